using System.Collections;
using System.Globalization;
using System.Text;

namespace FastSer.IntegrationTests.Versioning;

/// <summary>Every version of a model reads what every other version has written.</summary>
[Trait("Promise", "P17")]
public sealed class VersionMatrixTests
{
    public static TheoryData<int, int> Pairs
    {
        get
        {
            var pairs = new TheoryData<int, int>();
            for (var writer = 1; writer <= CustomerValues.All.Count; writer++)
            {
                for (var reader = 1; reader <= CustomerValues.All.Count; reader++)
                {
                    pairs.Add(writer, reader);
                }
            }

            return pairs;
        }
    }

    [Theory]
    [MemberData(nameof(Pairs))]
    public void ReaderGetsWhatTheWriterKnewAndDefaultsOtherwise(int writer, int reader)
    {
        var (from, to) = (CustomerValues.All[writer - 1], CustomerValues.All[reader - 1]);
        foreach (var value in from.Values)
        {
            var read = to.Read(from.Write(value));
            foreach (var (key, member) in to.Members)
            {
                AssertSame(Expected(from, to, value, key), member.GetValue(read), $"{writer} to {reader}: {member.Name}");
            }
        }
    }

    [Trait("Needs", "files of the repository")]
    [Fact]
    public void TableInTheDocumentationIsWhatHappens()
    {
        var table = new StringBuilder("| writer \\ reader |");
        foreach (var reader in Enumerable.Range(1, CustomerValues.All.Count))
        {
            table.Append(CultureInfo.InvariantCulture, $" {reader} |");
        }

        table.Append("\n|---|").Insert(table.Length, "---|", CustomerValues.All.Count).Append('\n');
        for (var writer = 0; writer < CustomerValues.All.Count; writer++)
        {
            table.Append(CultureInfo.InvariantCulture, $"| {writer + 1} |");
            foreach (var reader in CustomerValues.All)
            {
                table.Append(CultureInfo.InvariantCulture, $" {FormatCell(CustomerValues.All[writer], reader)} |");
            }

            table.Append('\n');
        }

        var document = File.ReadAllText(Path.Combine(Goldens.Folder, "..", "..", "..", "docs", "testing.md"));
        Assert.Contains(table.ToString(), document, StringComparison.Ordinal);
    }

    /// <summary>Counts the reader's members that come back as the writer had them; the others take their defaults.</summary>
    private static string FormatCell(CustomerVersion from, CustomerVersion to)
    {
        var written = from.Values[0];
        var read = to.Read(from.Write(written));
        var known = to.Members.Count(member => from.Members.TryGetValue(member.Key, out var other)
            && Same(other.GetValue(written), member.Value.GetValue(read)));
        return known == to.Members.Count ? "all" : FormattableString.Invariant($"{known} of {to.Members.Count}");
    }

    private static object? Expected(CustomerVersion from, CustomerVersion to, object value, int key)
    {
        var type = to.Members[key].PropertyType;
        var isNullable = to.Members[key].CanWrite && (!type.IsValueType || Nullable.GetUnderlyingType(type) is not null);
        var written = from.Members.TryGetValue(key, out var member) ? member.GetValue(value) : null;
        if (written is PhoneChannel2 && type == typeof(IChannel1))
        {
            return null;
        }

        return written ?? (key < from.KeyCount && isNullable ? null : to.Members[key].GetValue(to.Initial));
    }

    private static void AssertSame(object? expected, object? actual, string context) =>
        Assert.True(Same(expected, actual), $"{context}: expected {expected ?? "null"}, got {actual ?? "null"}");

    /// <summary>Equal, whatever version their types are: an address of another version is equal in the members of both.</summary>
    private static bool Same(object? left, object? right) => (left, right) switch
    {
        (null, _) or (_, null) => left is null && right is null,
        (string, string) => left.Equals(right),
        (IDictionary a, IDictionary b) => a.Count == b.Count && a.Keys.Cast<object>().All(key => Same(a[key], b[key])),
        (IEnumerable a, IEnumerable b) => SameItems([.. a.Cast<object?>()], [.. b.Cast<object?>()]),
        _ when left.GetType().Name.StartsWith("Address", StringComparison.Ordinal) => SameAddress(left, right),
        (MailChannel1 a, MailChannel2 b) => a.Address == b.Address,
        (MailChannel2 a, MailChannel1 b) => a.Address == b.Address,
        _ => left.Equals(right),
    };

    private static bool SameItems(object?[] left, object?[] right) =>
        left.Length == right.Length && left.Zip(right).All(static pair => Same(pair.First, pair.Second));

    private static bool SameAddress(object left, object right) => left.GetType().GetProperties().All(property =>
        right.GetType().GetProperty(property.Name) is { } other
            ? Same(property.GetValue(left), other.GetValue(right))
            : property.Name == nameof(Address2.Floor));
}
