using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>The types that members name: each must have values that are matched.</summary>
public sealed class DeclaredSetTests
{
    [Theory]
    [InlineData("System.Collections.Generic.IList<int>", "List<int>")]
    [InlineData("System.Collections.Generic.IEnumerable<int>", "List<int>")]
    [InlineData("System.Collections.Generic.IReadOnlyCollection<string>", "List<string>")]
    [InlineData("System.Collections.Generic.ISet<int>", "HashSet<int>")]
    [InlineData("System.Collections.Generic.IReadOnlyDictionary<int, string>", "Dictionary<int, string>")]
    public void InterfacesOfCollectionsAreRefusedForTheirClasses(string type, string name)
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            [FastSerType]
            public partial class Holder
            {
                [FastSerUnion(0, typeof({{type}}))] public object? Value { get; set; }
            }
            """);

        var diagnostic = Assert.Single(run.Reported);
        Assert.Equal("FSER034", diagnostic.Id);
        Assert.Contains($"'{name}'", diagnostic.GetMessage(null), StringComparison.Ordinal);
    }

    [Fact]
    public void TypesOfInternalClassesMustNotOverlap() => DiagnosticTests.Check("""
        [assembly: FastSerSurrogate(typeof(System.Net.EndPoint), typeof(Place))]
        [assembly: FastSerSurrogate(typeof(System.Net.DnsEndPoint), typeof(Address))]
        [FastSerType]
        public partial class Holder
        {
            [FastSerUnion(0, typeof(System.Net.EndPoint))]
            [{|FSER031:FastSerUnion(1, typeof(System.Net.DnsEndPoint))|}]
            public object? Value { get; set; }
        }
        [FastSerType]
        public partial class Place : IFastSerSurrogate<System.Net.EndPoint, Place>
        {
            public static Place From(System.Net.EndPoint value) => new();
            public System.Net.EndPoint ToExternal() => null!;
        }
        [FastSerType]
        public partial class Address : IFastSerSurrogate<System.Net.DnsEndPoint, Address>
        {
            public static Address From(System.Net.DnsEndPoint value) => new();
            public System.Net.DnsEndPoint ToExternal() => null!;
        }
        """);
}
