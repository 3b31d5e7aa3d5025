using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Serialized members of base classes that a derived class hides with members that are not serialized.</summary>
public sealed class HiddenMemberTests
{
    private static readonly string[] s_formats =
        ["Format = WireFormat.Fast", "Format = WireFormat.Compact", "Format = WireFormat.Tolerant", "References = true"];

    [Theory]
    [InlineData("public int Style { get; set; }", "internal new int Style { get; set; } = 9;")]
    [DeepInlineData("public int Style { get; set; }", "private new int Style { get; set; } = 9; public int Own() => Style;")]
    [DeepInlineData("public int Style { get; set; }", "[FastSerIgnore] public new int Style { get; set; } = 9;")]
    [InlineData("public int Style { get; set; }", "[FastSerIgnore] public new int Style => 9;")]
    [DeepInlineData("public int Style { get; set; }", "[FastSerIgnore] public new string Style { get; set; } = \"9\";")]
    [DeepInlineData("public int Style { get; set; }", "[FastSerIgnore] public new int Style = 9;")]
    [InlineData("public int Style { get; set; }", "public new int Style() => 9;")]
    [DeepInlineData("public int Style { get; set; }", "public new sealed class Style;")]
    [DeepInlineData("public int Style { get; set; }", "public static new int Style = 9;")]
    [InlineData("public int Style;", "internal new int Style = 9;")]
    [DeepInlineData("public virtual int Style { get; set; }", "internal new int Style { get; set; } = 9;")]
    [DeepInlineData("public int Style { get; init; }", "internal new int Style { get; set; } = 9;")]
    [InlineData("public int Style { get; protected set; }", "internal new int Style { get; set; } = 9;")]
    [DeepInlineData("[FastSerInclude] protected int Style { get; set; }", "internal new int Style { get; set; } = 9;")]
    [DeepInlineData("[FastSerInclude] protected int Style;", "internal new int Style = 9;")]
    public void BaseMembersComeBack(string member, string hiding)
    {
        foreach (var format in s_formats)
        {
            var isInit = member.Contains("init", StringComparison.Ordinal);
            Assert.Equal($"{format}: 5 7", $"{format}: " + LoadedProgram.Run($$"""
                #nullable enable
                #pragma warning disable CS0162, CS0169, CS0414, CS0649
                using FastSer;
                public abstract partial class Base
                {
                    [FastSerMember(0)] {{member.Replace("[FastSerInclude] ", "", StringComparison.Ordinal)}}
                    public int Shown() => Style;
                    public static void Set(Base target, int style) => typeof(Base).GetMember("Style", (System.Reflection.BindingFlags)(-1))[0].SetTo(target, style);
                }
                public partial class Middle : Base
                {
                    {{hiding}}
                }
                [FastSerType({{format}})]
                public sealed partial class Derived : Middle
                {
                    [FastSerMember(1)] public int Last { get; set; }
                }
                public static class Calls
                {
                    public static void SetTo(this System.Reflection.MemberInfo member, object target, int value)
                    {
                        if (member is System.Reflection.PropertyInfo property) property.SetValue(target, value);
                        else ((System.Reflection.FieldInfo)member).SetValue(target, value);
                    }

                    public static string Run()
                    {
                        var value = new Derived { Last = 7 };
                        Base.Set(value, 5);
                        var copy = FastSerializer.Deserialize<Derived>(FastSerializer.Serialize(value))!;
                        var populated = new Derived();
                        if ({{(format.Contains("References", StringComparison.Ordinal) || isInit ? "false" : "true")}})
                        {
                            FastSerializer.Populate(FastSerializer.Serialize(value), ref populated);
                        }
                        else
                        {
                            populated = copy;
                        }

                        return populated.Shown() == copy.Shown() && populated.Last == copy.Last ? $"{copy.Shown()} {copy.Last}" : "not populated";
                    }
                }
                """));
        }
    }

    [Fact]
    public void HiddenByTheAnnotatedTypeItselfInAView() => Assert.Equal("5 5", LoadedProgram.Run("""
        #nullable enable
        using FastSer;
        public class Base { public string? Style { get; set; } }
        [FastSerType(View = true)]
        public sealed partial class Derived : Base
        {
            internal new int Style { get; set; }
            public int Last { get; set; }
        }
        public static class Calls
        {
            public static string Run()
            {
                var value = new Derived { Last = 7 };
                ((Base)value).Style = "5";
                var bytes = FastSerializer.Serialize(value);
                return $"{Derived.View(bytes).Style.ToString()} {((Base)Derived.View(bytes).ToObject()!).Style}";
            }
        }
        """));
}
