using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Members that <c>[FastSerExternal]</c> cannot restore are reported at the attribute, with the remedies there.</summary>
public sealed class ExternalDiagnosticTests
{
    private const string Library = """
        using System;
        using System.Collections.Generic;
        namespace Lib;
        public class Plain { public int Id { get; set; } public string? Name; }
        public class Computed { public int Id { get; set; } public int Twice => 2 * Id; public readonly int Fixed = 1; public int Hidden { get; private set; } }
        public class Closed { internal Closed() { } public int Id { get; set; } }
        public class Inherited { protected Inherited() { } public Inherited(int other) { } public int Id { get; set; } }
        public class Strange { public Strange(int other) { } public int Id { get; set; } }
        public class Twins { public Twins(int a) => A = a; public Twins(string? b) => B = b; public int A { get; set; } public string? B { get; set; } public int C { get; set; } public Twins(int a, int c) { } public Twins(string? b, int c) { } }
        public class Similar { public Similar(int value) { } public int VALUE { get; set; } public int Value { get; set; } }
        public class Holder { public System.IO.Stream? Stream { get; set; } public object? Any { get; set; } public int Id { get; set; } }
        public class Needy { public required int Id { get; set; } public int Other { get; set; } }
        public struct Nothing { private int _x; public int Next() => ++_x; }
        public abstract class Abstract { public int Id { get; set; } }
        public interface IThing { int Id { get; set; } }
        public static class Helper;
        public ref struct Quick { public int Id; }
        public delegate void Act();
        public enum Kind { A }
        public class Names : List<string>;
        public class Page<T> { public T? Content { get; set; } }
        public class Outer<T> { public class Inner { public int Id { get; set; } } }
        public class Shadow : Plain { public new string? Id { get; set; } }
        """;

    [Theory]
    [InlineData("typeof(Abstract)", "it has no values of its own")]
    [DeepInlineData("typeof(IThing)", "it has no values of its own")]
    [DeepInlineData("typeof(Helper)", "it is not a class or struct that contains data")]
    [InlineData("typeof(Act)", "it is not a class or struct that contains data")]
    [DeepInlineData("typeof(object)", "it is not a class or struct that contains data")]
    [DeepInlineData("typeof(Quick)", "a ref struct cannot be stored")]
    [InlineData("typeof(Kind)", "a built-in encoding")]
    [DeepInlineData("typeof(Plain[])", "a built-in encoding")]
    [DeepInlineData("typeof(int)", "a built-in encoding")]
    [InlineData("typeof(int?)", "a built-in encoding")]
    [DeepInlineData("typeof(System.Collections.Generic.List<Plain>)", "a built-in encoding")]
    [DeepInlineData("typeof((int, Plain))", "a built-in encoding")]
    [InlineData("typeof(Names)", "it is a collection")]
    [DeepInlineData("typeof(Page<>)", "type parameters without arguments")]
    [DeepInlineData("typeof(Outer<>.Inner)", "type parameters without arguments")]
    [InlineData("typeof(Own)", "mark it with [FastSerType]")]
    [DeepInlineData("typeof(Marked)", "therefore its own code")]
    [DeepInlineData("typeof(Nothing)", "no public member")]
    [InlineData("null!", "it is not a type")]
    public void ExternalMustBePossible(string arguments, string said) => CheckAttribute(arguments, "FSER093", said);

    [Theory]
    [InlineData("typeof(Closed)", "no public constructor")]
    [InlineData("typeof(Inherited)", "each public constructor has a parameter")]
    [InlineData("typeof(Strange)", "each public constructor has a parameter")]
    [InlineData("typeof(Similar)", "the constructor parameter 'value' matches 'VALUE' and 'Value' equally well")]
    [InlineData("typeof(Twins)", "set Constructor to the parameter types of one of them")]
    [InlineData("typeof(Plain), Constructor = new[] { typeof(int) }", "with the parameter types that Constructor names")]
    public void ExternalMustBeConstructible(string arguments, string said) => CheckAttribute(arguments, "FSER095", said);

    [Theory]
    [InlineData("typeof(Plain), Ignore = new[] { \"Nome\" }", "no public field or property 'Nome', which is listed in Ignore")]
    [InlineData("typeof(Plain), Ignore = new[] { \"Id\", \"Id\" }", "lists 'Id' twice")]
    [InlineData("typeof(Plain), Keys = new[] { \"Id\", \"Name\" }", "is only for Tolerant types")]
    [InlineData("typeof(Plain), Format = WireFormat.Tolerant, Keys = new[] { \"Id\" }", "'Name' has no key; add it at the end of Keys")]
    [InlineData("typeof(Plain), Format = WireFormat.Tolerant, Keys = new[] { \"Id\", \"Name\", \"Age\" }", "'Age', which is listed in Keys")]
    [InlineData("typeof(Plain), Format = WireFormat.Tolerant, Keys = new[] { \"Id\", \"Name\" }, Ignore = new[] { \"Id\" }", "in Keys and in Ignore")]
    [InlineData("typeof(Shadow), Format = WireFormat.Tolerant, Keys = new[] { \"Id\", \"Name\" }", "two members have the name 'Id'")]
    [InlineData("typeof(Needy), Ignore = new[] { \"Id\" }", "'Id' is required")]
    public void ExternalNameMustFit(string arguments, string said) => CheckAttribute(arguments, "FSER096", said);

    [Fact]
    public void ExternalMemberMustBeRestorable()
    {
        var reported = Diagnose("[assembly: FastSerExternal(typeof(Computed))]");

        Assert.Equal(["FSER094", "FSER094", "FSER094"], reported.Select(static diagnostic => diagnostic.Id));
        Assert.All(["Computed.Twice", "Computed.Fixed", "Computed.Hidden"], name => Assert.Single(
            reported, diagnostic => diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture).Contains(name, StringComparison.Ordinal)));
        Assert.Empty(Diagnose("[assembly: FastSerExternal(typeof(Computed), Ignore = new[] { \"Twice\", \"Fixed\", \"Hidden\" })]"));
    }

    [Fact]
    public void TypesOfMembersAreReportedWithWhatCanBeDone()
    {
        var reported = Diagnose("[assembly: FastSerExternal(typeof(Holder))]");

        Assert.Equal(["FSER003", "FSER003"], reported.Select(static diagnostic => diagnostic.Id));
        var messages = reported.Select(static diagnostic => diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture)).ToList();
        Assert.EndsWith("declare a [FastSerSurrogate], or name the member in Ignore", messages[0], StringComparison.Ordinal);
        Assert.EndsWith("is not known at build time; declare a [FastSerSurrogate], or name the member in Ignore", messages[1], StringComparison.Ordinal);
        Assert.Empty(Diagnose("[assembly: FastSerExternal(typeof(Holder), Ignore = new[] { \"Stream\", \"Any\" })]"));
    }

    /// <summary>The member belongs to another assembly: neither its type nor its attributes can be changed, but its type's own may be.</summary>
    [Theory]
    [InlineData("System.Collections.ArrayList", "the type of its elements is not known at build time; declare a [FastSerSurrogate], or name the member in Ignore")]
    [InlineData("System.Action", "a delegate is code, not data; declare a [FastSerSurrogate], or name the member in Ignore")]
    [InlineData("System.Type", "with [FastSerUnion(tag, typeof(...))] can hold one; declare a [FastSerSurrogate], or name the member in Ignore")]
    [InlineData("int[,,,,]", "arrays of more than 4 dimensions are not supported; declare a [FastSerSurrogate], or name the member in Ignore")]
    [InlineData("IAsyncEnumerable<int>", "its elements are produced asynchronously; declare a [FastSerSurrogate], or name the member in Ignore")]
    [InlineData("Own", "cannot serialize: mark 'Own' with [FastSerType], or name the member in Ignore")]
    [InlineData("Bag", "[CollectionBuilder] with a public method; add one, or name the member in Ignore")]
    [InlineData("Base", "it is abstract; name the allowed types with [FastSerUnion(tag, typeof(...))] on 'Base', or name the member in Ignore")]
    [InlineData("System.WeakReference<string>", "; name it with [assembly: FastSerExternal(typeof(WeakReference<string>))], or name the member in Ignore")]
    public void MembersOfForeignTypesAreToldWhatIsPossible(string type, string said)
    {
        var diagnostic = Assert.Single(Diagnose($$"""
            [assembly: FastSerExternal(typeof(Page<{{type}}>))]
            public class Bag : List<int> { private Bag() { } }
            [FastSerType] public abstract partial class Base;
            """), static found => found.Id == "FSER003");

        Assert.EndsWith(said, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("[assembly: FastSerExternal(typeof(Plain)), FastSerExternal(typeof(Plain), Format = WireFormat.Compact)]", "it is already named by another attribute")]
    [InlineData("[assembly: FastSerExternal(typeof(Plain)), FastSerSurrogate(typeof(Plain), typeof(Stand))]", "has a [FastSerSurrogate] too")]
    public void TypeIsNamedOnce(string attributes, string said)
    {
        var diagnostic = Assert.Single(Diagnose(attributes));

        Assert.Equal("FSER093", diagnostic.Id);
        Assert.Contains(said, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void FaultsOfOneTypeLeaveThoseThatHoldItAlone() => Assert.Equal(
        ["FSER095"],
        Diagnose("""
            [assembly: FastSerExternal(typeof(Strange)), FastSerExternal(typeof(Page<Strange>))]
            [FastSerType] public partial class Keeper { public Strange? One { get; set; } public List<Strange>? Many { get; set; } public Page<Strange>? Page { get; set; } }
            public static class Calls { public static byte[] M(Strange s) => FastSerializer.Serialize(s); }
            """).Select(static diagnostic => diagnostic.Id));

    [Theory]
    [InlineData("Format = WireFormat.Compact", "FSER097")]
    [InlineData("Ignore = new[] { \"Name\" }", "FSER097")]
    [InlineData("Ignore = new string[0]", "")]
    public void ExternalsMustAgree(string arguments, string id)
    {
        var lib = Compile("Lib", Library, []);
        var middle = Compile("Middle", Usings + "[assembly: FastSerExternal(typeof(Plain))]", [lib]);

        var reported = Report("Program", $"{Usings}[assembly: FastSerExternal(typeof(Plain), {arguments})]", [lib, middle]);

        Assert.Equal(id.Length == 0 ? [] : [id], reported.Select(static diagnostic => diagnostic.Id));
    }

    [Theory]
    [InlineData("Plain?", "[assembly: FastSerExternal(typeof(Plain))]")]
    [InlineData("List<Plain>?", "[assembly: FastSerExternal(typeof(Plain))]")]
    [InlineData("Page<int>?", "[assembly: FastSerExternal(typeof(Page<int>))]")]
    public void MembersOfForeignTypesAreToldOfTheAttribute(string type, string said)
    {
        var diagnostic = Assert.Single(Diagnose($"[FastSerType] public partial class Keeper {{ public {type} Value {{ get; set; }} }}"));

        Assert.Contains(said, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.Empty(Diagnose($"{said}\n[FastSerType] public partial class Keeper {{ public {type} Value {{ get; set; }} }}"));
    }

    [Theory]
    [InlineData("Abstract?")]
    [InlineData("Closed?")]
    [InlineData("Act?")]
    public void AttributeIsNotAdvisedWhereItCannotStand(string type) => Assert.DoesNotContain(
        "FastSerExternal",
        Assert.Single(Diagnose($"[FastSerType] public partial class Keeper {{ public {type} Value {{ get; set; }} }}"))
            .GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);

    private static void CheckAttribute(string arguments, string id, string said)
    {
        var reported = Diagnose($"[assembly: FastSerExternal({arguments})]");

        var diagnostic = Assert.Single(reported);
        Assert.Equal(id, diagnostic.Id);
        Assert.Contains(said, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
        Assert.StartsWith("FastSerExternal(", TextOf(diagnostic), StringComparison.Ordinal);
    }

    private const string Usings = "using System.Collections.Generic;\nusing FastSer;\nusing Lib;\n";

    private static IReadOnlyList<Diagnostic> Diagnose(string source) => Report(
        "Program", Usings + source + """

            public class Own { public int Id { get; set; } }
            [FastSerType] public partial class Marked { public int Id { get; set; } }
            [FastSerType] public partial class Stand : IFastSerSurrogate<Plain, Stand>
            {
                public int Id { get; set; }
                public static Stand From(Plain value) => new() { Id = value.Id };
                public Plain ToExternal() => new() { Id = Id };
            }
            """, [Compile("Lib", Library, [])]);

    /// <summary>Gets the reports of the generator, and checks that the emitted code compiles in any case.</summary>
    private static IReadOnlyList<Diagnostic> Report(string name, string source, MetadataReference[] references)
    {
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(source).WithAssemblyName(name).AddReferences(references));
        Assert.Null(run.Result.Exception);
        Assert.Empty(run.CompilerDiagnostics());
        return [.. run.Reported];
    }

    private static PortableExecutableReference Compile(string name, string source, MetadataReference[] references)
    {
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(source).WithAssemblyName(name).AddReferences(references));
        using var image = new MemoryStream();
        var result = run.Output.Emit(image);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return MetadataReference.CreateFromImage(image.ToArray());
    }

    private static string TextOf(Diagnostic diagnostic) =>
        diagnostic.Location.SourceTree!.ToString().Substring(diagnostic.Location.SourceSpan.Start, diagnostic.Location.SourceSpan.Length);
}
