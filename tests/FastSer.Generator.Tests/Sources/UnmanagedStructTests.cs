using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Structs without an attribute, in an assembly that accepts them: their bytes are those of the same structs with one.</summary>
public sealed class UnmanagedStructTests
{
    private const string Option = "[assembly: FastSerDefaults(UnmanagedStructs = true)]";

    private const string Program = """
        using System;
        using System.Buffers;
        using System.Collections.Generic;
        using System.Collections.Immutable;
        using System.IO;
        using System.Linq;
        using System.Runtime.InteropServices;
        using FastSer;
        using FastSer.CompilerServices;

        /*option*/

        namespace Data
        {
            public enum Kind : short { None, Last = -1 }
            /*mark*/ public /*partial*/ struct Point { public int X, Y; /*computed*/ }
            /*mark*/ public /*partial*/ struct Gaps { public byte A; public long @long; public Kind C; }
            /*mark*/ public /*partial*/ struct Checked { public bool On; public DateTime At; public decimal Price; public DateTimeOffset Zone; }
            /*mark*/ public readonly /*partial*/ struct Made { public readonly int Low; public readonly Point At; public Made(int low, Point at) { Low = low; At = at; } }
            /*mark*/ public /*partial*/ struct Outer { public Gaps Gaps; public (int, Point) Pair; public Checked Checked; public required Made Made; public nint Size; }
            /*mark*/ [StructLayout(LayoutKind.Explicit)] public /*partial*/ struct Placed { [FieldOffset(8)] public int First; [FieldOffset(0)] public long Second; }
            /*mark*/ [StructLayout(LayoutKind.Auto)] public /*partial*/ struct Moved { public byte First; public long Second; public byte Third; }
            /*mark*/ [StructLayout(LayoutKind.Explicit, Size = 43)] public /*partial*/ struct Odd { [FieldOffset(0)] public int First; [FieldOffset(4)] public byte Second; }
            /*mark*/ [StructLayout(LayoutKind.Sequential, Size = 19)] public /*partial*/ struct Ended { public DateTime First; public byte Second; }
            /*mark*/ [StructLayout(LayoutKind.Sequential, Size = 21, Pack = 4)] public /*partial*/ struct Wide { public decimal First; public bool Second; }
            /*mark*/ public /*partial*/ struct Equal : IEquatable<Equal> { public int Id; public bool Equals(Equal other) => Id == other.Id; public override int GetHashCode() => Id; }

            [FastSerType] public partial class Box<T> { public T? Value { get; set; } public T[]? More { get; set; } }
            [FastSerType] public partial struct Held { public Gaps Gaps; public int Other; }
        }

        public static class Calls
        {
            private static readonly List<string> s_found = [];

            public static string Run()
            {
                var point = new Data.Point { X = 3, Y = -4 };
                var gaps = new Data.Gaps { A = 255, @long = long.MinValue, C = Data.Kind.Last };
                var checked_ = new Data.Checked { On = true, At = DateTime.MaxValue, Price = 1.50m, Zone = DateTimeOffset.MaxValue };
                var made = new Data.Made(7, point);
                var outer = new Data.Outer { Gaps = gaps, Pair = (1, point), Checked = checked_, Made = made, Size = -1 };
                All(default(Data.Point), point);
                All(default, gaps);
                All(default, checked_);
                All(default, made);
                All(default, outer);
                All(default, new Data.Placed { First = 1, Second = 2 });
                All(default, new Data.Moved { First = 1, Second = 2, Third = 3 });
                All(default, new Data.Odd { First = 1, Second = 2 });
                All(default, new Data.Ended { First = DateTime.MaxValue, Second = 2 });
                All(default, new Data.Wide { First = 1.50m, Second = true });
                All(default, new Data.Equal { Id = 5 });
                One(new Data.Held { Gaps = gaps, Other = 1 });
                One(new[] { new Data.Held { Gaps = gaps, Other = 1 } });
                One(new Holder());
                One(new Holder { Point = point, Made = made, Maybe = gaps, Points = [point, default], Pair = (outer, 1) });
                One(new Small { Point = point, Made = made, Maybe = gaps, Points = [point, default], Flag = true });
                One(new Versioned { Point = point, Maybe = gaps, Points = [point, default] });
                return string.Join("\n", s_found);
            }

            /*calls*/

            public static void One<T>(T value)
            {
                var bytes = FastSerializer.Serialize(value);
                s_found.Add(typeof(T) + " " + Convert.ToHexString(bytes));
                var copy = FastSerializer.Deserialize<T>(bytes);
                Expect(bytes, FastSerializer.Serialize(copy), "again");
                Expect(FastSerializer.Skip<T>(bytes) == bytes.Length && FastSerializer.GetSize(value) == bytes.Length, "size of " + typeof(T));
                var marked = FastSerializer.Serialize(value, new FastSerializerOptions { Fingerprint = true });
                s_found.Add(Convert.ToHexString(marked.AsSpan(0, 4)));
                FastSerializer.Deserialize<T>(marked, new FastSerializerOptions { Fingerprint = true });
                T? filled = FastSerializer.Deserialize<T>(bytes);
                FastSerializer.Populate(bytes, ref filled);
                Expect(bytes, FastSerializer.Serialize(filled), "populated");
                using var stream = new MemoryStream();
                FastSerializer.Serialize(stream, value);
                stream.Position = 0;
                Expect(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<T>(stream)), "streamed");
                for (var i = 0; i < Math.Min(bytes.Length, 16); i++)
                {
                    try { FastSerializer.Deserialize<T>(bytes.AsSpan(0, i)); Expect(false, "truncated " + typeof(T)); }
                    catch (FastSerException error) { s_found.Add(error.Code + " " + error.Message); }
                }

                for (var i = 0; i < Math.Min(bytes.Length, 40); i++)
                {
                    var changed = bytes.ToArray();
                    changed[i] ^= 0xFF;
                    try { s_found.Add(Convert.ToHexString(FastSerializer.Serialize(FastSerializer.Deserialize<T>(changed)))); }
                    catch (FastSerException error) { s_found.Add(error.Code + " " + error.Message); }
                }
            }

            private static void Expect(byte[] expected, byte[] actual, string what) => Expect(expected.AsSpan().SequenceEqual(actual), what);

            private static void Expect(bool isTrue, string what)
            {
                if (!isTrue) { throw new InvalidOperationException(what); }
            }
        }

        [FastSerType] public partial class Holder
        {
            public string? Name { get; set; }
            public Data.Point Point { get; set; }
            public Data.Made Made;
            public Data.Gaps? Maybe { get; set; }
            public Data.Point[]? Points { get; set; }
            public (Data.Outer, int) Pair { get; set; }
        }
        [FastSerType(Format = WireFormat.Compact)] public partial class Small
        {
            public bool Flag { get; set; }
            public Data.Point Point { get; set; }
            public Data.Made Made { get; set; }
            public Data.Gaps? Maybe { get; set; }
            public Data.Point[]? Points { get; set; }
        }
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Versioned
        {
            [FastSerMember(0)] public Data.Point Point { get; set; }
            [FastSerMember(1)] public Data.Gaps? Maybe { get; set; }
            [FastSerMember(2)] public Data.Point[]? Points { get; set; }
        }
        """;

    /// <summary>Each type is a root by the calls with it, which generic methods would hide.</summary>
    private const string Positions = """
        private static void All({0} first, {0} second)
        {
            One(second);
            One<{0}?>(null);
            One<{0}?>(second);
            One<{0}[]?>([first, second, second, first, second]);
            One<{0}[]?>([]);
            One(Enumerable.Repeat(second, 700).ToArray());
            One<List<{0}>?>([second, first]);
            One<HashSet<{0}>?>([second, first]);
            One<ImmutableArray<{0}>>([second, first, second]);
            One<ReadOnlyMemory<{0}>>(new[] { second, first });
            One<Queue<{0}>?>(new(new[] { second, first }));
            One(new Dictionary<{0}, {0}>() { [first] = second, [second] = first });
            One((second, 1));
            One(KeyValuePair.Create(second, "s"));
            One(Tuple.Create(second, "s"));
            One<{0}?[]>([second, null]);
            One<{0}[,]>(new {0}[,] { { first, second }, { second, first } });
            One(new Data.Box<{0}> { Value = second, More = [first, second] });
            One(new Compact<{0}>(second));
            One(new Compact<{0}[]>([second, first]));
        }
        private static void One({0} value) => One<{0}>(value);
        """;

    [DeepFact]
    public void BytesErrorsAndFingerprintsAreThoseOfAnnotatedStructs()
    {
        var annotated = LoadedProgram.Run(MakeProgram().Replace("/*mark*/", "[FastSerType]", StringComparison.Ordinal)
            .Replace("/*partial*/", "partial", StringComparison.Ordinal));
        var bare = LoadedProgram.Run(MakeProgram().Replace("/*option*/", Option, StringComparison.Ordinal)
            .Replace("/*computed*/", "public readonly double Length => Math.Sqrt((X * X) + (Y * Y));", StringComparison.Ordinal));

        Assert.Equal(annotated.Split('\n'), bare.Split('\n'));
        Assert.Contains("Data.Point 03000000FCFFFFFF", bare.Split('\n'));
    }

    [Fact]
    public void OfOneFileWithSeveralHoldersTheCodeIsOne()
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            {{Option}}
            public struct Point { public int X; }
            [FastSerType] public partial class First { public Point[]? Points { get; set; } }
            [FastSerType] public partial class Second { public Point[]? Points { get; set; } }
            """);

        Assert.Empty(run.CompilerDiagnostics());
        Assert.Single(run.Sources, static source => source.Text.Contains("struct Packed", StringComparison.Ordinal));
    }

    private static string MakeProgram()
    {
        string[] names = ["Point", "Gaps", "Checked", "Made", "Outer", "Placed", "Moved", "Odd", "Ended", "Wide", "Equal"];
        var calls = string.Join("\n", names.Select(static name => Positions.Replace("{0}", "Data." + name, StringComparison.Ordinal)));

        // The calls that name the types: those of the method with a type parameter are seen nowhere.
        var roots = names.SelectMany(static name => new[]
        {
            "{0}?", "{0}[]", "List<{0}>", "HashSet<{0}>", "ImmutableArray<{0}>", "ReadOnlyMemory<{0}>", "Queue<{0}>", "Dictionary<{0}, {0}>",
            "({0}, int)", "KeyValuePair<{0}, string>", "Tuple<{0}, string>", "{0}?[]", "{0}[,]", "Data.Box<{0}>", "Compact<{0}>", "Compact<{0}[]>", "{0}",
        }.Select(form => $"[assembly: FastSerRoot(typeof({form.Replace("{0}", "Data." + name, StringComparison.Ordinal)}))]"));
        return Program.Replace("/*calls*/", calls, StringComparison.Ordinal)
            .Replace("/*option*/", "/*option*/ " + string.Join("\n", roots) + "[assembly: FastSerRoot(typeof(Data.Held[]))]", StringComparison.Ordinal);
    }
}
