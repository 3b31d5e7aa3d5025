using System.Net;

namespace FastSer.IntegrationTests.Unions;

/// <summary>Some addresses of the framework are of a class that nobody can name.</summary>
public sealed partial class AddressSetTests
{
    [Fact]
    public void AddressesOfInternalClassesAreAddresses()
    {
        foreach (var address in (IPAddress[])[IPAddress.Loopback, IPAddress.IPv6Any, new IPAddress(5)])
        {
            var read = FastSerializer.Deserialize<Anything>(FastSerializer.Serialize(new Anything { Value = address }))!;
            Assert.Equal(address, read.Value);
        }

        Assert.Equal(7, FastSerializer.Deserialize<Anything>(FastSerializer.Serialize(new Anything { Value = 7 }))!.Value);
    }

    [FastSerType]
    public sealed partial class Anything
    {
        [FastSerUnion(0, typeof(IPAddress))]
        [FastSerUnion(1, typeof(int))]
        public object? Value { get; set; }
    }
}
