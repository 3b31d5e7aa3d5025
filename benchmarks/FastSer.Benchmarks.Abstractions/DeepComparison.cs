using System.Collections;

namespace FastSer.Benchmarks;

/// <summary>Compares a value with what came back, member by member, also across twin types.</summary>
public static class DeepComparison
{
    /// <summary>The path of the first difference and both values, or null when there is none.</summary>
    public static string? FirstDifference(object? expected, object? actual, DateFidelity dates = DateFidelity.Exact) =>
        Compare(expected, actual, dates, "value");

    private static string? Compare(object? expected, object? actual, DateFidelity dates, string path)
    {
        if (expected is null || actual is null)
            return expected is null && actual is null ? null : Differ(path, expected, actual);

        return expected switch
        {
            DateTime date => actual is DateTime other && Same(date, other, dates)
                ? null
                : Differ(path, expected, actual),
            string or Guid or decimal => expected.Equals(actual) ? null : Differ(path, expected, actual),
            _ when expected.GetType().IsPrimitive => expected.Equals(actual) ? null : Differ(path, expected, actual),
            IDictionary map => CompareMaps(map, actual as IDictionary, dates, path),
            IList list => CompareLists(list, actual as IList, dates, path),
            _ => CompareMembers(expected, actual, dates, path),
        };
    }

    private static bool Same(DateTime expected, DateTime actual, DateFidelity dates) => dates switch
    {
        DateFidelity.Instant => expected.ToUniversalTime().Ticks == actual.ToUniversalTime().Ticks,
        DateFidelity.Ticks => expected.Ticks == actual.Ticks,
        _ => expected.Ticks == actual.Ticks && expected.Kind == actual.Kind,
    };

    private static string? CompareLists(IList expected, IList? actual, DateFidelity dates, string path)
    {
        if (actual is null || actual.Count != expected.Count || actual is Array != expected is Array)
            return Differ(path, Describe(expected), Describe(actual));
        for (var i = 0; i < expected.Count; i++)
        {
            if (Compare(expected[i], actual[i], dates, $"{path}[{i}]") is { } difference)
                return difference;
        }

        return null;
    }

    private static string? CompareMaps(IDictionary expected, IDictionary? actual, DateFidelity dates, string path)
    {
        if (actual is null || actual.Count != expected.Count)
            return Differ(path, Describe(expected), Describe(actual));
        foreach (DictionaryEntry entry in expected)
        {
            if (!actual.Contains(entry.Key))
                return $"{path}: key {entry.Key} is missing";
            if (Compare(entry.Value, actual[entry.Key], dates, $"{path}[{entry.Key}]") is { } difference)
                return difference;
        }

        return null;
    }

    private static string? CompareMembers(object expected, object actual, DateFidelity dates, string path)
    {
        foreach (var member in DataMember.Of(expected.GetType()))
        {
            var twin = DataMember.Find(actual.GetType(), member.Name);
            if (twin is null)
                return $"{path}.{member.Name}: missing in {actual.GetType().Name}";
            var difference = Compare(member.GetValue(expected), twin.GetValue(actual), dates, $"{path}.{member.Name}");
            if (difference is not null)
                return difference;
        }

        return null;
    }

    private static string Describe(ICollection? items) =>
        items is null ? "another kind of value" : $"{(items is Array ? "array" : "collection")} of {items.Count}";

    private static string Differ(string path, object? expected, object? actual) =>
        $"{path}: expected {Text(expected)}, got {Text(actual)}";

    private static string Text(object? value) => value switch
    {
        null => "null",
        DateTime date => $"{date:O} ({date.Kind})",
        _ => value.ToString() ?? "",
    };
}
