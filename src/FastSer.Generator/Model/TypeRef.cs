using FastSer.Generator.Collections;

namespace FastSer.Generator.Model;

/// <summary>
/// Every fact about a referenced type that changes emitted code, and nothing else.
/// Immutable and structurally equal all the way down: two equal references emit the same text.
/// </summary>
internal sealed record TypeRef
{
    /// <summary>The type as emitted code names it: <c>global::</c>-qualified, without nullable annotation.</summary>
    public required string FullName { get; init; }

    public required WireKind Kind { get; init; }

    /// <summary>What the type adds to a helper's name, for example <c>ListOfNote</c>.</summary>
    public required string Name { get; init; }

    /// <summary>The runtime's method suffix of a scalar (for an enum, of its underlying type).</summary>
    public string Suffix { get; init; } = "";

    /// <summary>The C# keyword an enum is cast to.</summary>
    public string Underlying { get; init; } = "";

    /// <summary>An enum of another assembly, whose underlying type may change without this one being compiled again.</summary>
    public bool IsForeignEnum { get; init; }

    /// <summary>Bytes on the wire where every value takes the same, else null.</summary>
    public int? FixedSize { get; init; }

    /// <summary>The fewest bytes any value takes; never 0.</summary>
    public required int MinimumSize { get; init; }

    public bool IsReference { get; init; }

    /// <summary>Reading a value may allocate slots from a count on the wire (docs/format.md, reservation).</summary>
    public bool ClaimsSlots { get; init; }

    /// <summary>An array of it is one block of memory for the runtime to copy and check.</summary>
    public bool IsMemoryScalar { get; init; }

    /// <summary>An annotated class whose values are put one after the other without a call between.</summary>
    public bool IsBoundedObject { get; init; }

    /// <summary>A struct whose arrays and lists the runtime moves as blocks, whatever assembly it is from.</summary>
    public bool IsPackedElement { get; init; }

    /// <summary>It is written as the Compact format says, where that differs from the Fast format.</summary>
    public bool IsCompact { get; init; }

    /// <summary>What the runtime calls arrays and lists of it that it writes in a form of their own, else empty.</summary>
    public string SequenceName { get; init; } = "";

    /// <summary>An annotated type whose values are of the types that it names.</summary>
    public bool IsUnion { get; init; }

    /// <summary>The tags of a declared set, one for each of its <see cref="Items"/>.</summary>
    public EquatableArray<int> Tags { get; init; } = EquatableArray<int>.Empty;

    /// <summary>The declared set of the place: it is written otherwise where a member declares another one.</summary>
    public string SetKey { get; init; } = "";

    /// <summary>An annotated type in the Tolerant format: its length stands before it.</summary>
    public bool IsTolerant { get; init; }

    /// <summary>An annotated type, or a type parameter, as the schema lock names it; empty for all others.</summary>
    public string SchemaName { get; init; } = "";

    /// <summary>The kinds of an annotated type's arguments, in brackets; empty where it is not generic.</summary>
    public string SchemaArguments { get; init; } = "";

    /// <summary>What the bytes depend on, as the schema lock records it: <c>Sequence&lt;Int32&gt;</c>.</summary>
    public string SchemaKind => this switch
    {
        { SchemaName.Length: > 0 } => SchemaName + SchemaArguments,
        { IsCompact: true, Suffix: "Boolean" } => "CompactBoolean",
        { IsCompact: true, Kind: WireKind.Nullable } => $"CompactNullable<{Element.SchemaKind}>",
        { Kind: WireKind.Array or WireKind.List, Element.SequenceName.Length: > 0 } => $"Packed<{Element.SchemaKind}>",
        { Kind: WireKind.Grid, Element.SequenceName: "CompactSigned" or "CompactUnsigned" } =>
            FormattableString.Invariant($"PackedGrid{Rank}<{Element.SchemaKind}>"),
        { Kind: WireKind.Scalar or WireKind.Enum } => Suffix,
        { Kind: WireKind.VariableScalar } => Suffix == "StringBuilder" ? "String" : Suffix,
        { Kind: WireKind.Array or WireKind.List or WireKind.HashSet or WireKind.Sequence } => $"Sequence<{Element.SchemaKind}>",
        { Kind: WireKind.Dictionary or WireKind.Map } => $"Map<{Items[0].SchemaKind},{Items[1].SchemaKind}>",
        { Kind: WireKind.Grid } => FormattableString.Invariant($"Grid{Rank}<{Element.SchemaKind}>"),
        { Kind: WireKind.Converted } => Collection!.ReadVia!.SchemaKind,
        { Kind: WireKind.Choice } => $"Set<{string.Join(",", Items.Zip(Tags, static (item, tag) => FormattableString.Invariant($"{tag}:{item.SchemaKind}")))}>",
        { Kind: WireKind.Custom } => $"Formatter<{Extension.Replace("global::", "").Replace(" ", "")}>",
        _ => $"{Kind}<{string.Join(",", Items.Select(static item => item.SchemaKind))}>",
    };

    /// <summary>The annotated types that values of this one are made of, as the schema lock names them.</summary>
    public IEnumerable<string> SchemaReferences => SchemaName.Length > 0
        ? [SchemaName, .. Items.SelectMany(static item => item.SchemaReferences)]
        : Kind == WireKind.Converted ? Collection!.ReadVia!.SchemaReferences
        : Items.SelectMany(static item => item.SchemaReferences);

    /// <summary>The formatter or the surrogate of the type.</summary>
    public string Extension { get; init; } = "";

    /// <summary>Element, key and value, or tuple items.</summary>
    public EquatableArray<TypeRef> Items { get; init; } = EquatableArray<TypeRef>.Empty;

    /// <summary>How a tuple's items are read from it: <c>Item1</c>, <c>Key</c>, ...</summary>
    public EquatableArray<string> ItemNames { get; init; } = EquatableArray<string>.Empty;

    /// <summary>How a collection is written and read; null for arrays and lists, which have loops of their own.</summary>
    public CollectionModel? Collection { get; init; }

    /// <summary>Of a root: in which part of the resolver it stands.</summary>
    public uint RootHash { get; init; }

    /// <summary>The dimensions of a grid.</summary>
    public int Rank { get; init; }

    public TypeRef Element => Items[0];

    /// <summary>What tells helpers apart. One type may be read with several comparers, which its name tells, and hold several sets.</summary>
    public string Key => $"{FullName} {Name} {SetKeys}{(IsCompact ? " compact" : "")}";

    /// <summary>Writing it can fail, although no user code runs.</summary>
    public bool HasForeignEnum => IsForeignEnum || Items.Any(static item => item.HasForeignEnum);

    private string SetKeys => SetKey + string.Concat(Items.Select(static item => item.SetKeys));

    /// <summary>A capacity check can cover it without visiting anything but itself.</summary>
    public bool IsBounded =>
        FixedSize is not null || IsString || (Kind == WireKind.Nullable && Element.FixedSize is not null);

    /// <summary>The same for a member of an object: those with control bits are, but for nullable values, which stand elsewhere.</summary>
    public bool IsBoundedMember => ControlBits > 0 ? Kind != WireKind.Nullable : IsBounded;

    public bool IsString => Kind == WireKind.VariableScalar && Suffix is "String" or "CompactString";

    /// <summary>The control bits of a member of a compact object (docs/format.md, control bits).</summary>
    public int ControlBits => this switch
    {
        { IsCompact: false } => 0,
        { Kind: WireKind.Nullable } or { Suffix: "Boolean" } => 1,
        { Suffix: "CompactInt64" or "CompactUInt64" or "CompactIntPtr" or "CompactUIntPtr" } => 4,
        { Suffix: "CompactDecimal" } => 6,
        { Kind: WireKind.Scalar or WireKind.Enum } => 2,
        _ => 0,
    };

    /// <summary>The synthesized text would ask a type without items for its element.</summary>
    public override string ToString() => FullName;
}
