using System.Text;

namespace FastSer.SeededFaults;

/// <summary>The table of all faults in Markdown.</summary>
internal static class ResultTable
{
    private const int LongestTest = 90;

    public static string Format(IReadOnlyList<Fault> faults, Dictionary<string, Verdict> verdicts)
    {
        var text = new StringBuilder("| fault | kind | where | once shipped | found by | test | seconds |\n|---|---|---|---|---|---|---|\n");
        foreach (var fault in faults)
        {
            verdicts.TryGetValue(fault.Name, out var verdict);
            text.Append(CultureInfo.InvariantCulture, $"| {fault.Name} | {fault.Kind} | `{Path.GetFileName(fault.Path)}` | {(fault.WasMended ? "yes" : "")} ")
                .Append(CultureInfo.InvariantCulture, $"| {FoundBy(fault, verdict)} | {Test(verdict)} | {verdict?.Seconds:F0} |\n");
        }

        return text.ToString();
    }

    public static string Summary(IReadOnlyList<Fault> faults, Dictionary<string, Verdict> verdicts)
    {
        var known = faults.Where(fault => verdicts.ContainsKey(fault.Name)).Select(fault => verdicts[fault.Name]).ToList();
        var lines = known.GroupBy(static verdict => verdict.Part ?? "not found")
            .Select(static group => $"{group.Key}: {group.Count()}").Order(StringComparer.Ordinal);
        return string.Join('\n', lines.Append($"not run: {faults.Count - known.Count}").Append($"all: {faults.Count}"));
    }

    private static string FoundBy(Fault fault, Verdict? verdict) =>
        verdict?.Part ?? (UnseenFaults.Reasons.TryGetValue(fault.Name, out var reason) ? $"no input: {reason}" : verdict is null ? "not run" : "**not found**");

    /// <summary>Class and method; what else is told where there is none.</summary>
    private static string Test(Verdict? verdict)
    {
        var test = verdict?.Test.Split('(')[0].Split(": ")[0] ?? "";
        test = test.StartsWith("FastSer.", StringComparison.Ordinal) ? string.Join('.', test.Split('.')[^2..]) : test;
        test = test.Length > LongestTest ? test[..LongestTest] + "..." : test;
        return test.Length == 0 ? "" : $"`{test.Replace("|", "\\|", StringComparison.Ordinal).Replace('`', '\'')}`";
    }
}
