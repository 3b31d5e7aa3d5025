using FastSer.CompilerServices;
using FastSer.Errors;
using FastSer.Serializers;
using FastSer.Walking;
using Xunit.Abstractions;

namespace FastSer.SafetyTests.Fuzzing;

/// <summary>The walk by shapes finds no fault in what a reader accepts; where it and the reader differ on a fault is in the output.</summary>
public sealed class ShapeWalkerTests(ITestOutputHelper output)
{
    private static readonly int s_mutants = TestDepth.Choose(all: 500_000, quick: 2_000);

    [Theory]
    [ClassData(typeof(AllCases))]
    public void ValidValuesHaveNoFault(string name)
    {
        var testCase = TestCases.Get(name);
        var shape = ShapeFinder.Of(testCase);
        foreach (var golden in Goldens.Load(name))
        {
            var visitor = default(PassingVisitor);
            var code = ShapeWalker<PassingVisitor>.Walk(golden, shape, ref visitor, out var end);
            Assert.Equal((FastSerErrorCode.None, golden.Length, null), (code, end.Offset, end.MemberPath));

            var counter = default(Counter);
            code = ShapeWalker<Counter>.Walk(golden, shape, ref counter, out end);
            Assert.Equal((FastSerErrorCode.None, golden.Length), (code, end.Offset));
            Assert.Equal(golden.Length, counter.End);
        }
    }

    [Fact]
    public void MutantsThatAreReadHaveNoFault()
    {
        var seed = RunSeed.Of(MutationTests.SeedSwitch);
        output.WriteLine($"seed {seed}");
        var random = new Random(seed);
        var mutator = new Mutator(random);
        Corpus[] corpora = [.. TestCases.All.Select(static c => new Corpus(c))];
        var differences = new SortedDictionary<string, (int Count, string Example)>(StringComparer.Ordinal);
        for (var i = 0; i < s_mutants; i++)
        {
            var corpus = corpora[random.Next(corpora.Length)];
            var input = mutator.Mutate(corpus);
            var isRead = corpus.TestCase.TryDeserialize(input, out _, out var error);
            var visitor = default(PassingVisitor);
            var code = ShapeWalker<PassingVisitor>.Walk(input, ShapeFinder.Of(corpus.TestCase), ref visitor, out var place);
            var kind = KindOf(isRead, error, code, place, input.Length);
            differences.TryGetValue(kind, out var known);
            differences[kind] = (known.Count + 1, known.Example ??
                $"{corpus.TestCase.Name} {Convert.ToHexString(input.AsSpan(0, Math.Min(60, input.Length)))}: reader {error.Code} {error.Offset} {error.MemberPath} {error.TypeName}; walk {code} {place.Offset} {place.MemberPath} {place.TypeName}");
        }

        foreach (var (kind, (count, example)) in differences)
        {
            output.WriteLine($"{count,6} {kind}   {example}");
        }

        Assert.DoesNotContain(differences.Keys, static kind => kind.StartsWith("accepted", StringComparison.Ordinal));
    }

    private static string KindOf(bool isRead, FastSerError error, FastSerErrorCode code, ErrorLocation place, int length)
    {
        if (isRead)
        {
            return code == FastSerErrorCode.None && place.Offset == length ? "agreed" : $"accepted, walk {code}";
        }

        if (code == FastSerErrorCode.None)
        {
            return error.Code == FastSerErrorCode.TrailingBytes && place.Offset == error.Offset ? "agreed" : $"not found: {error.Code}";
        }

        return (code, place.Offset, place.MemberPath, place.TypeName) == (error.Code, error.Offset, error.MemberPath, error.TypeName) ? "agreed"
            : place.Offset < error.Offset ? $"earlier: {error.Code} -> {code}"
            : place.Offset > error.Offset ? $"later: {error.Code} -> {code}"
            : code != error.Code ? $"code: {error.Code} -> {code}" : $"path: {code}";
    }

    /// <summary>A visitor of nothing, so that elements of fixed size are checked many at a time.</summary>
    private readonly struct PassingVisitor : IShapeVisitor
    {
        public static bool VisitsAll => false;

        public static bool Locates => false;

        public bool IsStopped => false;

        public void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, long start, long bodyStart)
        {
        }

        public void Leave(long end)
        {
        }

        public void Pass(WireShape shape, in ShapeStep step, long start, long end)
        {
        }
    }

    private struct Counter : IShapeVisitor
    {
        public static bool VisitsAll => true;

        public static bool Locates => false;

        public long End { get; private set; }

        public bool IsStopped => false;

        public void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, long start, long bodyStart)
        {
        }

        public void Leave(long end) => End = end;

        public void Pass(WireShape shape, in ShapeStep step, long start, long end) => End = end;
    }

    private sealed class ShapeFinder : ITestCaseVisitor
    {
        private static readonly Dictionary<string, WireShape> s_shapes = [];

        private WireShape? _shape;

        public static WireShape Of(TestCase testCase)
        {
            lock (s_shapes)
            {
                if (!s_shapes.TryGetValue(testCase.Name, out var shape))
                {
                    var finder = new ShapeFinder();
                    testCase.Accept(finder);
                    s_shapes.Add(testCase.Name, shape = finder._shape!);
                }

                return shape;
            }
        }

        public void Visit<T>(TestCase<T> testCase) => _shape = SerializerCache<T>.Instance.CachedShape;
    }
}
