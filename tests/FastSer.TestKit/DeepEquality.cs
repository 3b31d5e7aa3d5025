using System.Collections;
using System.Globalization;
using System.Numerics;
using System.Text;
using System.Text.Json.Nodes;

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

        // IPAddress.Any, which the default of an IPNetwork shows before .NET 10, is of a class of its own.
        if (expected.GetType() != actual.GetType() && !IsBehindInterface(expected, actual)
            && !(expected is JsonNode && actual is JsonNode) && !(expected is System.Net.IPAddress && actual is System.Net.IPAddress))
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

        if (NamedValues.Plain(expected) is { } plain)
        {
            return Compare(plain, NamedValues.Plain(actual), path);
        }

        return expected switch
        {
            string or Uri or BigInteger or BitArray or StringBuilder or Type or System.Net.IPAddress or System.Net.IPEndPoint =>
                CompareLeaf(expected, actual, path),
            _ when expected.GetType().IsPrimitive || expected.GetType().IsEnum => CompareLeaf(expected, actual, path),
            _ when CollectionItems.IsCollection(expected.GetType()) => CompareCollections(expected, actual, path),
            ValueType when FSharpUnions.Is(expected.GetType()) => CompareCases(expected, actual, path),
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

    private static string? CompareCollections(object expected, object actual, string path)
    {
        if (CollectionItems.Of(expected) is not { } left || CollectionItems.Of(actual) is not { } right)
        {
            return (CollectionItems.Of(expected) is null) == (CollectionItems.Of(actual) is null) ? null : Differ(path, expected, actual);
        }

        if (expected is Array grid && Enumerable.Range(0, grid.Rank).Any(i => grid.GetLength(i) != ((Array)actual).GetLength(i)))
        {
            return $"{path}: the lengths of dimensions differ";
        }

        var keys = KeyOf(expected) is { } key ? Compare(key, KeyOf(actual), path + ".Key") : null;
        return keys ?? (CollectionItems.IsHashed(expected.GetType())
            ? CompareUnordered([.. left], [.. right], path)
            : CompareOrdered(left, right, path));
    }

    private static string? CompareOrdered(object?[] expected, object?[] actual, string path)
    {
        if (expected.Length != actual.Length)
        {
            return $"{path}: {expected.Length} elements became {actual.Length}";
        }

        for (var i = 0; i < expected.Length; i++)
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

    /// <summary>Compares the cases of two struct unions of F#: the constructor of a case leaves the fields of the others as the memory was.</summary>
    private static string? CompareCases(object expected, object actual, string path)
    {
        var item = FSharpUnions.CaseOf(expected.GetType(), expected);
        return item == FSharpUnions.CaseOf(actual.GetType(), actual)
            ? item.Fields.Select(field => Compare(field.GetValue(expected), field.GetValue(actual), $"{path}.{field.Name}"))
                .FirstOrDefault(static difference => difference is not null)
            : Differ(path, expected, actual);
    }

    /// <summary>Lookups and groups are only known by their interfaces; their classes are the reader's own.</summary>
    private static bool IsBehindInterface(object expected, object actual) =>
        Contract(expected) is { } contract && contract == Contract(actual);

    private static object? KeyOf(object value) => Contract(value)?.GetProperty("Key")?.GetValue(value);

    private static Type? Contract(object value) => value.GetType().GetInterfaces().FirstOrDefault(static contract =>
        CollectionItems.DefinitionOf(contract) is var definition
        && (definition == typeof(ILookup<,>) || definition == typeof(IGrouping<,>)));

    private static string Differ(string path, object? expected, object? actual) => string.Create(
        CultureInfo.InvariantCulture, $"{path}: {ValueDump.Inline(expected)} became {ValueDump.Inline(actual)}");
}
