using System.Reflection;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>The errors of a type stand alone: whatever uses it compiles.</summary>
public sealed class StubTests
{
    private const string Uses = """

        [FastSerType] public partial class Holder
        {
            public Bad One { get; set; } = default!;
            public Bad[] Array { get; set; } = default!;
            public List<Bad>? List { get; set; }
            public Dictionary<string, Bad>? Map { get; set; }
            public HashSet<Bad>? Set { get; set; }
            public (Bad, int) Tuple { get; set; }
            public Box<Bad>? Box { get; set; }
            public Inner Inner { get; set; }
            [FastSerUnion(0, typeof(Bad)), FastSerUnion(1, typeof(int))] public object? Any { get; set; }
        }
        [FastSerType] public partial class Box<T> { public T? Value { get; set; } }
        [FastSerType] public partial struct Inner { public Bad Bad; public int Id; }
        [FastSerType] public partial struct Outer { public Inner Inner; }
        [FastSerType(Format = WireFormat.Compact)] public partial class Small { public Bad Bad { get; set; } = default!; public Bad[]? Many { get; set; } }
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Versioned
        {
            [FastSerMember(0)] public Bad Bad { get; set; } = default!;
            [FastSerMember(1)] public List<Bad>? Many { get; set; }
        }
        [FastSerType(Format = WireFormat.Tolerant), FastSerRetired(0, typeof(Bad))] public partial class Retired { [FastSerMember(1)] public int Id { get; set; } }
        [FastSerType, FastSerUnion(0, typeof(Bad)), FastSerUnion(1, typeof(Good))] public partial interface IBase;
        [FastSerType] public partial class Good : IBase { public int Id { get; set; } }
        public static class Calls
        {
            public static byte[] A(Bad v) => FastSerializer.Serialize(v);
            public static byte[] B(List<Bad> v) => FastSerializer.Serialize(v);
            public static Dictionary<Bad, Holder>? C(byte[] v) => FastSerializer.Deserialize<Dictionary<Bad, Holder>>(v);
            public static byte[] D(Box<Bad[]> v) => FastSerializer.Serialize(v);
            public static byte[] E(Versioned v) => FastSerializer.Serialize(v);
        }
        """;

    private const string Start = "using FastSer; using System; using System.Collections.Generic; using System.IO;\n";

    [Theory]
    [InlineData("public partial class Bad : IBase { public Stream? X { get; set; } }", "FSER003")]
    [DeepInlineData("public partial struct Bad : IBase { public Stream? X; public int Y; }", "FSER003")]
    [DeepInlineData("public partial record struct Bad(Stream? X, int Y) : IBase;", "FSER003")]
    [InlineData("public partial record Bad(Stream? X, int Y) : IBase;", "FSER003")]
    [DeepInlineData("public sealed partial class Bad : IBase { public int X { get; } public string? Y { get; set; } }", "FSER004")]
    [DeepInlineData("public partial class Bad(int unknown) : IBase { public int Id { get; set; } = unknown; }", "FSER005")]
    [InlineData("public partial class Bad : IBase { [FastSerMember(1)] public int A { get; set; } [FastSerMember(1)] public int B { get; set; } }", "FSER007")]
    [DeepInlineData("public partial struct Bad : IBase { [FastSerMember(1)] public int A; [FastSerMember(1)] public int B; }", "FSER007")]
    [DeepInlineData("public partial struct Bad : IBase { }", "FSER010")]
    [InlineData("public partial struct Bad : IBase { public int A; [FastSerIgnore, FastSerMember(1)] public int B; }", "FSER014")]
    [DeepInlineData("public partial class Bad : List<int>, IBase { }", "FSER022")]
    [DeepInlineData("[FastSerUnion(0, typeof(string))] public abstract partial class Bad : IBase { }", "FSER032")]
    [InlineData("[FastSerUnion(0, typeof(string))] public partial interface Bad : IBase { }", "FSER032")]
    [DeepInlineData("public class Bad : IBase { public int Id { get; set; } }", "FSER001")]
    [DeepInlineData("public struct Bad : IBase { public int Id; }", "FSER001")]
    [InlineData("public class Bad : IBase { public Stream? Id { get; set; } }", "FSER001", "FSER003")]
    [DeepInlineData("[FastSerUnion(0, typeof(Good))] public abstract class Bad : IBase { }", "FSER001", "FSER032")]
    public void UsesOfATypeWithErrorsCompile(string declaration, params string[] ids) =>
        Neighbour.ReportsNothingElse([.. ids, Start + "[FastSerType] " + declaration + Uses]);

    [Fact]
    public void UsesOfATypeInATypeThatIsNotPartialCompile() => Neighbour.ReportsNothingElse(
        "FSER002", (Start + "public class Around { [FastSerType] public partial class Bad : IBase { public int Id { get; set; } } }" + Uses)
            .Replace("using System.IO;", "using System.IO; using Bad = Around.Bad;", StringComparison.Ordinal));

    [Fact]
    public void SurrogateWithErrorsIsReportedAlone() => Neighbour.ReportsNothingElse("FSER003", "FSER001", Start + """
        [assembly: FastSerSurrogate(typeof(UriBuilder), typeof(UriBox)), FastSerSurrogate(typeof(OperatingSystem), typeof(VersionBox))]
        [FastSerType] public partial class UriBox : IFastSerSurrogate<UriBuilder, UriBox>
        {
            public Stream? X { get; set; }
            public static UriBox From(UriBuilder value) => new();
            public UriBuilder ToExternal() => null!;
        }
        [FastSerType] public class VersionBox : IFastSerSurrogate<OperatingSystem, VersionBox>
        {
            public int X { get; set; }
            public static VersionBox From(OperatingSystem value) => new();
            public OperatingSystem ToExternal() => null!;
        }
        [FastSerType] public partial class Holder { public UriBuilder? Uri { get; set; } public OperatingSystem? Version { get; set; } public List<UriBuilder>? Uris { get; set; } }
        """);

    [Fact]
    public void ErrorsOfAllTypesAppearInOneBuild() => Neighbour.ReportsNothingElse(
        "FSER001", "FSER003", "FSER004", "FSER007", "FSER012", "FSER032", Start + """
        [FastSerType] public class A { public B? B { get; set; } }
        [FastSerType] public partial class B { public Stream? X { get; set; } public A? A { get; set; } public C? C { get; set; } }
        [FastSerType] public partial class C { public int X { get; } public D[]? D { get; set; } }
        [FastSerType] public partial struct D { [FastSerMember(1)] public int A; [FastSerMember(1)] public int B; }
        [FastSerType, FastSerUnion(0, typeof(A))] public abstract partial class E { }
        [FastSerType] public partial class F { public E? E { get; set; } public List<D>? Many { get; set; } public Dictionary<int, C>? Map { get; set; } }
        public static class Calls { public static int M(List<Stream> v) => FastSerializer.GetSize(v); public static int N(List<F> v) => FastSerializer.GetSize(v); }
        """);

    [Fact]
    public void UseOfATypeWithErrorsNamesIt()
    {
        var run = GeneratorHarness.Run(Start + """
            [FastSerType] public partial class Bad { public Stream? X { get; set; } }
            [FastSerType] public partial struct Worse { public Stream? X; }
            [FastSerType] public partial class Holder { public Bad? Bad { get; set; } }
            [FastSerType] public partial class Pile { public List<Worse>? Many { get; set; } }
            public static class Calls
            {
                public static void Direct() => FastSerializer.Serialize(new Bad());
                public static void Inside() => FastSerializer.Serialize(new Holder { Bad = new() });
                public static void Elements() => FastSerializer.Serialize(new Pile { Many = new() { new() } });
                public static void Reading() => FastSerializer.Deserialize<Bad>(new byte[] { 1, 2, 3 });
            }
            """);
        using var image = new MemoryStream();
        Assert.True(run.Output.Emit(image).Success);
        var calls = Assembly.Load(image.ToArray()).GetType("Calls", throwOnError: true)!;

        foreach (var (call, name) in new[] { ("Direct", "Bad"), ("Inside", "Bad"), ("Elements", "Worse"), ("Reading", "Bad") })
        {
            var thrown = Assert.ThrowsAny<Exception>(() => TwoAssemblies.Call(calls, call));
            Assert.True(thrown.ToString().Contains($"'{name}' has no serializer", StringComparison.Ordinal), thrown.ToString());
        }
    }

    [Fact]
    public void AnnotatedTypeOfAnAssemblyThatWasBuiltWithoutTheGeneratorIsReported()
    {
        using var image = new MemoryStream();
        Assert.True(GeneratorHarness.CreateCompilation("""
            using FastSer;
            [FastSerType] public partial class Far { public int Id { get; set; } }
            [FastSerType] public partial struct FarPoint { public int Id; }
            """).WithAssemblyName("Library").Emit(image).Success);
        var compilation = GeneratorHarness.CreateCompilation(Start + """
            [FastSerType] public partial class Holder { public Far? Far { get; set; } public List<FarPoint>? Points { get; set; } }
            [FastSerType] public partial class Outer { public Holder? Holder { get; set; } }
            public static class Calls { public static int M(List<Far> v) => FastSerializer.GetSize(v); }
            """).AddReferences(MetadataReference.CreateFromImage(image.ToArray()));
        var run = GeneratorHarness.Run(compilation);

        Assert.Equal(["FSER003", "FSER003", "FSER012"], run.Reported.Select(static d => d.Id).Order(StringComparer.Ordinal));
        Assert.All(run.Reported, static d => Assert.Contains("'Library' was built without", d.GetMessage(null), StringComparison.Ordinal));
        Assert.Empty(run.CompilerDiagnostics());
    }
}
