using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>A setter may empty the collection that its getter returns, and then copy the new value into it.</summary>
public sealed class CopyingSetterTests
{
    [Theory]
    [InlineData("Fast", "List<int>", "_m.Clear(); _m.AddRange(value);", "[1, 2, 3]")]
    [DeepInlineData("Fast", "List<string>", "_m.Clear(); _m.AddRange(value);", "[\"a\", \"b\", \"c\"]")]
    [DeepInlineData("Fast", "List<Part>", "_m.Clear(); _m.AddRange(value);", "[new(), new(), new()]")]
    [InlineData("Fast", "HashSet<int>", "_m.Clear(); _m.UnionWith(value);", "[1, 2, 3]")]
    [DeepInlineData("Fast", "Dictionary<string, int>", "_m.Clear(); foreach (var p in value) { _m.Add(p.Key, p.Value); }", "new() { [\"a\"] = 1, [\"b\"] = 2, [\"c\"] = 3 }")]
    [DeepInlineData("Fast", "Bag", "_m.Items.Clear(); _m.Items.AddRange(value.Items);", "new() { Items = { 1, 2, 3 } }")]
    [InlineData("Compact", "List<int>", "_m.Clear(); _m.AddRange(value);", "[1, 2, 3]")]
    [DeepInlineData("Compact", "List<bool>", "_m.Clear(); _m.AddRange(value);", "[true, false, true]")]
    [DeepInlineData("Compact", "List<Part>", "_m.Clear(); _m.AddRange(value);", "[new(), new(), new()]")]
    [InlineData("Compact", "HashSet<int>", "_m.Clear(); _m.UnionWith(value);", "[1, 2, 3]")]
    [DeepInlineData("Tolerant", "List<int>", "_m.Clear(); _m.AddRange(value);", "[1, 2, 3]")]
    public void ElementsAreKept(string format, string type, string setter, string value)
    {
        var key = format == "Tolerant" ? "[FastSerMember(0)]" : "";
        var otherKey = format == "Tolerant" ? "[FastSerMember(1)]" : "";
        Assert.Equal("3 3 3 3", LoadedProgram.Run($$"""
            #nullable enable
            using System.Collections.Generic;
            using System.Linq;
            using FastSer;

            [FastSerType] public partial class Part { public string? Name { get; set; } }

            [FastSerType] public partial class Bag { public List<int> Items { get; set; } = []; [FastSerIgnore] public int Count => Items.Count; }

            public abstract class Source
            {
                {{key}} public virtual {{type}} Member { get; set; } = new();
            }

            [FastSerType(Format = WireFormat.{{format}})]
            public partial class Holder
            {
                private readonly {{type}} _m = new();
                {{key}} public {{type}} Member { get => _m; set { {{setter}} } }
            }

            [FastSerType(Format = WireFormat.{{format}})]
            public partial class Filled
            {
                private readonly {{type}} _m = new();
                {{key}} public {{type}} Member { get => _m; set { {{setter}} } }
                {{otherKey}} public List<int> Others { get; } = [];
            }

            [FastSerType(Format = WireFormat.{{format}})]
            public partial class Derived : Source
            {
                private readonly {{type}} _m = new();
                public override {{type}} Member { get => _m; set { {{setter}} } }
            }

            public static class Calls
            {
                public static string Run()
                {
                    var bytes = FastSerializer.Serialize(new Holder { Member = {{value}} });
                    var holder = new Holder { Member = {{value}} };
                    FastSerializer.Populate(bytes, ref holder);
                    var filled = FastSerializer.Deserialize<Filled>(FastSerializer.Serialize(new Filled { Member = {{value}} }))!;
                    var derived = new Derived { Member = {{value}} };
                    FastSerializer.Populate(FastSerializer.Serialize(derived), ref derived);
                    return $"{FastSerializer.Deserialize<Holder>(bytes)!.Member.Count} {holder!.Member.Count} {filled.Member.Count} {derived!.Member.Count}";
                }
            }
            """));
    }
}
