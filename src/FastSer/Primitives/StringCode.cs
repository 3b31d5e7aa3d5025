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

    /// <summary>Up to this many characters a Latin-1 string is written and read inline.</summary>
    private const uint MaxInline = 16;
}
