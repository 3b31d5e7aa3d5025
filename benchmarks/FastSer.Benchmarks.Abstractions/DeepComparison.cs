using System.Collections;
using System.Runtime.InteropServices;

namespace FastSer.Benchmarks;

/// <summary>Compares a value with what came back, member by member, also across twin types.</summary>
public static class DeepComparison
{
    [ThreadStatic]
    private static Dictionary<object, object>? t_counterparts;

    /// <summary>The path of the first difference and both values, or null when there is none.</summary>
    public static string? FirstDifference(object? expected, object? actual, DateFidelity dates = DateFidelity.Exact)
    {
        t_counterparts = null;
        return Compare(expected, actual, dates, "value", isInterface: false);
    }

    private static string? Compare(object? expected, object? actual, DateFidelity dates, string path, bool isInterface)
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
            Array { Rank: > 1 } array => actual.GetType() == expected.GetType() && SameElements(array, (Array)actual)
                ? null
                : Differ(path, "elements of several dimensions", "others"),
            Array array when IsPlain(array) && actual.GetType() == expected.GetType()
                && SameElements(array, (Array)actual) => null,
            IList list => CompareLists(list, actual as IList, dates, path, isInterface),
            _ => CompareMembers(expected, actual, dates, path),
        };
    }

    private static bool Same(DateTime expected, DateTime actual, DateFidelity dates) => dates switch
    {
        DateFidelity.Instant => expected.ToUniversalTime().Ticks == actual.ToUniversalTime().Ticks,
        DateFidelity.Ticks => expected.Ticks == actual.Ticks,
        _ => expected.Ticks == actual.Ticks && expected.Kind == actual.Kind,
    };

    /// <summary>Elements without references: the memory tells all, and there may be millions of them.</summary>
    private static bool IsPlain(Array array) => array.GetType().GetElementType()!.IsPrimitive;

    private static bool SameElements(Array expected, Array actual)
    {
        for (var dimension = 0; dimension < expected.Rank; dimension++)
        {
            if (expected.GetLength(dimension) != actual.GetLength(dimension))
                return false;
        }

        return BytesOf(expected).SequenceEqual(BytesOf(actual));
    }

    private static ReadOnlySpan<byte> BytesOf(Array array) => MemoryMarshal.CreateReadOnlySpan(
        ref MemoryMarshal.GetArrayDataReference(array), Buffer.ByteLength(array));

    private static string? CompareLists(
        IList expected, IList? actual, DateFidelity dates, string path, bool isInterface)
    {
        // Behind an interface the kind of collection is up to the system.
        var isSameKind = isInterface || actual is Array == expected is Array;
        if (actual is null || actual.Count != expected.Count || !isSameKind)
            return Differ(path, Describe(expected), Describe(actual));
        for (var i = 0; i < expected.Count; i++)
        {
            if (Compare(expected[i], actual[i], dates, $"{path}[{i}]", isInterface: false) is { } difference)
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
            var itemPath = $"{path}[{entry.Key}]";
            if (Compare(entry.Value, actual[entry.Key], dates, itemPath, isInterface: false) is { } difference)
                return difference;
        }

        return null;
    }

    private static string? CompareMembers(object expected, object actual, DateFidelity dates, string path)
    {
        var name = expected.GetType().Name;
        if (expected.GetType() is { IsValueType: false, BaseType.IsAbstract: true }
            && !actual.GetType().Name.StartsWith(name, StringComparison.Ordinal))
            return Differ(path, name, actual.GetType().Name);
        if (expected is IKeepsIdentity && IsKnown(expected, out var known))
            return ReferenceEquals(known, actual) ? null : $"{path}: one object became two";
        if (expected is IKeepsIdentity)
            t_counterparts!.Add(expected, actual);

        foreach (var (member, twin) in DataMember.Pairs(expected.GetType(), actual.GetType()))
        {
            if (twin is null)
                return $"{path}.{member.Name}: missing in {actual.GetType().Name}";
            var difference = Compare(
                member.GetValue(expected), twin.GetValue(actual), dates, $"{path}.{member.Name}",
                member.Type.IsInterface || twin.Type.IsInterface);
            if (difference is not null)
                return difference;
        }

        return null;
    }

    /// <summary>Each object that keeps its identity has one counterpart; what was compared is not compared again.</summary>
    private static bool IsKnown(object expected, out object? counterpart) =>
        (t_counterparts ??= new(ReferenceEqualityComparer.Instance)).TryGetValue(expected, out counterpart);

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
