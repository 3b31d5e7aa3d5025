using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Emits the loops of a collection of elements that the runtime does not move as one block.</summary>
internal static class SequenceEmitter
{
    public static void EmitWrite(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        switch (type)
        {
            case { Kind: WireKind.Array }:
                EmitSpan(source, type.Element, "items", helpers);
                break;
            case { Kind: WireKind.List }:
                source.Line($"var span = {Names.Span}(items);");
                EmitSpan(source, type.Element, "span", helpers);
                break;
            case { Collection: { Span: { } span } model }:
                EmitSpanOf(source, type.Element, model, span, helpers);
                break;
            default:
                EmitCounted(source, type, helpers);
                break;
        }
    }

    public static void EmitRead(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var creation = type.Kind switch
        {
            WireKind.Array => ArrayCreation.Format(type, "count"),
            WireKind.List => $"new {type.FullName}(count)",
            _ => type.Collection!.Create,
        };
        CollectionEmitter.OpenLoop(
            source, type.Element.MinimumSize, type.Element.ClaimsSlots, creation, type.Collection?.WatchedKey);
        EmitItem(source, type, helpers);
        CollectionEmitter.CloseLoop(source, type.Collection?.Result ?? "items");
    }

    /// <summary>Reads one element and adds it.</summary>
    public static void EmitItem(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var item = Wire.FormatRead(type.Element, helpers);
        if (type.Collection?.WatchedKey is not null)
        {
            source.Line($"var item = {item};");
            item = "item";
            CollectionEmitter.EmitWatch(source, item);
        }

        source.Line(type.Kind switch
        {
            WireKind.Array => $"items[i] = {item};",
            WireKind.List => $"items.Add({item});",
            _ => type.Collection!.Add.Replace("{value}", item),
        });
    }

    /// <summary>Elements whose count might change while they are written.</summary>
    private static void EmitCounted(SourceWriter source, TypeRef type, HelperSet helpers)
    {
        var model = type.Collection!;
        CollectionEmitter.EmitCount(source, model);
        if (model.IsIndexed)
        {
            ElementLoop.EmitIndexed(source, helpers, new RunItem(type.Element, "items[i]"));
            return;
        }

        source.Line("var written = 0;");
        ElementLoop.Emit(
            source, helpers, $"foreach (var item in {model.Source})", [new RunItem(type.Element, "item")], isCounted: true);
        source.Line($"{Names.Writer}.CheckCount(count, written);");
    }

    private static void EmitSpanOf(SourceWriter source, TypeRef element, CollectionModel model, string span, HelperSet helpers)
    {
        if (model.Prepare is { } prepare)
        {
            source.Line(prepare);
        }

        if (element.IsMemoryScalar || element.IsPackedElement)
        {
            source.Line($"writer.Write{Wire.ElementsOf(element)}Span<{element.FullName}>({span});");
        }
        else
        {
            source.Line($"var span = {span};");
            EmitSpan(source, element, "span", helpers);
        }

        if (model.Finish is { } finish)
        {
            source.Line(finish);
        }
    }

    private static void EmitSpan(SourceWriter source, TypeRef element, string span, HelperSet helpers)
    {
        source.Line($"writer.WriteCount({span}.Length);");
        if (element.FixedSize is { } size)
        {
            source.Line(FormattableString.Invariant($"var block = writer.Reserve((nint){span}.Length * {size});"));
            source.Open($"foreach (var item in {span})");
            Wire.EmitPut(source, element, 0, "item");
            source.Line(FormattableString.Invariant($"block = block.Advance({size});"));
            source.Close();
            source.Line();
            source.Line("writer.Commit(block);");
            return;
        }

        if (element.IsBoundedObject)
        {
            EmitObjectRuns(source, span);
            return;
        }

        ElementLoop.Emit(source, helpers, $"foreach (var item in {span})", [new RunItem(element, "item")], isCounted: false);
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
}
