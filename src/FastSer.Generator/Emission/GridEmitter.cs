using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits an array of several dimensions: its lengths, then the elements in row order.</summary>
internal static class GridEmitter
{
    private static readonly string[] s_indexes = ["i", "j", "k", "l"];

    public static void EmitWrite(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        source.Line("writer.WriteGridSize(items);");
        if (IsIntegers(type.Element))
        {
            source.Line($"writer.Write{type.Element.SequenceName}Items<{type.Element.FullName}>(items);");
            return;
        }

        if (IsBlock(type.Element))
        {
            source.Line($"writer.Write{Wire.ElementsOf(type.Element)}s<{type.Element.FullName}>(items);");
            return;
        }

        // With a length of 0 the others may be anything: no loop goes over them.
        source.Guard("items.Length == 0", "return;");
        ElementLoop.Emit(source, helpers, "foreach (var item in items)", [new RunItem(type.Element, "item")], isCounted: false);
    }

    public static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var element = type.Element;
        source.Line(FormattableString.Invariant(
            $"var size = reader.ReadGridSize(rank: {type.Rank}, minimumElementSize: {element.MinimumSize});"));
        source.Guard("size.IsNull", "return null;");
        var sizes = string.Join(", ", Enumerable.Range(0, type.Rank).Select(static i => FormattableString.Invariant($"size.Length{i}")));
        source.Line($"var items = {ArrayCreation.Format(type, sizes)};");
        if (IsBlock(element) || IsIntegers(element))
        {
            source.Line($"reader.Read{Wire.ElementsOf(element)}Items<{element.FullName}>(items);");
        }
        else
        {
            EmitLoops(source, type, helpers);
        }

        source.Line("return items;");
    }

    private static void EmitLoops(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        source.Guard("size.Count == 0", "return items;");
        var element = type.Element;
        if (element.ClaimsSlots)
        {
            source.Line("// Each element may claim slots of its own, but not bytes that its siblings need.");
            source.Line(FormattableString.Invariant($"reader.BeginItems(size.Count, minimumElementSize: {element.MinimumSize});"));
        }

        for (var i = 0; i < type.Rank; i++)
        {
            var index = s_indexes[i];
            source.Open(FormattableString.Invariant($"for (var {index} = 0; {index} < size.Length{i}; {index}++)"));
        }

        if (element.ClaimsSlots)
        {
            source.Line(FormattableString.Invariant($"reader.NextItem(minimumElementSize: {element.MinimumSize});"));
        }

        source.Line($"items[{string.Join(", ", s_indexes.Take(type.Rank))}] = {Wire.FormatRead(element, helpers)};");
        for (var i = 0; i < type.Rank; i++)
        {
            source.Close();
        }

        source.Line();
    }

    /// <summary>Integers that the Compact format groups.</summary>
    public static bool IsIntegers(TypeRef element) => element.SequenceName is "CompactSigned" or "CompactUnsigned";

    private static bool IsBlock(TypeRef element) => element.IsMemoryScalar || element.IsPackedElement;
}
