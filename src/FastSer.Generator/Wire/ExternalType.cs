namespace FastSer.Generator.Wire;

/// <summary>A type of another assembly whose code stands in a class of this one.</summary>
internal sealed record ExternalType : WireType
{
    /// <summary>The class with its code.</summary>
    public required string Code { get; init; }

    /// <summary>The type as the schema lock names it.</summary>
    public required string LockName { get; init; }

    public required bool IsClass { get; init; }

    /// <summary>Gets whether it is in the Tolerant format: its length stands before it.</summary>
    public bool IsTolerant { get; init; }

    /// <summary>The fewest bytes that a value takes.</summary>
    public int Minimum { get; init; } = 1;

    public override int MinimumSize => Minimum;

    public override bool IsReference => IsClass;

    public override bool PopulatesExisting => IsClass;

    public override string FormatViewSkip(string cursor, string path, Func<string> plan) =>
        IsTolerant ? $"{cursor}.SkipObject({path})" : base.FormatViewSkip(cursor, path, plan);

    public override string Shape => Code + ".Shape";

    public override string LockText => LockName;

    public override IEnumerable<string> LockReferences => [LockName];

    public override string FormatWrite(string value, HelperSet helpers) => $"{Code}.Write(ref writer, {value});";

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) =>
        existing is null ? $"{Code}.Read(ref reader)" : $"{Code}.ReadInto(ref reader, {existing})";
}
