using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Members that neither an assignment nor an initializer can restore are restored in another way, or refused.</summary>
public sealed class RestorationTests
{
    [Fact]
    public void CollectionSetInAnInitializerOfATypeWithReferences() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType(References = true)]
        public partial class Tag
        {
            public string? Name { get; set; }
            public List<string?>? Words { get; init; } = [];
        }
        """);

    [Fact]
    public void CollectionThatAFactoryBringsAlong() => Compiled.WithoutWarning("""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType]
        public partial class Tag
        {
            public string? Name { get; set; }
            public List<string?> Words { get; init; } = [];
            [FastSerConstructor]
            public static Tag Create() => new();
        }
        """);

    [Theory]
    [InlineData("int", "")]
    [InlineData("string?", "")]
    [InlineData("List<int>?", "")]
    [InlineData("List<int>?", "(References = true)")]
    [InlineData("int", "(References = true)")]
    public void HiddenMemberSetInAnInitializer(string type, string format) => Compiled.WithoutWarning($$"""
        using FastSer;
        using System.Collections.Generic;
        namespace Shop;
        [FastSerType{{format}}]
        public partial class Shape
        {
            public {{type}} Size { get; init; }
        }
        [FastSerType{{format}}]
        public partial class Circle : Shape
        {
            public new {{type}} Size { get; init; }
        }
        """);
}
