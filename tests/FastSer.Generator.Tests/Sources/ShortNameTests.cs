using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Emitted files have short names for namespaces, which must not be taken for anything of the project.</summary>
public sealed class ShortNameTests
{
    [Fact]
    public void TypesAndMembersNamedAsTheShortNamesOfEmittedFiles() => Compiled.WithoutWarning("""
        namespace Shop
        {
            public class FastSer { public class Runtime { } }
            [global::FastSer.FastSerType]
            public partial class Box<Runtime, FastSer>
            {
                public Runtime? CodeAnalysis { get; set; }
                public FastSer? Item { get; set; }
            }
            [global::FastSer.FastSerType(Format = global::FastSer.WireFormat.Compact)]
            public partial class Runtime
            {
                public Runtime? Self { get; set; }
                public Box<int, string>? FastSer { get; set; }
                public int CodeAnalysis { get; set; }
                [global::FastSer.FastSerType] public partial struct WireShape { public int FastWriter { get; set; } }
            }
            [global::FastSer.FastSerType] public partial class CodeAnalysis { public System.Collections.Generic.List<Runtime>? WireShape { get; set; } }
        }
        namespace FastSer.Runtime
        {
            [global::FastSer.FastSerType] public partial class FastSer { public Shop.Runtime? Runtime { get; set; } }
        }
        """);

    [Fact]
    public void AliasesNamedAsTheShortNamesOfEmittedFiles() => Compiled.WithoutWarning("""
        global using CodeAnalysis = System.Text;
        global using FastSer = System.Collections.Generic;
        global using Runtime = System.Text.StringBuilder;
        namespace Shop;
        [global::FastSer.FastSerType] public partial class Box { public Runtime? Text { get; set; } public FastSer::List<Box>? Boxes { get; set; } }
        """);

    [Fact]
    public void AliasesBesideTypesOfTheGlobalNamespace() => Compiled.WithoutWarning("""
        global using CodeAnalysis = System.Text;
        global using Runtime = System.Text.StringBuilder;
        [global::FastSer.FastSerType] public partial class Box { public Runtime? Text { get; set; } public Box[]? Others { get; set; } }
        """);
}
