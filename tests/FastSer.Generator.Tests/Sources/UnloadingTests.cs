using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Nothing in the library keeps an assembly that a program wants to unload.</summary>
public sealed class UnloadingTests
{
    private const int Loads = 50;

    private const string PlugIn = """
        #nullable enable
        using System;
        using System.Collections.Generic;
        using System.IO;
        using System.Threading.Tasks;
        using FastSer;

        [FastSerType]
        public partial class Item
        {
            public int Id { get; set; }
            public string? Name { get; set; }
            public List<Item>? Children { get; set; }
        }

        [FastSerType(References = true)]
        public partial class Node
        {
            public Node? Next { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Settings
        {
            [FastSerMember(0)] public Dictionary<string, Item>? Items { get; set; }
        }

        [FastSerType]
        public partial struct Point
        {
            public int X { get; set; }
            public int Y { get; set; }
        }

        [FastSerType(View = true)]
        public partial class Seen
        {
            public int Id { get; set; }
            public string Text { get; set; } = "";
        }

        public static class Calls
        {
            public static void Run()
            {
                var item = new Item { Id = 1, Name = "a", Children = [new() { Id = 2 }] };
                var bytes = FastSerializer.Serialize(item);
                Check(FastSerializer.Deserialize<Item>(bytes)!.Children!.Count == 1);
                Check(FastSerializer.Skip<Item>(bytes) == bytes.Length);
                FastSerializer.Populate(bytes, ref item);
                foreach (var type in new[] { typeof(Item), typeof(List<Item>), typeof(Dictionary<long, List<string?>>), typeof(List<int>) })
                {
                    object value = type == typeof(Item) ? item! : Activator.CreateInstance(type)!;
                    var written = FastSerializer.Serialize(type, value);
                    Check(FastSerializer.Deserialize(type, written)!.GetType() == type);
                }

                Check(FastSerializer.Deserialize<List<Item>>(FastSerializer.Serialize(new List<Item> { item! }))!.Count == 1);
                Check(FastSerializer.Deserialize<Point[]>(FastSerializer.Serialize(new Point[3]))!.Length == 3);
                var map = new Dictionary<long, List<string?>> { [1] = ["x"] };
                Check(FastSerializer.Deserialize<Dictionary<long, List<string?>>>(FastSerializer.Serialize(map))!.Count == 1);
                var node = new Node();
                node.Next = node;
                var read = FastSerializer.Deserialize<Node>(FastSerializer.Serialize(node))!;
                Check(read.Next == read);
                var settings = FastSerializer.Serialize(new Settings { Items = new() { ["a"] = item! } });
                Check(FastSerializer.Deserialize<Settings>(settings)!.Items!.Count == 1);
                var seen = Seen.View(FastSerializer.Serialize(new Seen { Id = 3, Text = "t" }));
                Check(seen.Id == 3 && seen.Text.ToString() == "t");
                bytes[^1] ^= 0xFF;
                Check(!FastSerializer.TryDeserialize<Item>(bytes, out _, out var error) && error.ToString().Length > 0);
                Check(!FastSerializer.TryDeserialize<Settings>(settings.AsSpan(0, settings.Length - 2), out _, out error));
                var stream = new MemoryStream();
                FastSerializer.SerializeAsync(stream, new List<Item> { item! }).AsTask().Wait();
                stream.Position = 0;
                Check(FastSerializer.DeserializeAsync<List<Item>>(stream).AsTask().Result!.Count == 1);
            }

            private static void Check(bool isTrue)
            {
                if (!isTrue)
                {
                    throw new InvalidOperationException();
                }
            }
        }
        """;

    [Fact]
    public void PlugInsAreUnloaded()
    {
        var (name, image) = LoadedProgram.Compile(PlugIn);
        var contexts = Enumerable.Range(0, Loads).Select(_ => RunAndUnload(name, image)).ToArray();
        for (var i = 0; i < 20 && contexts.Any(static context => context.IsAlive); i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.Equal(0, contexts.Count(static context => context.IsAlive));
    }

    /// <summary>A type of the framework must not stay bound to the serializer that an unloaded assembly brought along.</summary>
    [Fact]
    public void TypesOfTheFrameworkAreServedByTheNextPlugIn()
    {
        var (name, image) = LoadedProgram.Compile(PlugIn);
        RunAndUnload(name, image);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        RunAndUnload(name, image);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static WeakReference RunAndUnload(string name, byte[] image)
    {
        var context = new AssemblyLoadContext(name, isCollectible: true);
        using var stream = new MemoryStream(image);
        var calls = context.LoadFromStream(stream).GetType("Calls", throwOnError: true)!;
        calls.GetMethod("Run")!.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, parameters: [], culture: null);
        context.Unload();
        return new WeakReference(context);
    }
}
