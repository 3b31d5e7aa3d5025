using System.Globalization;
using System.Text.RegularExpressions;

namespace FastSer.SafetyTests.Laws;

/// <summary>
/// The table of docs/security.md says what is measured. Set FASTSER_UPDATE_DOCS to 1 to write it anew.
/// </summary>
[Collection(nameof(LawTests))]
[Trait("Promise", "P4")]
public sealed partial class MemoryTableTests
{
    private const int MostAttempts = 20;
    private const string Head = "| kind | bytes of memory |\n|---|---|\n";

    private static readonly string s_path = FindDocument();

    [DeepFact]
    public void DocumentedFactorsAreWhatIsMeasured()
    {
        if (Environment.GetEnvironmentVariable("FASTSER_UPDATE_DOCS") == "1")
        {
            Write(MeasureUntil(static (_, _) => false).Select(static row => MemoryTable.Format(row.Kind, row.Factor)));
        }

        var documented = Row().Matches(Table()).ToDictionary(
            static match => match.Groups[1].Value,
                static match => int.Parse(match.Groups[2].Value, CultureInfo.InvariantCulture));
        var measured = MeasureUntil((kind, factor) => factor <= documented.GetValueOrDefault(kind));
        Assert.Equal(measured.Select(static row => row.Kind), documented.Keys);

        // An update of the runtime may take a field from its objects.
        Assert.All(measured, row => Assert.InRange(row.Factor, documented[row.Kind] - IntPtr.Size, documented[row.Kind]));

        // All other tests of memory compute a factor for each type: it covers what is measured, and is that of the documentation where it has one.
        Assert.All(measured, static row => Assert.InRange(row.Factor, 0, MemoryPerByte.Of(row.Type)));
        Assert.All(measured, row => Assert.Equal(MemoryPerByte.OfContainer(row.Type.GetElementType()!) ?? documented[row.Kind], documented[row.Kind]));
    }

    /// <summary>Measures until nothing is too much, or very often.</summary>
    private static List<(string Kind, Type Type, int Factor)> MeasureUntil(Func<string, int, bool> isSmall)
    {
        for (var attempt = 0; ; attempt++)
        {
            var measured = MemoryTable.Measure();
            if (attempt == MostAttempts || measured.All(row => isSmall(row.Kind, row.Factor)))
            {
                return measured;
            }
        }
    }

    private static string Table()
    {
        var text = File.ReadAllText(s_path).ReplaceLineEndings("\n");
        var start = text.IndexOf(Head, StringComparison.Ordinal);
        Assert.True(start > 0, "docs/security.md has no table of factors.");
        return text[(start + Head.Length)..text.IndexOf("\n\n", start, StringComparison.Ordinal)] + "\n";
    }

    private static void Write(IEnumerable<string> rows)
    {
        var text = File.ReadAllText(s_path).ReplaceLineEndings("\n");
        File.WriteAllText(s_path,
            text.Replace(Head + Table(), Head + string.Join('\n', rows) + "\n", StringComparison.Ordinal));
    }

    private static string FindDocument()
    {
        for (var folder = new DirectoryInfo(AppContext.BaseDirectory); folder is not null; folder = folder.Parent)
        {
            var path = Path.Combine(folder.FullName, "docs", "security.md");
            if (File.Exists(path))
            {
                return path;
            }
        }

        throw new DirectoryNotFoundException("The tests run outside the repository.");
    }

    [GeneratedRegex(@"^\| (.*) \| (\d+) \|$", RegexOptions.Multiline)]
    private static partial Regex Row();
}
