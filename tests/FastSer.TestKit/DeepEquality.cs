using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Text;

namespace FastSer.TestKit;

/// <summary>
/// Compares two graphs field by field, knowing nothing of the serializer: floats by their bits, null and empty apart,
/// sets and dictionaries by content and count.
/// </summary>
public static class DeepEquality
{
    [ThreadStatic]
    private static Dictionary<object, object>? t_counterparts;

    [ThreadStatic]
    private static HashSet<object>? t_met;

    /// <summary>Describes the first difference, or returns null when there is none.</summary>
    public static string? FirstDifference(object? expected, object? actual)
    {
        (t_counterparts, t_met) = (null, null);
        var difference = Compare(expected, actual, "value");
        (t_counterparts, t_met) = (null, null);
        return difference;
    }

    private static string? Compare(object? expected, object? actual, string path)
    {
        if (expected is null || actual is null)
        {
            return expected is null && actual is null ? null : Differ(path, expected, actual);
        }

        if (expected.GetType() != actual.GetType())
        {
            return $"{path}: a {expected.GetType()} became a {actual.GetType()}";
        }

        if (ReferenceIdentity.IsKept(expected.GetType()))
        {
            if (Meet(expected, actual, path, out var isKnown) is { } fault)
            {
                return fault;
            }

            if (isKnown)
            {
                return null;
            }
        }

        return expected switch
        {
            string or Uri or BigInteger or BitArray or StringBuilder => CompareLeaf(expected, actual, path),
            _ when expected.GetType().IsPrimitive || expected.GetType().IsEnum => CompareLeaf(expected, actual, path),
            IList list => CompareLists(list, (IList)actual, path),
            IDictionary dictionary => CompareUnordered(Entries(dictionary), Entries((IDictionary)actual), path),
            IEnumerable set when IsSet(set) => CompareUnordered(Items(set), Items((IEnumerable)actual), path),
            _ => CompareFields(expected, actual, path),
        };
    }

    /// <summary>Objects that keep their identity correspond one to one, in both directions.</summary>
    private static string? Meet(object expected, object actual, string path, out bool isKnown)
    {
        var counterparts = t_counterparts ??= new Dictionary<object, object>(ReferenceEqualityComparer.Instance);
        isKnown = counterparts.TryGetValue(expected, out var known);
        if (isKnown)
        {
            return ReferenceEquals(known, actual) ? null : $"{path}: one object became two";
        }

        counterparts.Add(expected, actual);
        return (t_met ??= new HashSet<object>(ReferenceEqualityComparer.Instance)).Add(actual)
            ? null
            : $"{path}: two objects became one";
    }

    private static string? CompareLeaf(object expected, object actual, string path)
    {
        var equal = (expected, actual) switch
        {
            (string a, string b) => string.Equals(a, b, StringComparison.Ordinal),
            (float a, float b) => BitConverter.SingleToUInt32Bits(a) == BitConverter.SingleToUInt32Bits(b),
            (double a, double b) => BitConverter.DoubleToUInt64Bits(a) == BitConverter.DoubleToUInt64Bits(b),
            (Uri a, Uri b) => a.OriginalString == b.OriginalString && a.IsAbsoluteUri == b.IsAbsoluteUri,
            (StringBuilder a, StringBuilder b) => a.ToString() == b.ToString(),
            (BitArray a, BitArray b) => a.Length == b.Length && a.Cast<bool>().SequenceEqual(b.Cast<bool>()),
            _ => expected.Equals(actual),
        };
        return equal ? null : Differ(path, expected, actual);
    }

    private static string? CompareLists(IList expected, IList actual, string path)
    {
        if (expected.Count != actual.Count)
        {
            return $"{path}: {expected.Count} elements became {actual.Count}";
        }

        for (var i = 0; i < expected.Count; i++)
        {
            if (Compare(expected[i], actual[i], $"{path}[{i}]") is { } difference)
            {
                return difference;
            }
        }

        return null;
    }

    private static string? CompareUnordered(List<object?> expected, List<object?> actual, string path)
    {
        if (expected.Count != actual.Count)
        {
            return $"{path}: {expected.Count} entries became {actual.Count}";
        }

        var unmatched = new LinkedList<object?>(actual);
        foreach (var item in expected)
        {
            var match = unmatched.First;
            while (match is not null && Compare(item, match.Value, path) is not null)
            {
                match = match.Next;
            }

            if (match is null)
            {
                return $"{path}: lost the entry {ValueDump.Inline(item)}";
            }

            unmatched.Remove(match);
        }

        return null;
    }

    private static string? CompareFields(object expected, object actual, string path)
    {
        foreach (var field in MemberFields.Of(expected.GetType()))
        {
            var name = $"{path}.{MemberFields.NameOf(field)}";
            if (Compare(field.GetValue(expected), field.GetValue(actual), name) is { } difference)
            {
                return difference;
            }
        }

        return null;
    }

    private static bool IsSet(IEnumerable value) =>
        value.GetType().IsGenericType && value.GetType().GetGenericTypeDefinition() == typeof(HashSet<>);

    private static List<object?> Items(IEnumerable items) => [.. items.Cast<object?>()];

    private static List<object?> Entries(IDictionary dictionary)
    {
        var entries = new List<object?>(dictionary.Count);
        foreach (DictionaryEntry entry in dictionary)
        {
            entries.Add(new object?[] { entry.Key, entry.Value });
        }

        return entries;
    }

    private static string Differ(string path, object? expected, object? actual) => string.Create(
        CultureInfo.InvariantCulture, $"{path}: {ValueDump.Inline(expected)} became {ValueDump.Inline(actual)}");
}
