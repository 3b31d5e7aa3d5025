using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Structs of elements without names are refused wherever they stand, and a formatter is the way out.</summary>
public sealed class InlineArrayDiagnosticTests
{
    [Theory]
    [InlineData("")]
    [InlineData("(Format = WireFormat.Compact)")]
    [InlineData("(Format = WireFormat.Tolerant)")]
    [InlineData("(Members = FastSerMembers.All)")]
    public void InlineArrayMustNotBeAnnotated(string options) => DiagnosticTests.Check($$"""
        using System.Runtime.CompilerServices;
        [FastSerType{{options}}] [InlineArray(8)] public partial struct {|FSER085:Row|} { [FastSerMember(0)] public int First; }
        [FastSerType{{options}}] [InlineArray(2)] public partial struct {|FSER085:Pair|}<T> { [FastSerMember(0)] public T First; }
        [FastSerType] public partial struct Single { public int First; }
        """);

    [Fact]
    public void InlineArraysAreNoMembers() => DiagnosticTests.Check("""
        using System.Collections.Generic;
        using System.Runtime.CompilerServices;
        [InlineArray(8)] public struct Row { public int First; }
        [InlineArray(8)] public struct Column<T> { public T First; }
        [FastSerType]
        public partial class Holder
        {
            public Row {|FSER003:Member|} { get; set; }
            public Row? {|FSER003:Nullable|} { get; set; }
            public List<Row>? {|FSER003:List|} { get; set; }
            public Dictionary<int, Column<string>[]>? {|FSER003:Map|} { get; set; }
            public (int, Column<int>) {|FSER003:Tuple|} { get; set; }
        }
        """);

    [Fact]
    public void InlineArraysAreNoRootsAndTheMessageNamesTheWayOut()
    {
        var run = GeneratorHarness.Run("""
            using FastSer;
            using System.Runtime.CompilerServices;
            [InlineArray(8)] public struct Row { public int First; }
            public static class Calls { public static byte[] Write(Row[] rows) => FastSerializer.Serialize(rows); }
            """);

        var only = Assert.Single(run.Reported);
        Assert.Equal("FSER012", only.Id);
        Assert.Contains("write 'Row' with a [FastSerFormatter]", only.GetMessage(), StringComparison.Ordinal);
    }

    [Fact]
    public void FixedSizeBuffersAreNoMembers()
    {
        var compilation = GeneratorHarness.CreateCompilation("""
            using FastSer;
            [FastSerType] public unsafe partial struct Buffers { public fixed byte Bytes[8]; public int Count; }
            """);
        var run = GeneratorHarness.Run(compilation.WithOptions(compilation.Options.WithAllowUnsafe(true)));

        var only = Assert.Single(run.Reported);
        Assert.Equal("FSER003", only.Id);
        Assert.Contains("'Buffers.Bytes'", only.GetMessage(), StringComparison.Ordinal);
    }

    [Fact]
    public void FormatterOfAnInlineArrayKeepsAllElements() => Assert.Equal("", LoadedProgram.Run("""
        using System.Collections.Generic;
        using System.Runtime.CompilerServices;
        using FastSer;

        [FastSerFormatter(typeof(RowFormatter))]
        [InlineArray(4)]
        public struct Row { public int First; }

        public sealed class RowFormatter : IFastSerFormatter<Row>
        {
            public static void Write(ref FastWriter writer, Row value)
            {
                foreach (var element in value) { writer.WriteInt32(element); }
            }

            public static Row Read(ref FastReader reader)
            {
                var row = default(Row);
                for (var i = 0; i < 4; i++) { row[i] = reader.ReadInt32(); }
                return row;
            }

            public static void Skip(ref FastReader reader) => Read(ref reader);
        }

        [FastSerType]
        public partial class Holder
        {
            public Row Member { get; set; }
            public Row? Nullable { get; set; }
            public List<Row>? List { get; set; }
            public Outer Outer { get; set; }
        }

        [FastSerType]
        public partial struct Outer { public int Id; public Row Row; }

        public static class Calls
        {
            public static string Run()
            {
                var row = default(Row);
                for (var i = 0; i < 4; i++) { row[i] = i + 1; }
                var holder = new Holder { Member = row, Nullable = row, List = [row, row], Outer = new() { Id = 1, Row = row } };
                var read = FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(holder))!;
                var array = FastSerializer.Deserialize<Row[]>(FastSerializer.Serialize(new[] { row }))!;
                var wrong = "";
                foreach (var found in new[] { read.Member, read.Nullable!.Value, read.List![0], read.List[1], read.Outer.Row, array[0] })
                {
                    for (var i = 0; i < 4; i++) { wrong += found[i] == i + 1 ? "" : "wrong "; }
                }

                return wrong;
            }
        }
        """));
}
