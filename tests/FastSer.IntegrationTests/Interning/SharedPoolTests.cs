using FastSer.TestKit;

namespace FastSer.IntegrationTests.Interning;

[Trait("Needs", "threads")]
[Collection(SharedPool.Name)]
public sealed class SharedPoolTests
{
    private static object? s_kept;

    [Fact]
    public void EqualStringsOfMarkedMembersAreOneObjectAndOthersAreNot() => SharedPool.OnNewThread(static () =>
    {
        // Earlier threads may have turned off the lane that this one gets.
        FastSerStringPool.Shared.Clear();
        var bytes = FastSerializer.Serialize(new InternedStrings
        {
            Name = "category 17", Kind = "category 17", Array = ["category 17"], List = ["category 17"], Set = ["category 17"],
            Map = new() { ["category 17"] = "category 17" }, Lists = new() { [1] = ["category 17"] }, Pair = ("category 17", 1),
            Entry = new("category 17", "category 17"), Grid = new string?[,] { { "category 17" } }, Packed = new List<string?> { "category 17" },
            Short = "category 17", Plain = "category 17",
        });
        var value = FastSerializer.Deserialize<InternedStrings>(bytes)!;
        var name = value.Name!;

        Assert.Equal("category 17", name);
        Assert.All(
            new[]
            {
                value.Kind, value.Array![0], value.List![0], value.Set!.Single(), value.Map!.Keys.Single(), value.Map!.Values.Single(), value.Lists![1][0],
                value.Pair.First, value.Entry!.Value.Key, value.Entry!.Value.Value, value.Grid![0, 0], value.Packed.Value[0], value.Short,
            },
            text => Assert.Same(name, text));
        Assert.NotSame(name, value.Plain);
        Assert.Same(name, FastSerializer.Deserialize<InternedStrings>(bytes)!.Name);
    });

    [OptimizedFact]
    public void SecondReadOfMarkedMembersAllocatesNoStrings() => SharedPool.OnNewThread(static () =>
    {
        FastSerStringPool.Shared.Clear();
        var leaf = FastSerializer.Serialize(new InternedStruct { Name = "text number 77", Number = 3 });
        _ = FastSerializer.Deserialize<InternedStruct>(leaf);
        Assert.Equal(0, Allocation.Of(() => FastSerializer.Deserialize<InternedStruct>(leaf)));
        var compact = FastSerializer.Serialize(new InternedCompact("\u0416\u0416 \u0416\u0416", null, 3));
        var built = Allocation.Of(static () => s_kept = new InternedCompact(null, null, 3));
        Assert.Equal(built, Allocation.Of(() => s_kept = FastSerializer.Deserialize<InternedCompact>(compact)));
        Assert.NotNull(s_kept);
    });

    /// <summary>A thread that reads strings which never repeat stops looking up; the others go on.</summary>
    [Fact]
    public void ThreadsStopLookingOnTheirOwn()
    {
        var bytes = FastSerializer.Serialize(new InternedStruct { Name = "category 18", Number = 3 });
        SharedPool.OnNewThread(() =>
        {
            // Earlier threads may have left credit in the lane that this one gets.
            FastSerStringPool.Shared.Clear();
            for (var i = 0; i < 100_000; i++)
            {
                _ = FastSerializer.Deserialize<InternedStruct>(FastSerializer.Serialize(new InternedStruct { Name = "new " + i }));
            }

            Assert.NotSame(FastSerializer.Deserialize<InternedStruct>(bytes).Name, FastSerializer.Deserialize<InternedStruct>(bytes).Name);
            SharedPool.OnNewThread(
                () => Assert.Same(FastSerializer.Deserialize<InternedStruct>(bytes).Name, FastSerializer.Deserialize<InternedStruct>(bytes).Name));
        });
    }
}
