using FastSer.Generator.Collections;
using FastSer.Generator.Emission;

namespace FastSer.Generator.Wire;

/// <summary>A type that is another one in the data, whatever its items are: an immutable array, a lookup, a grouping.</summary>
internal sealed record ConvertedType : ContainerType
{
    public required EquatableArray<WireType> Items { get; init; }

    public override EquatableArray<WireType> Parts => Items;

    protected override string ItemsShape => throw NoItems();

    protected override string ItemsLockText => throw NoItems();

    public override WireType ToCompact() => this with
    {
        IsCompact = true,
        Items = Items.Select(static item => item.ToCompact()).ToEquatableArray(),
        Ops = Ops.ToCompact(static type => type.ToCompact()),
    };

    protected override void EmitWriteItems(SourceWriter source, HelperSet helpers) => throw NoItems();

    protected override void EmitReadItem(SourceWriter source, HelperSet helpers) => throw NoItems();

    private InvalidOperationException NoItems() => new(FullName + " is written and read as another type.");
}
