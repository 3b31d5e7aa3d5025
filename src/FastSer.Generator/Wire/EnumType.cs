namespace FastSer.Generator.Wire;

/// <summary>An enum: its number.</summary>
internal sealed record EnumType : WireType
{
    public required ScalarType Number { get; init; }

    /// <summary>The C# keyword of its underlying type.</summary>
    public required string Underlying { get; init; }

    /// <summary>Gets whether it is of another assembly: its underlying type may change without this one being compiled again.</summary>
    public bool IsForeign { get; init; }

    /// <summary>The type as the schema lock names it; null where it is of another assembly.</summary>
    public string? LockName { get; init; }

    /// <summary>The name by which a compilation finds it.</summary>
    public string MetadataName { get; init; } = "";

    /// <summary>Its names and their numbers, where the schema lock records them.</summary>
    public EquatableArray<EnumConstant> Constants { get; init; } = EquatableArray<EnumConstant>.Empty;

    public override int? FixedSize => Number.FixedSize;

    public override int MinimumSize => Number.MinimumSize;

    public override string BlockName => Number.BlockName;

    public override string PackedName => Number.PackedName;

    public override ControlField? Control => Number.Control;

    public override bool IsBuiltInKey => true;

    public override bool IsPlainValue => Number.IsPlainValue;

    public override bool HasForeignEnum => IsForeign;

    public override string Shape => Number.Shape;

    public override string LockText => Number.LockText;

    public override IEnumerable<string> LockReferences => LockName is null ? [] : [LockName];

    public override IEnumerable<WireType> LockedTypes => LockName is null ? [] : [this];

    public override WireType ToCompact() =>
        Number.ToCompact() is ScalarType { IsCompact: true } compact ? this with { IsCompact = true, Number = compact } : this;

    public override string FormatWrite(string value, HelperSet helpers) => Number.FormatWrite(FormatNumber(value), helpers);

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => FormatFromNumber(Number.FormatRead(helpers));

    public override void EmitPut(SourceWriter source, int offset, string value) => Number.EmitPut(source, offset, FormatNumber(value));

    public override string FormatGet(int offset, string block = "block") => FormatFromNumber(Number.FormatGet(offset, block));

    public override string FormatNumber(string value) => IsForeign
        ? $"{Names.Runtime}EnumValue.ToNumber<{FullName}, {Underlying}>({value})"
        : $"({Underlying}){value}";

    public override string FormatFromNumber(string number) => IsForeign
        ? $"{Names.Runtime}EnumValue.FromNumber<{FullName}, {Underlying}>({number})"
        : $"({FullName}){number}";
}

/// <summary>One name of an enum. Immutable and structurally equal all the way down.</summary>
/// <param name="Name">The name.</param>
/// <param name="SchemaName">The name before it was renamed, if that is declared; else the same.</param>
/// <param name="Number">What it stands for.</param>
internal sealed record EnumConstant(string Name, string SchemaName, string Number);
