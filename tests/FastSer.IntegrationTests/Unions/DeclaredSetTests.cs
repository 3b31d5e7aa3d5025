using System.Collections.Frozen;

namespace FastSer.IntegrationTests.Unions;

/// <summary>Types in a declared set whose values are of classes that nobody can name.</summary>
public sealed class DeclaredSetTests
{
    public static TheoryData<object> Values =>
    [
        new[] { 1, 2, 3 }.ToFrozenSet(), FrozenSet<int>.Empty, new[] { "a", "b" }.ToFrozenSet(), new[] { "longer", "texts" }.ToFrozenSet(),
        new Dictionary<string, int> { ["a"] = 1 }.ToFrozenDictionary(), FrozenDictionary<string, int>.Empty,
        new[] { "a", "b", "ab" }.ToLookup(static text => text.Length), new[] { "a", "b" }.GroupBy(static text => text.Length).Single(),
        7, new List<int> { 1 },
    ];

    [Theory]
    [MemberData(nameof(Values))]
    public void ValuesOfInternalClassesAreMatched(object value)
    {
        var fast = FastSerializer.Deserialize<FastBox>(FastSerializer.Serialize(new FastBox { Value = value, Values = [value, null] }))!;
        var compact = FastSerializer.Deserialize<CompactBox>(FastSerializer.Serialize(new CompactBox { Value = value }))!;
        var tolerant = FastSerializer.Deserialize<TolerantBox>(FastSerializer.Serialize(new TolerantBox { Value = value }))!;

        Assert.Equivalent(value, fast.Value);
        Assert.Equivalent(value, fast.Values![0]);
        Assert.Equivalent(value, compact.Value);
        Assert.Equivalent(value, tolerant.Value);
    }

    [Fact]
    public void ValuesThatNoTypeMatchesAreRefused() => Assert.Equal(
        FastSerErrorCode.UnexpectedType,
        Assert.Throws<FastSerException>(static () => FastSerializer.Serialize(new FastBox { Value = new[] { 1L }.ToFrozenSet() })).Code);
}

[FastSerType]
public sealed partial class FastBox
{
    [FastSerUnion(0, typeof(FrozenSet<int>))]
    [FastSerUnion(1, typeof(FrozenSet<string>))]
    [FastSerUnion(2, typeof(FrozenDictionary<string, int>))]
    [FastSerUnion(3, typeof(ILookup<int, string>))]
    [FastSerUnion(4, typeof(IGrouping<int, string>))]
    [FastSerUnion(5, typeof(int))]
    [FastSerUnion(6, typeof(List<int>))]
    public object? Value { get; set; }

    [FastSerUnion(0, typeof(FrozenSet<int>))]
    [FastSerUnion(1, typeof(FrozenSet<string>))]
    [FastSerUnion(2, typeof(FrozenDictionary<string, int>))]
    [FastSerUnion(3, typeof(ILookup<int, string>))]
    [FastSerUnion(4, typeof(IGrouping<int, string>))]
    [FastSerUnion(5, typeof(int))]
    [FastSerUnion(6, typeof(List<int>))]
    public List<object?>? Values { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactBox
{
    [FastSerUnion(0, typeof(FrozenSet<int>))]
    [FastSerUnion(1, typeof(FrozenSet<string>))]
    [FastSerUnion(2, typeof(FrozenDictionary<string, int>))]
    [FastSerUnion(3, typeof(ILookup<int, string>))]
    [FastSerUnion(4, typeof(IGrouping<int, string>))]
    [FastSerUnion(5, typeof(int))]
    [FastSerUnion(6, typeof(List<int>))]
    public object? Value { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class TolerantBox
{
    [FastSerMember(0)]
    [FastSerUnion(0, typeof(FrozenSet<int>))]
    [FastSerUnion(1, typeof(FrozenSet<string>))]
    [FastSerUnion(2, typeof(FrozenDictionary<string, int>))]
    [FastSerUnion(3, typeof(ILookup<int, string>))]
    [FastSerUnion(4, typeof(IGrouping<int, string>))]
    [FastSerUnion(5, typeof(int))]
    [FastSerUnion(6, typeof(List<int>))]
    public object? Value { get; set; }
}
