using System.Buffers;

namespace FastSer.Windows;

/// <summary>The first bytes of a long input, in pooled arrays that are full: none is moved when more bytes arrive.</summary>
internal sealed class InputPieces : IDisposable
{
    private const int LongestPiece = 16 * 1024 * 1024;

    private readonly List<byte[]> _pieces = [];

    public long Length { get; private set; }

    /// <summary>The size of the piece behind so many bytes: as large as all before it, up to a limit.</summary>
    public static int NextSize(long length) => (int)Math.Min(length, LongestPiece);

    public void Add(byte[] piece)
    {
        _pieces.Add(piece);
        Length += piece.Length;
    }

    /// <summary>The whole input.</summary>
    /// <param name="last">Its last bytes.</param>
    public ReadOnlySequence<byte> With(in PooledInput last)
    {
        var first = new Piece(_pieces[0], 0);
        var end = first;
        foreach (var piece in _pieces.Skip(1))
        {
            end = end.Append(piece);
        }

        end = end.Append(last.Memory);
        return new ReadOnlySequence<byte>(first, 0, end, end.Memory.Length);
    }

    public void Dispose()
    {
        foreach (var piece in _pieces)
        {
            ArrayPool<byte>.Shared.Return(piece);
        }

        _pieces.Clear();
    }

    private sealed class Piece : ReadOnlySequenceSegment<byte>
    {
        public Piece(ReadOnlyMemory<byte> memory, long start) => (Memory, RunningIndex) = (memory, start);

        public Piece Append(ReadOnlyMemory<byte> memory)
        {
            var next = new Piece(memory, RunningIndex + Memory.Length);
            Next = next;
            return next;
        }
    }
}
