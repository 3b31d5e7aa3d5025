namespace FastSer.Generator.Unions;

/// <summary>Emits Write, Read and Describe of an F# union: the tag of the case, then its fields.</summary>
internal sealed class FSharpUnionEmitter(TypeModel model, FSharpUnionModel union, SourceWriter source, HelperSet helpers)
{
    private readonly string _nullable = model.IsReference ? model.SelfName + "?" : model.SelfName;

    public void Emit()
    {
        EmitWrite();
        source.Line();
        EmitRead();
        source.Line();
        EmitDescribe();
    }

    private void EmitWrite()
    {
        source.Line("/// <summary>Writes the fields behind the tag of their case.</summary>");
        source.Line(Names.GeneratedMember);
        source.Open($"{CodePlace.FormatMethod(model, "void", "Write")}(ref {Names.Writer} writer, {_nullable} value)");
        if (model.IsReference)
        {
            source.If("value is null", "writer.WriteNull();", "return;");
        }

        source.Open($"switch ({(union.NullCase is null ? "value.Tag" : $"{model.SelfName}.GetTag(value)")})");
        foreach (var item in union.Cases)
        {
            source.Section(FormattableString.Invariant($"case {item.Number}:"), FormatWrite(item));
        }

        source.Section("default:", [$"{Names.Writer}.ThrowUnexpectedType(value, typeof({model.SelfName}));"]);
        source.Close();
        source.Close();
    }

    private string[] FormatWrite(FSharpCaseModel item)
    {
        var start = FormattableString.Invariant($"start{item.Tag}");
        var fields = item.Fields is { } held ? Enclose(item, "writer.Enter();", held.FormatWrite("value", helpers), "writer.Leave();") : [];
        var tag = FormattableString.Invariant($"writer.WriteTag({item.Tag});");
        return union.IsTolerant ? [tag, $"var {start} = writer.BeginObject();", .. fields, $"writer.EndObject({start});"] : [tag, .. fields];
    }

    private void EmitRead()
    {
        source.Line(Names.GeneratedMember);
        source.Open($"{CodePlace.FormatMethod(model, _nullable, "Read")}(ref {Names.Reader} reader)");
        if (!model.IsReference)
        {
            source.Line("reader.RequireNotNull(0);");
        }

        source.Line("var tag = reader.ReadTag();");
        if (model.IsReference)
        {
            source.If("tag < 0", "return null;");
        }

        source.Line($"{_nullable} result;");
        source.Open("switch (tag)");
        foreach (var item in union.Cases)
        {
            source.Section(FormattableString.Invariant($"case {item.Tag}:"), FormatRead(item));
        }

        source.Section("default:", [union.IsTolerant
            ? $"result = reader.SkipUnknownCase<{model.SelfName}>();"
            : $"result = reader.ThrowUnknownTag<{model.SelfName}>(tag);"]);
        source.Close();
        source.Line();
        source.Line("return result;");
        source.Close();
    }

    private string[] FormatRead(FSharpCaseModel item)
    {
        var end = FormattableString.Invariant($"end{item.Tag}");
        var read = Enclose(item, "reader.Enter();", $"result = {item.Fields?.FormatRead(helpers) ?? item.Maker};", "reader.Leave();");
        return union.IsTolerant ? [$"var {end} = reader.BeginValue();", .. read, $"reader.EndObject({end});"] : read;
    }

    private static string[] Enclose(FSharpCaseModel item, string enter, string statement, string leave) =>
        item.IsRecursive ? [enter, statement, leave] : [statement];

    private void EmitDescribe()
    {
        source.Line(Names.GeneratedMember);
        source.Line($"{CodePlace.FormatDescribe(model)}() => {(model.IsReference ? "" : $"{Names.Shape}.NotNull(")}{Names.Shape}"
            + $".{(union.IsTolerant ? "TolerantUnion" : "Union")}(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)},");
        for (var i = 0; i < union.Cases.Count; i++)
        {
            var item = union.Cases[i];
            var shape = item.Fields?.Shape ?? $"{Names.Shape}.Object({CSharpLiteral.String($"{model.DisplayName}.{item.Name}")}, hasPresence: false)";
            shape += ShapeText.FormatRecursive(item.IsRecursive);
            var end = i < union.Cases.Count - 1 ? "," : model.IsReference ? ");" : "));";
            source.Line(FormattableString.Invariant($"    {Names.Shape}.{(union.IsTolerant ? "EnclosedCase" : "Case")}({item.Tag}, {shape}){end}"));
        }
    }
}
