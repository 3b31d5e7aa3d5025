using System.Collections.Immutable;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>A call that shows no closed type to the generator has a hint that names the attribute.</summary>
public sealed class UnnamedRootTests
{
    private const string Model = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        [FastSerType] public partial class Order { public int Id { get; set; } }
        [FastSerType] public partial class Envelope<T> { public T? Content { get; set; } }
        public class Outer<T> { [FastSerType] public partial class Inner { public T? Content { get; set; } } }

        """;

    [Theory]
    [InlineData("byte[] M<T>(T value) => FastSerializer.Serialize(value);", "FastSerializer.Serialize(value)", "'Serialize'", "'T'")]
    [InlineData("Envelope<T> M<T>(byte[] b) => FastSerializer.Deserialize<Envelope<T>>(b);", "FastSerializer.Deserialize<Envelope<T>>(b)", "'Deserialize'", "'Envelope<T>'")]
    [InlineData("int M<T>(T[][] b) => FastSerializer.GetSize(b);", "FastSerializer.GetSize(b)", "'GetSize'", "'T[][]'")]
    [InlineData("void M<T>(FastSerStreamWriter w, T b) => w.Write(b);", "w.Write(b)", "'Write'", "'T'")]
    [InlineData("Func<Envelope<Order>, FastSerializerOptions?, byte[]> M() => FastSerializer.Serialize;", "FastSerializer.Serialize", "'Serialize'", "'Envelope<Order>'")]
    [InlineData("Func<T, FastSerializerOptions?, byte[]> M<T>() => FastSerializer.Serialize;", "FastSerializer.Serialize", "'Serialize'", "'T'")]
    public async Task RootMustBeNamedWhereTheGeneratorDoesNotKnowIt(string method, string place, string name, string type)
    {
        var found = Assert.Single(await AnalyzeAsync(Model, Using(method)));

        Assert.Equal(("FSER088", DiagnosticSeverity.Info), (found.Id, found.Severity));
        Assert.Equal(place, found.Location.SourceTree!.GetText().ToString(found.Location.SourceSpan));
        var message = found.GetMessage(System.Globalization.CultureInfo.InvariantCulture);
        Assert.Contains(name, message, StringComparison.Ordinal);
        Assert.Contains(type, message, StringComparison.Ordinal);
        Assert.Contains("[assembly: FastSerRoot(typeof(...))]", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("byte[] M(Envelope<Order> value) => FastSerializer.Serialize(value);")]
    [InlineData("byte[] M(Type type, object value) => FastSerializer.Serialize(type, value);")]
    [InlineData("bool M<T>() => FastSerializer.CanSerialize<T>();")]
    [InlineData("Func<Order, FastSerializerOptions?, byte[]> M() => FastSerializer.Serialize;")]
    [InlineData("Func<string, FastSerializerOptions?, byte[]> M() => FastSerializer.Serialize;")]
    [InlineData("string M() => nameof(FastSerializer.Serialize);")]
    [InlineData("void M<T>(List<T> list, T value) => list.Add(value);")]
    [InlineData("Action<T> M<T>(List<T> list) => list.Add;")]
    public async Task CallThatNeedsNoNameIsNotReported(string method) => Assert.Empty(await AnalyzeAsync(Model, Using(method)));

    [Theory]
    [InlineData("T", "int?[]", "")]
    [InlineData("Envelope<T>", "Envelope<Order>", "")]
    [InlineData("Envelope<T>", "Order", "FSER088")]
    [InlineData("Envelope<List<T>>", "Envelope<List<Order>>", "")]
    [InlineData("Envelope<List<T>>", "Envelope<Order>", "FSER088")]
    [InlineData("Envelope<T>[]", "Envelope<Order>[]", "")]
    [InlineData("Envelope<T>[]", "Envelope<Order>[,]", "FSER088")]
    [InlineData("Dictionary<int, T>", "Dictionary<int, Order>", "")]
    [InlineData("Dictionary<int, T>", "Dictionary<long, Order>", "FSER088")]
    [InlineData("Outer<T>.Inner", "Outer<Order>.Inner", "")]
    [InlineData("Outer<T>.Inner", "Envelope<Order>", "FSER088")]
    public async Task CallIsNotReportedWhereAnAttributeNamesATypeOfItsForm(string open, string closed, string expected)
    {
        var call = Using($"byte[] M<T>({open} value) => FastSerializer.Serialize(value);");
        foreach (var attribute in (string[])
            [
                $"[assembly: FastSer.FastSerRoot(typeof({closed}))]",
                $"namespace Inside {{ class Around {{ [FastSer.FastSerRoot(typeof({closed}))] class Place; }} }}",
            ])
        {
            Assert.Equal(
                expected,
                string.Concat((await AnalyzeAsync(Model, "using System.Collections.Generic; " + attribute, call)).Select(static found => found.Id)));
        }
    }

    [Fact]
    public async Task MethodGroupOfATypeThatAnAttributeNamesIsNotReported() => Assert.Empty(await AnalyzeAsync(
        Model, "[assembly: FastSer.FastSerRoot(typeof(Envelope<Order>))]",
        Using("Func<Envelope<Order>, FastSerializerOptions?, byte[]> M() => FastSerializer.Serialize;")));

    [Fact]
    public async Task ReportIsSilencedByAPragma()
    {
        var source = Using("byte[] M<T>(T value) => FastSerializer.Serialize(value);");

        Assert.DoesNotContain(await AnalyzeAsync(Model, "#pragma warning disable FSER088\n" + source), static found => !found.IsSuppressed);
        Assert.Single(await AnalyzeAsync(Model, source));
    }

    [Fact]
    public async Task CodeThatDoesNotCompileIsLeftToTheCompiler() => Assert.Empty(await AnalyzeAsync(
        Model, Using("byte[] M(Missing value) => FastSerializer.Serialize(value);")));

    private static string Using(string method) => $$"""
        using System;
        using System.Collections.Generic;
        using FastSer;

        public static class Calls { static {{method}} }
        """;

    internal static Task<ImmutableArray<Diagnostic>> AnalyzeAsync(params string[] sources) => AnalyzeAsync(new UnseenCallAnalyzer(), sources);

    internal static Task<ImmutableArray<Diagnostic>> AnalyzeAsync(DiagnosticAnalyzer analyzer, params string[] sources) =>
        GeneratorHarness.CreateCompilation(sources).WithAnalyzers([analyzer]).GetAnalyzerDiagnosticsAsync();
}
