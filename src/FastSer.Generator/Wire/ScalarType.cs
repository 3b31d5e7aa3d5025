namespace FastSer.Generator.Wire;

/// <summary>A built-in value that a method of the runtime writes, named after <see cref="Suffix"/>.</summary>
internal sealed record ScalarType : WireType
{
    /// <summary>The end of the runtime's method names.</summary>
    public required string Suffix { get; init; }

    /// <summary>Bytes in the data; null in the Compact format's variable form.</summary>
    public int? Size { get; init; }

    /// <summary>An array of it is one block of memory for the runtime to copy and check.</summary>
    public bool IsMemory { get; init; }

    /// <summary>Some bit patterns are not valid values.</summary>
    public bool IsChecked { get; init; }

    /// <summary>The facts of the Compact format, once the type is in it.</summary>
    public CompactScalar? Compact { get; init; }

    public override int? FixedSize => Size;

    public override int MinimumSize => Size ?? Compact!.MinimumSize;

    public override string BlockName => IsMemory ? "Scalar" : "";

    public override string PackedName => Compact?.PackedName ?? "";

    public override ControlField? Control => Compact?.Control;

    public override bool IsBuiltInKey => true;

    public override bool IsPlainValue => Size is not null && !IsCompact;

    public override bool HasPlainName => !IsCompact;

    public override string Shape => Compact is { IsVariable: true }
        ? $"{Names.Shape}.CompactScalar({Names.Scalar}.{Compact.Name})"
        : $"{Names.Shape}.{Suffix}";

    public override string LockText => Compact is { IsVariable: false } ? "Compact" + Suffix : Suffix;

    public override WireType ToCompact() => Compact is null && CompactScalar.Find(Suffix) is { } compact
        ? this with
        {
            IsCompact = true,
            Compact = compact,
            Suffix = compact.IsVariable ? "Compact" + Suffix : Suffix,
            Size = compact.IsVariable ? null : Size,
            IsMemory = false,
        }
        : this;

    public override string FormatWrite(string value, HelperSet helpers) => $"writer.Write{Suffix}({value});";

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => $"reader.Read{Suffix}()";

    public override void EmitPut(SourceWriter source, int offset, string value) =>
        source.Line(FormattableString.Invariant($"block.Write{Suffix}({offset}, {value});"));

    public override string FormatGet(int offset, string block = "block") =>
        FormattableString.Invariant($"{block}.Read{Suffix}({offset})");

    public override IEnumerable<string> FormatChecks(int offset) =>
        IsChecked ? [FormattableString.Invariant($"block.IsValid{Suffix}({offset})")] : [];
}
