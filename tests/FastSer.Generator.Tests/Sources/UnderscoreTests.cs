using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Types and members may be called what discards and locals of emitted code are called.</summary>
public sealed class UnderscoreTests
{
    private static readonly string[] s_names =
    [
        "_", "__", "skipped", "tag", "reader", "writer", "mask", "value", "end", "start", "block", "limit", "result", "header", "count", "initial", "cursor",
        "path", "var", "field", "record", "global", "FastSer", "System", "partial", "scoped", "file", "required", "nint", "dynamic", "when", "where", "await",
        "async", "yield", "not", "and", "or", "notnull", "unmanaged", "allows", "args", "nameof", "with", "init", "get", "set", "discard", "rented", "items",
        "item", "i", "existing", "hasher", "key", "self",
    ];

    private static string Members(string type, string accessors, string own) => string.Join(
        "\n", s_names.Select((name, i) => $"[FastSerMember({i})] public {type} @{(name == own ? "___" : name)} {accessors}"));

    public static TheoryData<string, string> Formats
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (var format in new[] { "", "Format = WireFormat.Compact", "Format = WireFormat.Tolerant", "References = true", "Append = true" })
            {
                foreach (var type in TestDepth.Sample(
                    ["_?", "string?", "int?", "System.Collections.Generic.Dictionary<_, _?>?", "System.Collections.Generic.List<_?>?", "int", "(int _, _? tag)"],
                    3))
                {
                    data.Add(format, type);
                }
            }

            foreach (var format in new[] { "View = true, ViewName = \"Show\"", "View = true, ViewName = \"Show\", Format = WireFormat.Tolerant" })
            {
                foreach (var type in TestDepth.Sample(["_?", "string?", "int?", "int", "System.Collections.Generic.List<string>?"], 3))
                {
                    data.Add(format, type);
                }
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Formats))]
    public void TypesOfEveryFormat(string format, string type)
    {
        var retired = format.Contains("Tolerant", StringComparison.Ordinal)
            ? $"[FastSerRetired(90, typeof(_)), FastSerRetired(91, typeof(int)), FastSerRetired(92, typeof(string)), FastSerReservedKeys({s_names.Length}, 89)]"
            : "";
        foreach (var kind in new[] { "class", "record", "struct", "record struct" })
        {
            var isPossible = !kind.EndsWith("struct", StringComparison.Ordinal)
                || (!type.Contains('_', StringComparison.Ordinal) && !format.Contains("References", StringComparison.Ordinal));

            // FSER155: a record that keeps references is no key of what it refers to.
            var isKey = type.Contains("Dictionary<_", StringComparison.Ordinal);
            isPossible &= kind != "record" || !isKey || !format.Contains("References", StringComparison.Ordinal);
            if (isPossible)
            {
                Compiled.WithoutWarning($$"""
                    using FastSer;
                    [FastSerType({{format}})]
                    {{retired}}
                    public partial {{kind}} _
                    {
                    {{Members(type, "{ get; set; }", own: "_")}}
                    }
                    """);
            }
        }
    }

    [Theory]
    [InlineData("")]
    [DeepInlineData("Format = WireFormat.Compact")]
    [DeepInlineData("Format = WireFormat.Tolerant")]
    [InlineData("References = true")]
    [DeepInlineData("View = true, ViewName = \"Show\"")]
    [DeepInlineData("View = true, ViewName = \"Show\", Format = WireFormat.Tolerant")]
    public void UnionsAndGenericTypes(string format)
    {
        Compiled.WithoutWarning($$"""
            using FastSer;
            using System.Collections.Generic;
            namespace Shop;
            [FastSerType({{format}})]
            [FastSerUnion(0, typeof(__)), FastSerUnion(1, typeof(tag_))]
            public abstract partial class _;
            [FastSerType({{format}})] public sealed partial class __ : _ { {{Members("int", "{ get; set; }", own: "__")}} }
            [FastSerType({{format}})] public sealed partial class tag_ : _ { [FastSerMember(0)] public _? @_ { get; set; } [FastSerMember(1)] public List<_>? skipped { get; set; } [FastSerMember(2)] public Dictionary<string, _>? tag { get; set; } }
            """);
        Compiled.WithoutWarning($$"""
            using FastSer;
            using System.Collections.Generic;
            namespace Shop;
            [FastSerType({{format}})]
            [FastSerUnion(0, typeof(__)), FastSerUnion(1, typeof(tag_))]
            public partial interface _;
            [FastSerType({{format}})] public partial class __ : _ { [FastSerMember(0)] public int tag { get; set; } [FastSerMember(1)] public _? skipped { get; set; } }
            [FastSerType({{format}})] public partial class tag_ : __ { [FastSerMember(2)] public _? @_ { get; set; } }
            """);
        if (!format.Contains("View", StringComparison.Ordinal))
        {
            Compiled.WithoutWarning($$"""
                using FastSer;
                using System.Collections.Generic;
                namespace Shop;
                [FastSerType({{format}})]
                public partial class _<__> { [FastSerMember(0)] public __? @___ { get; set; } [FastSerMember(1)] public List<__>? skipped { get; set; } [FastSerMember(2)] public _<__>? tag { get; set; } [FastSerMember(3)] public _<int>? reader { get; set; }  [FastSerMember(4)] public Stack<_<__>>? mask { get; set; } }
                [FastSerType({{format}})]
                public partial class Outer<_> { [FastSerType({{format}})] public partial class Inner { [FastSerMember(0)] public _? @_ { get; set; } [FastSerMember(1)] public Stack<_>? value { get; set; } [FastSerMember(2)] public (_ a, int b) tag { get; set; } } [FastSerMember(0)] public Inner? inner { get; set; } }
                [FastSerType({{format}})]
                public partial class Holder { [FastSerMember(0)] public Outer<int>.Inner? @_ { get; set; } [FastSerMember(1)] public _<_<string>>? skipped { get; set; } }
                public partial class Nest { [FastSerType({{format}})] public partial class _ { [FastSerMember(0)] public int X { get; set; } [FastSerMember(1)] public _? skipped { get; set; } [FastSerType({{format}})] private protected partial class __ { [FastSerMember(0)] public List<_>? Y { get; set; } } } }
                """);
        }
    }

    [Theory]
    [InlineData("")]
    [InlineData(", Format = WireFormat.Compact")]
    [InlineData(", Format = WireFormat.Tolerant")]
    [InlineData(", Append = true")]
    public void PositionalMembers(string format) => Compiled.WithoutWarning($$"""
            using FastSer;
            using System.Collections.Generic;
            namespace Shop;
            [FastSerType(NullHandling = FastSerNullHandling.Lenient{{format}})]
            public partial record _({{string.Join(", ", s_names.Select((name, i) => $"[property: FastSerMember({i})] {(i % 3 == 0 ? "int" : i % 3 == 1 ? "List<_>?" : "string?")} @{(name == "_" ? "___" : name)}"))}});
            [FastSerType(NullHandling = FastSerNullHandling.Strict{{format}})]
            public partial record struct __({{string.Join(", ", s_names.Select((name, i) => $"[property: FastSerMember({i})] {(i % 3 == 0 ? "int" : i % 3 == 1 ? "List<_>" : "string")} @{(name == "__" ? "___" : name)}"))}});
            """);
}
