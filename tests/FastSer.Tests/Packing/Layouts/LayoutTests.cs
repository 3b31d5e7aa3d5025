namespace FastSer.Tests.Packing.Layouts;

/// <summary>Every struct up to 64 bytes, whichever of its bytes are written, goes through every kernel unharmed.</summary>
[Trait("Promise", "P26")]
public class LayoutTests
{
    public static TheoryData<int> MemorySizes => [.. TestDepth.Sample(Enumerable.Range(1, Layout.MaxSize), 8)];

    [Theory]
    [MemberData(nameof(MemorySizes))]
    public void EveryKernelMovesEveryLayoutForEveryCount(int memorySize)
    {
        var layouts = Layout.All.Where(layout => layout.MemorySize == memorySize);

        Assert.Empty(layouts.Select(LayoutCheck.FirstFault).OfType<string>());
    }
}
