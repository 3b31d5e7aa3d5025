namespace FastSer.CompilerServices;

public static partial class ReaderMethods
{
    /// <summary>Shows that the count at the cursor is not above the limit of a member.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="maximum">The limit.</param>
    /// <returns>True.</returns>
    /// <exception cref="FastSerException">The count is above the limit, or no count.</exception>
    public static bool ExpectCount(this scoped ref FastReader reader, int maximum) => reader.ExpectCount(maximum);

    /// <summary>Shows that the string at the cursor is not longer than the limit of a member.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="maximum">The limit, in UTF-16 characters.</param>
    /// <returns>True.</returns>
    /// <exception cref="FastSerException">The string is longer, or its length is malformed.</exception>
    public static bool ExpectText(this scoped ref FastReader reader, int maximum) => reader.ExpectText(maximum);

    /// <summary>Shows that the string of the Compact format at the cursor is not longer than the limit of a member.</summary>
    /// <param name="reader">The reader.</param>
    /// <param name="maximum">The limit, in UTF-16 characters.</param>
    /// <returns>True.</returns>
    /// <exception cref="FastSerException">The string is longer, or its length is malformed.</exception>
    public static bool ExpectCompactText(this scoped ref FastReader reader, int maximum) => reader.ExpectCompactText(maximum);
}
