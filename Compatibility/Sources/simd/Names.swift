// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of Apple's systems.

// Vectors by the names that Apple's systems give them.
public typealias simd_float1 = Float
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double1 = Double
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int1 = Int32
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint1 = UInt32
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>

// Matrices and turns.
public typealias simd_float3x3 = Matrix3<Float>
public typealias float3x3 = Matrix3<Float>
public typealias simd_float4x4 = Matrix4<Float>
public typealias float4x4 = Matrix4<Float>
public typealias simd_double3x3 = Matrix3<Double>
public typealias double3x3 = Matrix3<Double>
public typealias simd_double4x4 = Matrix4<Double>
public typealias double4x4 = Matrix4<Double>
public typealias simd_quatf = Quaternion<Float>
public typealias simd_quatd = Quaternion<Double>
public let matrix_identity_float3x3 = Matrix3<Float>(1)
public let matrix_identity_float4x4 = Matrix4<Float>(1)
public let matrix_identity_double3x3 = Matrix3<Double>(1)
public let matrix_identity_double4x4 = Matrix4<Double>(1)
