using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Types that an assembly names for a base class or interface of its own or of another assembly.</summary>
public sealed class AssemblyUnionTests
{
    private const string Library = """
        #nullable enable
        namespace Drawing;

        public interface IShape;

        public abstract class Label
        {
            public string? Text { get; set; }
        }

        public class Plain : Label;
        """;

    private const string Program = """
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.Linq;
        using Drawing;
        using FastSer;

        [assembly: FastSerUnion(typeof(IShape), 1, typeof(Circle))]
        [assembly: FastSerUnion(typeof(IShape), 0, typeof(Group))]
        [assembly: FastSerUnion(typeof(IShape), 300, typeof(Dot))]
        [assembly: FastSerUnion(typeof(Label), 0, typeof(Bold))]
        [assembly: FastSerUnion(typeof(Label), 1, typeof(Plain))]
        [assembly: FastSerExternal(typeof(Plain))]

        [FastSerType]
        public sealed partial record Circle(double Radius) : IShape;

        [FastSerType(Format = WireFormat.Compact)]
        public sealed partial record Group(IShape? First, List<IShape?> Others, Dictionary<int, IShape>? ById = null) : IShape;

        [FastSerType]
        public partial record struct Dot(short X) : IShape;

        [FastSerType]
        public partial class Bold : Label { public int Weight { get; set; } }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Page
        {
            [FastSerMember(0)] public Label? Title { get; set; }
            [FastSerMember(1)] public IShape[]? Shapes { get; set; }
            [FastSerMember(2), FastSerUnion(7, typeof(Circle))] public IShape? Own { get; set; }
        }

        public static class Calls
        {
            public static string Run()
            {
                Group group = new(new Circle(1), [null, new Dot(2), new Group(null, [])], new() { [3] = new Circle(4) });
                var page = new Page { Title = new Plain { Text = "x" }, Shapes = [new Dot(1), new Circle(2)], Own = new Circle(3) };
                return string.Join(' ', Trip<IShape>(group), Trip<IShape?>(null), Trip(new List<IShape?> { new Dot(1), null }), Trip(page),
                    Trip<Label>(new Bold { Text = "t", Weight = 5 }), Convert.ToHexString(FastSerializer.Serialize<IShape>(new Dot(5))),
                    Convert.ToHexString(FastSerializer.Serialize<Label>(new Bold { Text = "t", Weight = 5 })), Try(), Deep());
            }

            private static string Trip<T>(T value)
            {
                var bytes = FastSerializer.Serialize(value);
                var read = FastSerializer.Deserialize<T>(bytes);
                return FastSerializer.Serialize(read).AsSpan().SequenceEqual(bytes) && FastSerializer.Skip<T>(bytes) == bytes.Length ? "same" : "FAULT";
            }

            private static string Try()
            {
                try { FastSerializer.Deserialize<IShape>([9]); return "read"; }
                catch (FastSerException error) { return error.Code + " " + error.Offset; }
            }

            private static string Deep()
            {
                IShape shape = new Circle(1);
                for (var i = 0; i < 100; i++) { shape = new Group(shape, []); }
                try { FastSerializer.Serialize(shape); return "written"; }
                catch (FastSerException error) { return error.Code.ToString(); }
            }
        }

        [FastSerRoot(typeof(IShape)), FastSerRoot(typeof(Label)), FastSerRoot(typeof(List<IShape>))]
        public static class Roots;
        """;

    [Fact]
    public void TypesOfAnotherAssemblyMayStandForTypesOfThisOne()
    {
        var assemblies = new TwoAssemblies(Library, Program);

        Assert.Equal(
            "same same same same same FF2D0100000500 0101050000000274 UnknownUnionTag 0 DepthExceeded",
            TwoAssemblies.Call(assemblies.Load(assemblies.Library), "Run"));
    }

    [Fact]
    public void TypesThatAreNotAnnotatedMayBeOfThisAssembly() => Assert.Equal(
        "same same same same same FF2D0100000500 0101050000000274 UnknownUnionTag 0 DepthExceeded",
        LoadedProgram.Run(Program.Replace("using Drawing;\n", "", StringComparison.Ordinal)
            .Replace("[assembly: FastSerExternal(typeof(Plain))]\n", "", StringComparison.Ordinal)
            + "\npublic interface IShape;\npublic abstract class Label { public string? Text { get; set; } }\n"
            + "[FastSerType] public partial class Plain : Label;"));

    [Theory]
    [InlineData("Fast", "0101000000")]
    [DeepInlineData("Compact", "010302")]
    [DeepInlineData("Tolerant", "01060301000000")]
    public void OfAnAnnotatedTypeTheyAreTheSameAsTheAttributeOnIt(string format, string bytes)
    {
        const string OnType = "[FastSerUnion(0, typeof(Circle)), FastSerUnion(1, typeof(Square))]";
        const string OnAssembly = "[assembly: FastSerUnion(typeof(Shape), 0, typeof(Circle)), FastSerUnion(typeof(Shape), 1, typeof(Square))]";
        const string Mixed = "[assembly: FastSerUnion(typeof(Shape), 1, typeof(Square))]";
        string[] results = [.. from forms in new[] { ("", OnType), (OnAssembly, ""), (Mixed, "[FastSerUnion(0, typeof(Circle))]") }
            select LoadedProgram.Run($$"""
                #nullable enable
                using System;
                using FastSer;

                {{forms.Item1}}

                [FastSerType(Format = WireFormat.{{format}})]
                {{forms.Item2}}
                public abstract partial record Shape;

                [FastSerType(Format = WireFormat.{{format}})]
                public sealed partial record Circle([property: FastSerMember(0)] int Radius) : Shape;

                [FastSerType(Format = WireFormat.{{format}})]
                public sealed partial record Square([property: FastSerMember(0)] int Side) : Shape;

                public static class Calls
                {
                    public static string Run() => Convert.ToHexString(FastSerializer.Serialize<Shape>(new Circle(1)))
                        + " " + (FastSerializer.Deserialize<Shape>(FastSerializer.Serialize<Shape>(new Square(2))) is Square { Side: 2 });
                }
                """)];

        Assert.All(results, result => Assert.Equal(bytes + " True", result));
    }

    [Fact]
    public void AnAbstractBaseOfAnotherAssemblyMayBeAnnotatedThere()
    {
        var assemblies = new TwoAssemblies("""
            using FastSer;
            namespace Drawing;
            [FastSerType] public abstract partial class Base { public int Id { get; set; } }
            """, """
            #nullable enable
            using System;
            using Drawing;
            using FastSer;

            [assembly: FastSerUnion(typeof(Base), 0, typeof(Derived))]

            [FastSerType] public partial class Derived : Base { public int More { get; set; } }
            [FastSerType] public partial class Holder { public Base? Value { get; set; } }

            public static class Calls
            {
                public static string Run() => Convert.ToHexString(FastSerializer.Serialize(new Holder { Value = new Derived { Id = 1, More = 2 } }));
            }
            """);

        Assert.Equal("0101010100000002000000", TwoAssemblies.Call(assemblies.Load(assemblies.Library), "Run"));
    }

    [Fact]
    public void RecordsThatHoldNothingWhereASetIsDeclaredMayBeKeys() => Assert.Equal("2 2", LoadedProgram.Run("""
        #nullable enable
        using System;
        using System.Collections.Generic;
        using FastSer;

        [FastSerType]
        public sealed partial record Key([property: FastSerUnion(0, typeof(int)), FastSerUnion(1, typeof(string))] object? Value, int Number);

        public static class Calls
        {
            public static string Run()
            {
                var keys = FastSerializer.Deserialize<HashSet<Key>>(FastSerializer.Serialize(new HashSet<Key> { new(null, 1), new("a", 1) }))!;
                var map = FastSerializer.Deserialize<Dictionary<Key, int>>(FastSerializer.Serialize(new Dictionary<Key, int> { [new(null, 1)] = 1, [new(2, 1)] = 2 }))!;
                return keys.Count + " " + map.Count;
            }
        }
        """));
}
