using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the helpers of a place that holds one of a declared set of types: a tag, then the value's own encoding.</summary>
internal static class ChoiceEmitter
{
    public static void Emit(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        EmitWrite(source, type, helpers);
        source.Line();
        EmitRead(source, type, helpers);
    }

    private static void EmitWrite(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        CollectionEmitter.OpenWrite(source, type, helpers, "value");
        for (var i = 0; i < type.Items.Count; i++)
        {
            var item = type.Items[i];
            var test = item.HoldsDerived ? $"value is {item.FullName}" : $"{Names.Writer}.IsExact<{item.FullName}>(value)";
            source.Guard(
                test,
                FormattableString.Invariant($"writer.WriteTag({type.Tags[i]});"),
                Wire.FormatWrite(item, FormatCast(item), helpers),
                "return;");
        }

        source.Line($"{Names.Writer}.ThrowUnexpectedType(value, typeof({type.FullName}));");
        source.Close();
    }

    private static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        CollectionEmitter.OpenRead(source, type, helpers);
        source.Line("var tag = reader.ReadTag();");
        source.Open("switch (tag)");
        source.Line("case -1:");
        source.Line("    return null;");
        for (var i = 0; i < type.Items.Count; i++)
        {
            var item = type.Items[i];
            source.Line(FormattableString.Invariant($"case {type.Tags[i]}:"));
            if (item.IsReference)
            {
                source.Line($"    reader.RequireNotNull({(IsText(item) ? 1 : 0)});");
            }

            source.Line($"    return {Wire.FormatRead(item, helpers)};");
        }

        source.Line("default:");
        source.Line($"    return reader.ThrowUnknownTag<{type.FullName}>(tag);");
        source.Close();
        source.Close();
    }

    /// <summary>A wrapper is asked for its value.</summary>
    private static string FormatCast(TypeRef item) =>
        item.Kind == WireKind.Compact ? $"(({item.FullName})value)" : $"({item.FullName})value";

    /// <summary>The null of a string is 1: 0 is the empty one.</summary>
    private static bool IsText(TypeRef item) =>
        item.Kind == WireKind.VariableScalar && (item.IsString || item.Suffix is "Uri" or "StringBuilder");
}
