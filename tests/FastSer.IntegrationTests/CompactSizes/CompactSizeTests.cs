namespace FastSer.IntegrationTests.CompactSizes;

/// <summary>
/// Bytes of published workloads in the Compact format, against what the smallest measured serializer takes for the same
/// data (docs/performance.md, E40).
/// </summary>
public sealed class CompactSizeTests
{
    private const int Items = 100;

    [Fact]
    public void ValuesTakeNoMoreThanWithoutTypeIds()
    {
        Check(1603, 1759, Sum(Items, static r => new LargeStruct(r.Next(), r.Next(), r.Next(), r.Next())));
        Check(361, 361, Sum(Items, static r => new Compact<int>((int)r.Next())));
        Check(1600, 1852, Sum(Items, static _ => new Compact<Guid>(Guid.Empty)));
    }

    [Fact]
    public void MessagesOfOneValue()
    {
        Check(200, 200, Sum(Items, static r => new U8((byte)r.Next())));
        Check(274, 341, Sum(Items, static r => new S16((short)r.Next())));
        Check(408, 461, Sum(Items, static r => new S32((int)r.Next())));
        Check(487, 542, Sum(Items, static r => new S64((long)r.Next())));
        Check(1063, 1360, Sum(Items, static r => new Amount(r.NextDecimal())));
        Check(125, 238, Sum(Items, static r => new OptionalAmount(r.Next(100) == 0 ? r.NextDecimal() : null)));
        Check(4791, 4886, Sum(Items, static r => new Text(r.Next(100) is var n and > 0 ? new string((char)('a' + r.Next(25)), n - 1) : null)));
    }

    [Fact]
    public void MessagesOfSeveralValues()
    {
        Check(4462, 5286, Sum(Items, Primitives));
        Check(2370, 2455, Sum(Items, static r =>
        {
            var first = new Struct1((byte)r.Next(), (int)r.Next(), (long)r.Next());
            var character = (char)('a' + r.Next(25));
            return new Structs(first, new Struct2(new string(character, r.Next(0, 20)), (int)r.Next()));
        }));
        Check(2666, 2838, Sum(Items, static r => new Complex(
            r.Next(100) == 0 ? null : new S16((short)r.Next()),
            r.Next(100) == 0 ? null : new Numbers((int)r.Next(), (long)r.Next()),
            r.Next(100) == 0 ? null : new Numbers((int)r.Next(), (long)r.Next()),
            r.Next(100) == 0 ? null : new LongNumber((long)r.Next()))));
    }

    [Fact]
    public void MapsAndArrays()
    {
        Check(77533, 86187, Sum(10, Maps));
        Check(23_490_986, 23_489_898, Sum(500, static r => new Bytes(Array(r, static (_, i) => (byte)i))), tolerance: 0.0005);
        Check(8_093_927, 8_957_740, Sum(50, static r => new Ints(Array(r, static (numbers, _) => (int)numbers.Next()))));
        Check(1_446_711, 1_601_277, Sum(10, Grid));
    }

    [Fact]
    public void MicroTypes()
    {
        var random = new Random(1);
        var mixed = new Mixed(
            random.Next(), "SimpleClass", [.. Enumerable.Range(0, 100).Select(_ => random.Next())],
            [.. Enumerable.Range(0, 10).Select(static i => DateTime.UnixEpoch.AddSeconds(i))],
            Enumerable.Range(0, 10).ToDictionary(static i => i, static i => i.ToString()),
            Enumerable.Range(0, 10).ToDictionary(static i => i, static i => 2 * i));

        Check(576, 641, FastSerializer.GetSize(mixed));
    }

    [Fact]
    public void DocumentsTakeTheirListedSizes()
    {
        Check(10_548, 10_560, FastSerializer.GetSize(Licenses()));
        Check(66, 68, FastSerializer.GetSize(Beer(16, 0, 33, 8)));
        Check(454, 467, FastSerializer.GetSize((Beer[])
        [
            Beer(8, 2, 22, 17), Beer(9, 0, 35, 6), Beer(7, 0, 35, 17), Beer(8, 0, 35, 17, 10), Beer(10, 0, 19, 9),
            Beer(17, 0, 23, 9), Beer(31, 2, 23, 10, 5),
        ]));
        Check(41, 44, FastSerializer.GetSize(new Compact<double[]>([34492, 6603, 44033, 8874, 47607])));
        Check(16, 19, FastSerializer.GetSize(new Compact<int[]>([34492, 6603, 44033, 8874, 47607])));
    }

    private static void Check(long expected, long target, long actual, double tolerance = 0)
    {
        Assert.Equal(expected, actual);
        Assert.InRange(actual, 0, (long)(target * (1 + tolerance)));
    }

    private static long Sum<T>(int count, Func<SeededNumbers, T> make)
    {
        var numbers = new SeededNumbers();
        long sum = 0;
        for (var i = 0; i < count; i++)
        {
            sum += FastSerializer.GetSize(make(numbers));
        }

        return sum;
    }

    private static Primitives Primitives(SeededNumbers r)
    {
        var (isSet, first, second) = ((r.Next() & 1) == 1, (byte)r.Next(), (sbyte)r.Next());
        var (character, unsigned, signed, wide) = ((char)r.Next(), (ushort)r.Next(), (short)r.Next(), (uint)r.Next());
        r.Next();
        return new Primitives(
            isSet, first, second, character, unsigned, signed, wide, r.Next(), (long)r.Next(), (int)r.Next(),
            (float)r.NextDouble(), r.NextDouble(), (DayOfWeek)r.Next(0, 6), DateTime.UnixEpoch);
    }

    private static Maps Maps(SeededNumbers r)
    {
        var count = r.Next(0, 1000);
        var numbers = count == 0 ? null : new Dictionary<int, int>();
        for (var i = 0; i < count; i++)
        {
            var key = (int)r.Next();
            numbers![key] = (int)r.Next();
        }

        count = r.Next(0, 1000);
        var objects = Enumerable.Range(0, count).ToDictionary(static i => i.ToString(), _ => new S64((long)r.Next()));
        return new Maps(numbers, count == 0 ? null : objects);
    }

    private static T[]? Array<T>(SeededNumbers r, Func<SeededNumbers, int, T> make) =>
        r.Next(100000) is var length and > 0 ? [.. Enumerable.Range(0, length - 1).Select(i => make(r, i))] : null;

    private static Grid Grid(SeededNumbers r)
    {
        var (x, y, z) = (r.Next(100) + 1, r.Next(70) + 1, r.Next(40) + 1);
        var grid = new int[z, y, x];
        for (var i = 0; i < grid.Length; i++)
        {
            grid[i / x / y, i / x % y, i % x] = (int)r.Next();
        }

        return new Grid(grid);
    }

    /// <summary>Texts of the lengths of the published ones; some characters are not Latin.</summary>
    private static Beer Beer(int brand, int wide, int brewery, params int[] sorts) => new(
        new string('b', brand) + new string('\u0413', wide), [.. sorts.Select(static sort => new string('s', sort))], 6.5f,
        new string('w', brewery));

    private static Licenses Licenses()
    {
        int[] plans = [36, 2, 1, 8, 5, 1, 1, 2, 2, 2, 3, 5, 10, 11, 4, 7, 2, 4];
        int[] skus = [16, 12, 11, 13, 12, 8, 12, 12, 8, 19, 16, 11, 16, 10, 19, 25, 12, 9];
        var statuses = new Queue<int>(
            [.. Enumerable.Repeat(7, 69), .. Enumerable.Repeat(8, 17), .. Enumerable.Repeat(19, 15), .. Enumerable.Repeat(12, 4), 17]);

        // 1,754 characters in 106 names.
        var names = new Queue<int>([.. Enumerable.Repeat(17, 58), .. Enumerable.Repeat(16, 48)]);
        var colors = new Dictionary<string, DayOfWeek>
        {
            ["Banana"] = DayOfWeek.Wednesday, ["Orange"] = DayOfWeek.Thursday, ["Apple"] = DayOfWeek.Sunday, ["Lemon"] = DayOfWeek.Wednesday,
        };
        return new Licenses([.. plans.Select((count, i) => new License(
            new string('o', 43), new string('g', 36), new string('k', skus[i]),
            [.. Enumerable.Range(0, count).Select(_ => new Plan(
                new string('g', 36), new string('n', names.Dequeue()), new string('s', statuses.Dequeue()), "Company", 1 << 30))],
            colors))]);
    }
}
