using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Members may be called what locals and parameters of emitted code are called.</summary>
public sealed class MemberNameTests
{
    private static readonly string[] s_names =
    [
        "Writer", "Reader", "Value", "Block", "Limit", "Items", "Item", "Count", "Result", "Span", "Entry", "Written", "Header",
        "Reference", "Body", "Start", "End", "Mask", "Initial", "Key", "Pair", "I", "Control", "Type", "Other", "Known", "Rented",
        "Present", "Text", "Index", "Length", "Bytes", "Data", "Set", "Shape", "Tag", "Case",
    ];

    public static TheoryData<string, string> Declarations
    {
        get
        {
            var data = new TheoryData<string, string>();
            foreach (var format in new[] { "", "(Format = WireFormat.Compact)", "(Format = WireFormat.Tolerant)", "(References = true)" })
            {
                foreach (var type in new[] { "string?", "int", "decimal?", "System.Collections.Generic.List<string?>?", "object?" })
                {
                    data.Add(format, type);
                }
            }

            return data;
        }
    }

    [Theory]
    [MemberData(nameof(Declarations))]
    public void EveryNameIsAccepted(string format, string type) => Compiled.WithoutWarning(
        $$"""
        using FastSer;

        [assembly: FastSerUnion(0, typeof(int))]

        namespace Shop;

        [FastSerType{{format}}]
        public partial class Settable
        {
        {{Members(type, "{ get; set; }")}}
        }

        [FastSerType{{format}}]
        public partial class Initialized
        {
        {{Members(type, "{ get; init; } = default")}}
        }
        """);

    [Theory]
    [InlineData("")]
    [InlineData("(Format = WireFormat.Compact)")]
    [InlineData("(Format = WireFormat.Tolerant)")]
    public void EveryNameIsAcceptedInUnionsAndStructs(string format) => Compiled.WithoutWarning(
        $$"""
        using FastSer;

        namespace Shop;

        [FastSerType{{format}}]
        [FastSerUnion(0, typeof(Small))]
        [FastSerUnion(1, typeof(Large))]
        public abstract partial class Base;

        [FastSerType{{format}}]
        public sealed partial class Small : Base
        {
        {{Members("int", "{ get; set; }")}}
        }

        [FastSerType{{format}}]
        public sealed partial class Large : Base
        {
        {{Members("int[]?", "{ get; set; }")}}
        }

        [FastSerType{{format}}]
        public partial record struct Fixed
        {
        {{Members("int", "{ get; set; }")}}
        }

        [FastSerType{{format}}]
        public partial record struct Variable
        {
        {{Members("string?", "{ get; init; }")}}
        }
        """);

    private static string Members(string type, string accessors) => string.Join(
        "\n", s_names.Select((name, i) => $"[FastSerMember({i})] public {type} {name} {accessors}"
            + (accessors.EndsWith('t') ? ";" : "")));
}
