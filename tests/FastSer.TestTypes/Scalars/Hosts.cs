using System.Net;

namespace FastSer.TestTypes;

/// <summary>Addresses in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial class Hosts
{
    public IPAddress? Address { get; set; }

    public (int Port, IPAddress? Address) EndPoint { get; set; }

    public HashSet<IPAddress>? Known { get; set; }

    public Dictionary<IPAddress, IPAddress?>? Routes { get; set; }

    public IPAddress?[]? Others { get; set; }
}
