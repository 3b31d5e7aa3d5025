using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;

namespace FastSer.TestKit;

/// <summary>
/// Makes random values of any test type, the way a user would: through the constructor, then the setters. The same seed
/// makes the same value.
/// </summary>
/// <param name="seed">The seed of every choice.</param>
/// <param name="isThorough">
/// Objects that keep their identity are shared and form cycles, collections without a setter are filled, and those with a comparer
/// of their own are made.
/// </param>
public sealed class ValueGenerator(int seed, bool isThorough = false)
{
    private const int MaxDepth = 5;

    private static readonly MethodInfo s_lazy = typeof(ValueGenerator).GetMethod(nameof(Lazy), BindingFlags.NonPublic | BindingFlags.Static)!;

    private readonly Random _random = new(seed);
    private int _budget = 400;
    private readonly List<object> _kept = [];
    private FastSerUnionAttribute[]? _set;

    /// <summary>A random value of a type; null where the type allows it.</summary>
    public object? Create(Type type)
    {
        // A type may refuse some values: those are drawn again.
        for (var attempt = 0; attempt < 100; attempt++)
        {
            try
            {
                _budget = 400;
                _kept.Clear();
                return Any(type, 0);
            }
            catch (TargetInvocationException)
            {
            }
        }

        throw new InvalidOperationException($"{type} refused every value.");
    }

    private static Lazy<T> Lazy<T>(T value) => new(value);

    private object? Any(Type type, int depth)
    {
        _budget--;
        if (Nullable.GetUnderlyingType(type) is { } underlying)
        {
            return _random.Next(4) == 0 ? null : Any(underlying, depth);
        }

        var mayBeNull = !type.IsValueType;
        return mayBeNull && (_random.Next(8) == 0 || depth > MaxDepth || _budget < 0) ? null : Value(type, depth);
    }

    private object Value(Type type, int depth)
    {
        if (ReferenceUnions.Applies(_set, type))
        {
            var set = _set!;
            _set = null;
            var value = Value(set[_random.Next(set.Length)].Type, depth);
            _set = set;
            return value;
        }

        if (type == typeof(Type))
        {
            return _set![_random.Next(_set.Length)].Type;
        }

        if (RandomScalars.MakerOf(type) is { } make)
        {
            return make(_random);
        }

        if (type.IsEnum)
        {
            return Enum.ToObject(type, RandomScalars.MakerOf(Enum.GetUnderlyingType(type))!(_random));
        }

        if (CollectionItems.DefinitionOf(type) == typeof(Lazy<>))
        {
            var argument = type.GetGenericArguments()[0];
            return s_lazy.MakeGenericMethod(argument).Invoke(null, [Any(argument, depth + 1)])!;
        }

        return CollectionItems.DefinitionOf(type) == typeof(IGrouping<,>) ? Group(type, depth)
            : CollectionItems.IsCollection(type) ? Collection(type, depth)
            : Annotated(type, depth);
    }

    /// <summary>Elements that a set or map has already are left out.</summary>
    private object Collection(Type type, int depth)
    {
        var element = CollectionItems.ElementOf(type);
        var items = CollectionItems.IsMap(type) ? Pairs(element, depth)
            : CollectionItems.DefinitionOf(type) == typeof(ILookup<,>) ? Groups(element, depth)
            : Items(element, depth);
        return CollectionMaker.Make(type, IsSet(type) ? [.. items.Distinct()] : items);
    }

    private static bool IsSet(Type type) =>
        type.GetInterfaces().Any(static contract => CollectionItems.DefinitionOf(contract) == typeof(IReadOnlySet<>));

    private List<object?> Pairs(Type pair, int depth)
    {
        var types = pair.GetGenericArguments();
        var pairs = new Dictionary<object, object?>();
        for (var i = Count(); i > 0; i--)
        {
            var key = Value(types[0], depth + 1);
            pairs[key] = Activator.CreateInstance(pair, key, Any(types[1], depth + 1));
        }

        return [.. pairs.Values];
    }

    private object Group(Type type, int depth)
    {
        var element = CollectionItems.ElementOf(type);
        return CollectionMaker.Make(type, [Any(element, depth + 1), .. Items(element, depth)]);
    }

    private List<object?> Groups(Type group, int depth) => _random.Next(2) == 0 ? [] : [Group(group, depth)];

    private List<object?> Items(Type type, int depth)
    {
        var items = new List<object?>();
        for (var i = Count(); i > 0; i--)
        {
            items.Add(Any(type, depth + 1));
        }

        return items;
    }

    // Now and then as many as make the header long.
    private int Count() => _budget < 0 ? 0 : _random.Next(40) == 0 ? _random.Next(252, 258) : _random.Next(6);

    private object Annotated(Type type, int depth)
    {
        if (ReferenceUnions.IsLanguageUnion(type))
        {
            return Content(type, depth);
        }

        if (ReferenceUnions.IsUnion(type))
        {
            if (ReferenceUnions.FallbackOf(type) is not null && _random.Next(6) == 0)
            {
                return UnknownCase(type);
            }

            var leaves = ReferenceUnions.LeavesOf(type).ToArray();
            type = leaves[_random.Next(leaves.Length)];
        }

        if (isThorough && ReferenceIdentity.IsKept(type) && _random.Next(3) == 0 && Known(type) is { } known)
        {
            return known;
        }

        var constructor = ConstructorOf(type);
        var value = constructor is null
            ? RuntimeHelpers.GetUninitializedObject(type)
            : constructor.Invoke([.. constructor.GetParameters().Select(p => Argument(type, p, depth))]);
        if (isThorough && ReferenceIdentity.IsKept(type) && constructor is { } simple && simple.GetParameters().Length == 0)
        {
            _kept.Add(value);
        }

        // What the constructor took is not drawn again: large graphs would leave nothing for the root.
        var given = (constructor?.GetParameters() ?? []).Select(ConstructorParameters.NameOf).ToHashSet(StringComparer.OrdinalIgnoreCase);
        for (var declaring = type; declaring is not null && declaring != typeof(object); declaring = declaring.BaseType)
        {
            Fill(value, declaring, depth, given);
        }

        return value;
    }

    /// <summary>A C# union of a value of one of its cases, or without content.</summary>
    private object Content(Type union, int depth)
    {
        if (_random.Next(8) == 0 || depth > MaxDepth || _budget < 0)
        {
            return RuntimeHelpers.GetUninitializedObject(union);
        }

        var (outer, cases) = (_set, ReferenceUnions.NamedBy(ReferenceUnions.ContentOf(union)));
        _set = null;
        var content = Value(cases[_random.Next(cases.Length)].Type, depth + 1);
        _set = outer;
        var maker = ReferenceUnions.MakersOf(union).Single(method => method.GetParameters() is [{ ParameterType: var type }]
            && (Nullable.GetUnderlyingType(type) ?? type) == content.GetType());
        return maker is ConstructorInfo constructor ? constructor.Invoke([content]) : maker.Invoke(null, [content])!;
    }

    /// <summary>
    /// A value of a type that only a later version of the union names: no constructor makes it. The later versions that tests have name fewer
    /// types than its least tag, as its content is not that of any type.
    /// </summary>
    private object UnknownCase(Type union)
    {
        var tags = ReferenceUnions.CasesOf(union).Select(static item => item.Tag).ToHashSet();
        int tag;
        do
        {
            tag = _random.Next(64, 252);
        }
        while (tags.Contains(tag));

        var content = new byte[_random.Next(5)];
        _random.NextBytes(content);
        return FastSerializer.Deserialize(union, (byte[])[(byte)(tag + 1), (byte)(content.Length + 1), .. content])!;
    }

    private object? Known(Type type)
    {
        var same = _kept.FindAll(item => item.GetType() == type);
        return same.Count == 0 ? null : same[_random.Next(same.Count)];
    }

    private static ConstructorInfo? ConstructorOf(Type type) => ConstructorParameters.ChosenOf(type) ?? ConstructorParameters.LongestOf(type);

    private void Fill(object value, Type declaring, int depth, HashSet<string> given)
    {
        const BindingFlags Declared =
            BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;
        var all = declaring.GetCustomAttribute<FastSerTypeAttribute>(inherit: false)?.Members == FastSerMembers.All;
        foreach (var property in declaring.GetProperties(Declared))
        {
            if (given.Contains(property.Name))
            {
                continue;
            }

            if (property.SetMethod is { } setter
                && property.GetIndexParameters().Length == 0
                && IsMember(property, all || property.GetMethod!.IsPublic))
            {
                setter.Invoke(value, [Held(property, property.PropertyType, depth)]);
            }
            else if (isThorough && property is { SetMethod: null, GetMethod: not null } && property.GetIndexParameters().Length == 0
                && CollectionItems.IsCollection(property.PropertyType) && IsMember(property, all || property.GetMethod.IsPublic)
                && !declaring.GetConstructors().Any(static c => c.GetParameters().Length > 0))
            {
                Add(property.GetValue(value), property.PropertyType, depth);
            }
        }

        foreach (var field in declaring.GetFields(Declared))
        {
            if (!field.IsInitOnly && !field.Name.StartsWith('<') && !given.Contains(field.Name) && IsMember(field, all || field.IsPublic))
            {
                field.SetValue(value, Held(field, field.FieldType, depth));
            }
        }
    }

    /// <summary>A parameter takes what its member may hold.</summary>
    private object? Argument(Type type, ParameterInfo parameter, int depth) => ConstructorParameters.MemberOf(type, parameter) is { } member
        ? Held(member, parameter.ParameterType, depth)
        : Any(parameter.ParameterType, depth + 1);

    private object? Held(MemberInfo member, Type type, int depth)
    {
        var outer = _set;
        FastSerUnionAttribute[] named = [.. member.GetCustomAttributes<FastSerUnionAttribute>()];
        _set = named.Length > 0 ? named : IsItem(member) ? outer : null;
        var value = member.GetCustomAttribute<FastSerComparerAttribute>() is { } comparer
            ? Compared(comparer, member, type, depth)
            : Limited(member, type, depth);
        _set = outer;
        return value;
    }

    /// <summary>Makes a value with the nulls and lengths that the member allows.</summary>
    private object? Limited(MemberInfo member, Type type, int depth)
    {
        var refusesNull = MemberRules.RefusesNull(member);
        for (var attempt = 0; attempt < 100; attempt++)
        {
            var value = refusesNull ? Value(type, depth + 1) : Any(type, depth + 1);
            if (MemberRules.IsShortEnough(member, value))
            {
                return value;
            }
        }

        return refusesNull ? throw new TargetInvocationException(null) : null;
    }

    /// <summary>Says whether a member is an item of a tuple or pair: the types that a member names hold for the items of its tuples too.</summary>
    private static bool IsItem(MemberInfo member) => typeof(ITuple).IsAssignableFrom(member.DeclaringType)
        || CollectionItems.DefinitionOf(member.DeclaringType!) == typeof(KeyValuePair<,>);

    /// <summary>A collection with the comparer that its member states.</summary>
    private object? Compared(FastSerComparerAttribute attribute, MemberInfo member, Type type, int depth)
    {
        if (_random.Next(4) == 0 && !MemberRules.RefusesNull(member))
        {
            return null;
        }

        var comparer = attribute.ComparerType is { } own ? Activator.CreateInstance(own)! : StringComparer.FromComparison(attribute.Comparison!.Value);
        var constructor = type.GetConstructors().FirstOrDefault(
            c => c.GetParameters() is [var only] && only.ParameterType.IsInstanceOfType(comparer));
        var value = constructor?.Invoke([comparer]);
        Add(value, type, depth);
        return value;
    }

    /// <summary>Adds elements to a collection, but none twice.</summary>
    private void Add(object? collection, Type type, int depth)
    {
        if (collection is null)
        {
            return;
        }

        var element = CollectionItems.ElementOf(type);
        if (!typeof(ICollection<>).MakeGenericType(element).IsInstanceOfType(collection))
        {
            // A priority queue stays empty.
            return;
        }

        var add = typeof(ICollection<>).MakeGenericType(element).GetMethod("Add")!;
        foreach (var item in CollectionItems.IsMap(type) ? Pairs(element, depth) : Items(element, depth))
        {
            try
            {
                add.Invoke(collection, [item]);
            }
            catch (TargetInvocationException exception) when (exception.InnerException is ArgumentException)
            {
                // It is there already, or a null that may not be there.
            }
        }
    }

    // Only collections with the comparer that a member states could come back the same.
    private bool IsMember(MemberInfo member, bool isVisible) =>
        (isVisible || member.IsDefined(typeof(FastSerIncludeAttribute)) || member.IsDefined(typeof(FastSerMemberAttribute)))
        && !member.IsDefined(typeof(FastSerIgnoreAttribute)) && !ExternalTypes.Ignores(member.DeclaringType!, member.Name)
        && !typeof(Delegate).IsAssignableFrom((member as FieldInfo)?.FieldType ?? ((PropertyInfo)member).PropertyType)
        && (isThorough || !member.IsDefined(typeof(FastSerComparerAttribute)));
}
