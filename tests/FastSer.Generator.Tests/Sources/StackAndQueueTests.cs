using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Collections that are not lists keep the order of elements of every kind: read anew, in each other, and into existing objects.</summary>
public sealed class StackAndQueueTests
{
    private static readonly (string Type, string Values)[] s_elements =
    [
        ("(int, string?)", "(1, \"a\"), (2, null), (3, \"c\")"),
        ("int?", "1, null, 3"),
        ("int[]?", "[1], null, [], [2, 3]"),
        ("string?", "\"a\", null, \"c\""),
        ("byte", "1, 2, 3"),
        ("bool", "true, false, false"),
        ("DateTime", "new(2020, 1, 1), new(2021, 1, 1), default"),
        ("Stack<int>", "new Stack<int>([1, 2]), new Stack<int>(), new Stack<int>([3, 4, 5])"),
        ("ImmutableStack<ConcurrentStack<int?>>?", "[new ConcurrentStack<int?>([1, null]), new ConcurrentStack<int?>([2, 3])], null, []"),
        ("Queue<ImmutableQueue<Stack<string>>>", "new Queue<ImmutableQueue<Stack<string>>>([[new Stack<string>([\"x\", \"y\"]), new Stack<string>()]]), new Queue<ImmutableQueue<Stack<string>>>()"),
        ("RentedItems", "new() { Count = 1 }, new() { Count = 2 }"),
        ("StackItems?", "new() { Span = 1 }, null, new() { Span = 2 }"),
        ("ReadStackOfInt32?", "new() { Items = new([1, 2]) }, null"),
        ("WriteStackOfInt32", "new(1), new(2)"),
        ("Private?", "Private.Make(1), null, Private.Make(3)"),
        ("PrivateStruct", "PrivateStruct.Make(1), PrivateStruct.Make(3)"),
        ("Box<Day>", "new() { Value = Day.A }, new() { Value = Day.B }"),
        ("Refs<Private>", "new() { Value = Private.Make(7) }, new() { Value = Private.Make(8) }"),
        ("Day", "Day.A, Day.B, Day.A"),
        ("Day?", "Day.A, null, Day.B"),
        ("KeyValuePair<string, Stack<Day>>", "new(\"a\", new Stack<Day>([Day.A, Day.B])), new(\"b\", new Stack<Day>())"),
        ("(Stack<int> A, Queue<int>? B, (int, int)? C)", "(new([1, 2]), null, null), (new([3]), new([4, 5]), (1, 2))"),
        ("ReadOnlyMemory<byte>", "new byte[] { 1, 2 }, new byte[] { }, new byte[] { 3 }"),
        ("Shape?", "new Circle { R = 1 }, null, new Square { S = new([1, 2]) }"),
        ("Dictionary<int, Stack<int>>?", "new() { [1] = new([1, 2]) }, null"),
        ("decimal", "1.5m, 2m"),
        ("Guid", "Guid.Empty, new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)"),
        ("char", "'a', 'b'"),
        ("Int128", "1, 2"),
        ("HashSet<string>", "[\"a\"], []"),
        ("int[,]", "new int[1, 2] { { 1, 2 } }, new int[0, 0]"),
        ("Uri?", "new(\"http://a/\"), null, new(\"http://b/\")"),
    ];

    private static readonly (string Type, string Make)[] s_collections =
    [
        ("Stack<{0}>", "new Stack<{0}>(Calls.Of<{0}>({1}))"),
        ("Queue<{0}>", "new Queue<{0}>(Calls.Of<{0}>({1}))"),
        ("ConcurrentStack<{0}>", "new ConcurrentStack<{0}>(Calls.Of<{0}>({1}))"),
        ("ConcurrentQueue<{0}>", "new ConcurrentQueue<{0}>(Calls.Of<{0}>({1}))"),
        ("BlockingCollection<{0}>", "new BlockingCollection<{0}>(new ConcurrentQueue<{0}>(Calls.Of<{0}>({1})))"),
        ("ImmutableStack<{0}>", "ImmutableStack.Create<{0}>(Calls.Of<{0}>({1}))"),
        ("ImmutableQueue<{0}>", "ImmutableQueue.Create<{0}>(Calls.Of<{0}>({1}))"),
        ("IImmutableStack<{0}>", "ImmutableStack.Create<{0}>(Calls.Of<{0}>({1}))"),
        ("IImmutableQueue<{0}>", "ImmutableQueue.Create<{0}>(Calls.Of<{0}>({1}))"),
        ("LinkedList<{0}>", "new LinkedList<{0}>(Calls.Of<{0}>({1}))"),
    ];

    private static readonly string[] s_formats = ["", "Format = WireFormat.Compact", "Format = WireFormat.Tolerant", "References = true"];

    public static IEnumerable<object[]> Cases => TestDepth.Sample(
        s_formats.SelectMany(static _ => s_collections, static (format, collection) => new object[] { format, collection.Type }), 7);

    private const string Types = """
        using System; using System.Collections; using System.Collections.Concurrent; using System.Collections.Generic; using System.Collections.Immutable;
        using System.Linq; using System.Reflection;
        using FastSer;

        [FastSerType] public partial struct RentedItems { public int Count { get; set; } }
        [FastSerType] public partial class StackItems { public int Span { get; set; } }
        [FastSerType] public partial class ReadStackOfInt32 { public Stack<int>? Items { get; set; } }
        [FastSerType] public partial record struct WriteStackOfInt32(int X);
        [FastSerType] public partial class Private { private Private() { } [FastSerInclude] private int X { get; set; } public static Private Make(int x) => new() { X = x }; }
        [FastSerType] public partial struct PrivateStruct { [FastSerConstructor] private PrivateStruct(int x) => X = x; [FastSerInclude] private int X { get; } public static PrivateStruct Make(int x) => new(x); }
        [FastSerType] public partial class Box<T> where T : struct, Enum { public T Value { get; set; } public Stack<T>? More { get; set; } }
        [FastSerType] public partial class Refs<T> where T : class { public T? Value { get; set; } public ConcurrentStack<T?>? More { get; set; } }
        public enum Day { A, B }
        [FastSerType, FastSerUnion(0, typeof(Circle)), FastSerUnion(1, typeof(Square))] public abstract partial class Shape;
        [FastSerType] public partial class Circle : Shape { public int R { get; set; } }
        [FastSerType] public partial class Square : Shape { public Stack<int>? S { get; set; } }
        """;

    private const string Dump = """
            public static T[] Of<T>(params T[] items) => items;

            private static string Dump(object? value) => value switch
            {
                null => "null",
                string text => text,
                ReadOnlyMemory<byte> bytes => Convert.ToHexString(bytes.Span),
                IEnumerable items => "[" + string.Join(",", items.Cast<object?>().Select(Dump)) + "]",
                System.Runtime.CompilerServices.ITuple tuple => "(" + string.Join(",", Enumerable.Range(0, tuple.Length).Select(i => Dump(tuple[i]))) + ")",
                Enum or IConvertible or Guid or Int128 or Uri => value.ToString()!,
                _ => value.GetType().Name + "{" + string.Join(",", value.GetType()
                    .GetProperties(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic).Select(p => p.Name + "=" + Dump(p.GetValue(value)))) + "}",
            };
        """;

    [Theory]
    [MemberData(nameof(Cases))]
    public void OrderOfEveryElementIsKept(string format, string collection)
    {
        var make = Array.Find(s_collections, known => known.Type == collection).Make;
        var members = s_elements.Select((element, i) => $"[FastSerMember({i})] public {Put(collection, element)}? M{i} {{ get; set; }}");
        var values = string.Join(", ", s_elements.Select((element, i) => $"M{i} = {Put(make, element)}"));

        Assert.Equal("", LoadedProgram.Run($$"""
            {{Types}}
            [FastSerType({{format}})] public partial class Holder { {{string.Join('\n', members)}} }

            public static class Calls
            {
                public static string Run()
                {
                    var value = new Holder { {{values}} };
                    var bytes = FastSerializer.Serialize(value);
                    var copy = FastSerializer.Deserialize<Holder>(bytes)!;
                    var result = Dump(value) == Dump(copy) ? "" : $"{Dump(value)}\n{Dump(copy)}\n";
                    result += FastSerializer.Serialize(copy).AsSpan().SequenceEqual(bytes) ? "" : "other bytes";
                    result += FastSerializer.Skip<Holder>(bytes) == bytes.Length ? "" : "skipped to another place";
                    var populated = new Holder { {{values}} };
                    FastSerializer.Populate(bytes, ref populated);
                    result += Dump(value) == Dump(populated) ? "" : $"{Dump(value)}\n{Dump(populated)}\n";
                    FastSerializer.Populate(FastSerializer.Serialize(new Holder()), ref populated);
                    return result + (Dump(new Holder()) == Dump(populated) ? "" : "kept: " + Dump(populated));
                }

            {{Dump}}
            }
            """));
    }

    private static string Put(string pattern, (string Type, string Values) element) =>
        pattern.Replace("{0}", element.Type, StringComparison.Ordinal).Replace("{1}", element.Values, StringComparison.Ordinal);
}
