using System.Collections.Concurrent;

namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class ConcurrentCollections
{
    public ConcurrentQueue<int>? Queue { get; set; }
    public ConcurrentStack<string?>? Stack { get; set; }
    public ConcurrentBag<long>? Bag { get; set; }
    public ConcurrentDictionary<int, string?>? Dictionary { get; set; }
}
