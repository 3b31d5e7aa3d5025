using FastSer.CompilerServices;

namespace FastSer;

// Reading of existing items before a writer appends more.
public sealed partial class FastSerStreamReader
{
    /// <summary>Gets whether the last call has found that the stream ends within an item.</summary>
    internal bool EndsWithinItem => _input.LastSerializer is not null;

    internal bool TrySkip<T>() => SerializerCache<T>.Instance.For(_options.Serializer).TrySkipItem(_input);

    internal ValueTask<bool> TrySkipAsync<T>(CancellationToken cancellationToken) =>
        SerializerCache<T>.Instance.For(_options.Serializer).TrySkipItemAsync(_input, cancellationToken);

    /// <summary>Throws if more follows than a part of an item.</summary>
    internal void CheckAtEnd()
    {
        if (!EndsWithinItem && HasNext())
        {
            throw new InvalidOperationException("The delegate returned false, although items follow: it must read all of them.");
        }
    }

    /// <summary>Throws if the last item was not cut short, but states a wrong length.</summary>
    internal void CheckCutShort()
    {
        if (!_input.LastSerializer!.IsCutShort(_input))
        {
            Throw.Complete(
                FastSerErrorCode.InvalidLength,
                BytesRead,
                "An item states more bytes than follow, but its content is invalid or ends earlier: its length is corrupt.");
        }
    }
}
