namespace FastSer.Primitives;

/// <summary>
/// Strings (docs/wire-format.md, strings): L of (characters * 2 + wide), then Latin-1 bytes, or UTF-16 where some character
/// does not fit a byte. Header 0 is the empty string and header 1 is null.
/// </summary>
internal static partial class StringCode
{
    /// <summary>The header of null: "wide, but no characters".</summary>
    public const byte Null = 1;

    /// <summary>The longest string the runtime can hold, in characters.</summary>
    public const uint MaxLength = 0x3FFF_FFDF;

    /// <summary>The longest string that a pool holds, in characters.</summary>
    public const uint MaxPooled = 64;

    /// <summary>The range of the headers that a reader reads inline: those of 1 to 16 Latin-1 characters, less the first of them.</summary>
    public const uint InlineHeaders = (MaxInline * 2) - 2;

    /// <summary>The range of the headers that a reader with a string pool reads inline: one character alone, whose strings are in a table.</summary>
    public const uint PooledInlineHeaders = 0;

    /// <summary>Up to this many characters a Latin-1 string is written and read inline.</summary>
    private const uint MaxInline = 16;
}
