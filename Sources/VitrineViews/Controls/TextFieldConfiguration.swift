struct TextFieldConfiguration {
    let field: FieldContent
    let label: StylePart<LabelPart<TextFieldConfiguration>>
}
