namespace FastSer.TestKit.Operations;

/// <summary>What is read by a <see cref="Type"/>.</summary>
internal enum FromTypeKind
{
    Span,
    Segments,
    Stream,
    StreamAsync,
    Pipe,
}
