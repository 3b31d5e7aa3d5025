using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Old versions of Tolerant types that keep the members of newer ones, and write them back.</summary>
public sealed class UnknownMemberTests
{
    private const string Usings = """
        #nullable enable
        using System;
        using System.Buffers;
        using System.Collections.Generic;
        using System.IO;
        using System.Linq;
        using FastSer;

        """;

    /// <summary>Source that reads a value as the old type and writes it again: the result must be the new type's bytes.</summary>
    private const string Passing = """

        public static class Passed
        {
            public static string Through<TOld, TNew>(TNew value)
            {
                var bytes = FastSerializer.Serialize(value);
                var old = FastSerializer.Deserialize<TOld>(bytes);
                var again = FastSerializer.Serialize(old);
                if (FastSerializer.GetSize(old) != bytes.Length) { return "size"; }
                if (FastSerializer.Skip<TOld>(bytes) != bytes.Length) { return "skip"; }
                var stream = new MemoryStream();
                FastSerializer.Serialize(stream, old);
                if (!stream.ToArray().AsSpan().SequenceEqual(again)) { return "stream"; }
                var output = new ArrayBufferWriter<byte>();
                FastSerializer.Serialize(output, old);
                if (!output.WrittenSpan.SequenceEqual(again)) { return "output"; }
                var read = FastSerializer.Deserialize<TOld>(new ReadOnlySequence<byte>(bytes));
                if (!FastSerializer.Serialize(read).AsSpan().SequenceEqual(again)) { return "sequence"; }
                FastSerializer.Populate(bytes, ref read);
                if (!FastSerializer.Serialize(read).AsSpan().SequenceEqual(again)) { return "populate"; }
                return bytes.AsSpan().SequenceEqual(again) ? "same" : Convert.ToHexString(bytes) + " " + Convert.ToHexString(again);
            }
        }
        """;

    private const string Item = """
        [FastSerType(Format = WireFormat.Tolerant)]
        public sealed partial record OldItem([property: FastSerMember(0)] int Id, FastSerUnknown Unknown = default);

        [FastSerType(Format = WireFormat.Tolerant)]
        public sealed partial record NewItem(
            [property: FastSerMember(0)] int Id,
            [property: FastSerMember(1)] string? Name,
            [property: FastSerMember(2)] List<NewItem>? Parts,
            [property: FastSerMember(3)] int? Count,
            [property: FastSerMember(4)] string? A = null, [property: FastSerMember(5)] string? B = null, [property: FastSerMember(6)] string? C = null,
            [property: FastSerMember(7)] string? D = null, [property: FastSerMember(8)] byte E = 0);

        """;

    [Theory]
    [InlineData("new NewItem(1, null, null, null)")]
    [InlineData("new NewItem(1, \"n\", [new(2, null, null, 3), new(4, \"x\", [], null)], 5)")]
    [InlineData("new NewItem(1, null, null, null, C: \"c\", D: \"d\", E: 7)")]
    [InlineData("new NewItem(1, new string('a', 300), null, null, C: \"c\", D: \"d\", E: 7)")]
    [InlineData("new NewItem(1, new string('a', 200_000), null, null, C: \"c\", D: \"d\", E: 7)")]
    public void BytesOfNewerMembersComeBackAsTheyWere(string value) => Assert.Equal("same", Run(
        Item, $"Passed.Through<OldItem, NewItem>({value})"));

    [Fact]
    public void BytesOfNewerMembersComeBackFromElementsUnionsAndStructs() => Assert.Equal("same same same same", Run(Item + """
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(OldCircle))]
        public partial interface IOldShape;

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class OldCircle : IOldShape
        {
            private FastSerUnknown _unknown;
            [FastSerMember(0)] public double Radius { get; set; }
            public bool KeepsMore() => !_unknown.IsEmpty;
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(NewCircle))]
        public partial interface INewShape;

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class NewCircle : INewShape
        {
            [FastSerMember(0)] public double Radius { get; set; }
            [FastSerMember(1)] public string? Color { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial struct OldPoint
        {
            [FastSerMember(0)] public int X;
            public FastSerUnknown More;
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial struct NewPoint
        {
            [FastSerMember(0)] public int X;
            [FastSerMember(1)] public int Y;
            [FastSerMember(2)] public List<int>? Z;
        }

        [FastSerRoot(typeof(List<OldItem>)), FastSerRoot(typeof(List<NewItem>)), FastSerRoot(typeof(OldPoint[])), FastSerRoot(typeof(NewPoint[]))]
        [FastSerRoot(typeof(Dictionary<int, OldPoint>)), FastSerRoot(typeof(Dictionary<int, NewPoint>))]
        public static class Roots;

        """, """
        string.Join(' ',
            Passed.Through<List<OldItem?>, List<NewItem?>>([new(1, "n", [new(2, null, null, 3)], 5), null, new(6, null, [], 0)]),
            Passed.Through<IOldShape, INewShape>(new NewCircle { Radius = 2, Color = "red" }),
            Passed.Through<Dictionary<int, OldPoint>, Dictionary<int, NewPoint>>(new() { [3] = new NewPoint { X = 1, Y = 2, Z = [3, 4] } }),
            Passed.Through<OldPoint[], NewPoint[]>([default, new NewPoint { X = 1 }, new NewPoint { Z = [] }]))
        """));

    [Fact]
    public void TheMemberMayStandInABaseClassAndBePrivateThere() => Assert.Equal("same", Run("""
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class OldAnimal
        {
            private FastSerUnknown Unknown { get; set; }
            [FastSerMember(0)] public string? Name { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class OldDog : OldAnimal
        {
            [FastSerMember(1)] public int Tricks { get; init; } = 4;
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class NewDog
        {
            [FastSerMember(0)] public string? Name { get; set; }
            [FastSerMember(1)] public int Tricks { get; set; }
            [FastSerMember(2)] public DateTime Born { get; set; }
        }

        """, "Passed.Through<OldDog, NewDog>(new NewDog { Name = \"n\", Tricks = 3, Born = new DateTime(2020, 1, 1) })"));

    [Fact]
    public void CallbacksInitializersRequiredAndRetiredMembersDoNotMatter() => Assert.Equal("same same", Run(Item + """
        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerRetired(1, typeof(string))]
        public partial class OldRetired
        {
            private FastSerUnknown _rest;
            [FastSerMember(0)] public required int Id { get; init; }
            [FastSerDeserializing] private void Before() { }
            [FastSerDeserialized] private void After() { }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class OldInitialized
        {
            [FastSerMember(0)] public int Id { get; init; } = 3;
            public required FastSerUnknown Unknown { get; init; }
        }

        """.Replace("[FastSerDeserializing] private void Before() { }", "", StringComparison.Ordinal), """
        string.Join(' ',
            Passed.Through<OldRetired, NewItem>(new(1, null, [new(2, null, null, 3)], 5)),
            Passed.Through<OldInitialized, NewItem>(new(1, "n", [new(2, null, null, 3)], 5)))
        """));

    [Fact]
    public void NothingIsKeptOfOwnAndOlderVersions() => Assert.Equal("True True 0", Run(Item + """
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial record Wide([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string? Name, FastSerUnknown Unknown);

        """, """
        FastSerializer.Deserialize<OldItem>(FastSerializer.Serialize(new OldItem(1)))!.Unknown.IsEmpty + " "
            + FastSerializer.Deserialize<Wide>(FastSerializer.Serialize(new OldItem(1)))!.Unknown.IsEmpty + " "
            + FastSerializer.Deserialize<Wide>(FastSerializer.Serialize(new OldItem(1)))!.Unknown.Count
        """));

    [Fact]
    public void KeptMembersAreComparedByTheirBytes() => Assert.Equal("True False True 3 unknown members, 7 bytes True", Run(Item, """
        Compare(
            FastSerializer.Deserialize<OldItem>(FastSerializer.Serialize(new NewItem(1, "n", null, 5)))!,
            FastSerializer.Deserialize<OldItem>(FastSerializer.Serialize(new NewItem(1, "n", null, 5)))!,
            FastSerializer.Deserialize<OldItem>(FastSerializer.Serialize(new NewItem(1, "n", null, 6)))!)
        """, """
            private static string Compare(OldItem one, OldItem same, OldItem other) =>
                $"{one == same} {one == other} {one.GetHashCode() == same.GetHashCode()} {one.Unknown} "
                + FastSerializer.Deserialize<HashSet<OldItem>>(FastSerializer.Serialize(new HashSet<OldItem> { one, other }))!.Contains(same);
        """));

    [Fact]
    public void KeptMembersOfAnotherTypeAreRefused() => Assert.StartsWith("InvalidMembers The FastSerUnknown was read", Run(Item + """
        [FastSerType(Format = WireFormat.Tolerant)]
        public partial record Wide([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string? Name, FastSerUnknown Unknown);

        """, """
        Try(new Wide(1, null, FastSerializer.Deserialize<OldItem>(FastSerializer.Serialize(new NewItem(1, "n", null, 5)))!.Unknown))
        """, """
            private static string Try(Wide value)
            {
                try { FastSerializer.Serialize(value); return "written"; }
                catch (FastSerException error) { return error.Code + " " + error.Message; }
            }
        """), StringComparison.Ordinal);

    [Theory]
    [InlineData("0708" + "01000000" + "00", "InvalidMembers 0")]
    [DeepInlineData("06" + "03" + "01000000", "")]
    [DeepInlineData("06" + "05" + "01000000", "")]
    [InlineData("06" + "07" + "01000000", "InvalidMembers 0")]
    [DeepInlineData("07" + "07" + "01000000" + "AA", "")]
    [DeepInlineData("07" + "81" + "00" + "01000000", "InvalidMembers 0")]
    [InlineData("07" + "81" + "01" + "01000000", "")]
    [DeepInlineData("07" + "80" + "01" + "01000000", "InvalidMembers 0")]
    [DeepInlineData("07" + "83" + "01" + "01000000", "InvalidMembers 0")]
    [InlineData("09" + "83" + "01" + "01000000", "Truncated 0")]
    public void FaultyMasksAreRefusedAndOthersComeBack(string bytes, string error) => Assert.Equal(
        error.Length == 0 ? bytes : error, Run(Item, $"Try(\"{bytes}\")", """
            private static string Try(string bytes)
            {
                try { return Convert.ToHexString(FastSerializer.Serialize(FastSerializer.Deserialize<OldItem>(Convert.FromHexString(bytes)))); }
                catch (FastSerException error) { return error.Code + " " + error.Offset; }
            }
        """));

    private static string Run(string types, string expression, string methods = "") => LoadedProgram.Run(
        Usings + types + "public static class Calls\n{\n    public static string Run() => " + expression + ";\n" + methods + "\n}\n" + Passing);
}
