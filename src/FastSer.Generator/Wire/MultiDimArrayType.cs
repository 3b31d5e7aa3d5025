namespace FastSer.Generator.Wire;

/// <summary>An array of 2 to 4 dimensions: its lengths, then the elements in row order.</summary>
internal sealed record MultiDimArrayType : WireType
{
    private static readonly string[] s_indexes = ["i", "j", "k", "l"];

    public required WireType Element { get; init; }

    public required int Rank { get; init; }

    public override bool IsReference => true;

    public override EquatableArray<WireType> Parts => new[] { Element }.ToEquatableArray();

    /// <summary>Integers that the Compact format groups.</summary>
    private bool IsPacked => Element.PackedName is "CompactSigned" or "CompactUnsigned";

    /// <summary>The runtime's name for the elements, where it moves them all by one call; else null.</summary>
    private string? RuntimeName => IsPacked ? Element.PackedName : Element.BlockName is { Length: > 0 } block ? block : null;

    public override string Shape =>
        FormattableString.Invariant($"{Names.Shape}.{(IsPacked ? "Compact" : "")}MultiDimArray({Rank}, {Element.Shape})");

    public override string LockText => FormattableString.Invariant($"{(IsPacked ? "Packed" : "")}Grid{Rank}<{Element.LockText}>");

    public override WireType ToCompact() => this with { IsCompact = true, Element = Element.ToCompact() };

    public override WireType ToInterned() => this with { Element = Element.ToInterned() };

    public override void EmitHelpers(SourceWriter source, HelperSet helpers)
    {
        HelperMethod.OpenWrite(source, this, "items");
        EmitWrite(source, helpers);
        source.Close();
        source.Line();
        HelperMethod.OpenRead(source, this);
        EmitRead(source, helpers);
        source.Close();
    }

    private void EmitWrite(SourceWriter source, HelperSet helpers)
    {
        source.Line("writer.WriteMultiDimArraySize(items);");
        if (RuntimeName is { } name)
        {
            source.Line($"writer.Write{name}{(IsPacked ? "Items" : "s")}<{Element.FullName}>(items);");
            return;
        }

        // With a length of 0 the others may be anything: no loop goes over them.
        source.If("items.Length == 0", "return;");
        ElementLoop.Emit(source, helpers, "foreach (var item in items)", [new RunItem(Element, "item")], isCounted: false);
    }

    private void EmitRead(SourceWriter source, HelperSet helpers)
    {
        source.Line(FormattableString.Invariant(
            $"var size = reader.ReadMultiDimArraySize(rank: {Rank}, minimumElementSize: {Element.MinimumSize});"));
        source.If("size.IsNull", "return null;");
        var sizes = string.Join(", ", Enumerable.Range(0, Rank).Select(static i => FormattableString.Invariant($"size.Length{i}")));
        source.Line($"var items = {ArrayCreation.Format(FullName, sizes)};");
        if (RuntimeName is { } name)
        {
            source.Line($"reader.Read{name}Items<{Element.FullName}>(items);");
        }
        else
        {
            EmitLoops(source, helpers);
        }

        source.Line("return items;");
    }

    private void EmitLoops(SourceWriter source, HelperSet helpers)
    {
        source.If("size.Count == 0", "return items;");
        ItemLoop.EmitReservation(source, "size.Count", Element.MinimumSize, Element.AllocatesFromCount);
        for (var i = 0; i < Rank; i++)
        {
            var index = s_indexes[i];
            source.Open(FormattableString.Invariant($"for (var {index} = 0; {index} < size.Length{i}; {index}++)"));
        }

        ItemLoop.EmitNext(source, Element.MinimumSize, Element.AllocatesFromCount);
        source.Line($"items[{string.Join(", ", s_indexes.Take(Rank))}] = {Element.FormatRead(helpers)};");
        for (var i = 0; i < Rank; i++)
        {
            source.Close();
        }

        source.Line();
    }
}
