namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Types that only their own file can name: generated code stands in another one.</summary>
public sealed class FileLocalDiagnosticTests
{
    private const string Types = """

        file enum Kind { One, Two }
        file struct Place { public int X; }
        file class Outer { internal enum Inner { One } }
        file sealed class Plain { public int X { get; set; } }
        file sealed class Negated : IFastSerFormatter<int>
        {
            public static void Write(ref FastWriter writer, int value) => writer.WriteInt32(-value);
            public static int Read(ref FastReader reader) => -reader.ReadInt32();
            public static void Skip(ref FastReader reader) => reader.ReadInt32();
        }
        file sealed class NoCase : System.Collections.Generic.IEqualityComparer<string>
        {
            public bool Equals(string? x, string? y) => true;
            public int GetHashCode(string value) => 0;
        }
        [FastSerType] public partial record struct Slot<T>(T Item);
        """;

    [Theory]
    [InlineData("new System.Collections.Generic.List<Kind>()")]
    [InlineData("new System.Collections.Generic.List<Outer.Inner>()")]
    [InlineData("Kind.One")]
    [InlineData("new Kind[1]")]
    [InlineData("(1, Kind.One)")]
    [InlineData("new Slot<Kind>()")]
    [InlineData("new Slot<Slot<Kind[]>>()")]
    [InlineData("new Plain()")]
    [InlineData("new System.Collections.Generic.List<Place>()")]
    public void RootIsRefused(string value) =>
        DiagnosticTests.Check($"public static class Calls {{ public static object M() => {{|FSER012:FastSerializer.Serialize({value})|}}; }}" + Types);

    [Theory]
    [InlineData("[FastSerFormatter(typeof(Negated))] public int {|FSER045:X|} { get; set; }")]
    [InlineData("[FastSerComparer(typeof(NoCase))] public System.Collections.Generic.HashSet<string>? {|FSER021:X|} { get; set; }")]
    [InlineData("[{|FSER034:FastSerUnion(0, typeof(Kind))|}] public object? X { get; set; }")]
    [InlineData("[{|FSER034:FastSerUnion(0, typeof(Plain))|}] public System.Type? X { get; set; }")]
    public void TypeThatAnAttributeNamesIsRefused(string member) =>
        DiagnosticTests.Check($"[FastSerType] public partial class Holder {{ {member} }}" + Types);

    [Fact]
    public void TypeOfARetiredKeyIsRefused() => DiagnosticTests.Check(
        "[FastSerType(Format = WireFormat.Tolerant), {|FSER074:FastSerRetired(0, typeof(Kind))|}] public partial class Holder { [FastSerMember(1)] public int X { get; set; } }"
        + Types);

    [Fact]
    public void MessageSaysWhatToDo() => MessageTests.Check(
        "public static class Calls { public static object M() => FastSerializer.Serialize(new Kind[1]); }" + Types,
        "'Kind' is declared 'file', so generated code in another file cannot name it; make it internal", "FastSerType");
}
