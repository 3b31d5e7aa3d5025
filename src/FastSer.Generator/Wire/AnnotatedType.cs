namespace FastSer.Generator.Wire;

/// <summary>A type marked with <c>[FastSerType]</c>: its own generated methods write and read it.</summary>
internal abstract record AnnotatedType : WireType
{
    /// <summary>The type as the schema lock names it.</summary>
    public required string LockName { get; init; }

    /// <summary>Its type arguments.</summary>
    public required LockArguments Arguments { get; init; }

    /// <summary>Gets whether it is in the Tolerant format: its length stands before it.</summary>
    public bool IsTolerant { get; init; }

    /// <summary>Gets whether it is a C# union: the compiler applies patterns to its content, also those of a nullable one, and the test for null.</summary>
    public bool IsLanguageUnion { get; init; }

    /// <summary>Its view as emitted code names it; null where it has none.</summary>
    public string? ViewName { get; init; }

    public override string? ViewType => ViewName;

    public override string FormatView(string cursor, string path) => $"{ViewName}.FastSerOpen({cursor}, {path})";

    public override string FormatViewSkip(string cursor, string path, Func<string> plan) => FixedSize is null && ViewName is not null
        ? $"{ViewName}.{Names.ViewStepType}.Over({cursor}, {path})"
        : IsTolerant ? $"{cursor}.SkipObject({path})"
        : base.FormatViewSkip(cursor, path, plan);

    public override string Shape => $"{Names.Shape}.Of<{FullName}>()";

    public override string LockText => LockName + Arguments.Text;

    public override IEnumerable<string> LockReferences => [LockName, .. Arguments.Types.SelectMany(static type => type.LockReferences)];

    public override IEnumerable<WireType> LockedTypes => Arguments.Types.SelectMany(static type => type.LockedTypes);

    public override string? RootSerializer => $"{Names.SerializableSerializer}<{FullName}>";

    public override IEnumerable<string> FormatKey(string value) => [$"hasher.AddObject({value});"];

    public override string FormatWrite(string value, HelperSet helpers) => $"writer.WriteObject({value});";

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => $"reader.ReadObject<{FullName}>()";
}

/// <summary>An annotated struct.</summary>
internal sealed record StructType : AnnotatedType
{
    /// <summary>Bytes in the data, where it is of this assembly and all its members are of fixed size.</summary>
    public int? Size { get; init; }

    public required int Minimum { get; init; }

    /// <summary>The runtime moves its arrays and lists as blocks, whatever assembly it is from.</summary>
    public bool IsBlock { get; init; }

    public override int? FixedSize => Size;

    public override int MinimumSize => Minimum;

    public override string BlockName => IsBlock ? "Value" : "";

    public override void EmitPut(SourceWriter source, int offset, string value) =>
        source.Line(FormattableString.Invariant($"block.WriteValue({offset}, {value});"));

    public override string FormatGet(int offset, string block = "block") =>
        FormattableString.Invariant($"{block}.ReadValue<{FullName}>({offset})");

    public override IEnumerable<string> FormatChecks(int offset) =>
        [FormattableString.Invariant($"block.IsValidValue<{FullName}>({offset})")];
}
