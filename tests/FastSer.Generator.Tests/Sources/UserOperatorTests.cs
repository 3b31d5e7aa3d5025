using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Operators of the user's types take no part in reading: a null comes back as a null.</summary>
public sealed class UserOperatorTests
{
    private const string Types = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        [assembly: FastSerSurrogate(typeof(Foreign), typeof(ForeignSurrogate))]

        [FastSerType]
        public readonly partial record struct Name(string Text)
        {
            public static implicit operator Name(string? text) => new(text ?? "made of null");
        }

        [FastSerType]
        public readonly partial record struct Number(int Value)
        {
            public static implicit operator Number(int? value) => new(value ?? -1);
            public static implicit operator Number(string? text) => new(-2);
            public static implicit operator int?(Number number) => -3;
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public readonly partial record struct Late([property: FastSerMember(0)] int Value)
        {
            public static implicit operator Late(string? text) => new(-2);
        }

        [FastSerType(Format = WireFormat.Compact)]
        public readonly partial record struct Dense(int Value, string? Text)
        {
            public static implicit operator Dense(string? text) => new(-2, text);
        }

        [FastSerType]
        public readonly partial record struct Wrapped<T>(T Value)
        {
            public static implicit operator Wrapped<T>(string? text) => new(default(T)!);
        }

        [FastSerFormatter(typeof(MarkFormatter))]
        public readonly record struct Mark(int Value)
        {
            public static implicit operator Mark(string? text) => new(-2);
        }

        public sealed class MarkFormatter : IFastSerFormatter<Mark>
        {
            public static void Write(ref FastWriter writer, Mark value) => writer.WriteInt32(value.Value);
            public static Mark Read(ref FastReader reader) => new(reader.ReadInt32());
            public static void Skip(ref FastReader reader) => reader.ReadInt32();
        }

        public readonly record struct Foreign(int Value)
        {
            public static implicit operator Foreign(string? text) => new(-2);
        }

        [FastSerType]
        public partial struct ForeignSurrogate : IFastSerSurrogate<Foreign, ForeignSurrogate>
        {
            public int Value;
            public static ForeignSurrogate From(Foreign value) => new() { Value = value.Value };
            public Foreign ToExternal() => new(Value);
        }

        [FastSerType]
        public partial class Box<T>
        {
            public T? Value { get; set; }
        }

        """;

    private static readonly (string Type, string Value)[] s_members =
    [
        ("Name", "new Name(\"a\")"), ("Number", "new Number(7)"), ("Late", "new Late(7)"), ("Dense", "new Dense(7, null)"),
        ("Wrapped<string?>", "new Wrapped<string?>(\"a\")"), ("Mark", "new Mark(7)"), ("Foreign", "new Foreign(7)"),
        ("(Name First, int Second)", "(new Name(\"a\"), 1)"), ("ReadOnlyMemory<byte>", "new byte[] { 1 }"),
        ("Memory<int>", "new int[] { 1 }"), ("ArraySegment<byte>", "new ArraySegment<byte>(new byte[] { 1 })"),
        ("Compact<int[]>", "new Compact<int[]>(new[] { 1 })"), ("Compact<Name>", "new Compact<Name>(new Name(\"a\"))"),
    ];

    [Theory]
    [InlineData("Fast")]
    [DeepInlineData("Compact")]
    [DeepInlineData("Tolerant")]
    public void NullOfAStructComesBackAsNull(string format)
    {
        var holders = s_members.Select((member, i) => FormatHolder(format, member.Type, member.Value, i));
        var calls = s_members.Select(static (_, i) => $"Check{i}.Run()");

        Assert.Equal("", LoadedProgram.Run(
            Types
            + string.Concat(holders)
            + $"public static class Calls {{ public static string Run() => {string.Join(" + ", calls)}; }}"));
    }

    [Theory]
    [InlineData("Fast")]
    [InlineData("Tolerant")]
    public void CasesOfAUnionStayOfTheirTypes(string format) => Assert.Equal("", LoadedProgram.Run($$"""
        using FastSer;
        [FastSerUnion(0, typeof(First)), FastSerUnion(1, typeof(Second))]
        [FastSerType(Format = WireFormat.{{format}})] public partial interface IShape;
        [FastSerType(Format = WireFormat.{{format}})] public sealed partial class First : IShape
        {
            [FastSerMember(0)] public int Id { get; set; }
            public static implicit operator Second(First value) => new() { Id = -1 };
        }
        [FastSerType(Format = WireFormat.{{format}})] public sealed partial class Second : IShape
        {
            [FastSerMember(0)] public int Id { get; set; }
        }
        [FastSerType(Format = WireFormat.{{format}})] public partial class Holder
        {
            [FastSerMember(0)] public IShape?[]? Shapes { get; set; }
            [FastSerMember(1), FastSerUnion(0, typeof(First)), FastSerUnion(1, typeof(Second)), FastSerUnion(2, typeof(int)), FastSerUnion(3, typeof(long)), FastSerUnion(4, typeof(Number))]
            public object?[]? Objects { get; set; }
        }
        [FastSerType] public readonly partial record struct Number(int Value)
        {
            public static implicit operator long(Number number) => -1;
            public static implicit operator Number(int number) => new(-1);
            public static explicit operator int(Number number) => -1;
        }
        public static class Calls
        {
            public static string Run()
            {
                var holder = new Holder { Shapes = [new First { Id = 1 }, new Second { Id = 2 }, null], Objects = [new First(), new Second(), 5, 6L, new Number(7), null] };
                var read = FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(holder))!;
                return read is { Shapes: [First { Id: 1 }, Second { Id: 2 }, null], Objects: [First, Second, 5, 6L, Number { Value: 7 }, null] } ? "" : "other";
            }
        }
        """));

    private static string FormatHolder(string format, string type, string value, int i) =>
        $$"""
        [FastSerType(Format = WireFormat.{{format}})]
        public partial class Holder{{i}}
        {
            [FastSerMember(0)] public {{type}}? Member { get; set; }
            [FastSerMember(1)] public {{type}}?[]? Array { get; set; }
            [FastSerMember(2)] public List<{{type}}?>? List { get; set; }
            [FastSerMember(3)] public Dictionary<int, {{type}}?>? Map { get; set; }
            [FastSerMember(4)] public (int, {{type}}?) Tuple { get; set; }
            [FastSerMember(5)] public Tuple<{{type}}?>? Object { get; set; }
            [FastSerMember(6)] public {{type}}?[,]? Grid { get; set; }
            [FastSerMember(7)] public Queue<{{type}}?>? Queue { get; set; }
            [FastSerMember(8)] public {{type}}? Given { get; init; }
            [FastSerMember(9)] public Box<{{type}}?>? Box { get; set; }
        }

        public static class Check{{i}}
        {
            public static string Run()
            {
                {{type}} given = {{value}};
                return Check(null, isNull: true) + Check(given, isNull: false);
            }

            private static string Check({{type}}? value, bool isNull)
            {
                var holder = new Holder{{i}}
                {
                    Member = value, Array = [value], List = [value], Map = new() { [1] = value }, Tuple = (1, value),
                    Object = new(value), Grid = new {{type}}?[1, 1], Queue = new(new[] { value }), Given = value, Box = new() { Value = value },
                };
                holder.Grid[0, 0] = value;
                var read = FastSerializer.Deserialize<Holder{{i}}>(FastSerializer.Serialize(holder))!;
                var old = new Holder{{i}} { Member = {{value}}, Array = [{{value}}], List = [{{value}}] };
                FastSerializer.Populate(FastSerializer.Serialize(holder), ref old!);
                var root = FastSerializer.Deserialize<{{type}}?>(FastSerializer.Serialize<{{type}}?>(value));
                var list = FastSerializer.Deserialize<List<{{type}}?>>(FastSerializer.Serialize(new List<{{type}}?> { value }))!;
                var places = new (string Name, {{type}}? Value)[]
                {
                    ("member", read.Member), ("array", read.Array![0]), ("list", read.List![0]), ("map", read.Map![1]),
                    ("tuple", read.Tuple.Item2), ("object", read.Object!.Item1), ("grid", read.Grid![0, 0]), ("queue", read.Queue!.Peek()),
                    ("given", read.Given), ("box", read.Box!.Value), ("root", root), ("root's list", list[0]),
                    ("old member", old!.Member), ("old array", old.Array![0]), ("old list", old.List![0]),
                };
                var wrong = "";
                foreach (var place in places)
                {
                    wrong += place.Value.HasValue == isNull ? "{{type}}: " + place.Name + "; " : "";
                }

                return wrong;
            }
        }

        """;
}
