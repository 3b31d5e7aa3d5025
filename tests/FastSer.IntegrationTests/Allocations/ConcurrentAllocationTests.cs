using System.Collections.Concurrent;

namespace FastSer.IntegrationTests.Allocations;

public sealed class ConcurrentAllocationTests
{
    [OptimizedFact]
    public void AnEmptyDictionaryHasOneLockHoweverManyCoresThereAre()
    {
        var bytes = FastSerializer.Serialize(new ConcurrentDictionary<int, long>());

        Assert.InRange(
            Allocation.Of(() => FastSerializer.Deserialize<ConcurrentDictionary<int, long>>(bytes)),
            1,
            Allocation.Of(static () => _ = new ConcurrentDictionary<int, long>(1, 0)));
    }
}
