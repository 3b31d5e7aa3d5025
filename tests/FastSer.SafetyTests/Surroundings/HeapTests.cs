namespace FastSer.SafetyTests.Surroundings;

/// <summary>Measures the heap of the whole process, so nothing may run beside it.</summary>
[Collection(nameof(HeapTests))]
[CollectionDefinition(nameof(HeapTests), DisableParallelization = true)]
[Trait("Promise", "P18")]
public sealed class HeapTests
{
    [Fact]
    public void FailedInputsLeaveNoMemoryBehind()
    {
        FailMany(1_000);
        var before = GC.GetTotalMemory(forceFullCollection: true);
        FailMany(50_000);
        var after = GC.GetTotalMemory(forceFullCollection: true);

        Assert.InRange(after - before, long.MinValue, 1 << 20);
    }

    private static void FailMany(int count)
    {
        var input = new byte[12];
        for (var i = 0; i < count; i++)
        {
            BitConverter.TryWriteBytes(input.AsSpan(4), i);
            FastSerializer.TryDeserialize<Dictionary<string, List<int>>>(input, out _, out _);
            FastSerializer.TryDeserialize<Leaf>(input, out _, out _);
        }
    }
}
