using System.Collections;

namespace FastSer.TestTypes;

/// <summary>Hash tables enumerate by hash codes: those of strings differ from process to process, so only one key is a string.</summary>
internal static class UntypedCases
{
    public static IEnumerable<TestCase> All =>
    [
        Case.Of<UntypedCollections?>(
            () =>
            [
                null,
                new(),
                new() { List = [], Queue = new(), Stack = new(), Table = [], Sorted = [], Nested = [], Pair = (new(), 1) },
                new()
                {
                    List = [1, null, "a", new Leaf { Id = 2, Name = "leaf" }, new[] { 1, 2 }, Guid.Empty],
                    Queue = new(new object?[] { "x", null, 2 }),
                    Stack = new(new object?[] { 1, null, "top" }),
                    Table = new() { [1] = "one", [2] = null, [new RecordKey(1, 2, 3)] = 3 },
                    Sorted = new() { [3] = -1, [int.MinValue] = null, [7] = 7 },
                    Nested = [null, [], [1, null, "b"]],
                    Pair = (new(new object[] { 1 }), 2),
                },
                new() { List = new(Case.Repeat<object?>([1, "", null], 255)), Table = new() { ["key"] = 1 } },
                new() { Table = new(Enumerable.Range(0, 255).ToDictionary(static i => i)), Sorted = new() { [0] = 0 } },
            ]),
        Case.Of<UntypedInterfaces?>(
            () =>
            [
                null,
                new(),
                new() { Sequence = List(), Collection = List(), List = List(), Map = new Hashtable(), Own = [], CustomMap = new() },
                new() { Sequence = List(1), Collection = List("a"), List = List(1, null), Map = new Hashtable { ["a"] = null } },
                new()
                {
                    List = List(1, "a", null),
                    Map = new Hashtable { [1] = "one", [2] = 2 },
                    Own = Add(new OldList(), 1, null, "a"),
                    CustomMap = Add(new OldMap(), 1, "one", 2, null),
                },
            ]),
        Case.Of<CompactUntypedCollections?>(
            () =>
            [
                null,
                new(),
                new() { List = [], Table = [] },
                new() { List = [-1, "\u20AC", null, 300], Table = new() { [1L] = "one", [-1L] = long.MaxValue }, Last = 5 },
            ]),
    ];

    private static ArrayList List(params object?[] items) => new(items);

    private static T Add<T>(T list, params object?[] items)
        where T : IEnumerable
    {
        for (var i = 0; i < items.Length; i++)
        {
            if (list is IDictionary map)
            {
                map.Add(items[i++]!, items[i]);
            }
            else
            {
                ((IList)list).Add(items[i]);
            }
        }

        return list;
    }
}
