using System.Net;

namespace FastSer.TestTypes;

/// <summary>Addresses with ports, in each kind of place.</summary>
[FastSerType]
public sealed partial record EndPoints
{
    public IPEndPoint? Listen { get; set; }

    public (string? Name, IPEndPoint? Point) Named { get; set; }

    public HashSet<IPEndPoint>? Peers { get; set; }

    public Dictionary<IPEndPoint, IPEndPoint?>? Forwards { get; set; }
}
