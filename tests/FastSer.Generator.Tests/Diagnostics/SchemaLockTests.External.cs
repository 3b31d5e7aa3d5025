using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

// Types of other assemblies: what is wrong is said at the attribute, with what can be done there.
public sealed partial class SchemaLockTests
{
    private const string External = """
        using FastSer;

        [assembly: FastSerExternal(
            typeof(System.UriBuilder), Format = WireFormat.Tolerant, Keys = new[] { "Host", "Port" },
            Ignore = new[] { "Uri", "Scheme", "Path", "Query", "Fragment", "UserName", "Password" })]
        [assembly: FastSerExternal(typeof(System.Runtime.CompilerServices.StrongBox<int>))]

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Holder { [FastSerMember(0)] public System.Runtime.CompilerServices.StrongBox<int>? Box { get; set; } }
        """;

    [Fact]
    public void ExternalTypesAreLocked()
    {
        var emitted = Emitted(Run(External, text: null, isUpdating: true)).Replace("//", "", StringComparison.Ordinal);

        Assert.Contains(
            "[Holder] tolerant\n0 Box System.Runtime.CompilerServices.StrongBox<System.Int32>\n"
            + "[System.Runtime.CompilerServices.StrongBox<System.Int32>] fixed class\n0 Value Int32\n"
            + "[System.UriBuilder] tolerant\n0 Host String\n1 Port Int32\n", emitted, StringComparison.Ordinal);
        Assert.Empty(Run(External, emitted).Diagnostics);
    }

    [Theory]
    [InlineData("0 Host String", "0 Host Int64", "FSER080", "restore the order of Keys; or, if the member itself has changed, replace [FastSerExternal]")]
    [InlineData("1 Port Int32", "1 Port Int32\n2 Path String", "FSER081", "put 'Path' back at index 2 of Keys; or, if the type no longer has the member, replace")]
    [InlineData("1 Port Int32", "1 Port Int32\n2 - String", "FSER081", "records; replace [FastSerExternal] with a Tolerant [FastSerSurrogate]")]
    [InlineData("0 Value Int32", "0 Value Int64", "FSER080", "restore the arguments of [FastSerExternal], or replace it with a [FastSerSurrogate]")]
    [InlineData("1 Port Int32\n", "", "FSER082", "FastSerUpdateLock")]
    public void ChangesOfExternalTypesAreReportedAtTheAttribute(string locked, string by, string id, string said)
    {
        var text = Emitted(Run(External, text: null, isUpdating: true)).Replace("//", "", StringComparison.Ordinal)
            .Replace(locked, by, StringComparison.Ordinal);

        var diagnostic = Assert.Single(Run(External, text).Diagnostics);

        Assert.Equal(id, diagnostic.Id);
        Assert.StartsWith("FastSerExternal(", diagnostic.Location.SourceTree!.ToString()[diagnostic.Location.SourceSpan.Start..], StringComparison.Ordinal);
        var message = diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture);
        Assert.Contains(said, message, StringComparison.Ordinal);
        Assert.DoesNotContain("change it back", message, StringComparison.Ordinal);
    }

    /// <summary>As the messages advise: a surrogate with the same keys has the same bytes, and can retire one.</summary>
    [Fact]
    public void SurrogateTakesOverTheKeysOfAnExternalType()
    {
        var bytes = LoadedProgram.Run(External + Calls("System.Convert.ToHexString(FastSerializer.Serialize(new System.UriBuilder { Host = \"h\", Port = 7 }))"));
        var again = $"System.Convert.ToHexString(FastSerializer.Serialize({Read(bytes)}))";

        Assert.Equal(bytes, LoadedProgram.Run(Surrogate("[FastSerMember(1)] public int Port { get; set; }", "Port") + Calls(again)));
        Assert.Equal("h", LoadedProgram.Run(Surrogate("", "").Replace("[FastSerType", "[FastSerRetired(1, typeof(int))] [FastSerType", StringComparison.Ordinal)
            + Calls(Read(bytes) + ".Host")));
    }

    private static string Read(string bytes) => $"FastSerializer.Deserialize<System.UriBuilder>(System.Convert.FromHexString(\"{bytes}\"))!";

    private static string Calls(string result) => $"public static class Calls {{ public static string Run() => {result}; }}";

    private static string Surrogate(string member, string name) => $$"""
        using FastSer;

        [assembly: FastSerSurrogate(typeof(System.UriBuilder), typeof(Stand))]

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Stand : IFastSerSurrogate<System.UriBuilder, Stand>
        {
            [FastSerMember(0)] public string? Host { get; set; }
            {{member}}
            public static Stand From(System.UriBuilder value) => new() { Host = value.Host, {{(name == "" ? "" : "Port = value.Port")}} };
            public System.UriBuilder ToExternal() => new() { Host = Host, {{(name == "" ? "" : "Port = Port")}} };
        }

        """;
}
