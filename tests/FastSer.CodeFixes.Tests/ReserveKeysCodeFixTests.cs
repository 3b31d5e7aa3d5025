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
}
