using System.Globalization;

namespace FastSer.Generator.Tests.Diagnostics;

// Types that members may be appended to: the lock allows that, and nothing else.
public sealed partial class SchemaLockTests
{
    private const string AppendSource = """
        using FastSer;

        namespace Shop;

        [FastSerType(Append = true)]
        public partial class Order
        {
            public string? Name { get; set; }
            public int Id { get; set; }
            public int Count { get; set; }
            public Point At { get; set; }
        }

        [FastSerType] public partial record struct Point(int X);
        """;

    [Fact]
    public void AppendTypesAreLockedInMemberOrderWithWhatTheyContain() => Assert.EndsWith(
        """
        [Shop.Order] append
        0 Name String
        1 Id Int32
        2 Count Int32
        3 At Shop.Point
        [Shop.Point] fixed struct
        0 X Int32

        """,
        LockOf(AppendSource),
        StringComparison.Ordinal);

    [Fact]
    public void AppendedMemberNeedsAnUpdateOfTheLockAndNoMore()
    {
        var grown = AppendSource.Replace("public Point At { get; set; }", "public Point At { get; set; } public byte Last;", StringComparison.Ordinal);

        Assert.Equal("FSER082", Assert.Single(Run(grown, LockOf(AppendSource)).Diagnostics).Id);
        Assert.Empty(Run(grown, LockOf(AppendSource), isUpdating: true).Diagnostics);
        Assert.Empty(Run(grown, LockOf(grown)).Diagnostics);
    }

    [Fact]
    public void RenamedMemberOfAnAppendTypeStaysWhereItIs()
    {
        var renamed = AppendSource.Replace("int Count", "int Amount", StringComparison.Ordinal);
        var declared = renamed.Replace("public int Amount", "[FastSerFormerName(\"Count\")] public int Amount", StringComparison.Ordinal);

        Assert.Equal("FSER135", Assert.Single(Run(renamed, LockOf(AppendSource)).Diagnostics).Id);
        Assert.Empty(Run(declared, LockOf(AppendSource)).Diagnostics);
    }

    [Theory]
    [InlineData("public Point At { get; set; }", "", "member 3 was 'At (Shop.Point)' when FastSer.schema.lock was written and is 'none' now")]
    [InlineData("int Id", "long Id", "member 1 was 'Id (Int32)' when FastSer.schema.lock was written and is 'Id (Int64)' now")]
    [InlineData("public int Count", "public int New { get; set; } public int Count", "member 2 was 'Count (Int32)'")]
    [InlineData("public string? Name", "public string? First; public string? Name", "member 0 was 'Name (String)'")]
    [InlineData("public int Id { get; set; }", "", "member 1 was 'Id (Int32)' when FastSer.schema.lock was written and is 'Count (Int32)' now")]
    [InlineData("Id { get; set; } public int Count", "Count { get; set; } public int Id", "member 1 was 'Id (Int32)'")]
    public void LockedMemberMustStay(string old, string changed, string message)
    {
        var source = AppendSource.Replace("Id { get; set; }\n    public", "Id { get; set; } public", StringComparison.Ordinal);
        foreach (var isUpdating in new[] { false, true })
        {
            var run = Run(source.Replace(old, changed, StringComparison.Ordinal), LockOf(source), isUpdating);
            var diagnostic = Assert.Single(run.Diagnostics, static diagnostic => diagnostic.Id == "FSER111");

            Assert.DoesNotContain(run.GeneratedSources, static s => s.HintName.Contains("schema.lock", StringComparison.Ordinal));
            Assert.Contains(message, diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("(Append = true)", "", "append", "fixed")]
    [InlineData("int X", "int X, int Y", "Y", "none")]
    public void FormOfALockedAppendTypeMustStay(string old, string changed, string first, string second)
    {
        const string Keeper = "\n[FastSerType(Append = true)] public partial class Keeper { public Order? Order; }";
        var source = AppendSource + Keeper;

        var diagnostic = Assert.Single(Run(AppendSource.Replace(old, changed, StringComparison.Ordinal) + Keeper, LockOf(source)).Diagnostics);

        Assert.Equal("FSER080", diagnostic.Id);
        Assert.Contains(first, diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.Contains(second, diagnostic.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[FastSerReservedKeys(2, 3)]", "[FastSerRetired(2, typeof(int)), FastSerReservedKeys(3)]", "FSER080")]
    [InlineData("[FastSerReservedKeys(2, 3)]", "[FastSerReservedKeys(3)]", "FSER073")]
    public void ReservedKeyIsLocked(string old, string changed, string id)
    {
        const string Gaps = """
            using FastSer;

            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerReservedKeys(2, 3)]
            public partial class Order
            {
                [FastSerMember(0)] public int A { get; set; }
                [FastSerMember(1)] public int B { get; set; }
                [FastSerMember(4)] public int C { get; set; }
            }
            """;
        var grown = id == "FSER073" ? Gaps.Replace("[FastSerMember(0)]", "[FastSerMember(2)] public int New { get; set; } [FastSerMember(0)]", StringComparison.Ordinal) : Gaps;

        Assert.Contains("2 - Reserved\n3 - Reserved\n4 C Int32", LockOf(Gaps), StringComparison.Ordinal);
        Assert.Equal(id, Assert.Single(Run(grown.Replace(old, changed, StringComparison.Ordinal), LockOf(Gaps)).Diagnostics).Id);
    }

    private static string LockOf(string source) =>
        Emitted(Run(source, text: null, isUpdating: true)).Replace("//", "", StringComparison.Ordinal);
}
