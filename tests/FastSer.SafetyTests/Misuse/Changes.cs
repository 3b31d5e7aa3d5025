using System.Collections;
using FastSer.SafetyTests.Reentrancy;

namespace FastSer.SafetyTests.Misuse;

/// <summary>A value with a collection, its elements that may act, and ways to change it: to add a kind, add a line.</summary>
internal sealed record Changes(Changing Value, IReadOnlyList<Meddler> Elements, params Action<int>[] Acts)
{
    private const int Count = 120;

    private static readonly Dictionary<string, Func<Meddler[], Changes>> s_all = new(StringComparer.Ordinal)
    {
        ["array"] = static e => Of(new() { Array = [.. e] }, e, v => Array.Clear(v.Array!), v => v.Array![^1] = Long()),
        ["jagged array"] = static e =>
            Of(new() { Jagged = [[.. e], [.. e]] }, e, v => v.Jagged![1] = [], v => v.Jagged![1] = new Meddler?[900]),
        ["grid"] = static e =>
            Of(new() { Grid = GridOf(e) }, e, v => Array.Clear(v.Grid!), v => v.Grid![1, 1] = Long()),
        ["list"] = static e => List(new() { List = [.. e] }, e, static v => v.List!),
        ["dictionary"] = static e => Map(new() { Dictionary = MapOf(e) }, e, static v => v.Dictionary!),
        ["sorted dictionary"] = static e =>
            Map(new() { SortedDictionary = new(MapOf(e)) }, e, static v => v.SortedDictionary!),
        ["sorted list"] = static e => Map(new() { SortedList = new(MapOf(e)) }, e, static v => v.SortedList!),
        ["set"] = static e => Items(new() { Set = [.. e] }, e, static v => v.Set!),
        ["linked list"] = static e => Items(new() { Linked = new(e) }, e, static v => v.Linked!),
        ["queue"] = static e =>
            Of(new() { Queue = new(e) }, e, v => v.Queue!.Clear(), v => v.Queue!.Enqueue(Long()),
            v => v.Queue!.TryDequeue(out _)),
        ["stack"] = static e =>
            Of(new() { Stack = new(e) }, e, v => v.Stack!.Clear(), v => v.Stack!.Push(Long()),
            v => v.Stack!.TryPop(out _)),
        ["priority queue"] = static e => Of(
            new() { Priorities = new(e.Select(static (m, i) => ((Meddler?)m, i))) }, e,
            v => v.Priorities!.Clear(), v => v.Priorities!.Enqueue(Long(), 0),
                v => v.Priorities!.TryDequeue(out _, out _)),
        ["collection"] = static e => List(new() { Collection = [.. e] }, e, static v => v.Collection!),
        ["observable collection"] = static e => List(new() { Observable = [.. e] }, e, static v => v.Observable!),
        ["read-only collection"] = static e => Behind([.. e], e, static (v, list) => v.ReadOnly = new(list)),
        ["read-only dictionary"] = static e => BehindMap(MapOf(e), e, static (v, map) => v.ReadOnlyMap = new(map)),
        ["concurrent queue"] = static e => Of(
            new() { ConcurrentQueue = new(e) }, e, v => v.ConcurrentQueue!.Clear(),
                v => v.ConcurrentQueue!.Enqueue(Long())),
        ["concurrent stack"] = static e => Of(
            new() { ConcurrentStack = new(e) }, e, v => v.ConcurrentStack!.Clear(),
                v => v.ConcurrentStack!.Push(Long())),
        ["concurrent bag"] = static e => Of(
            new() { ConcurrentBag = [.. e] }, e, v => v.ConcurrentBag!.Clear(), v => v.ConcurrentBag!.Add(Long())),
        ["concurrent dictionary"] = static e =>
            Map(new() { ConcurrentDictionary = new(MapOf(e)) }, e, static v => v.ConcurrentDictionary!),
        ["ICollection"] = static e =>
            Items(new() { ICollection = new LinkedList<Meddler?>(e) }, e, static v => v.ICollection!),
        ["IList"] = static e =>
            List(new() { IList = new System.Collections.ObjectModel.Collection<Meddler?>([.. e]) }, e,
            static v => v.IList!),
        ["IReadOnlyCollection"] = static e => Behind([.. e], e, static (v, list) => v.IReadOnlyCollection = list),
        ["IReadOnlyList"] = static e => Behind([.. e], e, static (v, list) => v.IReadOnlyList = list.AsReadOnly()),
        ["IEnumerable"] = static e =>
            Behind([.. e], e, static (v, list) => v.IEnumerable = list.Select(static item => item)),
        ["ISet"] = static e =>
            Items(new() { ISet = new SortedSet<Meddler>(e,
            Comparer<Meddler>.Create(static (x, y) => x.GetHashCode() - y.GetHashCode())) }, e, static v => v.ISet!),
        ["IDictionary"] = static e =>
            Map(new() { IDictionary = new SortedDictionary<int, Meddler?>(MapOf(e)) }, e, static v => v.IDictionary!),
        ["IReadOnlyDictionary"] = static e => BehindMap(MapOf(e), e, static (v, map) => v.IReadOnlyDictionary = map),
        ["memory"] = static e =>
            Of(new() { Memory = e.ToArray<Meddler?>() }, e, v => v.Memory.Span.Clear(),
            v => v.Memory.Span[^1] = Long()),
        ["list of lists"] = static e => Of(
            new() { Lists = [[.. e], [.. e]] }, e,
            v => v.Lists![^1].Clear(), v => v.Lists![0].Clear(), v => v.Lists!.Add([]), v => v.Lists!.Clear(),
                v => v.Lists![^1].Add(Long())),
        ["own list"] = static e => List(new() { Own = [.. e] }, e, static v => v.Own!),
        ["own collection"] = static e => Of(
            new() { Items = [1, 2, 3] }, e, v => v.Items!.More = 1, v => v.Items!.More = -1,
                v => v.Items!.More = 1_000_000, v => v.Items!.Add(1)),
        ["list of numbers"] = static e => Of(
            new() { Numbers = [.. Enumerable.Range(0, 6_000)] }, e,
            v => v.Numbers!.Clear(), v => v.Numbers!.AddRange(new int[500]),
                v => v.Numbers!.RemoveRange(0, v.Numbers.Count / 2), v => v.Numbers!.TrimExcess()),
        ["list of texts"] = static e => Of(
            new() { Texts = [.. Enumerable.Repeat("text", 300)] }, e,
            v => v.Texts!.Clear(), v => v.Texts!.Add(new string('x', 3_000)), v => v.Texts!.TrimExcess(),
                v => Replace(v.Texts!, new string('y', 900))),
        ["list of prices"] = static e => Of(
            new() { Prices = [.. Enumerable.Repeat(1.5m, 300)] }, e, v => v.Prices!.Clear(), v => v.Prices!.Add(2m),
                v => v.Prices!.TrimExcess()),
        ["counts"] = static e => Of(
            new() { Counts = Enumerable.Range(0, 300).ToDictionary(static i => (long)i) }, e,
            v => v.Counts!.Clear(), v => v.Counts![v.Counts.Count + 1_000] = 1, v => v.Counts!.TrimExcess(),
                v => v.Counts!.Remove(5)),
        ["ids"] = static e => Of(
            new() { Ids = [.. e.Select(static _ => Guid.NewGuid())] }, e, v => v.Ids!.Clear(),
                v => v.Ids!.Add(Guid.NewGuid()), v => v.Ids!.TrimExcess()),
        ["names"] = static e => Of(
            new() { Names = e.ToDictionary(static m => $"{m.Number}", static m => (string?)null) }, e,
            v => v.Names!.Clear(), v => v.Names![$"{v.Names.Count}x"] = new string('n', 500),
                v => v.Names!.TrimExcess()),
        ["tuples"] = static e => Of(
            new() { Tuples = [.. e.Select(static m => (m.Number, m.Text))] }, e, v => v.Tuples!.Clear(),
                v => v.Tuples!.Add((1, new string('t', 900)))),
        ["string builder"] = static e => Of(
            new() { Text = new(new string('b', 3_000)) }, e, v => v.Text!.Clear(), v => v.Text!.Append('c', 5_000),
                v => v.Text!.Insert(0, "\u0100")),
        ["bits"] = static e =>
            Of(new() { Bits = new(3_000) }, e, v => v.Bits!.Length = 5, v => v.Bits!.Length = 9_000,
            v => v.Bits!.Not()),
        ["compact numbers"] = static e => Of(
            new() { Compact = new() { Numbers = [.. Enumerable.Range(0, 3_000)] } }, e,
            v => v.Compact!.Numbers!.Clear(), v => v.Compact!.Numbers!.Add(int.MinValue),
                v => v.Compact!.Numbers!.TrimExcess()),
        ["compact list"] = static e =>
            List(new() { Compact = new() { List = [.. e] } }, e, static v => v.Compact!.List!),
        ["compact set"] = static e => Of(
            new() { Compact = new() { Set = [.. e.Select(static m => (long)m.Number)] } }, e,
                v => v.Compact!.Set!.Clear(), v => v.Compact!.Set!.Add(long.MinValue + v.Compact!.Set.Count)),
        ["compact flags"] = static e => Of(
            new() { Compact = new() { Flags = [.. new bool[900]] } }, e, v => v.Compact!.Flags!.Clear(),
                v => v.Compact!.Flags!.Add(true), v => v.Compact!.Flags!.TrimExcess()),
        ["compact queue"] = static e => Of(
            new() { Compact = new() { Queue = new(Enumerable.Range(0, 300)) } }, e, v => v.Compact!.Queue!.Clear(),
                v => v.Compact!.Queue!.Enqueue(70_000)),
        ["tolerant list"] = static e =>
            List(new() { Tolerant = new() { List = [.. e] } }, e, static v => v.Tolerant!.List!),
        ["tolerant map"] = static e => Of(
            new() { Tolerant = new() { Map = e.ToDictionary(static m => $"{m.Number}", static m => (Meddler?)m) } }, e,
            v => v.Tolerant!.Map!.Clear(), v => v.Tolerant!.Map![$"{v.Tolerant.Map.Count}x"] = Long()),
        ["tolerant numbers"] = static e => Of(
            new() { Tolerant = new() { Numbers = [.. Enumerable.Range(0, 3_000)] } }, e,
                v => v.Tolerant!.Numbers!.Clear(), v => v.Tolerant!.Numbers!.Add(1)),
        ["tracked list"] = static e => Of(
            new() { Tracked = new() { List = [.. e.Select(static m => new ChangingTracked { First = m })] } }, e,
            v => v.Tracked!.List!.Clear(), v => v.Tracked!.List!.Add(new()), v => v.Tracked!.List!.Reverse()),
    };

    public static IEnumerable<string> Names => s_all.Keys;

    /// <summary>A new value, with new elements.</summary>
    public static Changes Get(string name) =>
        s_all[name]([.. Enumerable.Range(0, Count).Select(static i => new Meddler { Number = i, Text = $"text {i}" })]);

    private static Meddler Long() => new() { Text = new string('x', 5_000) };

    private static Changes Of(Changing value, Meddler[] elements, params Action<Changing>[] acts) =>
        new(value, elements, Array.ConvertAll<Action<Changing>, Action<int>>(acts, act => _ => act(value)));

    private static Changes Items<T>(Changing value, Meddler[] elements, Func<Changing, ICollection<T>> collection)
        where T : class? => Of(
        value, elements, v => collection(v).Clear(), v => collection(v).Add((T)(object)Long()),
            v => collection(v).Remove((T)(object)elements[^1]));

    private static Changes List(Changing value, Meddler[] elements, Func<Changing, IList<Meddler?>> list) => Of(
        value, elements, v => list(v).Clear(), v => list(v).Add(Long()), v => RemoveLast(list(v)),
            v => Replace(list(v), Long()),
        v => (list(v) as List<Meddler?>)?.TrimExcess());

    private static Changes Map(Changing value, Meddler[] elements, Func<Changing, IDictionary<int, Meddler?>> map) =>
        Of(
        value, elements, v => map(v).Clear(), v => map(v)[map(v).Count + 1_000] = Long(),
            v => map(v).Remove(map(v).Count - 1), v => map(v)[5] = Long());

    private static Changes Behind(List<Meddler?> list, Meddler[] elements, Action<Changing, List<Meddler?>> set)
    {
        var value = new Changing();
        set(value, list);
        return List(value, elements, _ => list);
    }

    private static Changes BehindMap(
        Dictionary<int, Meddler?> map, Meddler[] elements, Action<Changing, Dictionary<int, Meddler?>> set)
    {
        var value = new Changing();
        set(value, map);
        return Map(value, elements, _ => map);
    }

    private static void RemoveLast(IList<Meddler?> list)
    {
        if (list.Count > 0)
        {
            list.RemoveAt(list.Count - 1);
        }
    }

    private static void Replace<T>(IList<T> list, T item)
    {
        if (list.Count > 0)
        {
            list[^1] = item;
        }
    }

    private static Dictionary<int, Meddler?> MapOf(Meddler[] elements) =>
        elements.ToDictionary(static m => m.Number, static m => (Meddler?)m);

    private static Meddler?[,] GridOf(Meddler[] elements)
    {
        var grid = new Meddler?[2, elements.Length];
        for (var i = 0; i < elements.Length; i++)
        {
            (grid[0, i], grid[1, i]) = (elements[i], elements[i]);
        }

        return grid;
    }
}
