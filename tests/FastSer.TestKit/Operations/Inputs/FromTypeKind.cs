namespace FastSer.TestKit.Operations;

/// <summary>The kinds of input that are read by a <see cref="Type"/>.</summary>
internal enum FromTypeKind
{
    Span,
    Segments,
    Stream,
    StreamAsync,
    Pipe,
}
