using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>
/// One reading of a root collection element by element, while its bytes arrive: how the elements are read, and the collection that they
/// are in at last.
/// </summary>
/// <typeparam name="TRoot">The type of the collection.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class IncrementalReader<TRoot>
{
    private protected IncrementalReader()
    {
    }

    /// <summary>Gets the fewest bytes that an element takes.</summary>
    internal abstract int MinimumSize { get; }

    /// <summary>Gets whether the least bytes of the elements to come are no bytes of the current one (docs/wire-format.md, reservation).</summary>
    internal virtual bool Reserves => false;

    /// <summary>Gets whether many elements are read by one call, which does not tell whose code has thrown.</summary>
    internal virtual bool AreReadAtOnce => false;

    /// <summary>Gets the collection, when all elements are read.</summary>
    internal abstract TRoot Result { get; }

    /// <summary>Gets how many elements there are.</summary>
    internal int Count { get; private set; }

    /// <summary>Gets how many of them are read.</summary>
    internal int Done { get; private protected set; }

    /// <summary>Gets what was thrown by the element behind the last one that was read; null as long as nothing was.</summary>
    internal Exception? Fault { get; private protected set; }

    /// <summary>Gets how far behind the start of its element the reader was when it threw.</summary>
    internal int FaultPosition { get; private protected set; }

    /// <summary>Gets where the header of the collection begins.</summary>
    internal int Start { get; private set; }

    /// <summary>Gets the length of the shortest input that has as many elements as the header announces.</summary>
    internal long LeastLength { get; private set; }

    /// <summary>Gets or sets how many bytes were read and let go of.</summary>
    internal long Offset { get; set; }

    /// <summary>Gets or sets the error that the call will end with, and its place.</summary>
    internal (FastSerException Exception, ErrorLocation Location)? LocatedFault { get; set; }

    /// <summary>Begins with the number of elements that the header announces; nothing is allocated for them.</summary>
    /// <param name="count">The number.</param>
    /// <param name="start">Where the header begins.</param>
    /// <param name="end">Where it ends.</param>
    internal void Begin(int count, int start, int end)
    {
        Count = count;
        Start = start;
        LeastLength = end + ((long)count * MinimumSize);
    }

    /// <summary>Reads the elements that are there, up to the first one that is not all there, or that is faulty.</summary>
    /// <param name="data">The bytes that have arrived behind the last element that was read.</param>
    /// <param name="isAll">Nothing follows: an element that is not all there is a fault.</param>
    /// <param name="mayAllocateAll">
    /// The input is long enough for all elements: there may be room for them at once, as when the input is read from a span.
    /// </param>
    /// <param name="options">The options of the call.</param>
    /// <returns>The number of bytes that were read.</returns>
    internal abstract int Read(ReadOnlySpan<byte> data, bool isAll, bool mayAllocateAll, FastSerializerOptions? options);
}
