namespace FastSer.Generator.Unions;

/// <summary>Emits Write, Read and Describe of a union: the tag of the value's type, then what the tag names.</summary>
internal static class UnionEmitter
{
    /// <summary>The tests for more types than this need the JIT's budget for inlining to themselves: in a larger method some would become calls.</summary>
    private const int MaximumInlinedCases = 6;

    public static void Emit(SourceWriter source, TypeModel model, UnionModel union)
    {
        EmitWrite(source, model, union);
        source.Line();
        EmitRead(source, model, union);
        source.Line();
        EmitDescribe(source, model, union);
    }

    private static void EmitWrite(SourceWriter source, TypeModel model, UnionModel union)
    {
        source.Line("/// <summary>Writes the value behind the tag of its type.</summary>");
        source.Line(Names.GeneratedMember);
        if (union.Cases.Count > MaximumInlinedCases)
        {
            source.Line(Names.NoInlining);
        }

        source.Open($"{CodePlace.FormatMethod(model, "void", "Write")}(ref {Names.Writer} writer, {model.SelfName}? value)");
        source.If("value is null", "writer.WriteNull();", "return;");
        for (var i = 0; i < union.Cases.Count; i++)
        {
            var item = union.Cases[i];
            var start = i == 0 ? "var isWritten = " : "    || ";
            var end = i == union.Cases.Count - 1 && union.Fallback is null ? ";" : "";
            source.Line(FormattableString.Invariant($"{start}writer.TryWrite{WriterOf(item.Form)}<{item.FullName}>({item.Tag}, value){end}"));
        }

        if (union.Fallback is not null)
        {
            source.Line($"    || writer.TryWriteUnknownCase<{model.SelfName}, {union.Fallback}>(value);");
        }

        source.Line($$"""
            if (!isWritten)
            {
                {{Names.Writer}}.ThrowUnexpectedType(value, typeof({{model.SelfName}}));
            }
            """);
        source.Close();
    }

    private static void EmitRead(SourceWriter source, TypeModel model, UnionModel union)
    {
        source.Line(Names.GeneratedMember);
        source.Open($"{CodePlace.FormatMethod(model, model.SelfName + "?", "Read")}(ref {Names.Reader} reader)");
        source.Line("var tag = reader.ReadTag();");
        source.Open("return tag switch");
        source.Line("-1 => null,");
        foreach (var item in union.Cases)
        {
            source.Line(FormattableString.Invariant($"{item.Tag} => reader.Read{ReaderOf(item)}<{item.FullName}>(),"));
        }

        source.Line(union.Fallback is not null
            ? $"_ => reader.ReadUnknownCase<{model.SelfName}, {union.Fallback}>(tag),"
            : union.IsTolerant
            ? $"_ => reader.SkipUnknownCase<{model.SelfName}>(),"
            : $"_ => reader.ThrowUnknownTag<{model.SelfName}>(tag),");
        source.Close("};");
        source.Close();
    }

    private static void EmitDescribe(SourceWriter source, TypeModel model, UnionModel union)
    {
        source.Line(Names.GeneratedMember);
        source.Line($"{CodePlace.FormatDescribe(model)}() => {Names.Shape}.{(union.IsTolerant ? "TolerantUnion" : "Union")}(");
        source.Line($"    {CSharpLiteral.String(model.DisplayName)},");
        for (var i = 0; i < union.Cases.Count; i++)
        {
            var item = union.Cases[i];
            var end = i == union.Cases.Count - 1 ? ShapeText.End(model) : ",";
            source.Line(item.Form switch
            {
                CaseForm.Members => FormattableString.Invariant($"    {Names.Shape}.Case<{item.FullName}>({item.Tag}){end}"),
                CaseForm.Enclosed =>
                    FormattableString.Invariant($"    {Names.Shape}.EnclosedCase({item.Tag}, {Names.Shape}.Of<{item.FullName}>()){end}"),
                _ => FormattableString.Invariant($"    {Names.Shape}.Case({item.Tag}, {Names.Shape}.Of<{item.FullName}>()){end}"),
            });
        }
    }

    private static string WriterOf(CaseForm form) => form switch
    {
        CaseForm.Members => "Case",
        CaseForm.Whole => "Exact",
        CaseForm.Enclosed => "Enclosed",
        _ => "Union",
    };

    private static string ReaderOf(UnionCase item) =>
        item.Form == CaseForm.Members ? "Case" : item.Form == CaseForm.Enclosed ? "Enclosed" : item.IsReference ? "NotNull" : "Object";
}
