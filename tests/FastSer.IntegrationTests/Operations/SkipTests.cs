namespace FastSer.IntegrationTests.Operations;

public sealed class SkipTests
{
    private const int Mutations = 40;

    /// <summary>The codes of faults in values, which a walk over them does not report.</summary>
    private static readonly HashSet<FastSerErrorCode> s_valueCodes =
    [
        FastSerErrorCode.InvalidValue, FastSerErrorCode.InvalidString, FastSerErrorCode.DuplicateKey, FastSerErrorCode.UserCode,
        FastSerErrorCode.InvalidReference,
    ];

    [Theory]
    [ClassData(typeof(SampledCases))]
    [Trait("Promise", "P12")]
    public void SkipFailsOnEveryPrefix(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var sample in testCase.CreateSamples())
        {
            var bytes = testCase.Serialize(sample);
            for (var length = bytes.Length - 1; length >= 0; length -= length > 300 ? 7 : 1)
            {
                Assert.Equal(FastSerErrorCode.Truncated, SkipCodeOf(testCase, bytes.AsSpan(0, length)));
            }
        }
    }

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void SkipAndDeserializeAgreeOnMutatedBytes(string name)
    {
        var testCase = TestCases.Get(name);
        var random = new Random(name.Length);
        foreach (var sample in testCase.CreateSamples())
        {
            var bytes = testCase.Serialize(sample);
            for (var i = 0; i < Mutations; i++)
            {
                var mutated = (byte[])bytes.Clone();
                mutated[random.Next(mutated.Length)] = (byte)(random.Next(3) == 0 ? random.Next(4) : random.Next(256));
                AssertAgree(testCase, mutated);
            }
        }
    }

    [Trait("Needs", "threads")]
    [Fact]
    [Trait("Promise", "P7")]
    public void DepthCostsNoStack()
    {
        const int Levels = 100_000;
        byte[] chain = [.. Enumerable.Repeat<byte[]>([1, 7, 0, 0, 0], Levels).SelectMany(static level => level), 0];
        var taken = 0;
        var thread = new Thread(() => taken = FastSerializer.Skip<LinkedNode>(chain, FastSerializerOptions.Trusted), 128 * 1024);

        thread.Start();
        thread.Join();

        Assert.Equal(chain.Length, taken);
    }

    [Fact]
    public void DepthIsLimitedByTheOptions()
    {
        byte[] chain = [.. Enumerable.Repeat<byte[]>([1, 7, 0, 0, 0], 65).SelectMany(static level => level), 0];

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Skip<LinkedNode>(chain));

        Assert.False(FastSerializer.TryDeserialize<LinkedNode>(chain, out _, out var error));
        Assert.Equal(error, new FastSerError(
            exception.Code, exception.Offset, exception.TypeName, exception.MemberPath, exception.Message));
        Assert.Equal(FastSerErrorCode.DepthExceeded, exception.Code);
        Assert.Equal(chain.Length, FastSerializer.Skip<LinkedNode>(chain, new FastSerializerOptions { MaxDepth = 65 }));
    }

    /// <summary>A value of a generic type is a level wherever it holds a type parameter, also of a closed type that cannot nest.</summary>
    [Fact]
    public void GenericTypesThatHoldTheirParametersAreLevels()
    {
        byte[] chain = [.. Enumerable.Repeat<byte[]>([2, 0], 64).SelectMany(static level => level), 1, 1];

        AssertTooDeep<IOption<string>>(chain);
        Assert.True(FastSerializer.TryDeserialize<IOption<string>>(chain, out var value, out _, new FastSerializerOptions { MaxDepth = 65 }));
        Assert.Throws<FastSerException>(() => FastSerializer.Serialize(value));
    }

    [Fact]
    public void StructsOfTypeParametersAreLevels()
    {
        LevelNode[] leaves =
        [
            new() { Pairs = [default] }, new() { Nested = [[default]] }, new() { Last = new(1, 2) }, new() { Only = default(LevelPair<int>) },
        ];
        foreach (var leaf in leaves)
        {
            var root = leaf;
            for (var i = 1; i < 64; i++)
            {
                root = new() { Next = root };
            }

            var bytes = FastSerializer.Serialize(root, new FastSerializerOptions { MaxDepth = 65 });

            AssertTooDeep<LevelNode>(bytes);
        }
    }

    private static void AssertTooDeep<T>(byte[] bytes)
    {
        Assert.False(FastSerializer.TryDeserialize<T>(bytes, out _, out var error));
        Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
        Assert.Equal(error.Offset, Assert.Throws<FastSerException>(() => FastSerializer.Skip<T>(bytes)).Offset);
        Assert.Equal(bytes.Length, FastSerializer.Skip<T>(bytes, new FastSerializerOptions { MaxDepth = 65 }));
    }

    [Fact]
    public void ErrorsNameTheMember()
    {
        byte[] bytes = FastSerializer.Serialize(new Tree { Children = [new() { Children = [null] }] });
        bytes[^1] = 2;

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Skip<Tree>(bytes));

        Assert.Equal(FastSerErrorCode.InvalidPresence, exception.Code);
        Assert.Equal("Children[0].Children[0]", exception.MemberPath);
    }

    [Fact]
    public void NullBehindATagIsRefusedAsByTheReader()
    {
        AssertRefused<ITolerantFigure>([1, 0]);
        AssertRefused<ILevelShape>([1, 0]);
        AssertRefused<ILevelShape>([8, 0]);
    }

    private static void AssertRefused<T>(byte[] bytes)
    {
        Assert.False(FastSerializer.TryDeserialize<T>(bytes, out _, out var error));
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Skip<T>(bytes));
        Assert.Equal((FastSerErrorCode.InvalidPresence, 1), (error.Code, error.Offset));
        Assert.Equal((FastSerErrorCode.InvalidPresence, 1), (exception.Code, exception.Offset));
    }

    [OptimizedFact]
    public void SkippingAllocatesNothing()
    {
        var tree = FastSerializer.Serialize(new Tree { Children = [.. Enumerable.Repeat(new Tree { Children = [null] }, 50)] });
        byte[] chain = [.. Enumerable.Repeat<byte[]>([1, 7, 0, 0, 0], 2000).SelectMany(static level => level), 0];

        Assert.Equal(0, Allocation.Of(() => FastSerializer.Skip<Tree>(tree)));
        Assert.Equal(0, Allocation.Of(() => FastSerializer.Skip<LinkedNode>(chain, FastSerializerOptions.Trusted)));
    }

    /// <summary>Checks that skipping and reading agree; the inside of a Tolerant object is not looked at.</summary>
    private static void AssertAgree(TestCase testCase, byte[] bytes)
    {
        var code = FastSerErrorCode.None;
        var consumed = 0;
        try
        {
            testCase.DeserializePrefix(bytes, out consumed);
        }
        catch (FastSerException exception)
        {
            code = exception.Code;
        }

        var input = $"{testCase.Name}: {Convert.ToHexString(bytes)}";
        var skipCode = SkipCodeOf(testCase, bytes, out var skipped);
        if (code == FastSerErrorCode.None)
        {
            Assert.True(consumed == skipped && skipCode == code, input);
        }
        else if (!s_valueCodes.Contains(code) && !Versions.CanDiffer(testCase.Type))
        {
            Assert.True(skipCode != FastSerErrorCode.None, input);
        }
    }

    private static FastSerErrorCode SkipCodeOf(TestCase testCase, ReadOnlySpan<byte> bytes) =>
        SkipCodeOf(testCase, bytes, out _);

    private static FastSerErrorCode SkipCodeOf(TestCase testCase, ReadOnlySpan<byte> bytes, out int skipped)
    {
        try
        {
            skipped = testCase.Skip(bytes);
            return FastSerErrorCode.None;
        }
        catch (FastSerException exception)
        {
            skipped = 0;
            return exception.Code;
        }
    }
}

[FastSerType]
public sealed partial class LevelNode
{
    public LevelNode? Next { get; set; }

    public List<LevelPair<int>>? Pairs { get; set; }

    public List<List<LevelPair<int>>>? Nested { get; set; }

    public LevelPair<int> Last { get; set; }

    public LevelPair<int>? Only { get; set; }
}

[FastSerType]
public readonly partial record struct LevelPair<T>(T First, T Second);
