using System.Buffers.Binary;
using System.Runtime.InteropServices;

namespace FastSer.Primitives;

/// <summary>
/// The head of a value with a checksum (docs/wire-format.md, section 22): the size of the content as L, half a CRC-32C of these bytes, and
/// the CRC-32C of the content.
/// </summary>
internal static class ChecksumCode
{
    public const int MaxHeadSize = LengthCode.MaxSize + ChecksSize;

    /// <summary>The check of the size takes two bytes, that of the content four.</summary>
    private const int ChecksSize = sizeof(ushort) + sizeof(uint);

    public static int HeadSizeOf(int contentSize) => LengthCode.SizeOf((uint)contentSize) + ChecksSize;

    /// <summary>Writes the head of a content, for which there is room.</summary>
    public static void Put(Span<byte> head, ReadOnlySpan<byte> content)
    {
        var length = head[..LengthCode.SizeOf((uint)content.Length)];
        LengthCode.Put(ref MemoryMarshal.GetReference(length), (uint)content.Length);
        BinaryPrimitives.WriteUInt16LittleEndian(head[length.Length..], CheckOf(length));
        BinaryPrimitives.WriteUInt32LittleEndian(head[(length.Length + sizeof(ushort))..], Crc32C.Of(content));
    }

    /// <summary>Gets the size of a head and of its content.</summary>
    /// <param name="data">The bytes from the head on.</param>
    /// <param name="headSize">The size of the head, also if it is not all there.</param>
    /// <param name="contentSize">The size of the content, of which nothing need be there.</param>
    /// <returns>The code of the fault in the head; <see cref="FastSerErrorCode.None"/> if it has no fault.</returns>
    public static FastSerErrorCode TryGetHead(ReadOnlySpan<byte> data, out int headSize, out uint contentSize)
    {
        var lengthSize = LengthCode.Get(data, out contentSize);
        headSize = lengthSize > 0 ? lengthSize + ChecksSize : data.IsEmpty ? 1 + ChecksSize : MaxHeadSize;
        return lengthSize == LengthCode.NotShortest ? FastSerErrorCode.InvalidLength
            : lengthSize == LengthCode.Truncated || data.Length < lengthSize + sizeof(ushort) ? FastSerErrorCode.Truncated
            : CheckOf(data[..lengthSize]) != BinaryPrimitives.ReadUInt16LittleEndian(data[lengthSize..]) ? FastSerErrorCode.ChecksumMismatch
            : data.Length < headSize ? FastSerErrorCode.Truncated
            : FastSerErrorCode.None;
    }

    /// <summary>Compares the content of an input with its checksum.</summary>
    /// <param name="data">The bytes from the head on.</param>
    /// <param name="start">Where the content begins.</param>
    /// <param name="size">The size of the content.</param>
    /// <returns>The code of the fault in the input; <see cref="FastSerErrorCode.None"/> if it has no fault.</returns>
    public static FastSerErrorCode Verify(ReadOnlySpan<byte> data, out int start, out int size)
    {
        var code = TryGetHead(data, out start, out var contentSize);
        size = 0;
        if (code != FastSerErrorCode.None || contentSize > (uint)(data.Length - start))
        {
            return code != FastSerErrorCode.None ? code : FastSerErrorCode.Truncated;
        }

        size = (int)contentSize;
        var expected = BinaryPrimitives.ReadUInt32LittleEndian(data[(start - sizeof(uint))..]);
        return Crc32C.Of(data.Slice(start, size)) == expected ? FastSerErrorCode.None : FastSerErrorCode.ChecksumMismatch;
    }

    private static ushort CheckOf(ReadOnlySpan<byte> length) => (ushort)Crc32C.Of(length);
}
