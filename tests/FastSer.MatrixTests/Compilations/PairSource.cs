using System.Globalization;
using System.Text;

namespace FastSer.MatrixTests;

/// <summary>
/// The source text of one pair: a type with the collection as a member, inside another collection and as the value of a
/// dictionary, and a test case for each of these places and for the collection as a root.
/// </summary>
internal sealed class PairSource(MatrixPair pair, int number)
{
    private const int LongCount = 300;

    private readonly string _element = pair.Collection.ElementTypeOf(pair.Element);

    private string Type => Fill(pair.Collection.Type) + (pair.Collection.IsValue ? "" : "?");

    public string Build() => $$"""
        [FastSerType]
        public partial class Holder{{number}}
        {
            public {{Type}} Member { get; set; }
            public int Between { get; set; }
            public List<{{Type}}>? Nested { get; set; }
            public Dictionary<int, {{Type}}>? Values { get; set; }
            public string? Last { get; set; }
        }

        [FastSerType(Format = WireFormat.Compact)]
        public partial class CompactHolder{{number}}
        {
            public bool Flag { get; set; }
            public {{Type}} Member { get; set; }
            public int Between { get; set; }
            public List<{{Type}}>? Nested { get; set; }
        }

        public sealed class Cases{{number}} : IMatrixCases
        {
            public IReadOnlyList<string> States => [{{string.Join(", ", States().Select(static s => $"\"{s}\""))}}];

            public IReadOnlyList<TestCase> Create() =>
            [
                new TestCase<{{Type}}>("root", static ({{Type}} v) => FastSerializer.Serialize(v), Samples),
                Held("member", static v => new Holder{{number}} { Member = v, Between = -1, Last = "last" }),
                Held("nested", static v => new Holder{{number}} { Nested = [v, {{Make(MatrixState.One)}}], Between = -1 }),
                Held("value", static v => new Holder{{number}} { Values = new() { [7] = v }, Last = "last" }),
                new TestCase<Compact<{{Type}}>>(
                    "compact root", static (Compact<{{Type}}> v) => FastSerializer.Serialize(v),
                    () => Array.ConvertAll(Samples(), static v => new Compact<{{Type}}>(v))),
                new TestCase<CompactHolder{{number}}>(
                    "compact member", static (CompactHolder{{number}} v) => FastSerializer.Serialize(v),
                    () => Array.ConvertAll(Samples(), static v => new CompactHolder{{number}} { Flag = true, Member = v, Between = -300 })),
                new TestCase<CompactHolder{{number}}>(
                    "compact nested", static (CompactHolder{{number}} v) => FastSerializer.Serialize(v),
                    () => Array.ConvertAll(Samples(), static v => new CompactHolder{{number}} { Nested = [v, {{Make(MatrixState.One)}}] })),
            ];

            private static TestCase Held(string name, Func<{{Type}}, Holder{{number}}> hold) => new TestCase<Holder{{number}}>(
                name, static (Holder{{number}} v) => FastSerializer.Serialize(v), () => Array.ConvertAll(Samples(), v => hold(v)));

            private static {{Type}}[] Samples() => [{{string.Join(", ", States().Select(Make))}}];
        }

        """;

    private IEnumerable<MatrixState> States()
    {
        if (pair.Collection.NullValue is not null)
        {
            yield return MatrixState.Null;
        }

        yield return MatrixState.Empty;
        yield return MatrixState.One;
        if (Many().Length > 1)
        {
            yield return MatrixState.Many;
        }

        if (!pair.Collection.Needs.HasFlag(Needs.Unique))
        {
            yield return MatrixState.Long;
        }
    }

    private string Make(MatrixState state)
    {
        if (state == MatrixState.Null)
        {
            return pair.Collection.NullValue!;
        }

        var items = $"new {_element}[] {{ {string.Join(", ", Elements(state))} }}";
        items = state == MatrixState.Long
            ? string.Create(CultureInfo.InvariantCulture, $"Items.Repeat({items}, {LongCount})")
            : items;
        return Fill(pair.Collection.Make).Replace("{items}", items, StringComparison.Ordinal);
    }

    private string[] Elements(MatrixState state) => state switch
    {
        MatrixState.Empty => [],
        MatrixState.One => [pair.Element.Values[^1]],
        _ => Many(),
    };

    // A null stands neither first nor last.
    private string[] Many() => pair.Collection.HoldsNull(pair.Element)
        ? [pair.Element.Values[0], "null", .. pair.Element.Values[1..]]
        : pair.Element.Values;

    private string Fill(string text) => new StringBuilder(text).Replace("{E}", _element).ToString();
}
