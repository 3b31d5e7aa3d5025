namespace FastSer;

/// <summary>
/// Compares bytes that were written with <see cref="FastSerializerOptions.Checksum"/> with their checksum, without reading the value: for
/// a view of it, or before you pass it on. See docs/wire-format.md, section 22.
/// </summary>
/// <remarks>All members are thread-safe, and allocate nothing except an exception.</remarks>
public static class FastSerChecksum
{
    /// <summary>Compares the bytes of one value with the checksum before it.</summary>
    /// <param name="data">The checksum and the value, and nothing else.</param>
    /// <returns>
    /// The part of <paramref name="data"/> that is the value, as it is written without the option. It begins with the fingerprint of the type if
    /// the value was written with <see cref="FastSerializerOptions.Fingerprint"/> too.
    /// </returns>
    /// <exception cref="FastSerException">
    /// The bytes do not match their checksum (<see cref="FastSerErrorCode.ChecksumMismatch"/>), or are those of a part of a value, or of more.
    /// </exception>
    public static ReadOnlySpan<byte> Verify(ReadOnlySpan<byte> data)
    {
        var code = Find(data, out var content, out var offset);
        if (code != FastSerErrorCode.None)
        {
            Throw.Complete(code, offset);
        }

        return content;
    }

    /// <summary>Compares the bytes of one value with the checksum before it, without an exception.</summary>
    /// <param name="data">The checksum and the value, and nothing else.</param>
    /// <param name="content">The value, as <see cref="Verify"/> returns it; empty if the bytes do not match.</param>
    /// <returns>Whether the bytes match their checksum.</returns>
    public static bool TryVerify(ReadOnlySpan<byte> data, out ReadOnlySpan<byte> content) =>
        Find(data, out content, out _) == FastSerErrorCode.None;

    private static FastSerErrorCode Find(ReadOnlySpan<byte> data, out ReadOnlySpan<byte> content, out int offset)
    {
        var code = ChecksumCode.Verify(data, out var start, out var size);
        offset = code == FastSerErrorCode.None ? start + size : 0;
        code = code == FastSerErrorCode.None && offset != data.Length ? FastSerErrorCode.TrailingBytes : code;
        content = code == FastSerErrorCode.None ? data[start..] : default;
        return code;
    }
}
