namespace FastSer.Generator.Objects;

/// <summary>Emits a struct of fixed size: where its bytes stand in a block.</summary>
internal static class ValueEmitter
{
    public static void Emit(SourceWriter source, TypeModel model)
    {
        var self = model.SelfName;
        var contract = $"{Names.SerializableValue}<{self}>";
        EmitProperty(source, $"static int {contract}.Size => {model.FixedSize};");
        EmitProperty(source, $"static {Names.Packing} {contract}.Packing => {Names.Packing}.{model.Packing};");
        EmitPut(source, model, contract);
        EmitGet(source, model, contract);
        EmitIsValid(source, model, contract);

        ObjectFormat.EmitLeftOut(source, model);
        source.Line($$"""
            {{Names.GeneratedMember}}
            static void {{Names.Serializable}}<{{self}}>.Write(ref {{Names.Writer}} writer, {{self}} value)
            {
                var block = writer.Reserve({{model.FixedSize}});
                block.WriteValue(0, value);
                writer.Commit(block.Advance({{model.FixedSize}}));
            }

            {{Names.GeneratedMember}}
            static {{self}} {{Names.Serializable}}<{{self}}>.Read(ref {{Names.Reader}} reader) =>
                reader.Take({{model.FixedSize}}).ReadValue<{{self}}>(0);
            """);
    }

    private static void EmitProperty(SourceWriter source, string property)
    {
        source.Line($"""
            {Names.GeneratedMember}
            {property}

            """);
    }

    private static void EmitPut(SourceWriter source, TypeModel model, string contract)
    {
        source.Line(Names.GeneratedMember);
        source.Open($"static void {contract}.Put({Names.WriteBlock} block, in {model.SelfName} value)");
        var target = "value";
        if (model.Callbacks.HasWriting)
        {
            // Callbacks may change what is written: a copy.
            target = "copy";
            source.Line("var copy = value;");
        }

        ConstructionEmitter.EmitCallbacks(source, model.Callbacks.Serializing, target, CallbackModel.Writer);
        var offset = 0;
        foreach (var member in model.Members)
        {
            member.Type.EmitPut(source, offset, AccessorEmitter.FormatGet(member, target));
            offset += member.Type.FixedSize!.Value;
        }

        ConstructionEmitter.EmitCallbacks(source, model.Callbacks.Serialized, target, CallbackModel.Writer);
        source.Close();
        source.Line();
    }

    private static void EmitGet(SourceWriter source, TypeModel model, string contract)
    {
        source.Line(Names.GeneratedMember);
        source.Open($"static {model.SelfName} {contract}.Get({Names.ReadBlock} block)");
        var offset = 0;
        foreach (var member in model.Members)
        {
            source.Line($"var {member.Local} = {member.Type.FormatGet(offset)};");
            offset += member.Type.FixedSize!.Value;
        }

        source.Line();
        ConstructionEmitter.Emit(source, model);
        source.Close();
        source.Line();
    }

    private static void EmitIsValid(SourceWriter source, TypeModel model, string contract)
    {
        var checks = new List<string>();
        var offset = 0;
        foreach (var member in model.Members)
        {
            checks.AddRange(member.Type.FormatChecks(offset));
            offset += member.Type.FixedSize!.Value;
        }

        source.Line($$"""
            {{Names.GeneratedMember}}
            static bool {{contract}}.IsValid({{Names.ReadBlock}} block) =>
                {{(checks.Count == 0 ? "true" : string.Join(" && ", checks))}};

            """);
    }
}
