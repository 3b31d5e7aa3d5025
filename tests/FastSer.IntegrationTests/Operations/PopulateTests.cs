namespace FastSer.IntegrationTests.Operations;

public sealed class PopulateTests
{
    [Theory]
    [ClassData(typeof(SampledCases))]
    public void PopulatingAnySampleGivesTheSampleThatWasWritten(string name) => TestCases.Get(name).Accept(new AllPairs());

    [Fact]
    public void ObjectsArraysAndCollectionsAreKept()
    {
        var value = Shapes();
        var (inner, numbers, list, set, map) = (value.Inner!, value.Numbers, value.List!, value.Set, value.Map);
        var capacity = list.Capacity = 100;
        var same = value;

        FastSerializer.Populate(FastSerializer.Serialize(Other()), ref value);

        Assert.Same(same, value);
        Assert.Same(inner, value.Inner);
        Assert.Same(numbers, value.Numbers);
        Assert.Same(list, value.List);
        Assert.Same(set, value.Set);
        Assert.Same(map, value.Map);
        Assert.Equal(capacity, list.Capacity);
        Differences.AssertNone(Other(), value, "Other");
    }

    [Fact]
    public void ArraysOfAnotherLengthAreReplaced()
    {
        var value = new MutableShapes { Numbers = [1], Points = [default], Optional = [1] };
        var (numbers, points, optional) = (value.Numbers, value.Points, value.Optional);

        FastSerializer.Populate(
            FastSerializer.Serialize(new MutableShapes { Numbers = [1, 2], Points = [default, default], Optional = [] }), ref value);

        Assert.NotSame(numbers, value.Numbers);
        Assert.NotSame(points, value.Points);
        Assert.NotSame(optional, value.Optional);
        Assert.Equal<int>([1, 2], value.Numbers!);
        Assert.Equal<int>([1], numbers);
    }

    [Fact]
    public void ADerivedObjectIsReplaced()
    {
        Animal value = new Dog { Name = "Rex" };

        FastSerializer.Populate(FastSerializer.Serialize(new Animal { Name = "Tom" }), ref value);

        Assert.Equal(typeof(Animal), value.GetType());
        Assert.Equal("Tom", value.Name);
    }

    [Fact]
    public void NullReplacesAndIsReplaced()
    {
        MutableShapes? value = null;

        FastSerializer.Populate(FastSerializer.Serialize<MutableShapes?>(Shapes()), ref value);
        Differences.AssertNone(Shapes(), value, "Shapes");
        FastSerializer.Populate([0], ref value);
        Assert.Null(value);
    }

    [Fact]
    public void RootCollectionsAreKept()
    {
        List<int> numbers = [1];
        var leaves = new Dictionary<string, Leaf> { ["old"] = new() };
        var (sameNumbers, sameLeaves) = (numbers, leaves);

        FastSerializer.Populate(FastSerializer.Serialize<List<int>>([1, 2]), ref numbers);
        FastSerializer.Populate(FastSerializer.Serialize(new Dictionary<string, Leaf> { ["new"] = new() { Id = 5 } }), ref leaves);

        Assert.Same(sameNumbers, numbers);
        Assert.Same(sameLeaves, leaves);
        Assert.Equal([1, 2], numbers);
        Assert.Equal(5, Assert.Single(leaves).Value.Id);
    }

    [Fact]
    public void TrailingBytesAreRejected()
    {
        var value = new Leaf();
        byte[] input = [.. FastSerializer.Serialize(value), 0];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Populate(input, ref value));

        Assert.Equal(FastSerErrorCode.TrailingBytes, exception.Code);
    }

    [Fact]
    public void AFaultLeavesTheObjectInPlaceAndNamesItsMember()
    {
        var value = Shapes();
        var same = value;
        var input = FastSerializer.Serialize(Other());
        input[^1] = 2;

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Populate(input, ref value));

        Assert.Same(same, value);
        Assert.Equal((FastSerErrorCode.InvalidPresence, "Maybe"), (exception.Code, exception.MemberPath));
    }

    [OptimizedFact]
    public void MatchingShapesAllocateNothing()
    {
        var value = Shapes();
        var bytes = FastSerializer.Serialize(value);
        var filled = new FilledCollections { Distinct = { 1, 2 }, Numbers = { 5 } };
        filled.Counts.Clear();
        var filledBytes = FastSerializer.Serialize(filled);

        Assert.Equal(0, Allocation.Of(() => FastSerializer.Populate(bytes, ref value)));
        Assert.Equal(0, Allocation.Of(() => FastSerializer.Populate(filledBytes, ref filled)));
    }

    private static MutableShapes Shapes() => new()
    {
        Numbers = [1, 2], List = [3], Points = [default], Structs = [default, default], StructArray = [default],
        Optional = [1, null], Set = [4, 5], Map = new() { [6] = 7 }, Inner = new() { Numbers = [8] },
    };

    private static MutableShapes Other() => new()
    {
        Number = 1, Numbers = [9, 8], List = [7, 6, 5], Points = [default], Structs = [default, default],
        StructArray = [default], Optional = [null, 4], Set = [3, 2], Map = new() { [1] = 0 }, Inner = new() { Numbers = [1] },
    };

    /// <summary>Reads each sample into each other one.</summary>
    private sealed class AllPairs : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            foreach (var existing in testCase.CreateTypedSamples())
            {
                foreach (var sample in testCase.CreateTypedSamples().Take(12))
                {
                    // A copy of its own: some samples are shared between cases.
                    var value = (T)testCase.Deserialize(testCase.Serialize(existing))!;
                    FastSerializer.Populate(testCase.Serialize(sample), ref value);
                    Differences.AssertNone(sample, value, testCase.Name);
                }
            }
        }
    }
}
