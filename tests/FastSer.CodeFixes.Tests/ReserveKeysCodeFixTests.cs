namespace FastSer.CodeFixes.Tests;

public sealed class ReserveKeysCodeFixTests
{
    [Theory]
    [InlineData("", "1, 2", "[FastSerReservedKeys(0)]\n")]
    [InlineData("", "0, 5, 6, 9", "[FastSerReservedKeys(1, 4)]\n[FastSerReservedKeys(7, 8)]\n")]
    [InlineData("[FastSerReservedKeys(0)]\n[FastSerRetired(2, typeof(int))]\n", "1, 4", "[FastSerReservedKeys(3)]\n")]
    public async Task MissingKeysAreReserved(string kept, string keys, string added)
    {
        var members = string.Concat(keys.Split(", ").Select(static key => $"    [FastSerMember({key})]\n    public int M{key} {{ get; set; }}\n"));
        string Source(string before) =>
            $"using FastSer;\n\n{before}[FastSerType(Format = WireFormat.Tolerant)]\n{kept}public partial class Order\n{{\n{members}}}\n";

        var source = await FixRunner.ApplyAsync(new ReserveKeysCodeFix(), "FSER072", Source(""));

        Assert.Equal(Source(added), source);
        Assert.Equal(source, await FixRunner.ApplyToAllAsync(new ReserveKeysCodeFix(), "FSER072", Source("")));
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    /// <summary>The keys of derived types are no gaps: reserved, those could not use them.</summary>
    [Fact]
    public async Task KeysOfDerivedTypesStayTheirs()
    {
        const string Types = "using FastSer;\n\n[FastSerType(Format = WireFormat.Tolerant)]\npublic partial class Order\n{\n"
            + "    [FastSerMember(0)] public int Id { get; set; }\n    [FastSerMember(4)] public int New { get; set; }\n}\n\n"
            + "[FastSerType(Format = WireFormat.Tolerant)]\npublic partial class Rush : Order\n{\n    [FastSerMember(2)] public int Days { get; set; }\n}\n";

        var source = await FixRunner.ApplyAsync(new ReserveKeysCodeFix(), "FSER072", Types);

        Assert.Contains("[FastSerReservedKeys(1)]\n[FastSerReservedKeys(3)]\n", source, StringComparison.Ordinal);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }
}
