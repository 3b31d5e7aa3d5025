using System.Runtime.Loader;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Fields from which another generator makes properties. A file that is added after FastSer has run stands for its output.</summary>
public sealed class GeneratedPropertyTests
{
    private const string Attribute = """

        namespace CommunityToolkit.Mvvm.ComponentModel
        {
            [System.AttributeUsage(System.AttributeTargets.Field | System.AttributeTargets.Property)]
            public sealed class ObservablePropertyAttribute : System.Attribute;
        }
        """;

    private const string Library = """
        using FastSer;
        using CommunityToolkit.Mvvm.ComponentModel;

        [FastSerType]
        public partial class Person
        {
            [ObservableProperty] private string? _name;
            [ObservableProperty] private int m_age;
            [ObservableProperty] public partial string? Half { get; set; }
        }
        """ + Attribute;

    private const string Output = """
        #nullable enable
        partial class Person
        {
            public string? Name { get => _name; set => _name = value + "!"; }
            public int Age { get => m_age; set => m_age = value; }
            private string? _half;
            public partial string? Half { get => _half; set => _half = value; }
        }
        """;

    [Fact]
    public void DerivedTypesOfOtherAssembliesWriteTheProperties()
    {
        var library = Emit("Library" + nameof(GeneratedPropertyTests), Library, Output);
        var program = Emit("Program" + nameof(GeneratedPropertyTests), """
            using FastSer;

            [FastSerType]
            public sealed partial class Manager : Person { public int Level { get; set; } }

            public static class Calls
            {
                public static string Run()
                {
                    var copy = FastSerializer.Deserialize<Manager>(FastSerializer.Serialize(new Manager { Age = 3, Half = "h", Level = 4 }))!;
                    var person = FastSerializer.Deserialize<Person>(FastSerializer.Serialize(new Person { Name = "n", Age = 5, Half = "h" }))!;
                    return $"{copy.Age} {copy.Half} {copy.Level} {person.Name} {person.Age} {person.Half}";
                }
            }
            """, "", MetadataReference.CreateFromImage(library));
        var context = new AssemblyLoadContext(name: null, isCollectible: false);
        context.LoadFromStream(new MemoryStream(library));

        var calls = context.LoadFromStream(new MemoryStream(program)).GetType("Calls", throwOnError: true)!;

        Assert.Equal("3 h 4 n! 5 h", calls.GetMethod("Run")!.Invoke(null, null));
    }

    [Theory]
    [InlineData("_name", "Name")]
    [DeepInlineData("name", "Name")]
    [DeepInlineData("m_name", "Name")]
    [InlineData("__name", "Name")]
    [DeepInlineData("m__name", "_name")]
    [DeepInlineData("iPhone", "IPhone")]
    [InlineData("@class", "Class")]
    public void PropertiesHaveTheNamesThatTheToolkitGivesThem(string field, string property)
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            [FastSerType] public partial class Person { [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] private int {{field}}; }
            """ + Attribute);

        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        Assert.Contains(run.Output.SyntaxTrees, tree => tree.ToString().Contains($"(\"{property}\", ", StringComparison.Ordinal));
    }

    [Fact]
    public void FieldWhosePropertyIsInSourceStandsForNothing()
    {
        var run = GeneratorHarness.Run("""
            using FastSer;
            [FastSerType] public partial class Person
            {
                [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] private int _age;
                public int Age { get => _age; set => _age = value; }
            }
            """ + Attribute);

        Assert.Empty(run.Reported);
        Assert.DoesNotContain(run.Output.SyntaxTrees.Skip(1), static tree => tree.ToString().Contains("_age", StringComparison.Ordinal));
    }

    [Fact]
    public void TargetIsReportedWhereTheFieldItselfHasNoAttribute()
    {
        const string Source = """
            using FastSer;
            [FastSerType] public partial class Person { public int Id; [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty, FastSerIgnore] [property: FastSerIgnore] private int _age; }
            """ + Attribute;

        Assert.Empty(GeneratorHarness.Run(Source).Reported);
        Assert.Equal("FSER013", Assert.Single(GeneratorHarness.Run(Source.Replace(", FastSerIgnore]", "]", StringComparison.Ordinal)).Reported).Id);
    }

    private static byte[] Emit(string name, string source, string output, params MetadataReference[] references)
    {
        var compilation = GeneratorHarness.CreateCompilation(source).WithAssemblyName(name).AddReferences(references);
        var run = GeneratorHarness.Run(compilation);
        Assert.Empty(run.Reported);
        using var image = new MemoryStream();
        var result = run.Output.AddSyntaxTrees(CSharpSyntaxTree.ParseText(output, (CSharpParseOptions)compilation.SyntaxTrees[0].Options)).Emit(image);
        Assert.True(result.Success, string.Join('\n', result.Diagnostics));
        return image.ToArray();
    }
}
