using System.Globalization;
using System.Reflection;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Xunit.Sdk;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>One fault is one diagnostic: the one whose advice repairs it.</summary>
public sealed class OneFaultTests
{
    [Theory]
    [InlineData("[FastSerType] public partial class Holder { public object? {|FSER004:X|} => this; }")]
    [InlineData("[FastSerType] public partial class Holder { public System.IO.Stream {|FSER004:X|} => System.IO.Stream.Null; }")]
    [InlineData("[FastSerType(Format = WireFormat.Compact)] public partial class Holder { public object? {|FSER004:X|} => this; }")]
    [InlineData("[FastSerType] public partial class Holder { [FastSerMember(0)] public int Id { get; set; } public int {|FSER004:X|} => Id; }")]
    [InlineData("[FastSerType(Format = WireFormat.Tolerant)] public partial class Holder { [FastSerMember(0)] public int Id { get; set; } public int {|FSER004:X|} => Id; }")]
    [InlineData("[FastSerType(Format = WireFormat.Tolerant)] public partial class Holder { [FastSerMember(0)] public int Id { get; set; } public object {|FSER004:X|} => this; }")]
    [InlineData("public class Base { public object {|FSER004:X|} => this; } [FastSerType] public partial class Holder : Base { public int Id { get; set; } }")]
    public void ComputedPropertyCannotBeRestoredWhateverItsTypeOrKey(string marked) => DiagnosticTests.Check(marked);

    [Theory]
    [InlineData("[FastSerType] public partial class Holder { public object? {|FSER003:X|} { get; } }")]
    [InlineData("[FastSerType] public partial class Holder { public readonly object? {|FSER003:X|}; }")]
    [InlineData("[FastSerType] public partial class Holder { public Plain? {|FSER003:X|} { get; } } public class Plain;")]
    [InlineData("[FastSerType] public partial class Holder { public System.Collections.Generic.List<object> {|FSER003:X|} => new(); }")]
    [InlineData("[FastSerType] public partial class Holder { [FastSerConstructor] public static Holder Make() => new(); public object? {|FSER003:X|} { get; init; } }")]
    public void TypeComesBeforeTheSetter(string marked) => DiagnosticTests.Check(marked);

    [Theory]
    [InlineData("[FastSerType] public partial class Base { public object? {|FSER003:X|} { get; set; } }")]
    [InlineData("[FastSerType] public partial class Base { [FastSerMember(0)] public int Id { get; set; } public int {|FSER011:X|} { get; set; } }")]
    [InlineData("[FastSerType] public abstract partial class Base { [FastSerMember(0)] public int Id { get; set; } public int {|FSER011:X|} { get; set; } }")]
    [InlineData("[FastSerType] public partial class Base<T> { [FastSerIgnore, FastSerInclude] public int {|FSER014:X|} { get; set; } } "
        + "[FastSerType] public partial class Base : Base<int>;")]
    public void FaultOfABaseTypeIsNotRepeatedForEachTypeThatDerivesFromIt(string marked) => DiagnosticTests.Check(
        marked + " [FastSerType] public partial class One : Base; [FastSerType] public partial class Two : Base;");

    [Theory]
    [InlineData("public class Base { public object? {|FSER003:X|} { get; set; } } [FastSerType] public partial class One : Base;")]
    [InlineData("[FastSerType] public abstract partial class Base { public object? {|FSER003:X|} { get; set; } } [FastSerType] public partial class One : Base;")]
    [InlineData("[FastSerType] public partial class Base<T> { public T? {|FSER003:X|} { get; set; } } [FastSerType] public partial class One : Base<object>;")]
    [InlineData("[FastSerType] public partial class Base(int x) { public int {|FSER004:X|} { get; } = x; } [FastSerType] public partial class One() : Base(1);")]
    public void FaultThatOnlyTheDerivedTypeHasIsReported(string marked) => DiagnosticTests.Check(marked);

    [Fact]
    public void MembersOfExternalTypesHaveOneFaultEach()
    {
        const string Library = "namespace Lib; public class Part { public int Id { get; set; } public object Self => this; public object? Any { get; } public int Twice => 2 * Id; }";

        Assert.Equal(
            ["Any FSER003", "Self FSER094", "Twice FSER094"],
            Faults(Library, "[assembly: FastSer.FastSerExternal(typeof(Lib.Part))]"));
        Assert.Equal(
            ["Any FSER003", "Self FSER094", "Twice FSER094"],
            Faults(Library, "[assembly: FastSer.FastSerExternal(typeof(Lib.Part), Format = FastSer.WireFormat.Tolerant, Keys = new[] { \"Id\" })]"));
    }

    /// <summary>Each source of the tests beside this one: no place has two diagnostics, unless each says something of its own.</summary>
    [DeepFact]
    public async Task NoSourceOfTheseTestsHasTwoDiagnosticsForOneFault()
    {
        var runs = new List<GeneratorRun>();
        GeneratorRun.Observer.Value = runs.Add;
        foreach (var test in typeof(OneFaultTests).Assembly.GetTypes().Where(static type =>
            type.Namespace == typeof(OneFaultTests).Namespace && type != typeof(OneFaultTests)).SelectMany(TestsOf))
        {
            await test();
        }

        Assert.True(runs.Count > 500, $"Only {runs.Count} runs were seen.");
        Assert.Empty(runs.SelectMany(static run => run.Reported.Where(IsOurs).GroupBy(SubjectOf)).Where(static same => same.Count() > 1)
            .Select(static same => $"{same.Key}: {string.Join(" | ", same.Select(Text))}").Distinct());
    }

    [Fact]
    public void TwoDiagnosticsOfOnePlaceAreFound()
    {
        var run = GeneratorHarness.Run("public class Outer { [FastSer.FastSerType] public class Inner { public int Id { get; set; } } }");

        Assert.Equal(["FSER001", "FSER002"], Assert.Single(run.Reported.Where(IsOurs).GroupBy(SubjectOf)).Select(static diagnostic => diagnostic.Id).Order());
    }

    /// <summary>The members of an external type share the place of its attribute; there the name counts too.</summary>
    private static string SubjectOf(Diagnostic diagnostic) => diagnostic.Location is { SourceTree: { } tree, SourceSpan: var span }
        && tree.ToString().AsSpan(span.Start, span.Length).StartsWith("FastSerExternal(", StringComparison.Ordinal)
            ? $"{diagnostic.Location} {NameIn(diagnostic)}" : diagnostic.Location.ToString();

    private static string NameIn(Diagnostic diagnostic) => Text(diagnostic).Split('\'')[1];

    private static bool IsOurs(Diagnostic diagnostic) => diagnostic.Id.StartsWith("FSER", StringComparison.Ordinal);

    private static string Text(Diagnostic diagnostic) => $"{diagnostic.Id} {diagnostic.GetMessage(CultureInfo.InvariantCulture)}";

    private static IEnumerable<Func<Task>> TestsOf(Type type) =>
        from method in type.GetMethods(BindingFlags.Public | BindingFlags.Instance)
        where method.IsDefined(typeof(FactAttribute))
        from arguments in method.GetCustomAttributes<DataAttribute>().SelectMany(data => data.GetData(method)).DefaultIfEmpty(null)
        select (Func<Task>)(() => method.Invoke(Activator.CreateInstance(type), Complete(method, arguments)) as Task ?? Task.CompletedTask);

    private static object?[]? Complete(MethodInfo method, object?[]? arguments) => arguments is null ? null
        : [.. arguments, .. method.GetParameters().Skip(arguments.Length).Select(static parameter => parameter.DefaultValue)];

    /// <summary>The name of each faulty member, with the id.</summary>
    private static IEnumerable<string> Faults(string library, string program)
    {
        var compilation = GeneratorHarness.CreateCompilation(program)
            .AddReferences(MetadataReference.CreateFromImage(TwoAssemblies.BuildLibrary(library)));
        return GeneratorHarness.Run(compilation).Reported
            .Select(static diagnostic => $"{NameIn(diagnostic)[(NameIn(diagnostic).IndexOf('.', StringComparison.Ordinal) + 1)..]} {diagnostic.Id}").Order();
    }
}
