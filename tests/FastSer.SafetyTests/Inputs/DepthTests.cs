namespace FastSer.SafetyTests.Inputs;

[Trait("Promise", "P7")]
public sealed class DepthTests
{
    private const int SmallStack = 256 * 1024;
    private const int Limit = 64;

    /// <summary>Per recursive type: a value nested to a depth, counted in objects of that type.</summary>
    private static readonly Dictionary<string, Func<int, object>> s_nested = new()
    {
        ["Tree"] = static d => Nest(d, static inner => new Tree { Children = [(Tree?)inner] }),
        ["LinkedNode"] = static d => Nest(d, static inner => new LinkedNode { Next = (LinkedNode?)inner }),
        ["BinaryNode"] = static d => Nest(d, static inner => new BinaryNode(null, null, (BinaryNode?)inner)),
        ["Folder"] = static d => Nest(d, static inner => new Folder { Entries = new() { ["f"] = (Folder?)inner } }),
        ["StructNode"] = static d =>
            Nest(d, static inner => new StructNode { Children = inner is null ? null : [(StructNode)inner] }),
        ["TupleNode"] = static d => Nest(d, static inner => new TupleNode { Next = (1, (TupleNode?)inner) }),
        ["JaggedNode"] = static d => Nest(d, static inner => new JaggedNode { Rows = [[(JaggedNode?)inner]] }),
        ["GenericTreeOfString"] = static d =>
            Nest(d, static inner => new GenericTree<string> { Children = [(GenericTree<string>?)inner] }),
        ["StructInner"] = static d =>
            Nest(d, static inner =>
                new OuterStruct.Inner { Children = inner is null ? null : [(OuterStruct.Inner)inner] }),
    };

    public static TheoryData<string> Recursive => [.. s_nested.Keys];

    [Trait("Needs", "threads")]
    [Theory]
    [MemberData(nameof(Recursive))]
    public void LimitIsTheSameForWritingAndReading(string name) => OnStack(SmallStack, () =>
    {
        var testCase = TestCases.Get(name);
        foreach (var depth in new[] { 1, 2, Limit - 1, Limit })
        {
            var bytes = testCase.Serialize(s_nested[name](depth));
            Assert.True(testCase.TryDeserialize(bytes, out var value, out _));
            Assert.Equal(bytes, testCase.Serialize(value));
        }

        var tooDeep = s_nested[name](Limit + 1);
        var exception = Assert.Throws<FastSerException>(() => testCase.Serialize(tooDeep));
        Assert.Equal(FastSerErrorCode.DepthExceeded, exception.Code);

        var deepBytes = testCase.Serialize(tooDeep, new FastSerializerOptions { MaxDepth = Limit + 1 });
        Assert.False(testCase.TryDeserialize(deepBytes, out _, out var error));
        Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
    });

    [Theory]
    [MemberData(nameof(Recursive))]
    public void OptionMovesTheLimit(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var limit in new[] { 1, 2, 10, 200 })
        {
            var options = new FastSerializerOptions { MaxDepth = limit };
            var bytes = testCase.Serialize(s_nested[name](limit), options);
            Assert.True(testCase.TryDeserialize(bytes, out _, out _, options));
            var tooDeep =
                testCase.Serialize(s_nested[name](limit + 1), new FastSerializerOptions { MaxDepth = limit + 1 });
            Assert.False(testCase.TryDeserialize(tooDeep, out _, out var error, options));
            Assert.Equal(FastSerErrorCode.DepthExceeded, error.Code);
        }
    }

    [Trait("Needs", "threads")]
    [Theory]
    [MemberData(nameof(Recursive))]
    public void BombsEndInAnErrorOnASmallStack(string name)
    {
        var testCase = TestCases.Get(name);
        // Long enough for any of the types to be nested thousands of times.
        var cycle = LevelBytes(name);
        byte[] bomb = [.. Enumerable.Repeat(cycle, 20_000).SelectMany(static b => b)];
        foreach (var stack in new[] { SmallStack, 1536 * 1024 })
        {
            OnStack(stack, () => AssertRefused(testCase, bomb, FastSerializerOptions.Default));
            OnStack(stack, () => AssertRefused(testCase, bomb, FastSerializerOptions.Trusted));
        }
    }

    [Fact]
    public void MutualRecursionIsCounted()
    {
        var ping = (Ping)Nest(200, static inner => new Ping { Pong = new Pong { Pings = [(Ping?)inner] } });

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(ping));

        Assert.Equal(FastSerErrorCode.DepthExceeded, exception.Code);
    }

    [Fact]
    public void SiblingsDoNotAddUp()
    {
        var children = Enumerable.Range(0, 1000).Select(static _ => new Tree { Children = [new()] });
        var tree = new Tree { Children = [.. children] };

        Assert.Equal(1000, FastSerializer.Deserialize<Tree>(FastSerializer.Serialize(tree)).Children!.Count);
    }

    private static object Nest(int depth, Func<object?, object> wrap)
    {
        object? value = null;
        for (var i = 0; i < depth; i++)
        {
            value = wrap(value);
        }

        return value!;
    }

    /// <summary>The bytes by which a value of one more level begins.</summary>
    private static byte[] LevelBytes(string name)
    {
        const int Repeated = 20;
        var bytes = TestCases.Get(name).Serialize(s_nested[name](2 * Repeated)).AsSpan();
        for (var period = 1; period * Repeated <= bytes.Length; period++)
        {
            if (bytes[period..(Repeated * period)].SequenceEqual(bytes[..((Repeated - 1) * period)]))
            {
                return bytes[..period].ToArray();
            }
        }

        throw new InvalidOperationException($"{name} does not begin with equal levels.");
    }

    private static void AssertRefused(TestCase testCase, byte[] bomb, FastSerializerOptions options)
    {
        Assert.False(testCase.TryDeserialize(bomb, out _, out var error, options));
        Assert.Contains(error.Code, new[] { FastSerErrorCode.DepthExceeded, FastSerErrorCode.Truncated });
    }

    private static void OnStack(int size, Action action)
    {
        Exception? failure = null;
        var thread = new Thread(
            () =>
            {
                try
                {
                    action();
                }
                catch (Exception exception)
                {
                    failure = exception;
                }
            },
            size);
        thread.Start();
        thread.Join();
        if (failure is not null)
        {
            throw new InvalidOperationException("On a small stack.", failure);
        }
    }
}
