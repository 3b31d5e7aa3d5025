using System.Net;

namespace FastSer.TestTypes;

/// <summary>Addresses with ports, in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial record EndPoints
{
    public IPEndPoint? Listen { get; set; }

    public (string? Name, IPEndPoint? Point) Named { get; set; }

    public HashSet<IPEndPoint>? Peers { get; set; }

    public Dictionary<IPEndPoint, IPEndPoint?>? Forwards { get; set; }
}

/// <summary>Networks of addresses, in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial record Networks
{
    public IPNetwork Own { get; set; }

    public IPNetwork? Guest { get; set; }

    public (string? Name, IPNetwork Network) Named { get; set; }

    public HashSet<IPNetwork>? Allowed { get; set; }

    public Dictionary<IPNetwork, IPAddress?>? Routes { get; set; }
}

/// <summary>Both in data that is kept.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class KeptNetworks
{
    [FastSerMember(0)]
    public IPNetwork Own { get; set; }

    [FastSerMember(1)]
    public IPNetwork? Guest { get; set; }

    [FastSerMember(2)]
    public int Last { get; set; }
}
