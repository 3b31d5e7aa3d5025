using System.Globalization;

namespace FastSer.Generator.Tests.Scalars;

/// <summary>A row of <c>src/Scalars.csv</c>, which says what the columns are.</summary>
internal sealed record ScalarRow(
    string Name, string Namespace, string Keyword, int Bytes, bool IsMemory, bool IsChecked, bool IsHidden, CompactColumns? Compact, string Equality)
{
    /// <summary>Values are equal where their memory is.</summary>
    public const string Bits = "bits";

    /// <summary>Values are equal where the numbers in their memory are.</summary>
    public const string Floats = "floats";

    /// <summary>The name behind its article.</summary>
    public string NameWithArticle => (Name[0] == 'I' ? "an " : "a ") + Name;

    public string Size => FormattableString.Invariant($"{Bytes} byte{(Bytes == 1 ? "" : "s")}");

    public static ScalarRow[] ReadAll(string path) =>
        [.. File.ReadLines(path).Where(static line => !line.StartsWith('#')).Skip(1).Select(Parse)];

    private static ScalarRow Parse(string line)
    {
        var cells = line.Split(',');
        Assert.Equal(12, cells.Length);
        Assert.Contains(cells[11], (string[])["", Bits, Floats]);
        var compact = cells[7].Length == 0 ? null : new CompactColumns(Number(cells[7]), Number(cells[8]), Number(cells[9]), cells[10]);
        return new ScalarRow(
            cells[0], cells[1], cells[2], Number(cells[3]), Is(cells[4], "memory"), Is(cells[5], "checked"), Is(cells[6], "hidden"), compact,
            cells[11]);
    }

    private static int Number(string cell) => int.Parse(cell, NumberStyles.None, CultureInfo.InvariantCulture);

    public static bool Is(string cell, string column)
    {
        Assert.True(cell.Length == 0 || cell == column, $"'{cell}' is in the column '{column}'.");
        return cell.Length > 0;
    }
}
