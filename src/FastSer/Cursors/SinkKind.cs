namespace FastSer.Cursors;

/// <summary>Where a writer's bytes go when its window is full.</summary>
internal enum SinkKind : byte
{
    /// <summary>The window is a scratch buffer that grows and holds everything.</summary>
    Scratch,

    /// <summary>The window is a scratch buffer; a value that fits it is given to a stream in one piece.</summary>
    Stream,

    /// <summary>The window is a span of an <c>IBufferWriter</c>.</summary>
    Output,

    /// <summary>The window is the caller's span itself.</summary>
    Span,

    /// <summary>The window is a scratch buffer; what is in it still has to be copied to the caller's span.</summary>
    Staged,

    /// <summary>The window is a scratch buffer that is written again and again: only the size is wanted.</summary>
    Counting,

    /// <summary>The window is a scratch buffer that grows until the outermost Tolerant object ends; then an <c>IBufferWriter</c> gets it.</summary>
    Held,
}
