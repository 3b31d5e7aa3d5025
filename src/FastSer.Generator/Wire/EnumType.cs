namespace FastSer.Generator.Wire;

/// <summary>An enum: its number.</summary>
internal sealed record EnumType : WireType
{
    public required ScalarType Number { get; init; }

    /// <summary>The C# keyword of its underlying type.</summary>
    public required string Underlying { get; init; }

    /// <summary>It is of another assembly: its underlying type may change without this one being compiled again.</summary>
    public bool IsForeign { get; init; }

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

    public override WireType ToCompact() =>
        Number.ToCompact() is ScalarType { IsCompact: true } compact ? this with { IsCompact = true, Number = compact } : this;

    public override string FormatWrite(string value, HelperSet helpers) => Number.FormatWrite(FormatNumber(value), helpers);

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => FormatFromNumber(Number.FormatRead(helpers));

    public override void EmitPut(SourceWriter source, int offset, string value) => Number.EmitPut(source, offset, FormatNumber(value));

    public override string FormatGet(int offset, string block = "block") => FormatFromNumber(Number.FormatGet(offset, block));

    public override string FormatNumber(string value) => IsForeign
        ? $"{Names.CompilerServices}.EnumValue.ToNumber<{FullName}, {Underlying}>({value})"
        : $"({Underlying}){value}";

    public override string FormatFromNumber(string number) => IsForeign
        ? $"{Names.CompilerServices}.EnumValue.FromNumber<{FullName}, {Underlying}>({number})"
        : $"({FullName}){number}";
}
