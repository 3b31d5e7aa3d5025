namespace FastSer.CodeFixes.Tests;

public sealed class NameRootCodeFixTests
{
    private const string Save =
        "public static class Files\n{\n    public static byte[] Save<T>(T value) => FastSerializer.Serialize(value);\n}\n";

    private const string Model = "[FastSerType]\npublic partial record Order(int Id);\n";

    [Fact]
    public async Task TypesAreNamedOnce()
    {
        const string Before = "using System.Collections.Generic;\nusing FastSer;\n\n" + Save + Model
            + "public static class Uses\n{\n    public static void M(List<Order> x, Order[] y, List<Order> z)\n"
            + "    {\n        Files.Save(x);\n        Files.Save(y);\n        Files.Save(z);\n    }\n}\n";
        const string First = "[assembly: FastSerRoot(typeof(List<Order>))]\n";
        const string Second = "[assembly: FastSerRoot(typeof(Order[]))]\n";
        string With(string attributes) => Before.Replace("FastSer;\n\n", "FastSer;\n\n" + attributes + "\n", StringComparison.Ordinal);

        Assert.Equal(With(First + Second), await FixRunner.ApplyAsync(new NameRootCodeFix(), "FSER112", Before));
        Assert.Equal(With(First + Second), await FixRunner.ApplyToAllAsync(new NameRootCodeFix(), "FSER112", Before));
        Assert.Empty(await FixRunner.DiagnoseAsync(With(First + Second)));
    }

    [Fact]
    public async Task NamesAreThoseOfTheFileThatUsesTheType()
    {
        const string Uses = "namespace Shop\n{\n    public static class Uses { public static byte[] M(global::Order[] x) => global::Files.Save(x); }\n}\n";

        var sources = await FixRunner.ApplyToFilesAsync(new NameRootCodeFix(), "FSER112", [Uses, "using FastSer;\n" + Save, "using FastSer;\n" + Model]);

        Assert.Equal("[assembly: global::FastSer.FastSerRoot(typeof(Order[]))]\n\n" + Uses, sources[0]);
    }
}
