using System.Collections.Immutable;
using static FastSer.IntegrationTests.InputForms.ElementInputTests;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>
/// Lists and arrays of many kinds of elements, cut into parts anywhere, truncated at every byte, and with every bit changed: values and errors
/// are those of the span.
/// </summary>
[Trait("Promise", "P12")]
[Trait("Promise", "P14")]
[Trait("Promise", "P29")]
public sealed partial class ElementCutTests
{
    private static readonly Dictionary<string, Action<Action<IRootCheck>>> s_kinds = new(StringComparer.Ordinal)
    {
        ["objects"] = static run => run(new RootCheck<List<Reading>>(static n => [.. Make(n, static i => new Reading(i, Text(i)))])),
        ["texts"] = static run => run(new RootCheck<List<string?>>(static n => [.. Make(n, Text)])),
        ["lists"] = static run => run(new RootCheck<List<List<int>?>>(
            static n => [.. Make(n, static i => i % 3 == 1 ? null : Make(i % 7, static j => j).ToList())])),
        ["maps"] = static run => run(new RootCheck<IList<Dictionary<string, Picky?>?>>(
            static n => [.. Make(n, static i => Make(i % 4, static j => j).ToDictionary(static j => $"{j}", static j => j == 2 ? null : new Picky(j)))])),
        ["unions"] = static run => run(new RootCheck<IReadOnlyList<Message>>(
            static n => [.. Make<Message>(n, static i => i % 2 == 0 ? new Note(Text(i), new byte[i % 9]) : new Amount(i, i / 8m))])),
        ["Tolerant objects"] = static run => run(new RootCheck<Entry?[]>(
            static n => [.. Make(n, static i => i % 5 == 4 ? null : new Entry(i) { Name = Text(i), Tags = [.. Make(i % 3, Text)] })])),
        ["Compact structs"] = static run => run(new RootCheck<List<Small?>>(
            static n => [.. Make<Small?>(n, static i => i % 4 == 3 ? null : new Small(i % 2 == 0, (short)i, i * 100_000L, Text(i)))])),
        ["structs with code"] = static run => run(new RootCheck<Checked[]>(static n => [.. Make(n, static i => new Checked(i % 2 == 0, i))])),
        ["classes with code"] = static run => run(new RootCheck<List<Picky?>>(static n => [.. Make<Picky?>(n, static i => new Picky(i) { Name = Text(i) })])),
        ["nullable numbers"] = static run => run(new RootCheck<IEnumerable<int?>>(static n => [.. Make<int?>(n, static i => i % 2 == 0 ? i : null)])),
        ["tuples"] = static run => run(new RootCheck<(int, string?)[]>(static n => [.. Make(n, static i => (i, Text(i)))])),
        ["nodes"] = static run => run(new RootCheck<Node?[]>(
            static n => [.. Make(n, static i => new Node { Value = (byte)i, Next = [new(), new() { Next = [] }] })])),
        ["immutable arrays"] = static run => run(new RootCheck<List<ImmutableArray<Half>>>(
            static n => [.. Make(n, static i => Make(i % 5, static j => (Half)j).ToImmutableArray())])),
        ["an interface of enums"] = static run => run(new RootCheck<ICollection<DayOfWeek>>(
            static n => [.. Make(n, static i => (DayOfWeek)(i % 7))])),
        ["an interface of structs"] = static run => run(new RootCheck<IReadOnlyList<Checked>>(
            static n => [.. Make(n, static i => new Checked(i % 2 == 0, i))])),
        ["decimals"] = static run => run(new RootCheck<decimal[]>(static n => [.. Make(n, static i => i / 100m)])),
        ["booleans"] = static run => run(new RootCheck<List<bool>>(static n => [.. Make(n, static i => i % 2 == 0)])),
        ["a dictionary of objects"] = static run => run(new RootCheck<Dictionary<int, Picky?>>(
            static n => Make(n, static i => i).ToDictionary(static i => i, static i => i % 4 == 1 ? null : new Picky(i) { Name = Text(i) }))),
        ["a dictionary of numbers"] = static run => run(new RootCheck<Dictionary<Guid, long>>(
            static n => Make(n, static i => i).ToDictionary(static i => new Guid(i, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10), static i => (long)i))),
        ["an interface of a dictionary"] = static run => run(new RootCheck<IReadOnlyDictionary<string, List<int>?>>(
            static n => Make(n, static i => i).ToDictionary(static i => $"{i}", static i => i % 3 == 1 ? null : Make(i % 5, static j => j).ToList()))),
        ["a dictionary of records"] = static run => run(new RootCheck<IDictionary<Place, Small>>(
            static n => Make(n, static i => i).ToDictionary(static i => new Place(i, Text(i)), static i => new Small(i % 2 == 0, (short)i, i, Text(i))))),
        ["arrays"] = static run => run(new RootCheck<byte[][]>(static n => [.. Make(n, static i => new byte[i % 11])])),
    };

    public static TheoryData<string> Kinds => [.. TestDepth.Sample(s_kinds.Keys, 7)];

    [Theory]
    [MemberData(nameof(Kinds))]
    public void WholeCollectionsGiveTheSame(string kind) => s_kinds[kind](static root =>
    {
        foreach (var count in new[] { 0, 1, 3, 100_000 })
        {
            root.CheckWhole(count);
        }
    });

    [Theory]
    [MemberData(nameof(Kinds))]
    public void TruncationAtEveryByteGivesTheSame(string kind) => s_kinds[kind](static root => root.CheckTruncated(5));

    [Theory]
    [MemberData(nameof(Kinds))]
    public void ChangeOfEveryBitGivesTheSame(string kind) => s_kinds[kind](static root => root.CheckBits(4));

    [Theory]
    [MemberData(nameof(Kinds))]
    public void CountsThatLieGiveTheSameAndAllocateLittle(string kind) => s_kinds[kind](static root => root.CheckCounts(4));

    private static IEnumerable<T> Make<T>(int count, Func<int, T> make) => Enumerable.Range(0, count).Select(make);

    private static string? Text(int i) => i % 4 == 2 ? null : new string((char)('a' + (i % 3 * 400)), i % 6);
}
