using System.Text.RegularExpressions;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests;

/// <summary>Methods that write and read composite types stand outside of the user's types, once for each assembly.</summary>
public sealed partial class HelperTests
{
    private const string Shared = "FastSer.Generated.Tests.Helpers";

    private const string TwoTypes = """
        using System.Collections.Generic;
        using FastSer;
        namespace Shop;
        [FastSerType] public partial class One { public Dictionary<string, int>? Counts { get; set; } public List<List<string[]>>? Rows { get; set; } }
        [FastSerType] public partial record Two(Dictionary<string, int>? Counts, List<List<string[]>>? Rows);
        public static class Calls { public static int Size(List<List<string[]>> rows) => FastSerializer.GetSize(rows); }
        """;

    [Fact]
    public void AssemblyHasOneCopyOfAHelper()
    {
        var run = Accepted(TwoTypes);

        foreach (var name in new[] { "WriteDictionaryOfStringToInt32", "ReadDictionaryOfStringToInt32" })
        {
            Assert.Single(MethodsOf(run), method => method.Name == name);
        }

        Assert.Single(MethodsOf(run), static method => method.Name.StartsWith("WriteListOfListOfStringArray_", StringComparison.Ordinal));
    }

    [Fact]
    public void TypesGetNoMembersButContracts()
    {
        var run = Accepted(TwoTypes);

        foreach (var type in new[] { "Shop.One", "Shop.Two" })
        {
            Assert.DoesNotContain(
                run.Output.GetTypeByMetadataName(type)!.GetMembers(),
                static member => member.Name.StartsWith("Write", StringComparison.Ordinal) || member.Name.StartsWith("Read", StringComparison.Ordinal)
                    || member is INamedTypeSymbol);
        }
    }

    [Theory]
    [InlineData("private enum Secret { A } [FastSerInclude] private List<Secret[]>? A { get; set; }", "Secret")]
    [InlineData("protected enum Secret { A } [FastSerInclude] private List<Secret[]>? A { get; set; }", "Secret")]
    [InlineData("private protected enum Secret { A } [FastSerInclude] private List<Secret[]>? A { get; set; }", "Secret")]
    [InlineData("[FastSerType] private partial struct Secret { public int X; } [FastSerInclude] private Dictionary<int, Secret>? A { get; set; }", "Secret")]
    [InlineData("private class Outer { internal enum Secret { A } } [FastSerInclude] private (List<Outer.Secret[]>, int)? A { get; set; }", "Secret")]
    [InlineData("private class Secret : List<string> { } [FastSerInclude] private Secret? A { get; set; }", "Secret")]
    [InlineData("private class Secret : IEqualityComparer<int> { public bool Equals(int x, int y) => x == y; public int GetHashCode(int x) => x; } "
        + "[FastSerComparer(typeof(Secret))] public Dictionary<int, string>? A { get; set; }", "Secret")]
    [InlineData("private class Secret : IEqualityComparer<int> { public bool Equals(int x, int y) => x == y; public int GetHashCode(int x) => x; } "
        + "[FastSerComparer(typeof(Secret))] public IReadOnlyDictionary<int, string>? A { get; set; }", "Secret")]
    [InlineData("[FastSerType] private partial class Secret { public int X; } [FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(Secret))] public List<object>? A { get; set; }", "Secret")]
    public void HelperThatNamesWhatOthersCannotStaysInItsType(string members, string secret)
    {
        var run = Accepted($$"""
            using System.Collections.Generic;
            using FastSer;
            namespace Shop;
            [FastSerType] public partial class Holder { {{members}} public HashSet<string>? Plain { get; set; } }
            """);

        Assert.All(run.Sources.Where(static source => source.Hint.StartsWith("Helpers.", StringComparison.Ordinal)), source =>
            Assert.DoesNotContain(secret, source.Text, StringComparison.Ordinal));
        Assert.Contains(MethodsOf(run), static method => method.Name == "WriteHashSetOfString");
        var own = Assert.Single(run.Output.GetTypeByMetadataName("Shop.Holder")!.GetTypeMembers("FastSerHelpers"));
        Assert.Equal(Accessibility.Private, own.DeclaredAccessibility);
    }

    [Theory]
    [InlineData("class Box<T>", "List<T[]>? A")]
    [InlineData("class Box<T>", "List<Box<T>>? A")]
    [InlineData("class Box<T>", "Dictionary<int, (T, int)>? A")]
    [InlineData("struct Box<T>", "KeyValuePair<T, int>[] A")]
    [InlineData("class Box<TKey, TValue> where TKey : notnull", "Dictionary<TKey, List<TValue>>? A")]
    public void HelperThatNamesATypeParameterStaysInItsType(string declaration, string member)
    {
        var run = Accepted($$"""
            using System.Collections.Generic;
            using FastSer;
            namespace Shop;
            [FastSerType] public partial {{declaration}} { public {{member}} { get; set; } public Dictionary<string, int>? Plain { get; set; } }
            """);

        Assert.Equal(
            ["ReadDictionaryOfStringToInt32", "WriteDictionaryOfStringToInt32"],
            MethodsOf(run).Select(static method => method.Name).Order(StringComparer.Ordinal));
    }

    [Fact]
    public void MembersOfTheUserMayBeCalledAsEmittedOnesAre() => Compiled.WithoutWarning("""
        using System.Collections.Generic;
        using FastSer;
        [assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Other")]
        [FastSerType] public partial class Helpers { public List<string[]>? A { get; set; } }
        namespace Shop
        {
            [FastSerType] public partial class Helpers<T>
            {
                public List<T>? FastSerHelpers { get; set; }
                public List<int[]>? Helper { get; set; }
                public List<T> ReadMembers { get; } = new();
                public static int FastSer => 0;
                public static void WriteListOfInt32Array() { }
            }
            [FastSerType] public partial class Derived : Helpers<int> { public static int FastSerHelpers2 => 0; public List<int[]>? More { get; set; } }
            [FastSerType] public partial class Outer<T>
            {
                public List<T[]>? A { get; set; }
                [FastSerType] public partial class Inner : Outer<T> { public List<List<T>>? B { get; set; } }
            }
        }
        """);

    [DeepFact]
    public void OneNameHasOneTextInTheTestTypes() => AssertOneTextEach(GeneratorHarness.Run(RepositoryFiles.TestTypes()));

    [Theory]
    [MemberData(nameof(Samples.Names), MemberType = typeof(Samples))]
    public void OneNameHasOneTextInSamples(string sample) => AssertOneTextEach(GeneratorHarness.Run(Samples.Get(sample)));

    [Fact]
    public void TypesWhoseReadableNamesAreEqualHaveHelpersOfTheirOwn()
    {
        var run = Accepted("""
            using System;
            using System.Collections.Generic;
            using System.Collections.Immutable;
            using FastSer;
            namespace Other { public enum Int32 { A } public class Backwards : Shop.Backwards { } [FastSerType] public partial class Item { public string? B; } }
            namespace Shop
            {
                public class Backwards : IEqualityComparer<string> { public bool Equals(string? x, string? y) => x == y; public int GetHashCode(string x) => 0; }
                public class List<T> : System.Collections.Generic.List<T> { }
                public enum String { A }
                [FastSerType] public partial class Item { public int[]? A; }
                [FastSerType] public partial class One
                {
                    public HashSet<int>? A { get; set; }
                    public HashSet<Other.Int32>? B { get; set; }
                    public HashSet<string>? C { get; set; }
                    public HashSet<String>? D { get; set; }
                    public List<string>? E { get; set; }
                    public System.Collections.Generic.List<string>? F { get; set; }
                    public System.Collections.Generic.List<int[]>? G { get; set; }
                    public System.Collections.Generic.List<int>[]? H { get; set; }
                    public HashSet<int[]>? I { get; set; }
                    public ((int, int), int, int) J { get; set; }
                    public ((int, int, int), int) K { get; set; }
                    public Item[]? L { get; set; }
                    public Other.Item[]? M { get; set; }
                    public Compact<Dictionary<string, int>>? N { get; set; }
                    [FastSerComparer(typeof(Backwards))] public Dictionary<string, int>? O { get; set; }
                    [FastSerComparer(typeof(Other.Backwards))] public Dictionary<string, int>? P { get; set; }
                    public Dictionary<string, int>? Q { get; set; }
                    [FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))] public System.Collections.Generic.List<object>? R { get; set; }
                    [FastSerUnion(1, typeof(int)), FastSerUnion(0, typeof(string))] public System.Collections.Generic.List<object>? S { get; set; }
                    public int?[]? T { get; set; }
                    public Other.Int32?[]? U { get; set; }
                    public System.ReadOnlyMemory<byte> V { get; set; }
                    public Dictionary<System.ReadOnlyMemory<byte>, int>? W { get; set; }
                    public HashSet<ImmutableArray<string>>? X { get; set; }
                    public ImmutableArray<string> Y { get; set; }
                }
                [FastSerType(Format = WireFormat.Compact)] public partial class Two { public Dictionary<string, int>? Q { get; set; } public HashSet<int>? A { get; set; } }
            }
            """);

        AssertOneTextEach(run);
        Assert.Equal(3, MethodsOf(run).Count(static method => method.Name.StartsWith("ReadHashSetOfInt32", StringComparison.Ordinal)
            && !method.Name.Contains("Array", StringComparison.Ordinal)));
        Assert.Equal(2, MethodsOf(run).Count(static method => method.Name.StartsWith("ReadDictionaryOfStringToInt32ByBackwards_", StringComparison.Ordinal)));
    }

    [Theory]
    [InlineData("[System.Obsolete(\"gone\", true)]")]
    [InlineData("[System.Diagnostics.CodeAnalysis.Experimental(\"SHOP1\")]")]
    [InlineData("[System.Obsolete(\"gone\", DiagnosticId = \"SHOP2\")]")]
    public void MarksOfATypeStayWhereTheTypeIsNamed(string mark) => Compiled.WithoutWarning($$"""
        using System.Collections.Generic;
        using FastSer;
        namespace Shop;
        {{mark}}
        public enum Old { A }
        [FastSerType] public partial class Holder
        {
        #pragma warning disable SHOP1, SHOP2
            {{(mark.Contains("true", StringComparison.Ordinal) ? mark : "")}}
            public List<Old[]>? A { get; set; }
        #pragma warning restore SHOP1, SHOP2
            public List<int[]>? B { get; set; }
        }
        [FastSerType] public partial class Other { public List<int[]>? B { get; set; } }
        """);

    [Fact]
    public void AssembliesThatShowEachOtherTheirInternalsKeepTheirHelpersApart()
    {
        const string Text = "using FastSer; [assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"Shop_Data\")] ";
        var library = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(
            Text + "[FastSerType] public partial class First { public System.Collections.Generic.List<int[]>? A { get; set; } }").WithAssemblyName("Shop.Data"));
        using var image = new MemoryStream();
        Assert.True(library.Output.Emit(image).Success);

        var program = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(
                "using FastSer; [FastSerType] public partial class Second { public System.Collections.Generic.List<int[]>? A { get; set; } public First? First { get; set; } }")
            .WithAssemblyName("Shop_Data").AddReferences(MetadataReference.CreateFromImage(image.ToArray())));

        Assert.Empty(program.CompilerDiagnostics());
    }

    /// <summary>Of an assembly whose files are many: no name of a method stands twice in the shared class, or in one of a type.</summary>
    private static void AssertOneTextEach(GeneratorRun run)
    {
        var classes = run.Sources
            .Where(static source => source.Hint.StartsWith("Helpers.", StringComparison.Ordinal))
            .SelectMany(static source => HelperHeader().Matches(source.Text).Select(static match => match.Value));

        Assert.All(classes.GroupBy(static name => name), static same => Assert.Single(same));
        Assert.DoesNotContain(run.CompilerDiagnostics(), static d => d.Id is "CS0111" or "CS0121" or "CS0122");
    }

    private static GeneratorRun Accepted(string source)
    {
        var run = GeneratorHarness.Run(source);
        Assert.Null(run.Result.Exception);
        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        return run;
    }

    private static IEnumerable<IMethodSymbol> MethodsOf(GeneratorRun run) =>
        run.Output.GetTypeByMetadataName(Shared)?.GetMembers().OfType<IMethodSymbol>() ?? [];

    /// <summary>The name, and whether an existing value is given.</summary>
    [GeneratedRegex(@"(?<=internal static [^\n]*)\b(Write|Read|Put)\w+\((?=ref|FastSer::WriteBlock)([^\n]*reader,)?")]
    private static partial Regex HelperHeader();
}
