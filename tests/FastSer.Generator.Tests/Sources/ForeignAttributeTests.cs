using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Attributes that FastSer does not know, with arrays and other arguments where its own have numbers and types.</summary>
public sealed class ForeignAttributeTests
{
    private const string Attributes = """
        [Any(new[] { 1 })] [Any(new[] { 1 }, typeof(int))] [Any(1, new[] { 1 })] [Any(typeof(int), new[] { 1 })] [Any(typeof(int), new[] { 1 }, 3)]
        [Any(typeof(int), 2, new[] { 1 })] [Any(Members = new[] { 1 })] [Listed] [Listed(1, "2", typeof(int))] [Listed(null)]
        """;

    [Theory]
    [InlineData("FastSerType")]
    [InlineData("FastSerType(Format = WireFormat.Compact)")]
    [InlineData("FastSerType(Format = WireFormat.Tolerant)")]
    [InlineData("FastSerType(References = true)")]
    [InlineData("FastSerType(View = true)")]
    public void TheyAreLeftAlone(string mark) => Assert.Equal("1 2", LoadedProgram.Run($$"""
        #nullable disable
        using System;
        using FastSer;
        {{Attributes.Replace("[", "[assembly: ", StringComparison.Ordinal).Replace("new[assembly: ]", "new[]", StringComparison.Ordinal)}}
        [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
        public sealed class AnyAttribute : Attribute
        {
            public AnyAttribute(params object[] all) { }
            public AnyAttribute(object first, object second) { }
            public AnyAttribute(object first, object second, object third) { }
            public int[] Members { get; set; }
        }

        [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
        public sealed class ListedAttribute(params object[] all) : Attribute { public object[] All => all; }

        {{Attributes}}
        public partial class Base
        {
            {{Attributes}}
            [FastSerMember(0)] public int First { get; set; }
        }

        {{Attributes}}
        [{{mark}}]
        public sealed partial class Item : Base
        {
            {{Attributes}}
            [FastSerMember(1)] public int Second { get; set; }

            {{Attributes}}
            public Item() { }
        }

        public static class Calls
        {
            public static string Run()
            {
                var read = FastSerializer.Deserialize<Item>(FastSerializer.Serialize(new Item { First = 1, Second = 2 }));
                return $"{read.First} {read.Second}";
            }
        }
        """));
}
