using System.Reflection;
using System.Runtime.Loader;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Sources;

/// <summary>References with an alias: emitted files name their types behind an <c>extern alias</c>.</summary>
public sealed class ReferenceAliasTests
{
    private const string Library = """
        using System.Collections.Generic;
        using FastSer;
        namespace Shared
        {
            [FastSerType] public partial class Item { public int Id { get; set; } }
            [FastSerType] public partial class Base { public int Id { get; set; } protected int Hidden { get; set; } }
            [FastSerType] public partial record struct Box<T>(T Value);
            [FastSerType(View = true)] public partial class Seen { public string? Name { get; set; } public class Inner { public int A { get; set; } } }
            public enum Color { Red, Green }
            public class Plain { public int A { get; set; } }
            public class Words : List<string>;
            public sealed class NoCase : IEqualityComparer<string>
            {
                public bool Equals(string? x, string? y) => string.Equals(x, y, System.StringComparison.OrdinalIgnoreCase);
                public int GetHashCode(string value) => value.ToUpperInvariant().Length;
            }
            public sealed class Reversed : IFastSerFormatter<int>
            {
                public static void Write(ref FastWriter writer, int value) => writer.WriteInt32(-value);
                public static int Read(ref FastReader reader) => -reader.ReadInt32();
                public static void Skip(ref FastReader reader) => reader.ReadInt32();
            }
        }
        """;

    private const string Program = """
        extern alias First;
        extern alias Second;
        using System.Collections.Generic;
        using FastSer;
        [assembly: FastSerExternal(typeof(First::Shared.Plain))]
        [FastSerType] public partial class Order : First::Shared.Base
        {
            public First::Shared.Item? One { get; set; }
            public Second::Shared.Item? Other { get; set; }
            public List<First::Shared.Item>? Items { get; set; }
            public Dictionary<First::Shared.Color, Second::Shared.Box<Second::Shared.Color>>? Map { get; set; }
            public First::Shared.Box<Second::Shared.Item?> Box { get; set; }
            public First::Shared.Plain? Plain { get; set; }
            public (First::Shared.Color, Second::Shared.Color)? Pair { get; set; }
            public First::Shared.Words? Words { get; set; }
            [FastSerComparer(typeof(Second::Shared.NoCase))] public HashSet<string>? Set { get; set; }
            [FastSerFormatter(typeof(First::Shared.Reversed))] public int Number { get; set; }
            [FastSerUnion(0, typeof(First::Shared.Item)), FastSerUnion(1, typeof(Second::Shared.Item))] public object? Any { get; set; }
            [FastSerUnion(0, typeof(First::Shared.Item)), FastSerUnion(1, typeof(Second::Shared.Item))] public System.Type? Kind { get; set; }
        }
        [FastSerType(View = true)] public partial class Shown { public First::Shared.Seen? Seen { get; set; } public List<Second::Shared.Seen>? All { get; set; } }
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Kept
        {
            [FastSerMember(0)] public Second::Shared.Color Color { get; set; } = Second::Shared.Color.Green;
            [FastSerMember(1)] public List<Second::Shared.Color>? Colors { get; set; }
        }
        public static class Calls
        {
            public static string Run()
            {
                var order = new Order
                {
                    Id = 1, One = new() { Id = 2 }, Other = new() { Id = 3 }, Items = [new() { Id = 4 }], Map = new() { [First::Shared.Color.Green] = new(Second::Shared.Color.Red) },
                    Box = new(new() { Id = 5 }), Plain = new() { A = 6 }, Pair = (First::Shared.Color.Red, Second::Shared.Color.Green), Words = ["a"],
                    Set = new(new Second::Shared.NoCase()) { "x" }, Number = 7, Any = new Second::Shared.Item { Id = 8 }, Kind = typeof(Second::Shared.Item),
                };
                var copy = FastSerializer.Deserialize<List<Order>>(FastSerializer.Serialize(new List<Order> { order }))![0];
                var items = FastSerializer.Deserialize<List<First::Shared.Item>>(FastSerializer.Serialize(new List<First::Shared.Item> { new() { Id = 9 } }))!;
                var others = FastSerializer.Deserialize<List<Second::Shared.Item>>(FastSerializer.Serialize(new List<Second::Shared.Item> { new() { Id = 10 } }))!;
                var kept = FastSerializer.Deserialize<Kept>(FastSerializer.Serialize(new Kept { Colors = [Second::Shared.Color.Red] }))!;
                return $"{copy.Id} {copy.One!.Id} {copy.Other!.Id} {copy.Items![0].Id} {copy.Map![First::Shared.Color.Green].Value} {copy.Box.Value!.Id} "
                    + $"{copy.Plain!.A} {copy.Pair} {copy.Words![0]} {copy.Set!.Contains("X")} {copy.Number} {((Second::Shared.Item)copy.Any!).Id} "
                    + $"{copy.Kind == typeof(Second::Shared.Item)} {items[0].Id} {others[0].Id} {kept.Color} {kept.Colors![0]}";
            }
        }
        """;

    [Fact]
    public void TypesOfTwoAssembliesMayHaveTheSameNames()
    {
        var first = Build("First", Library, []);
        var second = Build("Second", Library, []);
        var program = Build("Program", Program,
        [
            MetadataReference.CreateFromImage(first, new MetadataReferenceProperties(aliases: ["First"])),
            MetadataReference.CreateFromImage(second, new MetadataReferenceProperties(aliases: ["Second"])),
        ]);

        var context = new AssemblyLoadContext(name: null, isCollectible: false);
        context.LoadFromStream(new MemoryStream(first));
        context.LoadFromStream(new MemoryStream(second));
        var calls = context.LoadFromStream(new MemoryStream(program)).GetType("Calls", throwOnError: true)!;

        Assert.Equal(
            "1 2 3 4 Red 5 6 (Red, Green) a True 7 8 True 9 10 Green Red",
            calls.GetMethod("Run", BindingFlags.Public | BindingFlags.Static)!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [], null));
    }

    /// <summary>Two references that both are visible without an alias: only the alias tells their types apart.</summary>
    [Fact]
    public void AliasIsUsedBesideGlobal()
    {
        const string Source = """
            extern alias First;
            using FastSer;
            [FastSerType] public partial class Order { public First::Shared.Item? Item { get; set; } }
            """;
        Build("Program", Source,
        [
            MetadataReference.CreateFromImage(Build("First", Library, []), new MetadataReferenceProperties(aliases: ["global", "First"])),
            MetadataReference.CreateFromImage(Build("Second", Library, [])),
        ]);
    }

    /// <summary>The layout of a base class is compared at run time, in an assembly that names the types of its members otherwise.</summary>
    [Fact]
    public void AliasIsNoPartOfALayout()
    {
        var items = Build("Items", Library, []);
        var bases = Build("Bases", """
            extern alias First;
            using FastSer;
            [FastSerType] public partial class Holder { public First::Shared.Item? Item { get; set; } }
            """, [MetadataReference.CreateFromImage(items, new MetadataReferenceProperties(aliases: ["First"]))]);
        var program = Build("Derived", """
            using FastSer;
            [FastSerType] public partial class Order : Holder { public int Id { get; set; } }
            public static class Calls
            {
                public static string Run() => FastSerializer.Deserialize<Order>(FastSerializer.Serialize(new Order { Item = new() { Id = 3 } }))!.Item!.Id.ToString();
            }
            """, [MetadataReference.CreateFromImage(items), MetadataReference.CreateFromImage(bases)]);

        var context = new AssemblyLoadContext(name: null, isCollectible: false);
        context.LoadFromStream(new MemoryStream(items));
        context.LoadFromStream(new MemoryStream(bases));
        var calls = context.LoadFromStream(new MemoryStream(program)).GetType("Calls", throwOnError: true)!;

        Assert.Equal("3", calls.GetMethod("Run")!.Invoke(null, BindingFlags.DoNotWrapExceptions, null, [], null));
    }

    private static byte[] Build(string name, string source, MetadataReference[] references)
    {
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(source).WithAssemblyName(name).AddReferences(references));
        Assert.Null(run.Result.Exception);
        Assert.Empty(run.Reported);
        Assert.Empty(run.CompilerDiagnostics());
        using var image = new MemoryStream();
        Assert.True(run.Output.Emit(image).Success);
        return image.ToArray();
    }
}
