using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class NullHandlingDiagnosticTests
{
    [Fact]
    public void NullHandlingNeedsAnnotations() => DiagnosticTests.Check("""
        #nullable disable
        [FastSerType(NullHandling = FastSerNullHandling.Strict)]
        public partial class {|FSER027:Holder|} { public int Id { get; set; } public string Name { get; set; } }
        """);

    [Theory]
    [InlineData("[FastSerType(NullHandling = FastSerNullHandling.Lenient)]", "public string Name { get; set; }")]
    [InlineData("[FastSerType]", "public string Name { get; set; }")]
    [InlineData("[FastSerType(NullHandling = FastSerNullHandling.Strict)]", "public int Name { get; set; }")]
    [InlineData("[FastSerType(NullHandling = FastSerNullHandling.Strict)]", "#nullable enable\npublic string? Name { get; set; }\n#nullable disable\n")]
    public void NullHandlingNeedsAnnotationsOnlyWhereItIsAskedForAndThereAreReferences(string attribute, string member) => Compiled.WithoutWarning(
        $"#nullable disable\nusing FastSer;\n{attribute} public partial class Holder {{ public int Id; \n{member} }}");

    [Theory]
    [InlineData("NullHandling = FastSerNullHandling.Strict", "[FastSerType]", true)]
    [InlineData("NullHandling = FastSerNullHandling.Strict", "[FastSerType(NullHandling = FastSerNullHandling.Lenient)]", false)]
    [InlineData("NullHandling = FastSerNullHandling.Lenient", "[FastSerType(NullHandling = FastSerNullHandling.Strict)]", true)]
    [InlineData("Members = FastSerMembers.PublicState", "[FastSerType]", false)]
    public void TypesFollowTheirAssemblyUnlessTheySayOtherwise(string defaults, string attribute, bool isChecked)
    {
        foreach (var declaration in new[] { "class Holder", "record Holder", "struct Holder", "class Holder : Base" })
        {
            var run = GeneratorHarness.Run($$"""
                using FastSer;
                [assembly: FastSerDefaults({{defaults}})]
                {{attribute}} public partial {{declaration}} { public Holder() { } public string Name { get; set; } = ""; }
                public class Base;
                """);

            Assert.Empty(run.CompilerDiagnostics());
            Assert.Equal(isChecked, run.Sources.Any(static source => source.Text.Contains("throw reader.NullMember()", StringComparison.Ordinal)));
        }
    }
}
