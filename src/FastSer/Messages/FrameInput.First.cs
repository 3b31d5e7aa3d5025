using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;
using FastSer.Serializers;

namespace FastSer.Messages;

// The first bytes of the sequence, for errors of its first item; and its end, if that is within an item.
internal sealed partial class FrameInput
{
    private FirstBytes _first;
    private int _firstCount;

    /// <summary>Gets the serializer of the item within which the stream has ended; null if it has not.</summary>
    public TypeSerializer? LastSerializer { get; private set; }

    private ReadOnlySpan<byte> First => ((ReadOnlySpan<byte>)_first)[.._firstCount];

    private void KeepFirst(ReadOnlySpan<byte> arrived, long offset)
    {
        if (offset == _firstCount && _firstCount < InputAdvice.LongestSequenceStart)
        {
            var count = Math.Min(arrived.Length, InputAdvice.LongestSequenceStart - _firstCount);
            arrived[..count].CopyTo(((Span<byte>)_first)[_firstCount..]);
            _firstCount += count;
        }
    }

    /// <summary>Throws for an error of the sequence; the call does not take the item.</summary>
    [DoesNotReturn]
    private void Fail(FastSerErrorCode code, long offset, string? detail = null)
    {
        var exception = new FastSerException(code, detail);
        exception.Complete(new ErrorLocation(offset, null, null), FastSerMetrics.Read);
        exception.Advice = BytesRead == 0 ? InputAdvice.OfSequence(First) : null;
        throw exception;
    }

    [InlineArray(InputAdvice.LongestSequenceStart)]
    private struct FirstBytes
    {
        private byte _first;
    }
}
