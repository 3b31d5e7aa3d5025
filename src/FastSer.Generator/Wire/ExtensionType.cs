namespace FastSer.Generator.Wire;

/// <summary>A type that user code, such as a formatter, writes and reads.</summary>
internal abstract record ExtensionType : WireType
{
    /// <summary>The formatter or the surrogate, as emitted code names it.</summary>
    public required string Extension { get; init; }

    public required bool IsClass { get; init; }

    public override bool IsReference => IsClass;

    public override string Shape => $"{Names.Shape}.{Method}<{FullName}, {Extension}>()";

    public override string? RootSerializer => $"{Names.Runtime}{Method}Serializer<{FullName}, {Extension}>";

    /// <summary>The end of the runtime's method names.</summary>
    protected abstract string Method { get; }

    public override string FormatWrite(string value, HelperSet helpers) => $"writer.Write{Method}<{FullName}, {Extension}>({value});";

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => $"reader.Read{Method}<{FullName}, {Extension}>()";
}

/// <summary>A type that an <c>IFastSerFormatter&lt;T&gt;</c> writes and reads.</summary>
internal sealed record FormatterType : ExtensionType
{
    protected override string Method => "Custom";

    public override string LockText => $"Formatter<{PlainName.Of(Extension).Replace(" ", "")}>";
}

/// <summary>A type for which an annotated type stands.</summary>
internal sealed record SurrogateType : ExtensionType
{
    /// <summary>The annotated type as the schema lock names it.</summary>
    public required string LockName { get; init; }

    /// <summary>Its type arguments.</summary>
    public LockArguments Arguments { get; init; } = LockArguments.None;

    protected override string Method => "Surrogate";

    public override string LockText => LockName + Arguments.Text;

    public override IEnumerable<string> LockReferences => [LockName, .. Arguments.Types.SelectMany(static type => type.LockReferences)];

    public override IEnumerable<WireType> LockedTypes => Arguments.Types.SelectMany(static type => type.LockedTypes);
}
