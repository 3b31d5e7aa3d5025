using Microsoft.CodeAnalysis;

namespace FastSer.CodeFixes.Tests.Migration;

/// <summary>Which types the hint is reported at.</summary>
public sealed class HintTests
{
    [Theory]
    [InlineData("[MemoryPack.MemoryPackable] public class A { public int Id; }", "MemoryPackable")]
    [InlineData("[MessagePack.MessagePackObject] public struct A { [MessagePack.Key(0)] public int Id; }", "MessagePackObject")]
    [InlineData("[ProtoBuf.ProtoContract] public record A;", "ProtoContract")]
    [InlineData("[System.Runtime.Serialization.DataContract] public class A;", "DataContract")]
    [InlineData("[System.Serializable] public class A { public int Id; }", "Serializable")]
    [InlineData("[Nino.Core.NinoType] public interface A;", "NinoType")]
    [InlineData("[PolyType.GenerateShape] public partial record struct A(int Id);", "GenerateShape")]
    [InlineData("[MessagePack.Union(0, typeof(string))] public interface A;", "Union")]
    [InlineData("[Orleans.GenerateSerializer] public class A { [Orleans.Id(0)] public int Id; }", "GenerateSerializer")]
    [InlineData("public class A { [System.Text.Json.Serialization.JsonIgnore] public int Id { get; set; } }", "JsonIgnore")]
    [InlineData("public record A([property: System.Text.Json.Serialization.JsonPropertyName(\"i\")] int Id);", "JsonPropertyName")]
    [InlineData("public struct A { public int Id; [Newtonsoft.Json.JsonConstructor] public A(int id) => Id = id; }", "JsonConstructor")]
    [InlineData("[Newtonsoft.Json.JsonObject] public class A { public int Id; }", "JsonObject")]
    [InlineData("[System.Text.Json.Serialization.JsonDerivedType(typeof(string))] public interface A;", "JsonDerivedType")]
    [InlineData("partial class A { public int Id; } [System.Serializable] partial class A;", "Serializable")]
    public async Task AnnotatedTypeIsReported(string source, string mark)
    {
        var hint = Assert.Single(await FindAsync(source));

        Assert.Equal(("FSER102", DiagnosticSeverity.Info), (hint.Id, hint.Severity));
        Assert.Equal("A", hint.Location.SourceTree!.GetText().ToString(hint.Location.SourceSpan));
        Assert.Contains($"'A' has [{mark}]", hint.GetMessage(), StringComparison.Ordinal);
        Assert.Contains(source[..hint.Location.SourceSpan.Start].Split(' ')[^2], (string[])["class", "struct", "record", "interface"]);
    }

    [Fact]
    public async Task TypesThatAJsonModelHoldsAreReported()
    {
        var hints = await FindAsync("""
            public class A { [System.Text.Json.Serialization.JsonIgnore] public C? Skipped { get; set; } public B[]? Held { get; set; } }
            public class B { public int Id { get; set; } }
            public class C { public int Id { get; set; } }
            """);

        Assert.Equal(
            ["'A' has [JsonIgnore]", "'B' is held by a type with [JsonIgnore]"],
            hints.Select(static hint => hint.GetMessage().Split(" and has no ")[0]));
    }

    [Fact]
    public async Task TuplesOfProtobufAreReportedWhereAModelHoldsThem()
    {
        var hints = await FindAsync("""
            [ProtoBuf.ProtoContract]
            public class A
            {
                [ProtoBuf.ProtoMember(1)] public System.Collections.Generic.Dictionary<int, B>? Held { get; set; }
                [ProtoBuf.ProtoMember(2)] public ManyTuple Named;
                [ProtoBuf.ProtoMember(3)] public Settable? CanBeSet { get; set; }
                [ProtoBuf.ProtoMember(4)] public Partly? NotAll { get; set; }
                public Skipped? Skipped { get; set; }
            }
            public sealed class B(int id, C? c) { public int Id { get; } = id; public C? C => c; private readonly C? c = c; }
            public sealed record C(string Text);
            public struct ManyTuple(int one, int two) { public int One = one; public int Two = two; }
            public sealed class Settable(int id) { public int Id { get; set; } = id; }
            public sealed class Partly(int id) { public int Id { get; } = id; public int Other { get; } }
            public sealed class Skipped(int id) { public int Id { get; } = id; }
            """);

        Assert.Equal(
            ["'A' has [ProtoContract]", "'B' is held by a type with [ProtoContract]", "'C' is held by a type with [ProtoContract]",
                "'ManyTuple' is held by a type with [ProtoContract]"],
            hints.Select(static hint => hint.GetMessage().Split(" and has no ")[0]).Order(StringComparer.Ordinal));
    }

    [Theory]
    [InlineData("[FastSer.FastSerType, MemoryPack.MemoryPackable] public partial class A { public int Id; }")]
    [InlineData("public class A { public int Id; }")]
    [InlineData("[System.Serializable] public class A : System.Exception { public int Id; }")]
    [InlineData("[System.Serializable] public class A : System.Attribute { public int Id; }")]
    [InlineData("[System.Serializable] public class A : System.EventArgs { public int Id; }")]
    [InlineData("[System.Serializable] public class A : System.Collections.Generic.List<int> { public int Id; }")]
    [InlineData("[System.Serializable] public class A { public void M() { } }")]
    [InlineData("[System.Serializable] public class A { public event System.Action? E; public void M() => E?.Invoke(); }")]
    [InlineData("[System.Serializable] public enum A { One }")]
    [InlineData("[System.Serializable] public delegate void A();")]
    [InlineData("[System.Runtime.Serialization.DataContract] public enum A { One }")]
    [InlineData("[ProtoBuf.ProtoContract] public enum A { One }")]
    [InlineData("[ProtoBuf.ProtoContract] public interface A { int Id { get; } }")]
    [InlineData("[MemoryPack.MemoryPackable(MemoryPack.GenerateType.Collection)] public partial class A : System.Collections.Generic.List<int>;")]
    [InlineData("[PolyType.GenerateShape] public static class A;")]
    [InlineData("[MemoryPack.MemoryPackable] file class A { public int Id; }")]
    [InlineData("[MemoryPack.MemoryPackable] ref struct A { public int Id; }")]
    [InlineData("[MemoryPack.MemoryPackable, FastSer.FastSerFormatter(typeof(int))] public class A;")]
    [InlineData("namespace Own { class MemoryPackableAttribute : System.Attribute; [MemoryPackable] class A { public int Id; } }")]
    [InlineData("public enum A { [System.Text.Json.Serialization.JsonStringEnumMemberName(\"o\")] One }")]
    [InlineData("public class A { [Own.JsonIgnore] public int Id { get; set; } } namespace Own { class JsonIgnoreAttribute : System.Attribute; }")]
    [InlineData("public interface A { [System.Text.Json.Serialization.JsonIgnore] int Id { get; } }")]
    [InlineData("// <auto-generated/>\n[MemoryPack.MemoryPackable] public class A { public int Id; }")]
    [InlineData("#pragma warning disable FSER102\n[MemoryPack.MemoryPackable] public class A { public int Id; }")]
    public async Task OtherTypesAreNotReported(string source) => Assert.Empty(await FindAsync(source));

    [Theory]
    [InlineData("false", 0)]
    [InlineData("False", 0)]
    [InlineData("true", 1)]
    [InlineData("", 1)]
    public async Task PropertyOfTheProjectTurnsItOff(string value, int count) => Assert.Equal(
        count,
        (await FindAsync("[MemoryPack.MemoryPackable] public class A { public int Id; }", ("build_property.FastSerMigrationHints", value))).Length);

    private static async Task<Diagnostic[]> FindAsync(string source, params (string, string)[] options)
    {
        using var workspace = new AdhocWorkspace();
        return [.. await MigrationRunner.HintsAsync(MigrationRunner.CreateProject(workspace, source), options)];
    }
}
