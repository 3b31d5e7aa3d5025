#pragma warning disable CA2263 // The calls by a Type are what is tested.
using System.Buffers;
using System.Reflection;

namespace FastSer.IntegrationTests.Operations;

/// <summary>Calls that take a <see cref="Type"/>, used rightly and wrongly. The list of operations compares all types.</summary>
public sealed class TypeCallTests
{
    /// <summary>A type that no attribute marks and no call names.</summary>
    private sealed class Unknown;

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void CallsByTypeAgreeWithGenericCalls(string name)
    {
        var test = TestCases.Get(name);
        foreach (var sample in test.CreateSamples())
        {
            var bytes = test.Serialize(sample);

            Assert.Equal(bytes, FastSerializer.Serialize(test.Type, sample));
            Assert.Equal(bytes.Length, FastSerializer.GetSize(test.Type, sample));
            Assert.Null(DeepEquality.FirstDifference(sample, FastSerializer.Deserialize(test.Type, bytes)));
            Assert.Equal(bytes.Length, FastSerializer.Skip(test.Type, bytes));
            var cut = bytes.AsSpan(..^1).ToArray();
            var expected = Assert.ThrowsAny<FastSerException>(() => test.Deserialize(cut));
            var actual = Assert.ThrowsAny<FastSerException>(() => FastSerializer.Deserialize(test.Type, cut));
            Assert.Equal(expected.Message, actual.Message);
        }
    }

    [Fact]
    public void DeclaredTypeDecidesTheBytes()
    {
        Assert.Equal(
            FastSerializer.Serialize<Shape>(new Circle()), FastSerializer.Serialize(typeof(Shape), new Circle()));
        Assert.Equal(FastSerializer.Serialize<int?>(5), FastSerializer.Serialize(typeof(int?), 5));
        Assert.Equal(FastSerializer.Serialize<int?>(null), FastSerializer.Serialize(typeof(int?), null));
        Assert.Equal(FastSerializer.Serialize<string?>(null), FastSerializer.Serialize(typeof(string), null));
    }

    [Fact]
    public void ValueOfAnotherTypeIsAnArgumentExceptionThatNamesBoth()
    {
        foreach (var call in WritesOf(typeof(int), "text"))
        {
            var exception = Assert.Throws<ArgumentException>(call);
            Assert.Contains("System.Int32", exception.Message, StringComparison.Ordinal);
            Assert.Contains("System.String", exception.Message, StringComparison.Ordinal);
            Assert.Equal("value", exception.ParamName);
        }

        object? other = "text";
        Assert.Throws<ArgumentException>(() => FastSerializer.Populate(typeof(int), new byte[4], ref other));
        Assert.Throws<ArgumentException>(() => FastSerializer.Serialize(typeof(int), 5L));
        Assert.Throws<ArgumentException>(() => FastSerializer.Serialize(typeof(Circle), new Square()));
    }

    [Fact]
    public void NullOfAStructIsAnArgumentException()
    {
        foreach (var call in WritesOf(typeof(Guid), null))
        {
            var exception = Assert.Throws<ArgumentException>(call);
            Assert.Contains("null", exception.Message, StringComparison.Ordinal);
            Assert.Contains("System.Guid", exception.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void NullForTheTypeIsAnArgumentNullException()
    {
        foreach (var call in WritesOf(null!, 1))
        {
            Assert.Equal("type", Assert.Throws<ArgumentNullException>(call).ParamName);
        }

        object? value = null;
        Assert.Throws<ArgumentNullException>(() => FastSerializer.CanSerialize(null!));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Deserialize(null!, [1]));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Skip(null!, [1]));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Populate(null!, [1], ref value));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.TryDeserialize(null!, [1], out _, out _));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Serialize((Stream)null!, typeof(int), 1));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Serialize((IBufferWriter<byte>)null!, typeof(int), 1));
        Assert.Throws<ArgumentNullException>(() => FastSerializer.Deserialize((Stream)null!, typeof(int)));
    }

    [Fact]
    public void TypeWithoutASerializerFailsAsTheGenericCallDoes()
    {
        Assert.False(FastSerializer.CanSerialize(typeof(Unknown)));
        Assert.False(FastSerializer.CanSerialize<Unknown>());
        AssertSame(() => Write(new Unknown()), () => FastSerializer.Serialize(typeof(Unknown), new Unknown()));
        AssertSame(() => Read<Unknown>([1]), () => FastSerializer.Deserialize(typeof(Unknown), [1]));
        AssertSame(() => Skip<Unknown>([1]), () => FastSerializer.Skip(typeof(Unknown), [1]));
        Assert.False(FastSerializer.TryDeserialize(typeof(Unknown), [1], out var value, out var error));
        Assert.Null(value);
        Assert.Equal(FastSerErrorCode.NoSerializer, error.Code);
    }

    [Fact]
    public void TypeThatNoValueHasIsRefusedWithTheReason()
    {
        (Type Type, string Reason)[] cases =
        [
            (typeof(List<>), "open generic type"),
            (typeof(Dictionary<,>), "open generic type"),
            (typeof(List<>).GetGenericArguments()[0], "open generic type"),
            (typeof(List<>).MakeArrayType(), "open generic type"),
            (typeof(int).MakePointerType(), "pointer"),
            (typeof(int).MakePointerType().MakePointerType(), "pointer"),
            (typeof(int).MakeByRefType(), "reference to a variable"),
            (typeof(Span<int>), "ref struct"),
            (typeof(void), "no type of values"),
            (new TypeDelegator(typeof(int)), "not a type of the running program"),
        ];
        foreach (var (type, reason) in cases)
        {
            Assert.False(FastSerializer.CanSerialize(type));
            foreach (var call in (Action[])
                [.. WritesOf(type, null), () => FastSerializer.Deserialize(type, [0]), () => FastSerializer.Skip(type, [0])])
            {
                var exception = Assert.Throws<FastSerException>(call);
                Assert.Equal(FastSerErrorCode.NoSerializer, exception.Code);
                Assert.Contains(reason, exception.Message, StringComparison.Ordinal);
                Assert.Contains(type.ToString(), exception.Message, StringComparison.Ordinal);
            }
        }
    }

    [Theory]
    [InlineData(typeof(object))]
    [InlineData(typeof(Math))]
    [InlineData(typeof(Stream))]
    [InlineData(typeof(List<Unknown>))]
    public void ErrorOfATypeThatNothingNamesTellsTheWays(Type type)
    {
        Assert.False(FastSerializer.CanSerialize(type));
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize(type, [0]));
        Assert.Equal(FastSerErrorCode.NoSerializer, exception.Code);
        Assert.Contains("[FastSerType]", exception.Message, StringComparison.Ordinal);
        Assert.Contains("[assembly: FastSerRoot(typeof(...))]", exception.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void PopulateKeepsTheObjectAndReplacesTheBox()
    {
        var leaf = new Leaf();
        object? value = leaf;
        FastSerializer.Populate(typeof(Leaf), FastSerializer.Serialize(new Leaf()), ref value);
        Assert.Same(leaf, value);

        object? number = 1;
        FastSerializer.Populate(typeof(int), FastSerializer.Serialize(7), ref number);
        Assert.Equal(7, number);
        number = null;
        FastSerializer.Populate(typeof(int), FastSerializer.Serialize(8), ref number);
        Assert.Equal(8, number);
        Assert.Throws<FastSerException>(() => FastSerializer.Populate(typeof(int), [1], ref number));
        Assert.Equal(8, number);
    }

    private static void AssertSame(Action generic, Action byType)
    {
        var expected = Assert.Throws<FastSerException>(generic);
        var actual = Assert.Throws<FastSerException>(byType);
        Assert.Equal(FastSerErrorCode.NoSerializer, expected.Code);
        Assert.Equal((expected.Message, expected.Offset), (actual.Message, actual.Offset));
    }

    private static List<Action> WritesOf(Type type, object? value) =>
    [
        () => FastSerializer.Serialize(type, value),
        () => FastSerializer.Serialize(new ArrayBufferWriter<byte>(), type, value),
        () => FastSerializer.TrySerialize(type, value, new byte[99], out _),
        () => FastSerializer.GetSize(type, value),
        () => FastSerializer.SerializePooled(type, value).Dispose(),
        () => FastSerializer.Serialize(new MemoryStream(), type, value),
        () => FastSerializer.SerializeAsync(new MemoryStream(), type, value).AsTask().GetAwaiter().GetResult(),
    ];

    // The generator sees no closed type in these.
    private static byte[] Write<T>(T value) => FastSerializer.Serialize(value);

    private static T Read<T>(byte[] bytes) => FastSerializer.Deserialize<T>(bytes);

    private static int Skip<T>(byte[] bytes) => FastSerializer.Skip<T>(bytes);
}
