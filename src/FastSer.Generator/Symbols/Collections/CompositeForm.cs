namespace FastSer.Generator.Symbols.Collections;

/// <summary>Generic types of .NET that are no collections.</summary>
internal enum CompositeForm
{
    None,
    Nullable,
    ValueTuple,
    Pair,
    Tuple,
    CompactWrapper,
}
