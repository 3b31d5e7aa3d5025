using System.Buffers;
using System.Buffers.Binary;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace FastSer.SafetyTests.Laws;

/// <summary>The library of hostile inputs: to add one, add a line.</summary>
internal static class HostileShapes
{
    private const int OfCopies = 30_000;

    private static readonly Func<int, byte[]> s_people = static size => FastSerializer.Serialize(
        Enumerable.Range(0, size / 18).Select(static i => new Person { Id = i, Name = $"n{i % 1000}" }).ToList());

    public static IReadOnlyList<HostileShape> All { get; } =
    [
        // Counts that claim what is not there, and elements of next to nothing.
        Of<List<List<int>>>("nested counts", static n => Claims(n, 9), Lists),
        Of<List<List<int>>>("nested counts that each claim all", static n => Claims(n, 1), Lists),
        Of<List<List<int>>>("siblings that claim the same", static n => [.. Header(n / 2), .. Fill(n, 200)], Lists),
        Of<List<List<int>>>("empty lists", static n => [.. Header(n), .. Fill(n, 1)], Lists),
        Of<List<Dictionary<int, int>>>("empty dictionaries",
            static n => [.. Header(n), .. Fill(n, 1)], Maps) with { Size = 20_000 },
        Of<List<HashSet<long>>>("empty sets", static n => [.. Header(n), .. Fill(n, 1)], Sets) with { Size = 20_000 },
        Of<string?[]>("null strings", static n => [.. Header(n), .. new byte[n]], Texts),
        Of<string?[]>("strings of one character", static n => [.. Header(n / 2), .. Repeat(n / 2, 2, 65)], Texts),
        Of<string?[]>("strings that claim all",
            static n => [.. Header(n / 6), .. Enumerable.Repeat(Header(n), n / 5).SelectMany(static h => h)], Texts),
        Of<int?[]>("null numbers", static n => [.. Header(n), .. new byte[n]],
            static n => FastSerializer.Serialize(Enumerable.Range(0, n / 5).Select(static i => (int?)i).ToArray())),
        Of<byte[][]>("empty arrays", static n => [.. Header(n), .. Fill(n, 1)],
            static n => FastSerializer.Serialize(Enumerable.Repeat(new byte[9], n / 10).ToArray())),
        Of<int[][,]>("empty grids", static n => [.. Header(n / 2), .. Fill(n, 1)],
            static n => FastSerializer.Serialize(Enumerable.Repeat(new int[2, 2], n / 18).ToArray())),
        Of<ConcurrentDictionary<int, int>[]>("empty concurrent dictionaries",
            static n => [.. Header(n), .. Fill(n, 1)],
            static n => FastSerializer.Serialize(Enumerable.Repeat(new ConcurrentDictionary<int, int>([new(1, 2)]),
                n / 9).ToArray())) with { Size = 10_000 },
        Of<FrozenSet<int>[]>("frozen sets of one", static n => [.. Header(n / 5), .. Repeat(n / 5, 2, 1, 0, 0, 0)],
            static n => FastSerializer.Serialize(Enumerable.Repeat(new[] { 1, 2, 3, 4 }.ToFrozenSet(),
                n / 17).ToArray())) with { Size = 20_000 },
        Of<ImmutableDictionary<int, int>[]>("immutable dictionaries of one",
            static n => [.. Header(n / 9), .. Repeat(n / 9, 2, 1, 0, 0, 0, 0, 0, 0, 0)],
            static n => FastSerializer.Serialize(Enumerable.Repeat(Enumerable.Range(0, 9).ToImmutableDictionary(static i => i),
                n / 73).ToArray())) with { Size = 20_000 },

        // Depth and width.
        Of<Chain>("long chains of objects",
            static n => [.. Enumerable.Repeat(ChainOf(60), n / 310).SelectMany(static c => c)],
            static n => FastSerializer.Serialize(new Chain { More = [.. Enumerable.Repeat(new Chain(), n / 7)] })),
        Of<List<Chain?>>("many chains of the greatest depth",
            static n => [.. Header(n / 366), .. Enumerable.Repeat(ChainOf(60), n / 366).SelectMany(static c => c)],
            Chains),
        Of<List<Chain?>>("many lists at the greatest depth", static n => FastSerializer.Serialize(Deep(n)), Chains),
        Of<Wide>("wide unions", static n => WideOf(n, alternate: true), static n => WideOf(n, alternate: false)),
        Of<Wide>("an unknown tag at the end", static n => [.. WideOf(n, alternate: true)[..^1], 99],
            static n => WideOf(n, alternate: false)),
        Of<Tracked>("references to one object", static n => TrackedOf(n, static (all, i) => all[0]),
            static n => TrackedOf(n, static (_, _) => null)),
        Of<Tracked>("references to all objects", static n => TrackedOf(n, static (all, i) => all[i / 2]),
            static n => TrackedOf(n, static (_, _) => null)),
        Of<Tracked>("a bad reference at the end", static n => Spoil(TrackedOf(n, static (all, i) => all[i / 2]), 99),
            static n => TrackedOf(n, static (_, _) => null)),
        Of<Old>("unknown members", static n => NewOf(n), static n => OldOf(n)),
        Of<Old>("unknown members, cut off", static n => NewOf(n)[..^3], static n => OldOf(n)),
        Skip<Old>("unknown members, skipped", static n => NewOf(n), static n => OldOf(n)),
        Of<Small>("compact objects of nothing",
            static n => FastSerializer.Serialize(new Small { More = [.. Enumerable.Repeat(new Small(), n / 2)] }),
            SmallOf),
        Of<Small>("compact numbers of one byte",
            static n => FastSerializer.Serialize(new Small { Numbers = [.. new int[n]] }), SmallOf),

        // Keys that collide, of every type that is guarded.
        Keys<long>("numbers that collide", static i => ((long)i << 32) | (uint)i, static r => r.NextInt64()),
        Keys<double>("floats that collide", static i => BitConverter.Int64BitsToDouble(((long)i << 32) | (uint)i),
            static r => r.NextDouble()),
        Keys<DateTime>("dates that collide", static i => new(((long)i << 32) | (uint)i),
            static r => new(r.NextInt64(1L << 60))),
        Keys<TimeSpan>("spans that collide", static i => new(((long)i << 32) | (uint)i),
            static r => new(r.NextInt64())),
        Keys<LongEnum>("enums that collide", static i => (LongEnum)(((long)i << 32) | (uint)i),
            static r => (LongEnum)r.NextInt64()),
        Keys<Guid>("ids that collide", static i => MemoryMarshal.Cast<int, Guid>([i, i, 7, 7])[0],
            static r => MemoryMarshal.Cast<long, Guid>([r.NextInt64(), r.NextInt64()])[0]),
        Keys<int>("numbers that share a bucket", static i => i * 12_345_701, static r => r.Next()),
        Of<Dictionary<long, string>>("keys of a dictionary that collide",
            static n => MapOf(n, static i => ((long)i << 32) | (uint)i),
            static n => MapOf(n, static i => i * 0x5851F42D4C957F2D)),
        Of<Dictionary<string, int>>("long keys of equal beginnings",
            static n => Named(n, static i => new string('a', 200) + i),
            static n => Named(n, static i => $"{i}".PadRight(200, 'b'))),
        Of<HashSet<int>>("a duplicate at the end",
            static n => FastSerializer.Serialize<int[]>([.. Enumerable.Range(0, n / 4), 0]),
            static n => FastSerializer.Serialize(Enumerable.Range(0, n / 4).ToHashSet())),

        // Orders that are the worst for what sorts.
        Of<SortedDictionary<int, int>>("sorted dictionary backwards", static n => Pairs(n, static i => -i),
            static n => Pairs(n, Scatter)) with { IsSorted = true },
        Of<SortedList<int, int>>("sorted list backwards", static n => Pairs(n, static i => -i),
            static n => Pairs(n, Scatter)) with { IsSorted = true },
        Of<SortedList<int, int>>("sorted list of two orders", static n => Pairs(n, static i => (i & 1) == 0 ? i : -i),
            static n => Pairs(n, Scatter)) with { IsSorted = true },
        Of<ImmutableSortedSet<int>>("immutable sorted set backwards", static n => Numbers(n, static i => -i),
            static n => Numbers(n, Scatter)) with { IsSorted = true, Size = 40_000 },
        Of<ImmutableList<int>>("immutable list", static n => Numbers(n, static i => i),
            static n => Numbers(n, Scatter)) with { IsSorted = true },
        Of<ILookup<int, int>>("lookup of one group", static n => LookupOf(n, 1), static n => LookupOf(n, n / 40)),
        Of<ILookup<int, int>>("lookup of groups of one", static n => LookupOf(n, n), static n => LookupOf(n, n / 40)),

        // Long values. The copy is all of the work: both sizes stay below that of the objects which the heap allocates in another way.
        Of<BigInteger>("a long number", static n => FastSerializer.Serialize((BigInteger.One << (8 * n)) - 1),
            static n => FastSerializer.Serialize(BigInteger.One << ((8 * n) - 9))) with { Size = OfCopies },
        Of<string>("wide characters", static n => FastSerializer.Serialize(new string('\u0100', n / 2)),
            static n => FastSerializer.Serialize(new string('\u2020', n / 2))) with { Size = OfCopies },
        Of<string>("a lone wide character", static n => FastSerializer.Serialize(new string('a', n / 2) + '\u0100'),
            static n => FastSerializer.Serialize(new string('\u2020', n / 2))) with { Size = OfCopies },
        Of<StringBuilder>("a string builder",
            static n => FastSerializer.Serialize(new StringBuilder(new string('a', n))),
            static n => FastSerializer.Serialize(new StringBuilder(new string('b', n)))) with { Size = OfCopies / 2 },
        Of<Uri>("a long address",
            static n => FastSerializer.Serialize(new Uri("http://a/" + new string('b', Math.Min(n, 60_000)))),
            static n => FastSerializer.Serialize(new Uri("http://a/" + new string('c',
            Math.Min(n, 60_000))))) with { Size = 15_000 },
        Of<decimal[]>("a bad decimal at the end",
            static n => Spoil(FastSerializer.Serialize(new decimal[n / 16]), 0xFF),
            static n => FastSerializer.Serialize(new decimal[n / 16])),
        Of<bool[]>("a bad bool at the end", static n => Spoil(FastSerializer.Serialize(new bool[n]), 2),
            static n => FastSerializer.Serialize(Enumerable.Repeat(true, n).ToArray())) with { Size = 1_000_000 },
        Of<Gap[]>("a bad struct at the end", static n => Spoil(FastSerializer.Serialize(new Gap[n / 13]), 0xFF),
            static n => FastSerializer.Serialize(new Gap[n / 13])) with { Size = 1_000_000 },

        // Faults as late as possible, whose place must be found.
        Of<List<Person>>("a list cut off at its end", static n => People(n)[..^1], s_people),
        Of<List<Person>>("a byte too many", static n => [.. People(n), 0], s_people),
        Of<List<Person>>("a bad date at the end", static n => Spoil(People(n), 0xFF, fromEnd: 9), s_people),
        Skip<List<Person>>("a list cut off at its end, skipped", static n => People(n)[..^1], s_people),
        Of<Dictionary<long, string>>("a dictionary cut off at its end", static n => MapOf(n, static i => i)[..^1],
            static n => MapOf(n, static i => i)),
        Of<Old>("a tolerant list cut off at its end", static n => OldOf(n)[..^1], OldOf),
        Of<Old>("a bad mask at the end of a tolerant list", static n => Spoil(OldOf(n), 0, fromEnd: 5), OldOf),
        Of<Small>("a compact list cut off at its end", static n => SmallOf(n)[..^1], SmallOf),

        // Inputs that come in pieces.
        Pieces<List<Person>>("segments of one byte", 1, s_people) with { Size = 40_000 },
        Pieces<List<Person>>("segments of seven bytes", 7, s_people) with { Size = 40_000 },
        Stream<List<Person>>("a stream of one byte at a time", s_people) with { Size = 40_000 },
        Stream<List<Person>>("a stream of one byte at a time, cut off",
            static n => People(n)[..^1]) with { Size = 40_000 },
        Items("many small items", static n => [.. Enumerable.Repeat<byte>(5, n)]),
        new("compressed zeros", typeof(byte[]), static n => FastSerCompression.Compress(new byte[50 * n]),
            static n => FastSerCompression.Compress(new byte[50 * n]),
            static input => FastSerCompression.Decompress(input).Dispose()),
        new("compressed noise that ends early", typeof(byte[]), static n => FastSerCompression.Compress(Noise(n))[..^1],
            static n => FastSerCompression.Compress(Noise(n)),
            static input => FastSerCompression.Decompress(input).Dispose()),
        new("populated lists of nothing", typeof(List<List<int>>), static n => [.. Header(n), .. Fill(n, 1)], Lists,
            Populate<List<List<int>>>),
    ];

    public static HostileShape Get(string name) => All.Single(shape => shape.Name == name);

    private static HostileShape Of<T>(string name, Func<int, byte[]> make, Func<int, byte[]> good) =>
        new(name, typeof(T), make, good, static input => FastSerializer.Deserialize<T>(input));

    private static HostileShape Skip<T>(string name, Func<int, byte[]> make, Func<int, byte[]> good) =>
        new(name, typeof(T), make, good, static input => FastSerializer.Skip<T>(input))
        {
            ReadGood = static input => FastSerializer.Deserialize<T>(input),
        };

    private static HostileShape Keys<T>(string name, Func<int, T> collide, Func<Random, T> any) => new(
        name, typeof(HashSet<T>),
        n => FastSerializer.Serialize<T[]>([.. Enumerable.Range(1, n / Marshal.SizeOf<Guid>()).Select(collide)]),
        n =>
        {
            var random = new Random(1);
            return FastSerializer.Serialize<T[]>([.. Enumerable.Range(1,
                n / Marshal.SizeOf<Guid>()).Select(_ => any(random))]);
        },
        static input => FastSerializer.Deserialize<HashSet<T>>(input)) { Size = 400_000 };

    private static HostileShape Pieces<T>(string name, int length, Func<int, byte[]> make)
    {
        // The segments are the sender's memory, not the reader's.
        var cut = new ConditionalWeakTable<byte[], Tuple<ReadOnlySequence<byte>>>();
        return new(name, typeof(T), make, make, input => FastSerializer.Deserialize<T>(
            cut.GetValue(input, bytes => Tuple.Create(Segments.Cut(bytes, length))).Item1));
    }

    private static HostileShape Stream<T>(string name, Func<int, byte[]> make) => new(
        name, typeof(T), make, s_people, static input => FastSerializer.Deserialize<T>(new ByteByByte(input)));

    private static HostileShape Items(string name, Func<int, byte[]> make) => new(
        name, typeof(byte), make, make, static input => Assert.Equal(
            input.Length, new FastSerStreamReader(new MemoryStream(input)).ReadAll<byte>().Count()));

    private static void Populate<T>(byte[] input)
        where T : new()
    {
        var value = new T();
        FastSerializer.Populate(input, ref value);
    }

    private static byte[] Claims(int size, int share)
    {
        var input = new List<byte>(size);
        while (input.Count + 8 < size)
        {
            input.AddRange(Header(Math.Max(255, (size - input.Count) / share)));
        }

        return [.. input, .. new byte[size - input.Count]];
    }

    private static byte[] Header(int count)
    {
        if (count + 1 < 255)
        {
            return [(byte)(count + 1)];
        }

        var header = new byte[5];
        header[0] = 255;
        BinaryPrimitives.WriteInt32LittleEndian(header.AsSpan(1), count + 1);
        return header;
    }

    private static byte[] Fill(int count, byte value)
    {
        var bytes = new byte[count];
        bytes.AsSpan().Fill(value);
        return bytes;
    }

    private static IEnumerable<byte> Repeat(int count, params byte[] item) =>
        Enumerable.Repeat(item, count).SelectMany(static i => i);

    private static byte[] Spoil(byte[] bytes, byte value, int fromEnd = 1)
    {
        bytes[^fromEnd] = value;
        return bytes;
    }

    private static byte[] Noise(int count)
    {
        var bytes = new byte[count];
        new Random(1).NextBytes(bytes);
        return bytes;
    }

    private static int Scatter(int i) => (int)((uint)i * 2_654_435_761 >> 1);

    private static byte[] People(int size) => s_people(size);

    private static byte[] Lists(int size) =>
        FastSerializer.Serialize(Enumerable.Repeat(new List<int> { 1, 2 }, size / 9).ToList());

    private static byte[] Maps(int size) =>
        FastSerializer.Serialize(Enumerable.Repeat(new Dictionary<int, int> { [1] = 2 }, size / 9).ToList());

    private static byte[] Sets(int size) =>
        FastSerializer.Serialize(Enumerable.Repeat(new HashSet<long> { 1 }, size / 9).ToList());

    private static byte[] Texts(int size) =>
        FastSerializer.Serialize(Enumerable.Range(0, size / 8).Select(static i => $"text{i % 999}").ToArray());

    private static byte[] Numbers(int size, Func<int, int> number) =>
        FastSerializer.Serialize<int[]>([.. Enumerable.Range(0, size / 4).Select(number).Distinct()]);

    private static byte[] Pairs(int size, Func<int, int> key) => FastSerializer.Serialize<KeyValuePair<int, int>[]>(
        [.. Enumerable.Range(0, size / 8).Select(key).Distinct().Select(static k => KeyValuePair.Create(k, k))]);

    private static byte[] MapOf(int size, Func<int, long> key) => FastSerializer.Serialize<KeyValuePair<long, string>[]>(
        [.. Enumerable.Range(0, size / 13).Select(i => KeyValuePair.Create(key(i), "page"))]);

    private static byte[] Named(int size, Func<int, string> key) => FastSerializer.Serialize(
        Enumerable.Range(0, size / 205).ToDictionary(key, static i => i));

    private static byte[] LookupOf(int size, int groups) => FastSerializer.Serialize(
        Enumerable.Range(0, size / 6).ToLookup(i => i % Math.Max(1, groups / 6)));

    private static byte[] ChainOf(int depth)
    {
        var chain = new Chain();
        for (var i = 1; i < depth; i++)
        {
            chain = new Chain { Next = chain };
        }

        return FastSerializer.Serialize(chain);
    }

    private static byte[] Chains(int size) =>
        FastSerializer.Serialize(Enumerable.Range(0,
        size / 14).Select(static i => (Chain?)new Chain { Next = new() { Number = i } }).ToList());

    /// <summary>One chain, and at its end a list of all the rest.</summary>
    private static List<Chain?> Deep(int size)
    {
        var chain = new Chain { More = [.. Enumerable.Repeat(new Chain(), size / 7)] };
        for (var i = 0; i < 60; i++)
        {
            chain = new Chain { Next = chain };
        }

        return [chain];
    }

    private static byte[] WideOf(int size, bool alternate)
    {
        object?[] kinds = [1, "a", 2L, (byte)3, 4.0, Guid.Empty, default(DateTime), new int[1], new[] { "b" },
            new Chain(), true, 'c'];
        return FastSerializer.Serialize(new Wide
        {
            Items = [.. Enumerable.Range(0, size / 8).Select(i => alternate ? kinds[i % kinds.Length] : kinds[2])],
        });
    }

    private static byte[] TrackedOf(int size, Func<List<Tracked?>, int, Tracked?> next)
    {
        var all = new List<Tracked?>();
        for (var i = 0; i < size / 6; i++)
        {
            all.Add(new Tracked());
            all[i]!.Next = next(all, i);
        }

        return FastSerializer.Serialize(new Tracked { All = all });
    }

    private static byte[] NewOf(int size) => FastSerializer.Serialize(new New
    {
        More = [.. Enumerable.Range(0,
            size / 40).Select(static i => new New { Text = "text", Numbers = [i], Others = [new(), null], Last = 1 })],
        Others = [.. Enumerable.Repeat(new New { Text = "" }, size / 40)],
    });

    private static byte[] OldOf(int size) => FastSerializer.Serialize(new Old
    {
        More = [.. Enumerable.Range(0, size / 6).Select(static i => new Old { Number = i + 1 })],
    });

    private static byte[] SmallOf(int size) => FastSerializer.Serialize(new Small
    {
        More = [.. Enumerable.Range(0, size / 12).Select(static i => new Small { Numbers = [i, 70_000], Text = "ab" })],
    });
}
