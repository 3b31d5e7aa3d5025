namespace FastSer.SafetyTests.Keys;

/// <summary>Keys that hold a value of a declared set, which may be null.</summary>
[Trait("Promise", "P8")]
public sealed partial class DeclaredSetKeyTests
{
    /// <summary>The hash code of a record is a polynomial of those of its members, so that they can be made to collide.</summary>
    [Fact]
    public void CollidingKeysThatHoldNullAreRead()
    {
        const int Count = 2_000;
        var keys = Enumerable.Range(0, Count).Select(static i => new SetKey(i == 0 ? null : i, unchecked(i * 1521134295))).ToList();
        Assert.Single(keys.Select(static key => key.GetHashCode()).Distinct());

        var read = FastSerializer.Deserialize<HashSet<SetKey>>(FastSerializer.Serialize(keys.Take(400).ToHashSet()));

        Assert.Equal(400, read.Count);
        Assert.Contains(new SetKey(null, 0), read);
    }

    [FastSerType]
    public sealed partial record SetKey([property: FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))] object? Value, int Number);
}
