using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Types of a referenced assembly, in the build that the using assembly knows and in later ones.</summary>
public sealed class CrossAssemblyTests
{
    private const string First = """
        using System;
        using System.Collections.Generic;
        using System.Runtime.CompilerServices;
        using FastSer;
        [assembly: InternalsVisibleTo("Program")]
        [FastSerType] public partial class Item { public int Id { get; set; } public string? Name { get; set; } }
        [FastSerType] internal sealed partial class Hidden { public int Id { get; set; } [FastSerInclude] internal string? Note { get; set; } }
        [FastSerType] public partial struct Place { public int X { get; set; } public short Y { get; set; } }
        [FastSerType, FastSerUnion(0, typeof(Circle)), FastSerUnion(1, typeof(Square))] public abstract partial class Figure { public int Layer { get; set; } }
        [FastSerType] public sealed partial class Circle : Figure { public double Radius { get; set; } }
        [FastSerType] public sealed partial class Square : Figure { public double Side { get; set; } }
        [FastSerType] public abstract partial class Entity { public int Key { get; set; } public string? Owner { get; set; } }
        [FastSerType] public partial class Box<T> { public T? Value { get; set; } public int Count { get; set; } }
        public enum Level : byte { Low = 1, Top = 200 }
        public static class Levels { public static Level Top => Level.Top; }
        """;

    private const string Program = """
        using System.Collections.Generic;
        using System.Linq;
        using FastSer;
        [FastSerType] public sealed partial class Page
        {
            public int Before { get; set; }
            public Item? Item { get; set; }
            public Place Place { get; set; }
            public List<Item?>? Items { get; set; }
            public Place[]? Places { get; set; }
            public Dictionary<int, Place>? Map { get; set; }
            public Figure? Figure { get; set; }
            public List<Figure?>? Figures { get; set; }
            public Box<Place>? Box { get; set; }
            [FastSerInclude] internal Hidden? Hidden { get; set; }
            public string? After { get; set; }
        }
        [FastSerType] public sealed partial class Order : Entity { public int Own { get; set; } }
        [FastSerType] public sealed partial class Grade { public Level Level { get; set; } public Level? Best { get; set; } public string? After { get; set; } }
        public static class Calls
        {
            public static byte[] WritePage() => FastSerializer.Serialize(new Page
            {
                Before = 1,
                Item = new Item { Id = 2, Name = "item" },
                Place = new Place { X = 3, Y = 4 },
                Items = new() { new Item { Id = 5 }, null, new Item { Id = 6, Name = "six" } },
                Places = new[] { new Place { X = 7, Y = 8 }, new Place { X = 9, Y = 10 } },
                Map = new() { [11] = new Place { X = 12 } },
                Figure = new Circle { Layer = 13, Radius = 14 },
                Figures = new() { new Square { Side = 15 }, null, new Circle { Radius = 16 } },
                Box = new Box<Place> { Value = new Place { X = 17 }, Count = 18 },
                Hidden = new Hidden { Id = 19, Note = "note" },
                After = "after",
            });

            public static string ReadPage(byte[] bytes)
            {
                var page = FastSerializer.Deserialize<Page>(bytes)!;
                return string.Join(' ',
                    page.Before, page.Item!.Id, page.Item.Name, page.Place.X, page.Place.Y,
                    string.Join(',', page.Items!.Select(item => item is null ? "null" : item.Id + item.Name)),
                    string.Join(',', page.Places!.Select(place => place.X + "/" + place.Y)), page.Map![11].X,
                    ((Circle)page.Figure!).Radius, page.Figure.Layer, page.Figures!.Count, ((Square)page.Figures[0]!).Side,
                    page.Box!.Value.X, page.Box.Count, page.Hidden!.Id, page.Hidden.Note, page.After);
            }

            public static byte[] WriteOrder() => FastSerializer.Serialize(new Order { Key = 1, Owner = "me", Own = 2 });

            public static int ReadOwn(byte[] bytes) => FastSerializer.Deserialize<Order>(bytes)!.Own;

            public static byte[] WritePlaces() => FastSerializer.Serialize(new[] { new Place { X = 1, Y = 2 } });

            public static int ReadPlaces(byte[] bytes) => FastSerializer.Deserialize<Place[]>(bytes)![0].X;

            public static byte[] WriteGrade() => FastSerializer.Serialize(new Grade { Level = Levels.Top, Best = Levels.Top, After = "after" });

            public static string ReadGrade(byte[] bytes)
            {
                var grade = FastSerializer.Deserialize<Grade>(bytes)!;
                return string.Join(' ', (int)grade.Level == (int)Levels.Top, (int)grade.Best! == (int)Levels.Top, grade.After);
            }

            public static string ReadOrder(byte[] bytes)
            {
                var order = FastSerializer.Deserialize<Order>(bytes)!;
                return string.Join(' ', order.Key, order.Owner, order.Own);
            }
        }
        """;

    private const string Expected = "1 2 item 3 4 5,null,6six 7/8,9/10 12 14 13 3 15 17 18 19 note after";

    private static readonly TwoAssemblies s_built = new(First, Program);

    [Fact]
    public void TypesOfAReferencedAssemblyAreWrittenAndRead()
    {
        var calls = s_built.Load(s_built.Library);

        Assert.Equal(Expected, TwoAssemblies.Call(calls, "ReadPage", TwoAssemblies.Call(calls, "WritePage")));
        Assert.Equal("1 me 2", TwoAssemblies.Call(calls, "ReadOrder", TwoAssemblies.Call(calls, "WriteOrder")));
    }

    [Theory]
    [InlineData("public int Id { get; set; } public string? Name { get; set; }", "public long Added { get; set; } = 5; public int Id { get; set; } public string? Name { get; set; }")]
    [InlineData("public int X { get; set; } public short Y { get; set; }", "public int X { get; set; } public short Y { get; set; } public long Z { get; set; }")]
    [InlineData("public int X { get; set; } public short Y { get; set; }", "public short Y { get; set; } public int X { get; set; }")]
    [InlineData("typeof(Square))]", "typeof(Square)), FastSerUnion(2, typeof(Added))]")]
    [InlineData("public double Radius { get; set; }", "public string? Note { get; set; } public double Radius { get; set; }")]
    [InlineData("public T? Value { get; set; } public int Count { get; set; }", "public int Count { get; set; } public Guid Added { get; set; } public T? Value { get; set; }")]
    [InlineData("internal string? Note { get; set; }", "internal string? Note { get; set; } public int Added { get; set; }")]
    public void ChangedLayoutOfTheReferencedAssemblyShiftsNothingElse(string before, string after)
    {
        var changed = TwoAssemblies.BuildLibrary(
            First.Replace(before, after, StringComparison.Ordinal)
            + "\n#pragma warning disable FSER140\n[FastSerType] public sealed partial class Added : Figure { public int Number { get; set; } }");
        var calls = s_built.Load(changed);

        Assert.Equal(Expected, TwoAssemblies.Call(calls, "ReadPage", TwoAssemblies.Call(calls, "WritePage")));
    }

    [Theory]
    [InlineData("public short Y { get; set; }", "public short Y { get; set; } public string? Text { get; set; }")]
    [InlineData("public int Id { get; set; } public string? Name", "public List<string>? Added { get; set; } public int Id { get; set; } public string? Name")]
    public void TypeThatIsNoLongerWrittenInOnePieceIsAnErrorOfFastSer(string before, string after)
    {
        // The using assembly writes many of them as one block, which needs a contract that the type does not have any more.
        var calls = s_built.Load(TwoAssemblies.BuildLibrary(First.Replace(before, after, StringComparison.Ordinal)));

        var exception = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "WritePage"));
        Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
    }

    [Theory]
    [InlineData("public string? Owner { get; set; }", "public string? Owner { get; set; } public int Added { get; set; }")]
    [InlineData("public string? Owner { get; set; }", "public string? Owner { get; set; } [FastSerInclude] private int Added { get; set; }")]
    [InlineData("public string? Owner { get; set; }", "[FastSerIgnore] public string? Owner { get; set; }")]
    public void ChangedMembersOfABaseTypeAreAnErrorOfTheirOwn(string before, string after)
    {
        var bytes = (byte[])TwoAssemblies.Call(s_built.Load(s_built.Library), "WriteOrder")!;
        var calls = s_built.Load(TwoAssemblies.BuildLibrary(First.Replace(before, after, StringComparison.Ordinal)));

        var onWrite = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "WriteOrder"));
        Assert.Equal(FastSerErrorCode.TypeChanged, onWrite.Code);
        Assert.Contains("Entity", onWrite.Message, StringComparison.Ordinal);
        var onRead = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "ReadOwn", bytes));
        Assert.Equal(FastSerErrorCode.TypeChanged, onRead.Code);
    }

    [Fact]
    public void ChangedMembersOfATolerantBaseTypeAreAnErrorOfTheirOwn()
    {
        const string Library = "using FastSer; [FastSerType(Format = WireFormat.Tolerant)] public abstract partial class Entity { [FastSerMember(0)] public int Key { get; set; } }";
        const string Program = """
            using FastSer;
            [FastSerType(Format = WireFormat.Tolerant)] public sealed partial class Order : Entity { [FastSerMember(1)] public int Own { get; set; } }
            public static class Calls
            {
                public static byte[] Write() => FastSerializer.Serialize(new Order { Key = 1, Own = 2 });
                public static int Read(byte[] bytes) => FastSerializer.Deserialize<Order>(bytes)!.Own;
            }
            """;
        var built = new TwoAssemblies(Library, Program);
        var original = built.Load(built.Library);
        var bytes = (byte[])TwoAssemblies.Call(original, "Write")!;
        Assert.Equal(2, TwoAssemblies.Call(original, "Read", bytes));

        var calls = built.Load(TwoAssemblies.BuildLibrary(Library.Replace(
            "[FastSerMember(0)]", "[FastSerMember(2)] public int Added { get; set; } [FastSerMember(0)]", StringComparison.Ordinal)));
        var onWrite = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "Write"));
        var onRead = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "Read", bytes));
        Assert.Equal((FastSerErrorCode.TypeChanged, FastSerErrorCode.TypeChanged), (onWrite.Code, onRead.Code));
    }

    [Theory]
    [InlineData("public string? Owner { get; set; }", "")]
    [InlineData("public int Key { get; set; }", "public long Key { get; set; }")]
    public void MembersThatAreGoneFromABaseTypeAreAnErrorOfFastSer(string before, string after)
    {
        var bytes = (byte[])TwoAssemblies.Call(s_built.Load(s_built.Library), "WriteOrder")!;
        var changed = First.Replace("class Entity { public int Key { get; set; } public string? Owner { get; set; } }", "class Entity { public int Key { get; set; } public string? Owner { get; set; } }"
            .Replace(before, after, StringComparison.Ordinal), StringComparison.Ordinal);
        var calls = s_built.Load(TwoAssemblies.BuildLibrary(changed));

        var exception = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "ReadOwn", bytes));
        Assert.Contains(exception.Code, new[] { FastSerErrorCode.TypeChanged, FastSerErrorCode.UserCode });
    }

    [Fact]
    public void EnumOfAnotherSizeIsAnErrorOfItsOwn()
    {
        var original = s_built.Load(s_built.Library);
        var bytes = (byte[])TwoAssemblies.Call(original, "WriteGrade")!;
        Assert.Equal("True True after", TwoAssemblies.Call(original, "ReadGrade", bytes));

        var calls = s_built.Load(TwoAssemblies.BuildLibrary(
            First.Replace("Level : byte { Low = 1, Top = 200 }", "Level { Low = 1, Top = 300 }", StringComparison.Ordinal)));
        var onWrite = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "WriteGrade"));
        var onRead = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "ReadGrade", bytes));
        Assert.Equal((FastSerErrorCode.TypeChanged, FastSerErrorCode.TypeChanged), (onWrite.Code, onRead.Code));
    }

    [Fact]
    public void EnumOfAnotherSizeIsAnErrorOfItsOwnInTheCompactFormatToo()
    {
        const string Library = "public enum Level : short { Low = 1, Top = 200 } public static class Levels { public static Level Top => Level.Top; }";
        const string Program = """
            using FastSer;
            [FastSerType(Format = WireFormat.Compact)] public sealed partial class Grade { public Level Level { get; set; } public int Number { get; set; } }
            public static class Calls
            {
                public static byte[] Write() => FastSerializer.Serialize(new Grade { Level = Levels.Top, Number = 2 });
                public static bool Read(byte[] bytes) => FastSerializer.Deserialize<Grade>(bytes)!.Level == Levels.Top;
            }
            """;
        var built = new TwoAssemblies(Library, Program);
        var original = built.Load(built.Library);
        var bytes = (byte[])TwoAssemblies.Call(original, "Write")!;
        Assert.Equal(true, TwoAssemblies.Call(original, "Read", bytes));

        var calls = built.Load(TwoAssemblies.BuildLibrary(
            Library.Replace("Level : short { Low = 1, Top = 200 }", "Level { Low = 1, Top = 70000 }", StringComparison.Ordinal)));
        var onWrite = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "Write"));
        var onRead = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "Read", bytes));
        Assert.Equal((FastSerErrorCode.TypeChanged, FastSerErrorCode.TypeChanged), (onWrite.Code, onRead.Code));
    }

    [Fact]
    public void EnumOfTheOtherSignIsKept()
    {
        var calls = s_built.Load(TwoAssemblies.BuildLibrary(
            First.Replace("Level : byte { Low = 1, Top = 200 }", "Level : sbyte { Low = 1, Top = -2 }", StringComparison.Ordinal)));

        Assert.Equal("True True after", TwoAssemblies.Call(calls, "ReadGrade", TwoAssemblies.Call(calls, "WriteGrade")));
    }

    [Fact]
    public void RootOfStructsThatAreNoLongerOfFixedSizeIsAnErrorOfItsOwn()
    {
        var bytes = TwoAssemblies.Call(s_built.Load(s_built.Library), "WritePlaces");
        var calls = s_built.Load(TwoAssemblies.BuildLibrary(First.Replace(
            "public short Y { get; set; }", "public short Y { get; set; } public string? Text { get; set; }", StringComparison.Ordinal)));

        for (var attempt = 0; attempt < 2; attempt++)
        {
            var onWrite = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "WritePlaces"));
            var onRead = Assert.Throws<FastSerException>(() => TwoAssemblies.Call(calls, "ReadPlaces", bytes));
            Assert.Equal((FastSerErrorCode.TypeChanged, FastSerErrorCode.TypeChanged), (onWrite.Code, onRead.Code));
        }

        Assert.Equal("1 me 2", TwoAssemblies.Call(calls, "ReadOrder", TwoAssemblies.Call(calls, "WriteOrder")));
    }

    [Fact]
    public void ReorderedMembersOfABaseTypeKeepTheOrderOfTheBuild()
    {
        var changed = TwoAssemblies.BuildLibrary(First.Replace(
            "public int Key { get; set; } public string? Owner { get; set; }",
            "public string? Owner { get; set; } public int Key { get; set; }", StringComparison.Ordinal));
        var calls = s_built.Load(changed);

        Assert.Equal("1 me 2", TwoAssemblies.Call(calls, "ReadOrder", TwoAssemblies.Call(calls, "WriteOrder")));
    }
}
