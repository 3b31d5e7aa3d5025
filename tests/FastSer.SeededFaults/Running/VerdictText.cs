namespace FastSer.SeededFaults;

/// <summary>A verdict as a line of text.</summary>
internal static class VerdictText
{
    private const int LongestTest = 300;

    public static string Format(Verdict verdict)
    {
        var test = verdict.Test.ReplaceLineEndings(" ").Replace('\t', ' ');
        return string.Create(CultureInfo.InvariantCulture,
            $"{verdict.Name}\t{verdict.Part ?? "-"}\t{verdict.Seconds:F0}\t{test[..Math.Min(test.Length, LongestTest)]}");
    }

    public static Verdict Parse(string line)
    {
        var cells = line.Split('\t');
        return new Verdict(
            cells[0], cells[1] == "-" ? null : cells[1], cells[3], double.Parse(cells[2], CultureInfo.InvariantCulture));
    }
}
