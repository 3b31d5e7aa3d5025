using System.Collections;

namespace FastSer.SafetyTests.Stack;

/// <summary>The values with the largest frames.</summary>
internal static class StackScenarios
{
    private const int Levels = 64;

    private static readonly Dictionary<string, Func<StackScenario>> s_all = new(StringComparer.Ordinal)
    {
        ["Fast"] = static () => new StackScenario<FastLarge>(
            static () => Nest<FastLarge>(static inner => new() { Next = inner })),
        ["Compact"] = static () => new StackScenario<CompactLarge>(
            static () => Nest<CompactLarge>(static inner => new() { Next = inner })),
        ["Tolerant"] = static () => new StackScenario<TolerantLarge>(
            static () => Nest<TolerantLarge>(static inner => new() { Next = inner })),
        ["Tracked"] = static () => new StackScenario<TrackedLarge>(
            static () => Nest<TrackedLarge>(static inner => new() { Next = inner })),
        ["Maps"] = static () => new StackScenario<LargeInMaps>(
            static () => Nest<LargeInMaps>(static inner => new() { Items = new() { [1] = (default, inner) } })),
        ["Generic"] = static () => new StackScenario<GenericLargeRoot>(
            static () => new() { Root = Nest<GenericLarge<Large>>(static inner => new() { Next = inner }) }),
        ["NestedMaps"] = static () => new StackScenario<NestedMaps>(static () => Nest<NestedMaps>(NestInMaps)),
        ["Structs"] = static () => new StackScenario<ChainRoot>(static () => new() { Chains = new Chain0[1] }),
        ["Classes"] = static () => new StackScenario<Link0>(static () => new() { Next = new() { Next = new() } }),
    };

    public static IEnumerable<string> Names => s_all.Keys;

    public static StackScenario Get(string name) => s_all[name]();

    private static T Nest<T>(Func<T?, T> wrap)
        where T : class
    {
        T? value = null;
        for (var i = 0; i < Levels; i++)
        {
            value = wrap(value);
        }

        return value!;
    }

    private static NestedMaps NestInMaps(NestedMaps? inner)
    {
        var property = typeof(NestedMaps).GetProperty(nameof(NestedMaps.Maps))!;
        var result = new NestedMaps();
        property.SetValue(result, InMap(property.PropertyType, inner));
        return result;
    }

    private static object? InMap(Type type, object? innermost)
    {
        if (type == typeof(NestedMaps))
        {
            return innermost;
        }

        var map = (IDictionary)Activator.CreateInstance(type)!;
        map.Add((byte)1, InMap(type.GetGenericArguments()[1], innermost));
        return map;
    }
}
