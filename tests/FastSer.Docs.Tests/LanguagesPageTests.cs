using System.Diagnostics;
using System.Reflection;
using System.Runtime.Loader;
using FastSer.Generator;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Docs.Tests;

/// <summary>The models of the page in other languages are compiled by the compilers of the SDK, and come back through the C# code beside them.</summary>
public sealed class LanguagesPageTests : IDisposable
{
    private const string Usings = "global using System;\nglobal using System.Collections.Generic;\nglobal using System.Linq;\n";

    private const string FSharpValues = """

        module Values =
            let full =
                { Id = 7; Customer = "Ann"; Due = Some(DateTime(2026, 11, 25)); Discount = ValueSome 5; Place = { X = 1.5; Y = 2.5 }
                  Lines = [ { Sku = "A-1"; Quantity = 2 }; { Sku = "B-2"; Quantity = 1 } ]; Tags = Set.ofList [ "new"; "paid" ]
                  Prices = Map.ofList [ "A-1", 9.5m; "B-2", 1m ] }

            let empty =
                { Id = 0; Customer = ""; Due = None; Discount = ValueNone; Place = { X = 0.0; Y = 0.0 }; Lines = []; Tags = Set.empty; Prices = Map.empty }
        """;

    private static readonly string s_runtime = Path.GetDirectoryName(typeof(object).Assembly.Location)!;
    private static readonly string s_dotnet = Path.GetFullPath(Path.Combine(s_runtime, "..", "..", ".."));
    private static readonly string s_sdk = Directory.GetDirectories(Path.Combine(s_dotnet, "sdk"))
        .OrderBy(static folder => Version.Parse(Path.GetFileName(folder).Split('-')[0])).Last();

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("FastSer");

    private static string Page => RepositoryFiles.Read("docs/languages.md");

    private static string FSharpCore => Path.Combine(s_sdk, "FSharp", "FSharp.Core.dll");

    public void Dispose() => _folder.Delete(recursive: true);

    [Fact]
    public void RecordsListsAndOptionsOfFSharpComeBack()
    {
        var model = Compile("fs", MarkdownBlocks.Of(Page, "fsharp").First() + FSharpValues, Path.Combine(s_sdk, "FSharp", "fsc.dll"),
            ["--target:library", "--noframework", "--targetprofile:netcore", $"-r:{FSharpCore}", .. Framework().Select(static path => $"-r:{path}")]);
        var program = Build(MarkdownBlocks.Of(Page, "csharp").First(), model, FSharpCore);
        var values = program.Model.GetType("Shop.Model.Values", throwOnError: true)!;

        foreach (var name in new[] { "full", "empty" })
        {
            var value = values.GetProperty(name)!.GetValue(null)!;
            var copy = program.Call("OrderData", "Read", program.Call("OrderData", "Write", value));

            Assert.NotSame(value, copy);
            Assert.Equal(value, copy);
            Assert.Equal(value.ToString(), copy!.ToString());
        }
    }

    [Fact]
    public void ClassesOfVisualBasicComeBack()
    {
        var model = Compile("vb", MarkdownBlocks.Of(Page, "vb").Single(), Path.Combine(s_sdk, "Roslyn", "bincore", "vbc.dll"),
            ["-target:library", "-rootnamespace:Shop", "-imports:System,System.Collections.Generic", "-nostdlib", "-vbruntime-",
            "-define:_MYTYPE=\\\"Empty\\\"", $"-sdkpath:{s_runtime}",
            .. Framework().Select(static path => $"-r:{path}")]);
        var program = Build(MarkdownBlocks.Of(Page, "csharp").Last(), model);
        var type = program.Model.GetType("Shop.Model.Customer", throwOnError: true)!;
        dynamic customer = Activator.CreateInstance(type)!;
        customer.Id = 3;
        customer.Name = "Bob";
        customer.Visits.Add(new DateTime(2026, 11, 25));

        dynamic copy = program.Call("CustomerData", "Read", program.Call("CustomerData", "Write", customer))!;

        Assert.Equal(3, (int)copy.Id);
        Assert.Equal("Bob", (string)copy.Name);
        Assert.Equal([new DateTime(2026, 11, 25)], (List<DateTime>)copy.Visits);
    }

    private static IEnumerable<string> Framework() => Directory.EnumerateFiles(s_runtime, "*.dll")
        .Where(static path => Path.GetFileName(path) is var name
            && (name.StartsWith("System.", StringComparison.Ordinal) || name is "netstandard.dll" or "mscorlib.dll" or "Microsoft.VisualBasic.Core.dll")
            && !name.Contains("Native", StringComparison.Ordinal));

    private string Compile(string extension, string source, string compiler, string[] arguments)
    {
        var file = Path.Combine(_folder.FullName, "Model." + extension);
        var result = Path.Combine(_folder.FullName, "Model.dll");
        File.WriteAllText(file, source);
        var response = Path.Combine(_folder.FullName, "arguments.rsp");
        // The compiler of F# takes quotes for a part of the argument, and calls the output otherwise.
        string[] all = [.. arguments, extension == "fs" ? $"--out:{result}" : $"-out:{result}", file];
        File.WriteAllLines(response, extension == "fs" ? all : all.Select(static argument => $"\"{argument}\""));
        var start = new ProcessStartInfo(Path.Combine(s_dotnet, "dotnet"), [compiler, "@" + response])
        {
            RedirectStandardOutput = true, RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        Assert.True(process.ExitCode == 0, output + errors.Result);
        return result;
    }

    /// <summary>Compiles the C# project of the page, without a warning, and loads it beside the model.</summary>
    private static LoadedExample Build(string source, string model, params string[] more)
    {
        var options = new CSharpParseOptions(LanguageVersion.Latest);
        var compilation = CSharpCompilation.Create(
            $"Languages{Guid.NewGuid():N}", new[] { source, Usings }.Select(text => CSharpSyntaxTree.ParseText(text, options)),
            Framework().Append(typeof(object).Assembly.Location).Append(typeof(FastSerializer).Assembly.Location).Append(model).Concat(more).Distinct()
                .Select(static path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        CSharpGeneratorDriver.Create([new FastSerGenerator().AsSourceGenerator()], parseOptions: options)
            .RunGeneratorsAndUpdateCompilation(compilation, out var generated, out var reported);
        Assert.Empty(reported);
        Assert.Empty(generated.GetDiagnostics().Where(static found => found.Severity >= DiagnosticSeverity.Warning));
        using var image = new MemoryStream();
        Assert.True(generated.Emit(image).Success);
        image.Position = 0;
        var context = new AssemblyLoadContext(name: null, isCollectible: false);
        foreach (var path in more)
        {
            context.LoadFromAssemblyPath(path);
        }

        var loaded = context.LoadFromStream(new MemoryStream(File.ReadAllBytes(model)));
        return new LoadedExample(loaded, context.LoadFromStream(image));
    }

    private sealed record LoadedExample(Assembly Model, Assembly Program)
    {
        public object? Call(string type, string method, object? argument) => Program.GetType("Shop.Model." + type, throwOnError: true)!
            .GetMethod(method)!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [argument], null);
    }
}
