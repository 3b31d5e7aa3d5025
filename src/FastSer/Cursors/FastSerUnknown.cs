using System.Buffers.Binary;
using System.ComponentModel;
using System.Globalization;
using System.Numerics;
using System.Runtime.InteropServices;

namespace FastSer;

/// <summary>
/// The members of a <see cref="WireFormat.Tolerant"/> object that a newer version of its type added, as they were read. Declare one
/// member of this type in a Tolerant type to keep them: they are written back with the object. See docs/versioning.md.
/// </summary>
/// <remarks>The value is immutable. It belongs to the type of the object that it was read from.</remarks>
public readonly struct FastSerUnknown : IEquatable<FastSerUnknown>
{
    private const int MaskSizeAt = sizeof(int);
    private const int MaskAt = 2 * sizeof(int);
    private const int KeysPerByte = 7;

    /// <summary>The first key, the size of the mask, the mask from the byte with the first key on, the members; null for nothing.</summary>
    private readonly byte[]? _content;

    private FastSerUnknown(byte[] content) => _content = content;

    /// <summary>Gets whether there are no unknown members.</summary>
    public bool IsEmpty => _content is null;

    /// <summary>Gets how many members are kept: those that are null in the data do not count.</summary>
    public int Count
    {
        get
        {
            var count = -1;
            foreach (var part in Mask)
            {
                count += BitOperations.PopCount(part & ((1u << KeysPerByte) - 1));
            }

            return Math.Max(0, count);
        }
    }

    /// <summary>Gets how many bytes the kept members take in the data.</summary>
    public int Size => Members.Length;

    /// <summary>Gets everything that two values differ in.</summary>
    internal ReadOnlySpan<byte> Content => _content;

    /// <summary>Gets the mask from the byte on that has the first key; the bits of lower keys are clear.</summary>
    internal ReadOnlySpan<byte> Mask => _content is null ? default : _content.AsSpan(MaskAt, NumberAt(MaskSizeAt));

    /// <summary>Gets the members, in the order of their keys.</summary>
    internal ReadOnlySpan<byte> Members => _content is null ? default : _content.AsSpan(MaskAt + NumberAt(MaskSizeAt));

    /// <summary>Compares the kept members byte by byte.</summary>
    /// <param name="left">A value.</param>
    /// <param name="right">Another one.</param>
    /// <returns>Whether they are equal.</returns>
    public static bool operator ==(FastSerUnknown left, FastSerUnknown right) => left.Equals(right);

    /// <summary>Compares the kept members byte by byte.</summary>
    /// <param name="left">A value.</param>
    /// <param name="right">Another one.</param>
    /// <returns>Whether they differ.</returns>
    public static bool operator !=(FastSerUnknown left, FastSerUnknown right) => !left.Equals(right);

    /// <inheritdoc/>
    public bool Equals(FastSerUnknown other) => Content.SequenceEqual(other.Content);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is FastSerUnknown other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = default(HashCode);
        hash.AddBytes(Content);
        return hash.ToHashCode();
    }

    /// <summary>Tells how much is kept.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"{Count} unknown members, {Size} bytes");

    /// <summary>Keeps what an object has from a key on.</summary>
    /// <param name="firstKey">One more than the highest key that the reader knows.</param>
    /// <param name="mask">The mask of the object, which knows that key.</param>
    /// <param name="members">The members from that key on.</param>
    internal static FastSerUnknown Of(int firstKey, MemberMask mask, ReadOnlySpan<byte> members)
    {
        var bits = mask.BytesFrom(firstKey);
        var content = GC.AllocateUninitializedArray<byte>(MaskAt + bits.Length + members.Length);
        BinaryPrimitives.WriteInt32LittleEndian(content, firstKey);
        BinaryPrimitives.WriteInt32LittleEndian(content.AsSpan(MaskSizeAt), bits.Length);
        bits.CopyTo(content.AsSpan(MaskAt));
        content[MaskAt] &= (byte)(0xFF << (firstKey % KeysPerByte));
        members.CopyTo(content.AsSpan(MaskAt + bits.Length));
        return new FastSerUnknown(content);
    }

    /// <summary>Gets the bits of the mask's byte behind the last known key: the kept ones, or the bit that ends the mask.</summary>
    /// <param name="known">The number of keys of the type.</param>
    /// <returns>The bits.</returns>
    /// <exception cref="FastSerException">The value was read from an object of another type.</exception>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public byte MaskByteBehind(int known)
    {
        if (_content is null)
        {
            return (byte)(1 << (known % KeysPerByte));
        }

        if (NumberAt(0) != known)
        {
            Throw.ForeignUnknown();
        }

        return _content[MaskAt];
    }

    private int NumberAt(int offset) => BinaryPrimitives.ReadInt32LittleEndian(_content.AsSpan(offset));
}
