using System.Globalization;
using System.Text;
using FastSer.Generator;
using FastSer.Generator.Diagnostics;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>
/// Runs the generator on source text, or with the text of a schema lock: it must report errors, and never throw, not even where it catches the
/// exception itself and reports that it failed.
/// </summary>
/// <param name="isLock">Whether the input is the lock.</param>
internal sealed class SourceTarget(bool isLock) : IFuzzTarget
{
    private const string Source = """
        using FastSer;
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
            [FastSerMember(2)] public System.Collections.Generic.List<Line>? Lines { get; set; }
        }
        [FastSerType] [FastSerUnion(0, typeof(Line))] public partial record Part;
        [FastSerType] public partial record Line(string Sku, decimal? Price) : Part;
        """;

    private static readonly CSharpCompilation s_empty = CSharpCompilation.Create(
        "Fuzz",
        references: ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path) is "System.Private.CoreLib.dll" or "System.Runtime.dll" or "System.Collections.dll" or "FastSer.dll")
            .Select(static path => MetadataReference.CreateFromFile(path)),
        options: new(OutputKind.DynamicallyLinkedLibrary));

    public string Name => isLock ? "generator with a schema lock" : "generator on source text";

    public IEnumerable<byte[]> CreateSeeds() => isLock ? LockTarget.Seeds : [Encoding.UTF8.GetBytes(Source)];

    public void Run(byte[] input)
    {
        var text = Encoding.UTF8.GetString(input);
        var compilation = s_empty.AddSyntaxTrees(CSharpSyntaxTree.ParseText(isLock ? Source : text));
        GeneratorDriver driver = CSharpGeneratorDriver.Create(
            [new FastSerGenerator().AsSourceGenerator()], isLock ? [new LockText(text)] : []);
        foreach (var result in driver.RunGenerators(compilation).GetRunResult().Results)
        {
            if (result.Exception is { } exception)
            {
                throw new InvalidDataException(exception.Message, exception);
            }

            if (result.Diagnostics.FirstOrDefault(static one => one.Id == Descriptors.GeneratorMustNotFail.Id) is { } failure)
            {
                throw new InvalidDataException(failure.GetMessage(CultureInfo.InvariantCulture));
            }
        }
    }

    private sealed class LockText(string text) : AdditionalText
    {
        public override string Path => "FastSer.schema.lock";

        public override SourceText GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
    }
}
