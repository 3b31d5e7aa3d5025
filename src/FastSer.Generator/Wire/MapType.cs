namespace FastSer.Generator.Wire;

/// <summary>A dictionary or any other collection of keys with values: a count, then key and value for each entry.</summary>
internal sealed record MapType : ContainerType
{
    public required WireType KeyType { get; init; }

    public required WireType ValueType { get; init; }

    public override EquatableArray<WireType> Parts => new[] { KeyType, ValueType }.ToEquatableArray();

    /// <summary>The view is a type inside that of the object, which knows its name.</summary>
    public const string ViewPlaceholder = "{map}";

    public override string? ViewType => !IsCompact
        && (KeyType.IsPlainValue || KeyType.ViewType == Names.TextView)
        && ValueType is not (MapType or ConvertedType) && ValueType.ViewType is not null
            ? ViewPlaceholder
            : null;

    public override string FormatView(string cursor, string path) => $"{ViewPlaceholder}.FastSerOpen({cursor})";

    public override string FormatLength(string value) =>
        $"LengthOf<global::System.Collections.Generic.KeyValuePair<{KeyType.FullName}, {ValueType.FullName}>>({value})";

    public override string Shape => $"{Names.Shape}.Map({KeyType.Shape}, {ValueType.Shape})";

    public override string LockText => $"Map<{KeyType.LockText},{ValueType.LockText}>";

    public override WireType ToCompact() => this with
    {
        IsCompact = true,
        KeyType = KeyType.ToCompact(),
        ValueType = ValueType.ToCompact(),
        Ops = Ops.ToCompact(static type => type.ToCompact()),
    };

    public override WireType ToInterned() =>
        this with { KeyType = KeyType.ToInterned(), ValueType = ValueType.ToInterned(), Ops = Ops.ToInterned() };

    /// <summary>The dictionary of the framework, without a comparer that is stated.</summary>
    private bool IsInParts => IsCommon && Ops is { Local: "dictionary", ReadVia: null };

    private string EntryType => $"global::System.Collections.Generic.KeyValuePair<{KeyType.FullName}, {ValueType.FullName}>";

    public override string? FormatIncrementalReader(string root, HelperSet helpers)
    {
        if (!IsInParts)
        {
            return base.FormatIncrementalReader(root, helpers);
        }

        var reserves = ItemsAllocate ? "true" : "false";
        var watch = Ops.WatchedKey is null ? "" : ", watchesKeys: true" + (Ops.KeyHashing is { } hashing ? $", hashing: {hashing}" : "");
        return FormattableString.Invariant($"""
            {Names.IncrementalReader}.Dictionary<{root}, {KeyType.FullName}, {ValueType.FullName}>(
                    minimumElementSize: {MinimumItemSize}, reserves: {reserves}, static (ref {Names.Reader} reader) =>
                        new {EntryType}({KeyType.FormatRead(helpers)}, {ValueType.FormatRead(helpers)}){watch})
            """);
    }

    public override string? FormatIncrementalWriter(HelperSet helpers) => !IsInParts
        ? base.FormatIncrementalWriter(helpers)
        : $$"""
            {{Names.IncrementalWriter}}.Entries<{{KeyType.FullName}}, {{ValueType.FullName}}>(
                    value, static (ref {{Names.Writer}} writer, {{EntryType}} entry) =>
                    {
                        {{KeyType.FormatWrite("entry.Key", helpers)}}
                        {{ValueType.FormatWrite("entry.Value", helpers)}}
                    })
            """;

    protected override void EmitWriteItems(SourceWriter source, HelperSet helpers) => ItemLoop.EmitCounted(
        source, helpers, Ops, "entry", [new RunItem(KeyType, "entry.Key"), new RunItem(ValueType, "entry.Value")]);

    protected override void EmitReadItem(SourceWriter source, HelperSet helpers)
    {
        var fixedSize = KeyType.FixedSize + ValueType.FixedSize;
        if (fixedSize is not null)
        {
            source.Line(FormattableString.Invariant($"var block = reader.Take({fixedSize});"));
        }

        var key = fixedSize is null ? KeyType.FormatRead(helpers) : KeyType.FormatGet(0);
        var value = fixedSize is null ? ValueType.FormatRead(helpers) : ValueType.FormatGet(KeyType.FixedSize!.Value);
        if (fixedSize is null || Ops.WatchedKey is not null)
        {
            source.Line($"var key = {key};");
            key = "key";
        }

        EmitWatch(source, key);
        source.Line(Ops.Add.Replace("{key}", key).Replace("{value}", value));
    }
}
