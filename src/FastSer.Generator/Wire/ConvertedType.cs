namespace FastSer.Generator.Wire;

/// <summary>A type that is written and read as another one: in the data it is that type, in its bytes, its shape and its lock text. An
/// immutable array, a concurrent queue, a lookup.</summary>
internal sealed record ConvertedType : ContainerType
{
    public required EquatableArray<WireType> Items { get; init; }

    public override EquatableArray<WireType> Parts => Items;

    /// <summary>The type of a view. A value that is read as an optional one has none: its type is not one that the program names.</summary>
    public override string? ViewType => Ops.ReadVia is NullableType ? null : Ops.ReadVia!.ViewType;

    public override string FormatView(string cursor, string path) => Ops.ReadVia!.FormatView(cursor, path);

    public override string FormatViewSkip(string cursor, string path, Func<string> plan) => Ops.ReadVia!.FormatViewSkip(cursor, path, plan);

    public override string Shape => Ops.ReadVia!.Shape;

    public override string LockText => Ops.ReadVia!.LockText;

    public override IEnumerable<string> LockReferences => Ops.ReadVia!.LockReferences;

    public override WireType ToCompact() => this with
    {
        IsCompact = true,
        Items = Items.Select(static item => item.ToCompact()).ToEquatableArray(),
        Ops = Ops.ToCompact(static type => type.ToCompact()),
    };

    public override WireType ToInterned() =>
        this with { Items = Items.Select(static item => item.ToInterned()).ToEquatableArray(), Ops = Ops.ToInterned() };

    protected override void EmitWriteItems(SourceWriter source, HelperSet helpers) => throw NoItems();

    protected override void EmitReadItem(SourceWriter source, HelperSet helpers) => throw NoItems();

    private InvalidOperationException NoItems() => new(FullName + " is written and read as another type.");
}
