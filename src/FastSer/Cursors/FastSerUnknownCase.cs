using System.Globalization;

namespace FastSer;

/// <summary>
/// A value of a <see cref="WireFormat.Tolerant"/> union with a tag that only another version of the union has, as it was read. See
/// <see cref="IFastSerFallback{TSelf}"/>.
/// </summary>
/// <remarks>The value is immutable. It belongs to the union that it was read from.</remarks>
public readonly struct FastSerUnknownCase : IEquatable<FastSerUnknownCase>
{
    private readonly byte[]? _content;
    private readonly Type? _union;

    private FastSerUnknownCase(Type union, int tag, byte[] content)
    {
        _union = union;
        Tag = tag;
        _content = content;
    }

    /// <summary>Gets whether this is the default value, which does not come from data and cannot be written.</summary>
    public bool IsEmpty => _content is null;

    /// <summary>Gets the tag of the value's type.</summary>
    public int Tag { get; }

    /// <summary>Gets how many bytes the value takes in the data after its length.</summary>
    public int Size => Content.Length;

    /// <summary>Gets what stands behind the length.</summary>
    internal ReadOnlySpan<byte> Content => _content;

    /// <summary>Compares tag and bytes.</summary>
    /// <param name="left">A value.</param>
    /// <param name="right">Another one.</param>
    /// <returns>Whether they are equal.</returns>
    public static bool operator ==(FastSerUnknownCase left, FastSerUnknownCase right) => left.Equals(right);

    /// <summary>Compares tag and bytes.</summary>
    /// <param name="left">A value.</param>
    /// <param name="right">Another one.</param>
    /// <returns>Whether they differ.</returns>
    public static bool operator !=(FastSerUnknownCase left, FastSerUnknownCase right) => !left.Equals(right);

    /// <inheritdoc/>
    public bool Equals(FastSerUnknownCase other) => _union == other._union && Tag == other.Tag && Content.SequenceEqual(other.Content);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => obj is FastSerUnknownCase other && Equals(other);

    /// <inheritdoc/>
    public override int GetHashCode()
    {
        var hash = default(HashCode);
        hash.Add(Tag);
        hash.AddBytes(Content);
        return hash.ToHashCode();
    }

    /// <summary>Tells what is kept.</summary>
    /// <returns>The text.</returns>
    public override string ToString() => string.Create(CultureInfo.InvariantCulture, $"Unknown type with the tag {Tag}, {Size} bytes");

    /// <summary>Keeps a value.</summary>
    /// <param name="union">The union that it was read from.</param>
    /// <param name="tag">Its tag.</param>
    /// <param name="content">The bytes behind its length.</param>
    internal static FastSerUnknownCase Of(Type union, int tag, ReadOnlySpan<byte> content) => new(union, tag, content.ToArray());

    /// <summary>Checks that the value was read from a union.</summary>
    /// <exception cref="FastSerException">It was read from another one, whose tags mean other types, or from nowhere.</exception>
    internal void RequireOf(Type union)
    {
        if (_union != union)
        {
            Throw.ForeignUnknownCase(union);
        }
    }
}
