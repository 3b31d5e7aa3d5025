namespace FastSer.Generator.Wire;

/// <summary>The type arguments of an annotated type, as the schema lock records them. Immutable and structurally equal all the way down.</summary>
/// <param name="Types">Those that are known.</param>
/// <param name="Text">Their lock texts, in brackets; empty where the type is not generic.</param>
internal sealed record LockArguments(EquatableArray<WireType> Types, string Text)
{
    public static LockArguments None { get; } = new(EquatableArray<WireType>.Empty, "");
}
