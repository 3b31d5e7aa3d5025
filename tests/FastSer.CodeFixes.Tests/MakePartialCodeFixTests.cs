namespace FastSer.CodeFixes.Tests;

public sealed class MakePartialCodeFixTests
{
    [Theory]
    [InlineData("public class Order { public int Id { get; set; } }", "public partial class Order { public int Id { get; set; } }")]
    [InlineData("class Order { public int Id { get; set; } }", "partial class Order { public int Id { get; set; } }")]
    [InlineData("public sealed record Order(int Id);", "public sealed partial record Order(int Id);")]
    [InlineData("public readonly record struct Order(int Id);", "public readonly partial record struct Order(int Id);")]
    [InlineData("struct Order { public int Id; }", "partial struct Order { public int Id; }")]
    public async Task DeclarationBecomesPartial(string declaration, string expected)
    {
        var source = await FixRunner.ApplyAsync(new MakePartialCodeFix(), "FSER001", $"using FastSer;\n[FastSerType] {declaration}\n");

        Assert.Equal($"using FastSer;\n[FastSerType] {expected}\n", source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }

    [Fact]
    public async Task CommentsAndLayoutStay()
    {
        const string Before = """
            using FastSer;

            /// <summary>An order.</summary>
            [FastSerType] // kept
                record Order // kept too
                (int Id);
            """;

        var source = await FixRunner.ApplyAsync(new MakePartialCodeFix(), "FSER001", Before);

        Assert.Equal(Before.Replace("    record Order", "    partial record Order", StringComparison.Ordinal), source);
    }

    [Fact]
    public async Task AllContainingTypesBecomePartialAtOnce()
    {
        const string Before = """
            using FastSer;

            public class Shop
            {
                internal struct Shelf
                {
                    [FastSerType]
                    public partial class Order
                    {
                        public int Id { get; set; }
                    }
                }
            }
            """;

        var source = await FixRunner.ApplyAsync(new MakePartialCodeFix(), "FSER002", Before);

        Assert.Equal(
            Before.Replace("public class Shop", "public partial class Shop", StringComparison.Ordinal)
                .Replace("internal struct", "internal partial struct", StringComparison.Ordinal),
            source);
        Assert.Empty(await FixRunner.DiagnoseAsync(source));
    }
}
