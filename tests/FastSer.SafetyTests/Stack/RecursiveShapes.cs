namespace FastSer.SafetyTests.Stack;

/// <summary>The deepest legal values of every recursive shape: to add one, add a line.</summary>
internal static class RecursiveShapes
{
    private const int Legal = 64;

    /// <summary>Without a limit of depth: the stack is the limit.</summary>
    private const int Deep = 3_000;

    private static readonly Dictionary<string, Func<int, FastSerializerOptions?,
        StackScenario>> s_all = new(StringComparer.Ordinal)
    {
        ["class"] = Of<Knot>(static inner => new() { Plain = inner }),
        ["array"] = Of<Knot>(static inner => new() { Array = [inner] }),
        ["jagged array"] = Of<Knot>(static inner => new() { Jagged = [[inner]] }),
        ["grid"] = Of<Knot>(static inner => new() { Grid = new[,] { { inner } } }),
        ["list"] = Of<Knot>(static inner => new() { List = [inner] }),
        ["list of lists"] = Of<Knot>(static inner => new() { Lists = [[inner!]] }),
        ["dictionary"] = Of<Knot>(static inner => new() { Map = new() { [1] = inner } }),
        ["key"] = Of<Knot>(static inner => new() { Keys = new() { [new(inner)] = 1 } }),
        ["set"] = Of<Knot>(static inner => new() { Set = [inner!] }),
        ["sorted dictionary"] = Of<Knot>(static inner => new() { Sorted = new() { [""] = inner! } }),
        ["linked list"] = Of<Knot>(static inner => new() { Linked = new([inner!]) }),
        ["queue"] = Of<Knot>(static inner => new() { Queue = new([inner!]) }),
        ["stack"] = Of<Knot>(static inner => new() { Stack = new([inner!]) }),
        ["priority queue"] = Of<Knot>(static inner => new() { Priorities = new([(inner!, 1)]) }),
        ["observable collection"] = Of<Knot>(static inner => new() { Observable = new([inner!]) }),
        ["concurrent queue"] = Of<Knot>(static inner => new() { Concurrent = new([inner!]) }),
        ["immutable array"] = Of<Knot>(static inner => new() { ImmutableArray = [inner!] }),
        ["immutable list"] = Of<Knot>(static inner => new() { ImmutableList = [inner!] }),
        ["interface of a list"] = Of<Knot>(static inner => new() { Interface = [inner!] }),
        ["enumerable"] = Of<Knot>(static inner => new() { Items = Enumerable.Repeat(inner!, 1) }),
        ["lookup"] = Of<Knot>(static inner => new() { Lookup = new[] { inner! }.ToLookup(static _ => 1) }),
        ["memory"] = Of<Knot>(static inner => new() { Memory = new[] { inner! } }),
        ["tuple"] = Of<Knot>(static inner => new() { Tuple = (1, inner) }),
        ["tuple of a class"] = Of<Knot>(static inner => new() { ClassTuple = new(1, inner) }),
        ["pairs"] = Of<Knot>(static inner => new() { Pairs = [new(1, inner)] }),
        ["generic box"] = Of<Knot>(static inner => new() { Box = new() { Content = inner } }),
        ["object"] = Of<Knot>(static inner => new() { Object = inner }),
        ["formatter"] = Of<Knot>(static inner => new() { Formatted = inner }),
        ["own collection"] = Of<Knot>(static inner => new() { Own = [inner!] }),
        ["struct"] = static (depth, options) => Scenario(
            () => new Knot { Slot = NestSlots(depth) }, options),
        ["compact class"] = Of<CompactKnot>(static inner => new() { Plain = inner }),
        ["compact list"] = Of<CompactKnot>(static inner => new() { List = [inner!] }),
        ["compact dictionary"] = Of<CompactKnot>(static inner => new() { Map = new() { [1] = inner! } }),
        ["tolerant class"] = Of<TolerantKnot>(static inner => new() { Plain = inner }),
        ["tolerant list"] = Of<TolerantKnot>(static inner => new() { List = [inner!] }),
        ["tolerant dictionary"] = Of<TolerantKnot>(static inner => new() { Map = new() { [""] = inner! } }),
        ["tolerant tuple"] = Of<TolerantKnot>(static inner => new() { Tuple = (1, inner) }),
        ["tracked class"] = Of<TrackedKnot>(static inner => new() { Plain = inner, Again = inner }),
        ["tracked list"] = Of<TrackedKnot>(static inner => new() { List = [inner!, inner!] }),
        ["union"] = Of<UnionKnot>(static inner => new UnionPair { Inner = inner }),
        ["list of a union"] = Of<UnionKnot>(static inner => new UnionPile { Inner = [inner] }),
        ["union of structs"] = Of<IKnot>(static inner => new StructCase { Inner = inner }),
        ["filled list"] = Of<FilledKnot>(Fill),
        ["record"] = Of<RecordKnot>(static inner => new(1, inner)),
        ["derived class"] = Of<DerivedKnot>(static inner => new() { Inner = inner }),
    };

    public static IEnumerable<string> Names => s_all.Keys;

    public static StackScenario AtLimit(string name) =>
        s_all[name](name == "struct" ? Legal - 2 : Legal / LevelsOf(name), null);

    public static StackScenario WithoutLimit(string name) => s_all[name](Deep, FastSerializerOptions.Trusted);

    /// <summary>Where each level of the table is two of the serializer's.</summary>
    private static int LevelsOf(string name) => name is "key" or "generic box" or "formatter" ? 2 : 1;

    private static Func<int, FastSerializerOptions?, StackScenario> Of<T>(Func<T?, T> wrap)
        where T : class => (depth, options) => Scenario(() => Nest(depth, wrap), options);

    private static StackScenario<T> Scenario<T>(Func<T> make, FastSerializerOptions? options) => new(make, options);

    private static T Nest<T>(int depth, Func<T?, T> wrap)
        where T : class
    {
        T? value = null;
        for (var i = 0; i < depth; i++)
        {
            value = wrap(value);
        }

        return value!;
    }

    private static FilledKnot Fill(FilledKnot? inner)
    {
        var knot = new FilledKnot();
        if (inner is not null)
        {
            knot.Inner.Add(inner);
        }

        return knot;
    }

    private static KnotSlot NestSlots(int depth)
    {
        var slot = default(KnotSlot);
        for (var i = 0; i < depth; i++)
        {
            slot = new KnotSlot { Slots = [slot] };
        }

        return slot;
    }
}
