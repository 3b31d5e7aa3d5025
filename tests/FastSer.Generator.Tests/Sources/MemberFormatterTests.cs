using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>A struct takes what the formatters of its members write, wherever it stands.</summary>
public sealed class MemberFormatterTests
{
    private const string Types = """
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using FastSer;

        [assembly: FastSerSurrogate(typeof(Foreign), typeof(ForeignSurrogate))]

        public sealed class ByteFormatter : IFastSerFormatter<long>, IFastSerFormatter<Guid>
        {
            static void IFastSerFormatter<long>.Write(ref FastWriter writer, long value) => writer.WriteByte((byte)value);
            static long IFastSerFormatter<long>.Read(ref FastReader reader) => reader.ReadByte();
            static void IFastSerFormatter<long>.Skip(ref FastReader reader) => reader.ReadByte();
            static void IFastSerFormatter<Guid>.Write(ref FastWriter writer, Guid value) => writer.WriteByte(value.ToByteArray()[0]);
            static Guid IFastSerFormatter<Guid>.Read(ref FastReader reader) => new(reader.ReadByte(), 0, 0, new byte[8]);
            static void IFastSerFormatter<Guid>.Skip(ref FastReader reader) => reader.ReadByte();
        }

        public readonly record struct Foreign(long A, long B, long C, long D);

        [FastSerType]
        public partial struct ForeignSurrogate : IFastSerSurrogate<Foreign, ForeignSurrogate>
        {
            public byte Value;
            public static ForeignSurrogate From(Foreign value) => new() { Value = (byte)value.A };
            public Foreign ToExternal() => new(Value, 0, 0, 0);
        }

        """;

    private static readonly string[] s_structs =
    [
        "[property: FastSerMember(0), FastSerFormatter(typeof(ByteFormatter))] long Id, [property: FastSerMember(1)] string Text",
        "[property: FastSerMember(0), FastSerFormatter(typeof(ByteFormatter))] long Id, [property: FastSerMember(1)] int Number",
        "[property: FastSerMember(0), FastSerFormatter(typeof(ByteFormatter))] long Id",
        "[property: FastSerMember(0), FastSerFormatter(typeof(ByteFormatter))] Guid Id, [property: FastSerMember(1)] bool? Flag",
        "[property: FastSerMember(0)] Foreign Id, [property: FastSerMember(1)] int[] Numbers",
        "[property: FastSerMember(0)] Foreign Id",
    ];

    private static readonly string[] s_values =
    [
        "new(i, i.ToString())", "new(i, i)", "new(i)", "new(new Guid(i, 0, 0, new byte[8]), i % 2 == 0 ? null : true)",
        "new(new(i, 0, 0, 0), null!)", "new(new(i, 0, 0, 0))",
    ];

    [Theory]
    [InlineData("Fast", "Fast")]
    [DeepInlineData("Fast", "Compact")]
    [DeepInlineData("Compact", "Fast")]
    [InlineData("Compact", "Compact")]
    [DeepInlineData("Tolerant", "Fast")]
    [DeepInlineData("Fast", "Tolerant")]
    public void StructsOfSuchMembersComeBackFromEveryHolder(string format, string holder)
    {
        var programs = s_structs.Select((members, i) => Format(members, s_values[i], format, holder, i));
        var calls = s_structs.Select(static (_, i) => $"Check{i}.Run()");

        Assert.Equal("", LoadedProgram.Run(
            Types
            + string.Concat(programs)
            + $"public static class Calls {{ public static string Run() => {string.Join(" + ", calls)}; }}"));
    }

    private static string Format(string members, string value, string format, string holder, int i) =>
        $$"""
        [FastSerType(Format = WireFormat.{{format}})]
        public readonly partial record struct Item{{i}}({{members}});

        [FastSerType(Format = WireFormat.{{holder}})]
        public readonly partial record struct Outer{{i}}([property: FastSerMember(0)] Item{{i}} Inner, [property: FastSerMember(1)] short Number);

        [FastSerType(Format = WireFormat.{{holder}})]
        public partial class Holder{{i}}
        {
            [FastSerMember(0)] public Item{{i}} Member { get; set; }
            [FastSerMember(1)] public Item{{i}}? Nullable { get; set; }
            [FastSerMember(2)] public Item{{i}}[]? Array { get; set; }
            [FastSerMember(3)] public List<Item{{i}}>? List { get; set; }
            [FastSerMember(4)] public Dictionary<Item{{i}}, Item{{i}}>? Map { get; set; }
            [FastSerMember(5)] public (int, Item{{i}})[]? Tuples { get; set; }
            [FastSerMember(6)] public Queue<Item{{i}}>? Queue { get; set; }
            [FastSerMember(7)] public Outer{{i}}[]? Outer { get; set; }
            [FastSerMember(8)] public Item{{i}}[,]? Grid { get; set; }
        }

        public static class Check{{i}}
        {
            public static string Run()
            {
                var items = Enumerable.Range(1, 40).Select(static i => Make(i)).ToArray();
                var outers = items.Select(static item => new Outer{{i}}(item, 5)).ToArray();
                var grid = new Item{{i}}[1, 2];
                grid[0, 1] = items[3];
                var holder = new Holder{{i}}
                {
                    Member = items[0], Nullable = items[1], Array = items, List = [.. items], Map = items.ToDictionary(static item => item),
                    Tuples = [(1, items[0]), (2, items[1])], Queue = new(items), Outer = outers, Grid = grid,
                };
                var bytes = FastSerializer.Serialize(holder);
                var read = FastSerializer.Deserialize<Holder{{i}}>(bytes)!;
                var skipped = FastSerializer.Skip<Holder{{i}}>(bytes);
                var isSame = read.Member == items[0] && read.Nullable == items[1] && read.Array!.SequenceEqual(items)
                    && read.List!.SequenceEqual(items) && read.Map!.Keys.SequenceEqual(items) && read.Map!.Values.SequenceEqual(items)
                    && read.Tuples!.SequenceEqual(holder.Tuples) && read.Queue!.SequenceEqual(items)
                    && read.Outer!.SequenceEqual(outers) && read.Grid![0, 1] == grid[0, 1]
                    && FastSerializer.GetSize(holder) == bytes.Length && skipped == bytes.Length
                    && FastSerializer.Deserialize<Item{{i}}>(FastSerializer.Serialize(items[5])) == items[5]
                    && FastSerializer.Deserialize<Item{{i}}[]>(FastSerializer.Serialize(items))!.SequenceEqual(items)
                    && FastSerializer.Deserialize<List<Item{{i}}>>(FastSerializer.Serialize(items.ToList()))!.SequenceEqual(items);
                return isSame ? "" : "{{members}}; ";
            }

            private static Item{{i}} Make(int i) => {{value}};
        }

        """;
}
