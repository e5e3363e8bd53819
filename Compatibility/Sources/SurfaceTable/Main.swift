import Foundation

/// Prints which names of a census there are, by the symbols that the compiler has written down for our modules.
@main
struct Main {
    /// Arguments: the census, symbol graphs.
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let census = arguments.first else {
            print("usage: surface-table CENSUS GRAPH…")
            exit(64)
        }
        var symbols = SymbolTable()
        for graph in arguments.dropFirst().sorted() {
            symbols.add(
                try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(filePath: graph))))
        }
        print(
            Table(names: try CensusName.all(in: String(contentsOfFile: census, encoding: .utf8)), symbols)
                .text)
    }
}
