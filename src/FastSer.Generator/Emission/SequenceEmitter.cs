using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the loops of an array, List or HashSet whose elements the runtime does not move as one block.</summary>
internal static class SequenceEmitter
{
    public static void Emit(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        EmitWrite(source, type, helpers);
        source.Line();
        EmitRead(source, type, helpers);
    }

    private static void EmitWrite(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        CollectionEmitter.OpenWrite(source, type, helpers, "items");
        if (type.Kind == WireKind.HashSet)
        {
            source.Line("var count = items.Count;");
            source.Line("writer.WriteCount(count);");
            source.Line("var written = 0;");
            ElementLoop.Emit(source, helpers, "foreach (var item in items)", [new RunItem(type.Element, "item")], isCounted: true);
            source.Line($"{Names.Writer}.CheckCount(count, written);");
        }
        else
        {
            EmitSpanLoop(source, type, helpers);
        }

        source.Close();
    }

    private static void EmitSpanLoop(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var span = type.Kind == WireKind.List ? "span" : "items";
        if (type.Kind == WireKind.List)
        {
            source.Line($"var span = {Names.Span}(items);");
        }

        source.Line($"writer.WriteCount({span}.Length);");
        if (type.Element.FixedSize is { } size)
        {
            source.Line(FormattableString.Invariant($"var block = writer.Reserve((nint){span}.Length * {size});"));
            source.Open($"foreach (var item in {span})");
            Wire.EmitPut(source, type.Element, 0, "item");
            source.Line(FormattableString.Invariant($"block = block.Advance({size});"));
            source.Close();
            source.Line();
            source.Line("writer.Commit(block);");
            return;
        }

        if (type.Element.IsBoundedObject)
        {
            EmitObjectRuns(source, span);
            return;
        }

        ElementLoop.Emit(source, helpers, $"foreach (var item in {span})", [new RunItem(type.Element, "item")], isCounted: false);
    }

    /// <summary>Nothing is called inside a run but the element's own put; only an element that does not fit refills.</summary>
    private static void EmitObjectRuns(SourceWriter source, string span)
    {
        source.Line("var written = 0;");
        source.Open($"while (written < {span}.Length)");
        source.Line("var block = writer.Block;");
        source.Line("var limit = writer.Limit;");
        source.Open($"for (; written < {span}.Length; written++)");
        source.Line($"var end = {Names.Writer}.TryPut(block, limit, {span}[written]);");
        source.Guard("end.IsNone", "break;");
        source.Line("block = end;");
        source.Close();
        source.Line();
        source.Line("writer.Commit(block);");
        source.Open($"if (written < {span}.Length)");
        source.Line($"writer.WriteObject({span}[written++]);");
        source.Close();
        source.Close();
    }

    private static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        CollectionEmitter.OpenRead(source, type, helpers);
        var creation = type.Kind == WireKind.Array ? FormatNewArray(type.Element) : $"new {type.FullName}(count)";
        CollectionEmitter.OpenLoop(source, type, type.Element.MinimumSize, type.Element.ClaimsSlots, creation);
        EmitItem(source, type, helpers);
        CollectionEmitter.CloseLoop(source);
    }

    /// <summary>Reads one element and adds it.</summary>
    public static void EmitItem(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var item = Wire.FormatRead(type.Element, helpers);
        source.Line(type.Kind switch
        {
            WireKind.Array => $"items[i] = {item};",
            WireKind.List => $"items.Add({item});",
            _ => $"reader.AddUnique(items, {item});",
        });
    }

    /// <summary>The size goes into the first pair of brackets: <c>new int[count][]</c>.</summary>
    public static string FormatNewArray(TypeRef element)
    {
        var name = element.FullName;
        var ranks = "";
        for (var inner = element; inner.Kind == WireKind.Array; inner = inner.Element)
        {
            name = inner.Element.FullName;
            ranks += "[]";
        }

        return $"new {name}[count]{ranks}";
    }
}
