namespace FastSer.Generator.Objects;

/// <summary>
/// Emits what stands for the serializer of a type with errors, so that code which uses the type compiles and those errors
/// stand alone. A stub has every contract that such code may ask for, whatever the type would have had.
/// </summary>
internal static class StubEmitter
{
    public static IEnumerable<string> ContractsOf(TypeModel model) => model switch
    {
        { IsReference: false } => [$"{Names.SerializableValue}<{model.SelfName}>"],
        { IsInterface: true } => [$"{Names.Serializable}<{model.SelfName}>"],
        _ => [$"{Names.SerializableBounded}<{model.SelfName}>", $"{Names.SerializableCase}<{model.SelfName}>"],
    };

    public static void Emit(SourceWriter source, TypeModel model)
    {
        var self = model.SelfName;
        var value = model.IsReference ? self + "?" : self;
        if (model.IsExternal)
        {
            EmitExternal(source, model, value);
            return;
        }

        var contract = $"{Names.Serializable}<{self}>";
        EmitMember(source, model, $"void {contract}.Write(ref {Names.Writer} writer, {value} value)");
        EmitMember(source, model, $"{value} {contract}.Read(ref {Names.Reader} reader)");
        EmitMember(source, model, $"{Names.Shape} {contract}.Describe()");
        if (!model.IsReference)
        {
            contract = $"{Names.SerializableValue}<{self}>";
            EmitMember(source, model, $"int {contract}.Size");
            EmitMember(source, model, $"{Names.Packing} {contract}.Packing");
            EmitMember(source, model, $"void {contract}.Put({Names.WriteBlock} block, in {self} value)");
            EmitMember(source, model, $"{self} {contract}.Get({Names.ReadBlock} block)");
            EmitMember(source, model, $"bool {contract}.IsValid({Names.ReadBlock} block)");
        }
        else if (!model.IsInterface)
        {
            EmitMember(source, model, $"{Names.WriteBlock} {Names.SerializableBounded}<{self}>.TryPut("
                + $"{Names.WriteBlock} block, {Names.WriteLimit} limit, {self}? value)");
            EmitMember(source, model, $"void {Names.SerializableCase}<{self}>.WriteCase("
                + $"ref {Names.Writer} writer, byte header, {self} value)");
            EmitMember(source, model, $"{self} {Names.SerializableCase}<{self}>.ReadCase(ref {Names.Reader} reader)");
        }
    }

    private static void EmitExternal(SourceWriter source, TypeModel model, string value)
    {
        EmitMember(source, model, $"internal void Write(ref {Names.Writer} writer, {value} value)");
        EmitMember(source, model, $"internal {value} Read(ref {Names.Reader} reader)");
        EmitMember(source, model, $"internal {value} ReadInto(ref {Names.Reader} reader, {value} value)");
        EmitMember(source, model, $"internal {Names.Shape} Shape");
    }

    private static void EmitMember(SourceWriter source, TypeModel model, string signature)
    {
        var message = $"'{model.DisplayName}' has no serializer: its declaration has errors that FastSer reports at build time.";
        source.Line($"""
            {Names.GeneratedMember}
            static {signature} => throw new global::System.InvalidOperationException(
                {CSharpLiteral.String(message)});
            """);
    }
}
