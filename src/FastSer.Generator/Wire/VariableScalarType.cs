namespace FastSer.Generator.Wire;

/// <summary>A built-in value of variable size: string, Version, Uri, BigInteger, BitArray, IPAddress and others.</summary>
internal sealed record VariableScalarType : WireType
{
    private const string String = "String";
    private const string CompactString = "CompactString";

    /// <summary>The end of the runtime's method names.</summary>
    public required string Suffix { get; init; }

    /// <summary>The form of its first bytes.</summary>
    public required ScalarHead Head { get; init; }

    /// <summary>The name in the schema lock.</summary>
    public required string LockName { get; init; }

    public required bool IsClass { get; init; }

    /// <summary>A string that is looked up in a pool when it is read.</summary>
    public bool IsInterned { get; init; }

    public override bool IsReference => IsClass;

    public bool IsString => Suffix is String or CompactString;

    public override string? LengthMethod => Head switch
    {
        ScalarHead.Text => IsCompact ? "ExpectCompactText" : "ExpectText",
        ScalarHead.Bits => "ExpectCount",
        _ => null,
    };

    public override bool IsBounded => IsString;

    public override bool MustBeHeld => IsString;

    public override bool IsBuiltInKey => true;

    public override bool HasPlainName => !IsCompact && !IsInterned;

    /// <summary>The null of a text is 1: 0 is the empty one.</summary>
    public override int NullHeader => Head is ScalarHead.Text or ScalarHead.Name ? 1 : 0;

    public override bool HasItems => Suffix == String;

    public override string Shape => $"{Names.Shape}.{Suffix}";

    public override string LockText => IsCompact ? Suffix : LockName;

    public override WireType ToCompact() => IsString ? this with { IsCompact = true, Suffix = CompactString } : this;

    public override WireType ToInterned() => IsString ? this with { IsInterned = true } : this;

    /// <summary>Gets whether it is written as a text, and every text is one of its values or refused when the object is built.</summary>
    private bool IsText => !IsCompact && Head == ScalarHead.Text;

    public override string? ViewType => IsText ? Names.TextView : null;

    public override string FormatView(string cursor, string path) => $"{cursor}.Text({path})";

    public override string FormatViewSkip(string cursor, string path, Func<string> plan) =>
        IsText ? $"{cursor}.SkipText({path})" : base.FormatViewSkip(cursor, path, plan);

    public override string FormatWrite(string value, HelperSet helpers) => $"writer.Write{Suffix}({value});";

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => $"reader.Read{Interned}{Suffix}()";

    public override string FormatItems(string verb, HelperSet helpers) =>
        $"{Names.StringItems}.{(IsInterned ? verb.Replace("Read", "ReadInterned") : verb)}";

    /// <summary>A string that cannot be null.</summary>
    public string FormatReadPresent() => $"reader.ReadPresent{Interned}String()";

    private string Interned => IsInterned ? "Interned" : "";

    public override string? FormatBound(string value) => $"{Names.Writer}.GetMaxByteCount({value})";

    public override string FormatPutBounded(int offset, string value, HelperSet helpers) =>
        FormattableString.Invariant($"block.Write{Suffix}({offset}, {value})");
}
