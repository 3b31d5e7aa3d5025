using System.Collections.Immutable;
using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>FSER112: generic code serializes a type for its caller, and nothing tells the generator.</summary>
public sealed class PassedOnCallTests
{
    private const string Model = """
        global using System.Collections.Generic;
        using FastSer;
        [FastSerType] public partial record Order(int Id);
        [FastSerType] public partial record Box<T>(T Value);
        """;

    private const string Save = "using FastSer; public static class Files { public static byte[] Save<T>(T value) => FastSerializer.Serialize(value); }";

    [Theory]
    [InlineData("List<Order>", "List<Order>")]
    [InlineData("Order[]", "Order[]")]
    [InlineData("Box<int>", "Box<int>")]
    [InlineData("(int, string?)", "(int, string?)")]
    [InlineData("Dictionary<string, Box<Order>>", "Dictionary<string, Box<Order>>")]
    public async Task PassedOnTypeMustBeNamed(string type, string named)
    {
        var found = Assert.Single(await AnalyzeAsync(Model, Save, $"public static class Uses {{ static byte[] M({type} x) => Files.Save(x); }}"));

        Assert.Equal(("FSER112", DiagnosticSeverity.Warning), (found.Id, found.DefaultSeverity));
        Assert.Equal("Save", TextAt(found));
        Assert.Contains($"'{named}'", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("Order")]
    [InlineData("int")]
    [InlineData("string")]
    [InlineData("object")]
    [InlineData("System.IO.Stream")]
    public async Task TypeThatHasASerializerOrCanHaveNoneIsNotReported(string type) => Assert.Empty(
        await AnalyzeAsync(Model, Save, $"public static class Uses {{ static byte[] M({type} x) => Files.Save(x); }}"));

    [Theory]
    [InlineData("[assembly: FastSer.FastSerRoot(typeof(List<Order>))]")]
    [InlineData("public static class Direct { static byte[] M(List<Order> x) => FastSer.FastSerializer.Serialize(x); }")]
    [InlineData("public static class Direct { static byte[] M(List<Order>[] x) => FastSer.FastSerializer.Serialize(x); }", "List<Order>[]")]
    [InlineData("public static class Direct { static byte[] M(Box<(int, Order)> x) => FastSer.FastSerializer.Serialize(x); }", "Box<(int A, Order B)>")]
    public async Task TypeThatSomethingElseNamesIsNotReported(string other, string type = "List<Order>") => Assert.Empty(
        await AnalyzeAsync(Model, Save, other, $"public static class Uses {{ static byte[] M({type} x) => Files.Save(x); }}"));

    [Fact]
    public async Task MarkedParameterIsNotReported() => Assert.Empty(await AnalyzeAsync(
        Model,
        "using FastSer; public static class FastSerFiles { public static byte[] Save<[FastSerRootParameter] T>(T value) => FastSerializer.Serialize(value); }",
        "public static class Uses { static byte[] M(List<Order> x) => FastSerFiles.Save(x); }"));

    [Theory]
    [InlineData("through another method", "static byte[] Pack<U>(U u) => Files.Save(u); static byte[] M(List<Order> x) => Pack(x);", "List<Order>", "Pack")]
    [InlineData("in another type", "static byte[] Pack<U>(U u) => Files.Save(new Box<U[]>([u])); static byte[] M(int? x) => Pack(x);", "Box<int?[]>", "Pack")]
    [InlineData("of a class", "class Store<T> { public byte[] Save(T x) => Files.Save(x); } static byte[] M(List<Order> x) => new Store<List<Order>>().Save(x);",
        "List<Order>", "new Store<List<Order>>()")]
    [InlineData("of a class that is given", "class Store<T> { public byte[] Save(T x) => Files.Save(x); } static byte[] M(Store<Order[]> s) => s.Save([]);",
        "Order[]", "Save")]
    [InlineData("of a base class", "class Store<T> { public byte[] Save(T x) => Files.Save(x); } class Orders : Store<Order[]>;", "Order[]", "Orders")]
    [InlineData("of a nested class", "class Outer<T> { public class Inner<U> { public byte[] Save(Dictionary<T, U> x) => Files.Save(x); } } "
        + "static byte[] M(Outer<int>.Inner<Order> s) => s.Save([]);", "Dictionary<int, Order>", "Save")]
    [InlineData("of an interface", "interface IStore { byte[] Save<T>(T x); } class Store : IStore { public byte[] Save<U>(U x) => Files.Save(x); } "
        + "static byte[] M(IStore s, List<Order> x) => s.Save(x);", "List<Order>", "Save")]
    [InlineData("of a generic interface", "interface IStore<A> { byte[] Save(A x); } class Store<B> : IStore<B> { public byte[] Save(B x) => Files.Save(x); } "
        + "static byte[] M(IStore<Order[]> s) => s.Save([]);", "Order[]", "Save")]
    [InlineData("of an override", "abstract class Store { public abstract byte[] Save<T>(T x); } class Disk : Store { public override byte[] Save<U>(U x) => Files.Save(x); } "
        + "static byte[] M(Store s, List<Order> x) => s.Save(x);", "List<Order>", "Save")]
    [InlineData("as a type argument", "class Store<T> { public byte[] Save(T x) => Files.Save(x); } static void Add<T>() { } static void M() => Add<Store<Order[]>>();",
        "Order[]", "Add<Store<Order[]>>")]
    [InlineData("of a local function", "static byte[] M(Order[] x) { return Local(x); byte[] Local<T>(T y) => Files.Save(y); }", "Order[]", "Local")]
    [InlineData("of a lambda", "static System.Func<byte[]> Pack<T>(T x) => () => Files.Save(x); static void M(Order[] x) => Pack(x)();", "Order[]", "Pack")]
    [InlineData("of a method group", "static void M() { System.Func<Order[], byte[]> f = Files.Save; }", "Order[]", "Files.Save")]
    [InlineData("of a call on reading", "static T Load<T>(byte[] x) => FastSer.FastSerializer.Deserialize<T>(x)!; static object M(byte[] x) => Load<Order[]>(x);", "Order[]",
        "Load<Order[]>")]
    public async Task TypeIsFollowed(string what, string members, string type, string place)
    {
        var found = Assert.Single(await AnalyzeAsync(Model, Save, $"public static class Uses {{ {members} }}"));

        Assert.Contains($"'{type}'", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.True(place == TextAt(found), $"{what}: {TextAt(found)}");
    }

    /// <summary>Another assembly may make the serializers of types that it knows.</summary>
    [Theory]
    [InlineData("List<int?>", false)]
    [InlineData("Shared[]", false)]
    [InlineData("List<Order>", true)]
    [InlineData("Box<Shared>", true)]
    public async Task TypeThatAnotherAssemblyKnowsIsNotReported(string type, bool isReported)
    {
        using var image = new MemoryStream();
        var shared = GeneratorHarness.Run("[FastSer.FastSerType] public partial record Shared(int Id);").Output.WithAssemblyName("Shared");
        Assert.True(shared.Emit(image).Success);
        var compilation = GeneratorHarness.CreateCompilation(
            Model, Save, $"public static class Uses {{ static byte[] M({type} x) => Files.Save(x); }}")
            .AddReferences(MetadataReference.CreateFromImage(image.ToArray()));

        var found = await GeneratorHarness.Run(compilation).Output.WithAnalyzers([new PassedOnCallAnalyzer()]).GetAnalyzerDiagnosticsAsync();

        Assert.Equal(isReported, found.Length == 1);
    }

    [Fact]
    public async Task ExtensionMethodIsFollowed()
    {
        var found = Assert.Single(await AnalyzeAsync(
            Model, "public static class Extensions { public static byte[] Pack<T>(this T x) => FastSer.FastSerializer.Serialize(x); }",
            "public static class Uses { static byte[] M(Order[] x) => x.Pack(); }"));

        Assert.Equal("Pack", TextAt(found));
    }

    [Fact]
    public async Task EachTypeIsReportedOnceAndTypesWithoutEndEnd()
    {
        var found = await AnalyzeAsync(
            Model, Save,
            "public static class Uses { static void M(Order[] x, int depth) { Files.Save(x); Files.Save(x); Grow(x, depth); } "
            + "static void Grow<T>(T x, int depth) { if (depth > 0) { Grow(new Box<T>(x), depth - 1); } else { Files.Save(1); } } }");

        Assert.Equal("Save", TextAt(Assert.Single(found)));
    }

    [Fact]
    public async Task MethodThatSerializesEverLargerTypesIsReportedInBounds() => Assert.InRange((await AnalyzeAsync(
        Model,
        "public static class Uses { static void M(Order[] x) => Grow(x, 3); "
        + "static void Grow<T>(T x, int depth) { FastSer.FastSerializer.Serialize(x); if (depth > 0) { Grow(new Box<T>(x), depth - 1); } } }")).Length, 1, 20);

    [Theory]
    [InlineData("static byte[] M<T>(T x) => System.Text.Encoding.UTF8.GetBytes(x!.ToString()!); static byte[] N(Order[] x) => M(x);")]
    [InlineData("static void M<T>(T x, System.IO.BinaryWriter w) => w.Write(1); static void N(Order[] x, System.IO.BinaryWriter w) => M(x, w);")]
    public async Task GenericCodeThatDoesNotSerializeIsNotReported(string members) =>
        Assert.Empty(await AnalyzeAsync(Model, Save, $"public static class Uses {{ {members} }}"));

    [Fact]
    public async Task ReportIsSilencedByAPragma()
    {
        const string Source = "public static class Uses\n{\n#pragma warning disable FSER112\nstatic byte[] M(Order[] x) => Files.Save(x);\n}";

        Assert.DoesNotContain(await AnalyzeAsync(Model, Save, Source), static found => !found.IsSuppressed);
        Assert.Single(await AnalyzeAsync(Model, Save, Source.Replace("#pragma warning disable FSER112", "", StringComparison.Ordinal)));
    }

    private static string TextAt(Diagnostic found) => found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan);

    private static Task<ImmutableArray<Diagnostic>> AnalyzeAsync(params string[] sources) =>
        GeneratorHarness.Run(sources).Output.WithAnalyzers([new PassedOnCallAnalyzer()]).GetAnalyzerDiagnosticsAsync();
}
