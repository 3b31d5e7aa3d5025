using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Views of types whose members have types that the view cannot name: it steps over them.</summary>
public sealed class PrivateMemberViewTests
{
    [Theory]
    [InlineData("", "private", "Secret?", "new() { Text = \"é\" }")]
    [InlineData("", "private", "Secret?", "null")]
    [InlineData("", "private", "Open?", "new() { Text = \"é\" }")]
    [InlineData("", "protected", "List<Secret?>?", "[null, new() { Text = \"abc\" }]")]
    [InlineData("", "private protected", "Secret[]?", "[new(), new() { Text = \"abc\" }]")]
    [InlineData("", "private", "Dictionary<string, Secret>?", "new() { [\"a\"] = new() { Text = \"abc\" } }")]
    [InlineData("", "private", "(Secret?, int)", "(new() { Text = \"abc\" }, 5)")]
    [InlineData("", "private", "Pair", "new() { Text = \"abc\" }")]
    [InlineData("", "private", "Pair?", "new Pair { Text = \"abc\" }")]
    [InlineData("", "private", "List<Pair>?", "[new() { Text = \"abc\" }]")]
    [InlineData("", "private", "IPart?", "new Part { Text = \"abc\" }")]
    [InlineData("", "private", "IPart[]?", "[new Part { Text = \"abc\" }]")]
    [InlineData("", "private", "Kind", "Kind.Second")]
    [InlineData("", "private", "List<Kind>?", "[Kind.Second]")]
    [InlineData(", Format = WireFormat.Tolerant", "private", "Secret?", "new() { Text = \"é\" }")]
    [InlineData(", Format = WireFormat.Tolerant", "private", "List<Secret?>?", "[null, new() { Text = \"abc\" }]")]
    [InlineData(", Format = WireFormat.Tolerant", "private", "Pair?", "new Pair { Text = \"abc\" }")]
    [InlineData(", Format = WireFormat.Tolerant", "private", "Kind?", "Kind.Second")]
    public void MembersOfPrivateTypesAreSteppedOver(string format, string accessibility, string type, string value)
    {
        Assert.Equal("7 last", LoadedProgram.Run(Source("", "", format, accessibility, type, value)));
        Assert.Equal("7 last", LoadedProgram.Run(Source("public", "Outer.", format, accessibility, type, value)));
        Assert.Equal("7 last", LoadedProgram.Run(Source("internal static", "Outer.", format, accessibility, type, value)));
    }

    [Theory]
    [InlineData("")]
    [InlineData(", Format = WireFormat.Tolerant")]
    public void PrivateFormattersAndRetiredTypesAreSteppedOver(string format) => Assert.Equal("7 last", LoadedProgram.Run($$"""
        #nullable enable
        using System.Collections.Generic;
        using FastSer;
        {{(format.Length == 0 ? "" : "[FastSerRetired(3, typeof(List<Holder.Secret>))]")}}
        [FastSerType(View = true{{format}})]
        public partial class Holder
        {
            [FastSerMember(0)] public int Number { get; set; }
            [FastSerMember(1), FastSerFormatter(typeof(LetterFormatter))] internal string Letters { get; set; } = "abc";
            [FastSerMember(2), FastSerFormatter(typeof(LetterFormatter))] internal string Hidden { get; set; } = "de";
            [FastSerMember(4)] public string? Last { get; set; }

            [FastSerType{{(format.Length == 0 ? "" : "(Format = WireFormat.Tolerant)")}}]
            private sealed partial class Secret
            {
                [FastSerMember(0)] public string? Text { get; set; }
            }

            private sealed class LetterFormatter : IFastSerFormatter<string>
            {
                public static void Write(ref FastWriter writer, string value) => writer.WriteString(value);

                public static string Read(ref FastReader reader) => reader.ReadString()!;

                public static void Skip(ref FastReader reader) => reader.ReadString();
            }
        }

        public static class Calls
        {
            public static string Run()
            {
                var view = Holder.View(FastSerializer.Serialize(new Holder { Number = 7, Last = "last" }));
                return $"{view.Number} {view.Last.ToString()}";
            }
        }
        """));

    /// <summary>The program, in which the type is nested where there is an outer class.</summary>
    private static string Source(string outer, string prefix, string format, string accessibility, string type, string value) => $$"""
        #nullable enable
        #pragma warning disable CS0169
        using System;
        using System.Collections.Generic;
        using FastSer;
        {{(outer.Length == 0 ? "" : $"{outer} partial class Outer {{")}}
        [FastSerType(View = true{{format}})]
        public partial class Holder
        {
            [FastSerMember(0)] public int Number { get; set; }
            [FastSerMember(1), FastSerInclude] private {{type}} _hidden = {{value}};
            [FastSerMember(2)] public string? Last { get; set; }

            [FastSerType(View = true{{format}})]
            {{accessibility}} sealed partial class Secret { [FastSerMember(0)] public string? Text { get; set; } }

            [FastSerType]
            {{accessibility}} sealed partial class Open { public string? Text { get; set; } }

            [FastSerType(View = true{{format}})]
            {{accessibility}} partial struct Pair { [FastSerMember(0)] public string? Text { get; set; } }

            [FastSerType(View = true)]
            [FastSerUnion(1, typeof(Part))]
            {{accessibility}} partial interface IPart;

            [FastSerType(View = true)]
            {{accessibility}} sealed partial class Part : IPart { public string? Text { get; set; } }

            {{accessibility}} enum Kind { First, Second }
        }
        {{(outer.Length == 0 ? "" : "}")}}

        public static class Calls
        {
            public static string Run()
            {
                var view = {{prefix}}Holder.View(FastSerializer.Serialize(new {{prefix}}Holder { Number = 7, Last = "last" }));
                return $"{view.Number} {view.Last.ToString()}";
            }
        }
        """;
}
