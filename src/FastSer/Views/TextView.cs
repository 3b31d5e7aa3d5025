using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace FastSer;

/// <summary>A view of a string in serialized bytes, or of null. You can compare and copy it without creating a string.</summary>
/// <remarks>Comparisons use the UTF-16 code units, as <c>==</c> of strings. The default value is null.</remarks>
public readonly ref struct TextView
{
    private readonly ref byte _source;

    // The header of the string with its lowest bit turned, so that 0 is null.
    private readonly uint _code;

    [MethodImpl(Jit.Inline)]
    internal TextView(ref byte source, uint header)
    {
        _source = ref source;
        _code = header ^ StringCode.Null;
    }

    /// <summary>Gets a value indicating whether the string is null.</summary>
    public bool IsNull => _code == 0;

    /// <summary>Gets the number of UTF-16 code units; 0 for null.</summary>
    public int Length
    {
        [MethodImpl(Jit.Inline)]
        get => (int)(_code >> 1);
    }

    /// <summary>Gets a value indicating whether the string has no characters, or is null.</summary>
    public bool IsEmpty => Length == 0;

    private bool IsWide => (_code & 1) == 0;

    /// <summary>Gets a UTF-16 code unit.</summary>
    /// <param name="index">Its number, from 0.</param>
    /// <exception cref="ArgumentOutOfRangeException">There is no such character.</exception>
    public char this[int index]
    {
        get
        {
            ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)index, (uint)Length, nameof(index));
            return IsWide ? Unaligned.Load<char>(ref _source, (nint)index * 2) : (char)Unaligned.At(ref _source, index);
        }
    }

    /// <summary>A view of a string in memory.</summary>
    /// <param name="text">The string, or null.</param>
    /// <returns>The view.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public static TextView Of(string? text) =>
        text is null ? default : new(ref StringCode.Characters(text), text.Length == 0 ? 0 : ((uint)text.Length << 1) | 1);

    /// <summary>Determines whether the text is that of a string.</summary>
    /// <param name="left">The text.</param>
    /// <param name="right">The string, or null.</param>
    /// <returns>Whether both are null or have the same characters.</returns>
    public static bool operator ==(TextView left, string? right) => left.Equals(right);

    /// <summary>Determines whether the text is not that of a string.</summary>
    /// <param name="left">The text.</param>
    /// <param name="right">The string, or null.</param>
    /// <returns>Whether they differ.</returns>
    public static bool operator !=(TextView left, string? right) => !left.Equals(right);

    /// <summary>Determines whether the text has some characters.</summary>
    /// <param name="left">The text.</param>
    /// <param name="right">The characters.</param>
    /// <returns>Whether it has these; null has none.</returns>
    public static bool operator ==(TextView left, ReadOnlySpan<char> right) => left.Equals(right);

    /// <summary>Determines whether the text has other characters.</summary>
    /// <param name="left">The text.</param>
    /// <param name="right">The characters.</param>
    /// <returns>Whether it has other ones, or is null.</returns>
    public static bool operator !=(TextView left, ReadOnlySpan<char> right) => !left.Equals(right);

    /// <summary>Determines whether the text is that of a string.</summary>
    /// <param name="text">The string, or null.</param>
    /// <returns>Whether both are null or have the same characters.</returns>
    [MethodImpl(Jit.Inline)]
    public bool Equals(string? text) => text is null ? IsNull : Equals(text.AsSpan());

    /// <summary>Determines whether the text has some characters.</summary>
    /// <param name="text">The characters.</param>
    /// <returns>Whether it has these; null has none.</returns>
    [MethodImpl(Jit.Inline)]
    public bool Equals(ReadOnlySpan<char> text) => Length == text.Length && HasCharacters(ref _source, _code, text);

    /// <summary>Copies the characters.</summary>
    /// <param name="destination">Where to; it may be longer.</param>
    /// <exception cref="ArgumentException">It is shorter.</exception>
    public void CopyTo(Span<char> destination)
    {
        if (!TryCopyTo(destination))
        {
            throw new ArgumentException("The destination is shorter than the text.", nameof(destination));
        }
    }

    /// <summary>Copies the characters, if there is room.</summary>
    /// <param name="destination">Where to; it may be longer.</param>
    /// <returns>Whether there was room.</returns>
    public bool TryCopyTo(Span<char> destination)
    {
        if (IsWide)
        {
            return StringCode.WideCharacters(ref _source, (uint)Length).TryCopyTo(destination);
        }

        if (destination.Length < Length)
        {
            return false;
        }

        Latin1.CopyTo(ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(destination)), ref _source, (uint)Length);
        return true;
    }

    /// <summary>Creates a string.</summary>
    /// <returns>The string, or null for null.</returns>
    public override string? ToString() =>
        IsNull ? null
        : IsWide ? new string(StringCode.WideCharacters(ref _source, (uint)Length))
        : StringCode.GetAny(ref _source, _code ^ StringCode.Null);

    /// <summary>Determines whether an object is a string with the same characters.</summary>
    /// <param name="obj">The object.</param>
    /// <returns>Whether it is one.</returns>
    public override bool Equals([NotNullWhen(true)] object? obj) => obj is string text && Equals(text);

    /// <summary>Not supported, as of spans: a view is no key.</summary>
    /// <returns>Nothing.</returns>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public override int GetHashCode() => throw new NotSupportedException("A TextView is no key. Make a string of it with ToString().");

    /// <summary>Null has no characters, but is not the empty text.</summary>
    private static bool HasCharacters(ref byte source, uint code, ReadOnlySpan<char> text) =>
        (code & 1) != 0
            ? Latin1.AreEqual(ref source, ref Unsafe.As<char, byte>(ref MemoryMarshal.GetReference(text)), text.Length)
            : code != 0 && StringCode.WideCharacters(ref source, code >> 1).SequenceEqual(text);
}
