namespace FastSer.Benchmarks;

/// <summary>One system's way to put the items of an array on a stream one after the other, one call each.</summary>
/// <param name="Name">The candidate's name.</param>
/// <param name="Items">The row's items, or their twins.</param>
public sealed record ItemCodec<T>(string Name, T[] Items)
{
    /// <summary>For a stream, an action that writes all items to it. Write the loop where the type is exact.</summary>
    public required Func<Stream, Action<T[]>> OpenWriter { get; init; }

    /// <summary>For a stream, an action that fills an array with items from it.</summary>
    public required Func<Stream, Action<T[]>> OpenReader { get; init; }

    /// <summary>The system buffers by itself, so a connection gets no buffered stream on top.</summary>
    public bool IsBuffered { get; init; }

    public DateFidelity Dates { get; init; }

    public string Note { get; init; } = "";
}
