using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Makes collections of any type from their elements in wire order, as a user would.</summary>
public static class CollectionMaker
{
    private static readonly Dictionary<Type, Type> s_naturalTypes = new()
    {
        [typeof(IEnumerable<>)] = typeof(List<>),
        [typeof(ICollection<>)] = typeof(List<>),
        [typeof(IList<>)] = typeof(List<>),
        [typeof(IReadOnlyCollection<>)] = typeof(List<>),
        [typeof(IReadOnlyList<>)] = typeof(List<>),
        [typeof(ISet<>)] = typeof(HashSet<>),
        [typeof(IReadOnlySet<>)] = typeof(HashSet<>),
        [typeof(IDictionary<,>)] = typeof(Dictionary<,>),
        [typeof(IReadOnlyDictionary<,>)] = typeof(Dictionary<,>),
        [typeof(System.Collections.IEnumerable)] = typeof(System.Collections.ArrayList),
        [typeof(System.Collections.ICollection)] = typeof(System.Collections.ArrayList),
        [typeof(System.Collections.IList)] = typeof(System.Collections.ArrayList),
        [typeof(System.Collections.IDictionary)] = typeof(System.Collections.Hashtable),
        [typeof(IImmutableList<>)] = typeof(ImmutableList<>),
        [typeof(IImmutableQueue<>)] = typeof(ImmutableQueue<>),
        [typeof(IImmutableStack<>)] = typeof(ImmutableStack<>),
        [typeof(IImmutableSet<>)] = typeof(ImmutableHashSet<>),
        [typeof(IImmutableDictionary<,>)] = typeof(ImmutableDictionary<,>),
    };

    private static readonly Dictionary<Type, Type> s_factories = new()
    {
        [typeof(ImmutableArray<>)] = typeof(ImmutableArray),
        [typeof(ImmutableList<>)] = typeof(ImmutableList),
        [typeof(ImmutableQueue<>)] = typeof(ImmutableQueue),
        [typeof(ImmutableStack<>)] = typeof(ImmutableStack),
        [typeof(ImmutableHashSet<>)] = typeof(ImmutableHashSet),
        [typeof(ImmutableSortedSet<>)] = typeof(ImmutableSortedSet),
        [typeof(ImmutableDictionary<,>)] = typeof(ImmutableDictionary),
        [typeof(ImmutableSortedDictionary<,>)] = typeof(ImmutableSortedDictionary),
    };

    private static readonly Dictionary<Type, string> s_makers = new()
    {
        [typeof(FrozenSet<>)] = nameof(FrozenSet),
        [typeof(FrozenDictionary<,>)] = nameof(FrozenPairs),
        [typeof(ILookup<,>)] = nameof(Lookup),
        [typeof(IGrouping<,>)] = nameof(Group),
    };

    /// <summary>Makes a collection; throws what its constructor throws for elements that do not fit.</summary>
    public static object Make(Type type, IReadOnlyList<object?> elements)
    {
        var definition = CollectionItems.DefinitionOf(type);
        if (s_naturalTypes.TryGetValue(definition, out var natural))
        {
            return Make(type.IsGenericType ? natural.MakeGenericType(type.GetGenericArguments()) : natural, elements);
        }

        var items = Array.CreateInstance(CollectionItems.ElementOf(type), elements.Count);
        for (var i = 0; i < items.Length; i++)
        {
            items.SetValue(elements[i], i);
        }

        if (type.IsArray)
        {
            return type.GetArrayRank() == 1 ? items : Grid(type, items);
        }

        if (s_factories.TryGetValue(definition, out var factory))
        {
            var create = factory.GetMethods().Single(m => m.Name == "CreateRange" && m.GetParameters() is [var only]
                && CollectionItems.DefinitionOf(only.ParameterType) == typeof(IEnumerable<>));
            return create.MakeGenericMethod(type.GetGenericArguments()).Invoke(null, [items])!;
        }

        // Some are made of classes that only the framework can name.
        if (BehindPrivateClass(type) is { } known)
        {
            return Call(s_makers[CollectionItems.DefinitionOf(known)], known, items);
        }

        return definition.Name switch
        {
            "ReadOnlyObservableCollection`1" => Construct(type, Construct(ObservableOf(type), items)),
            "ReadOnlyDictionary`2" or "SortedDictionary`2" or "SortedList`2" =>
                Construct(type, Call(nameof(Pairs), type, items)),
            "ReadOnlySet`1" => Construct(type, Construct(typeof(HashSet<>).MakeGenericType(type.GetGenericArguments()), items)),
            "BlockingCollection`1" => Construct(
                type, Construct(typeof(System.Collections.Concurrent.ConcurrentQueue<>).MakeGenericType(type.GetGenericArguments()), items)),
            "Collection`1" => Construct(type, Construct(typeof(List<>).MakeGenericType(type.GetGenericArguments()), items)),
            _ => HasConstructor(type, items.GetType()) ? Construct(type, items)
                : IsMadeOfMap(type) ? Construct(type, Call(nameof(Pairs), CollectionItems.ElementOf(type), items))
                : CollectionItems.IsUntyped(type) ? FillUntyped(type, items)
                : Fill(type, items),
        };
    }

    private static Type? BehindPrivateClass(Type type)
    {
        var levels = new List<Type>(type.GetInterfaces()) { type };
        for (var level = type.BaseType; level is not null; level = level.BaseType)
        {
            levels.Add(level);
        }

        return levels.Find(static level => s_makers.ContainsKey(CollectionItems.DefinitionOf(level)));
    }

    public static FrozenSet<T> FrozenSet<T>(T[] items) => items.ToFrozenSet();

    public static FrozenDictionary<TKey, TValue> FrozenPairs<TKey, TValue>(KeyValuePair<TKey, TValue>[] items)
        where TKey : notnull => items.ToFrozenDictionary();

    public static Dictionary<TKey, TValue> Pairs<TKey, TValue>(KeyValuePair<TKey, TValue>[] items)
        where TKey : notnull => new(items);

    public static ILookup<TKey, TElement> Lookup<TKey, TElement>(IGrouping<TKey, TElement>[] groups) => groups
        .SelectMany(static g => g.Select(item => (g.Key, item)))
        .ToLookup(static pair => pair.Key, static pair => pair.item);

    public static IGrouping<TKey, TElement> Group<TKey, TElement>(TElement[] items) =>
        items.GroupBy(static _ => default(TKey)!).Single();

    private static Type ObservableOf(Type type) => typeof(ObservableCollection<>).MakeGenericType(type.GetGenericArguments());

    private static bool HasConstructor(Type type, Type argument) => type.GetConstructors().Any(
        c => c.GetParameters() is [var only] && only.ParameterType.IsAssignableFrom(argument));

    /// <summary>A class of the tests that is made of another map.</summary>
    private static bool IsMadeOfMap(Type type) => CollectionItems.IsMap(type) && !type.IsGenericType
        && HasConstructor(type, typeof(Dictionary<,>).MakeGenericType(CollectionItems.ElementOf(type).GetGenericArguments()));

    private static object Construct(Type type, object argument) => type.GetConstructors()
        .First(c => c.GetParameters() is [var only] && only.ParameterType.IsInstanceOfType(argument)).Invoke([argument]);

    private static object Call(string name, Type type, Array items) => typeof(CollectionMaker).GetMethod(name)!
        .MakeGenericMethod(type.GetGenericArguments()).Invoke(null, [items])!;

    private static object Fill(Type type, Array items)
    {
        var collection = type.GetConstructor([]) is { } simple ? simple.Invoke([]) : Activator.CreateInstance(type, items.Length)!;
        var contract = typeof(ICollection<>).MakeGenericType(CollectionItems.ElementOf(type));
        foreach (var item in items)
        {
            contract.GetMethod("Add")!.Invoke(collection, [item]);
        }

        return collection;
    }

    private static object FillUntyped(Type type, Array items)
    {
        var collection = Activator.CreateInstance(type)!;
        foreach (var item in items)
        {
            if (item is KeyValuePair<object, object?> entry && collection is System.Collections.IDictionary map)
            {
                map.Add(entry.Key, entry.Value);
            }
            else
            {
                ((System.Collections.IList)collection).Add(item);
            }
        }

        return collection;
    }

    /// <summary>All elements in the last dimension.</summary>
    private static Array Grid(Type type, Array items)
    {
        var lengths = Enumerable.Repeat(1, type.GetArrayRank()).ToArray();
        lengths[^1] = items.Length;
        var grid = Array.CreateInstance(type.GetElementType()!, lengths);
        for (var i = 0; i < items.Length; i++)
        {
            var indexes = new int[lengths.Length];
            indexes[^1] = i;
            grid.SetValue(items.GetValue(i), indexes);
        }

        return grid;
    }
}
