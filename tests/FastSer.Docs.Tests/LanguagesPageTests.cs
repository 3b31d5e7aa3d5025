namespace FastSer.Docs.Tests;

/// <summary>The models of the page in other languages are compiled by the compilers of the SDK, and come back through the C# code beside them.</summary>
public sealed class LanguagesPageTests : IDisposable
{
    private const string FSharpValues = """

        module Values =
            let full =
                { Id = 7; Customer = CustomerId 3; Payment = Card("4711", DateTime.MinValue); Due = Some(DateTime(2026, 11, 25)); Discount = ValueSome 5
                  Place = { X = 1.5; Y = 2.5 }
                  Lines = [ { Sku = "A-1"; Quantity = 2 }; { Sku = "B-2"; Quantity = 1 } ]; Tags = Set.ofList [ "new"; "paid" ]
                  Prices = Map.ofList [ "A-1", 9.5m; "B-2", 1m ] }

            let empty =
                { Id = 0; Customer = CustomerId 0; Payment = Cash; Due = None; Discount = ValueNone
                  Place = { X = 0.0; Y = 0.0 }; Lines = []; Tags = Set.empty; Prices = Map.empty }
        """;

    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("FastSer");

    private static string Page => RepositoryFiles.Read("docs/languages.md");

    private static string FSharpCore => Path.Combine(SdkCompiler.Sdk, "FSharp", "FSharp.Core.dll");

    public void Dispose() => _folder.Delete(recursive: true);

    [DeepFact]
    public void RecordsUnionsListsAndOptionsOfFSharpComeBack()
    {
        var model = Compile("fs", MarkdownBlocks.Of(Page, "fsharp").First() + FSharpValues, Path.Combine(SdkCompiler.Sdk, "FSharp", "fsc.dll"),
            ["--target:library", "--noframework", "--targetprofile:netcore", $"-r:{FSharpCore}", .. ExampleProgram.Framework.Select(static path => $"-r:{path}")]);
        var program = ExampleProgram.Build(MarkdownBlocks.Of(Page, "csharp").First(), model, FSharpCore);
        var values = program.GetType("Shop.Model.Values");

        foreach (var name in new[] { "full", "empty" })
        {
            var value = values.GetProperty(name)!.GetValue(null)!;
            var copy = program.Call("Shop.Model.OrderData", "Read", program.Call("Shop.Model.OrderData", "Write", value));

            Assert.NotSame(value, copy);
            Assert.Equal(value, copy);
            Assert.Equal(value.ToString(), copy!.ToString());
        }
    }

    [Fact]
    public void ClassesOfVisualBasicComeBack()
    {
        var model = Compile("vb", MarkdownBlocks.Of(Page, "vb").Single(), Path.Combine(SdkCompiler.Sdk, "Roslyn", "bincore", "vbc.dll"),
            ["-target:library", "-rootnamespace:Shop", "-imports:System,System.Collections.Generic", "-nostdlib", "-vbruntime-",
            "-define:_MYTYPE=\\\"Empty\\\"", $"-sdkpath:{SdkCompiler.Runtime}",
            .. ExampleProgram.Framework.Select(static path => $"-r:{path}")]);
        var program = ExampleProgram.Build(MarkdownBlocks.Of(Page, "csharp").Last(), model);
        var type = program.GetType("Shop.Model.Customer");
        dynamic customer = Activator.CreateInstance(type)!;
        customer.Id = 3;
        customer.Name = "Bob";
        customer.Visits.Add(new DateTime(2026, 11, 25));

        dynamic copy = program.Call("Shop.Model.CustomerData", "Read", program.Call("Shop.Model.CustomerData", "Write", customer))!;

        Assert.Equal(3, (int)copy.Id);
        Assert.Equal("Bob", (string)copy.Name);
        Assert.Equal([new DateTime(2026, 11, 25)], (List<DateTime>)copy.Visits);
    }

    private string Compile(string extension, string source, string compiler, string[] arguments)
    {
        var file = Path.Combine(_folder.FullName, "Model." + extension);
        var result = Path.Combine(_folder.FullName, "Model.dll");
        File.WriteAllText(file, source);
        SdkCompiler.Run(compiler, isFSharp: extension == "fs", [.. arguments, extension == "fs" ? $"--out:{result}" : $"-out:{result}", file]);
        return result;
    }
}
