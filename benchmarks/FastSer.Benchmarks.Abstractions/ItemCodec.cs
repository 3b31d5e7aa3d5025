namespace FastSer.Benchmarks;

/// <summary>One system's way to put the items of an array on a stream one after the other, one call each.</summary>
/// <param name="Name">The candidate's name.</param>
/// <param name="Items">The row's items, or their twins.</param>
public sealed record ItemCodec<T>(string Name, T[] Items)
{
    /// <summary>For a stream, an action that writes all items to it. Write the loop where the type is exact.</summary>
    public Func<Stream, Action<T[]>>? OpenWriter { get; init; }

    /// <summary>
    /// The writer of a system that buffers by itself, and an action that sends the buffered bytes. A connection then gets no
    /// buffered stream on top.
    /// </summary>
    public Func<Stream, (Action<T[]> Write, Action Flush)>? OpenBufferedWriter { get; init; }

    /// <summary>For a stream, an action that fills an array with items from it.</summary>
    public required Func<Stream, Action<T[]>> OpenReader { get; init; }

    /// <summary>
    /// The bytes of the buffered streams at both ends of a connection; the source's unless set. Systems that buffer by
    /// themselves get none.
    /// </summary>
    public int ConnectionBuffer { get; init; } = 4096;

    public DateFidelity Dates { get; init; }

    public string Note { get; init; } = "";

    internal bool IsBuffered => OpenBufferedWriter is not null;

    internal (Action<T[]> Write, Action Flush) Open(Stream stream) =>
        OpenBufferedWriter is not null ? OpenBufferedWriter(stream) : (OpenWriter!(stream), stream.Flush);
}
