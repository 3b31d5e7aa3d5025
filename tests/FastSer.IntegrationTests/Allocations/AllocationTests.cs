using System.Buffers;

namespace FastSer.IntegrationTests.Allocations;

[Trait("Promise", "P4")]
public sealed class AllocationTests
{
    private const int ObjectHeader = 16;
    private const int ArrayHeader = 24;

    /// <summary>
    /// Types with collections that cannot be enumerated without an allocation, or that are copied first because other threads
    /// may change them.
    /// </summary>
    private static readonly HashSet<string> s_allocatingOnWrite =
    [
        "SortedCollections", "ObjectModelCollections", "ConcurrentCollections", "ImmutableCollections", "GroupedCollections",
        "OwnCollections", "MadeCollections", "WrappedCollections", "ComparedCollections", "RootSortedDictionary", "TolerantCollections",
        "LooseValues", "KeptValues", "JsonTrees", "CompactJsonTrees", "KeptJsonTrees",
        "UntypedCollections", "UntypedInterfaces", "CompactUntypedCollections", "KeptUntypedCollections",
        "StructMaps", "CompactStructMaps",
    ];

    private static object? s_kept;

    public static TheoryData<string> CasesThatAllocateNothing =>
        [.. TestCases.All.Select(static c => c.Name).Where(static name => !s_allocatingOnWrite.Contains(name))];

    [OptimizedTheory]
    [MemberData(nameof(CasesThatAllocateNothing))]
    public void WritingToAReusedBufferAllocatesNothing(string name) =>
        TestCases.Get(name).Accept(new BufferCheck());

    [OptimizedTheory]
    [MemberData(nameof(CasesThatAllocateNothing))]
    public void SizingAllocatesNothing(string name) => TestCases.Get(name).Accept(new SizeCheck());

    [OptimizedTheory]
    [MemberData(nameof(CasesThatAllocateNothing))]
    public void WritingToASpanAllocatesNothing(string name) => TestCases.Get(name).Accept(new SpanCheck());

    [OptimizedTheory]
    [MemberData(nameof(CasesThatAllocateNothing))]
    public void WritingToAnArrayAllocatesJustTheArray(string name) => TestCases.Get(name).Accept(new ArrayCheck());

    [OptimizedFact]
    public void ReadingAListAllocatesTheListItsArrayAndItsObjects()
    {
        var bytes = FastSerializer.Serialize(
            Enumerable.Range(0, 1000).Select(static i => (Leaf?)new Leaf { Id = i, Name = "ten chars." }).ToList());

        var built = Allocation.Of(static () =>
        {
            var leaves = new List<Leaf?>(1000);
            for (var i = 0; i < 1000; i++)
            {
                leaves.Add(new Leaf { Id = i, Name = new string('x', 10) });
            }

            Keep(leaves);
        });

        Assert.Equal(built, Allocation.Of(() => Keep(FastSerializer.Deserialize<List<Leaf?>>(bytes))));
        Assert.NotNull(s_kept);
    }

    [OptimizedFact]
    public void ReadingAnArrayOfStructsAllocatesJustTheArray()
    {
        var bytes = FastSerializer.Serialize(new IntThenDateTime[30]);

        Assert.Equal(
            ArrayHeader + (30 * 16), Allocation.Of(() => Keep(FastSerializer.Deserialize<IntThenDateTime[]>(bytes))));
    }

    [OptimizedFact]
    public void ReadingAFixedStructAllocatesNothing()
    {
        var bytes = FastSerializer.Serialize(default(EveryFixedScalar));

        Assert.Equal(0, Allocation.Of(() => FastSerializer.Deserialize<EveryFixedScalar>(bytes)));
    }

    [OptimizedFact]
    public void ReadingNullAllocatesNothing() =>
        Assert.Equal(0, Allocation.Of(static () => FastSerializer.Deserialize<Wide>([0])));

    [OptimizedFact]
    public void ReadingAnObjectAllocatesTheObjectAndItsStrings()
    {
        var bytes = FastSerializer.Serialize(new PositionalRecord(1, "twelve chars", default));

        Assert.Equal(
            Allocation.Of(static () => Keep(new PositionalRecord(1, new string('x', 12), default))),
            Allocation.Of(() => Keep(FastSerializer.Deserialize<PositionalRecord>(bytes))));
    }

    [OptimizedFact]
    public void ReadingADictionaryAllocatesAsOneOfThatCapacity()
    {
        var bytes = FastSerializer.Serialize(
            Enumerable.Range(0, 100).ToDictionary(static i => i, static i => (string?)null));

        Assert.Equal(
            Allocation.Of(static () => Keep(new Dictionary<int, string?>(100))),
            Allocation.Of(() => Keep(FastSerializer.Deserialize<Dictionary<int, string?>>(bytes))));
    }

    [OptimizedFact]
    public void ReadingASetAllocatesAsOneOfThatCapacity()
    {
        var bytes = FastSerializer.Serialize(Enumerable.Range(0, 100).ToHashSet());

        Assert.Equal(
            Allocation.Of(static () => Keep(new HashSet<int>(100))),
            Allocation.Of(() => Keep(FastSerializer.Deserialize<HashSet<int>>(bytes))));
    }

    [OptimizedFact]
    public void ReadingATreeAllocatesItsNodesAndLists()
    {
        var tree = new Tree { Children = [new Tree(), null, new Tree { Children = [] }] };
        var bytes = FastSerializer.Serialize(tree);

        Assert.Equal(
            Allocation.Of(static () => Keep(new Tree
            {
                Children = new List<Tree?>(3) { new Tree(), null, new Tree { Children = new List<Tree?>(0) } },
            })),
            Allocation.Of(() => Keep(FastSerializer.Deserialize<Tree>(bytes))));
    }

    // What escapes cannot be allocated on the stack.
    private static void Keep(object value) => s_kept = value;

    private sealed class BufferCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            var output = new ArrayBufferWriter<byte>(1 << 20);
            foreach (var sample in testCase.CreateTypedSamples())
            {
                var allocated = Allocation.Of(() =>
                {
                    output.ResetWrittenCount();
                    FastSerializer.Serialize(output, sample);
                });
                Assert.True(allocated == 0, $"{testCase.Name}: {allocated} bytes for {ValueDump.Inline(sample)}");
            }
        }
    }

    private sealed class SizeCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            foreach (var sample in testCase.CreateTypedSamples())
            {
                var allocated = Allocation.Of(() => FastSerializer.GetSize(sample));
                Assert.True(allocated == 0, $"{testCase.Name}: {allocated} bytes for {ValueDump.Inline(sample)}");
            }
        }
    }

    private sealed class SpanCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            var destination = new byte[1 << 20];
            foreach (var sample in testCase.CreateTypedSamples())
            {
                var allocated = Allocation.Of(() => FastSerializer.TrySerialize(sample, destination, out _));
                Assert.True(allocated == 0, $"{testCase.Name}: {allocated} bytes for {ValueDump.Inline(sample)}");
            }
        }
    }

    private sealed class ArrayCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            foreach (var sample in testCase.CreateTypedSamples())
            {
                var size = FastSerializer.GetSize(sample);
                var array = Allocation.Of(() => Keep(new byte[size]));
                Assert.InRange(array, size + ObjectHeader, size + ArrayHeader + 8);
                var allocated = Allocation.Of(() => Keep(FastSerializer.Serialize(sample)));
                Assert.True(allocated == array, $"{testCase.Name}: {allocated} bytes for an array of {array}");
            }
        }
    }
}
