using FastSer.Generator.Collections;
using FastSer.Generator.Diagnostics;
using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>Turns a type symbol into the facts that emitted code depends on, or into a reason why it cannot be written.</summary>
internal sealed partial class WireKindResolver(IAssemblySymbol assembly, CompilationFacts facts)
{
    /// <summary>Nesting of collections, tuples and fixed-size structs beyond this is refused.</summary>
    private const int MaximumNesting = 32;

    private readonly TypeGraph _graph = facts.Graph;
    private readonly Dictionary<INamedTypeSymbol, (int? Fixed, int Minimum)> _structs = facts.Structs;
    private int _nesting;
    private int _deepest;
    private int _questions;

    /// <summary>Why the last call returned null.</summary>
    public string Reason { get; private set; } = "";

    /// <summary>The rule that the last call found broken; its message takes type, member, member type and reason.</summary>
    public DiagnosticDescriptor Rule { get; private set; } = Descriptors.MemberTypeMustBeSupported;

    /// <summary>A member may have a formatter of its own.</summary>
    public TypeRef? Resolve(MemberSymbol member) => ExtensionTypes.FormatterOf(member.Symbol) is { } formatter
        ? ResolveCustom(member.Type, formatter)
        : Resolve(member.Type);

    public TypeRef? Resolve(ITypeSymbol type)
    {
        if (_set is not null)
        {
            return ResolveNested(type);
        }

        if (facts.Resolved.TryGetValue(type, out var known))
        {
            _deepest = Math.Max(_deepest, _nesting + known.Nesting);
            return _nesting + known.Nesting > MaximumNesting ? RefuseNesting() : known.Type;
        }

        var outer = _deepest;
        _deepest = _nesting;
        var resolved = ResolveNested(type);
        if (resolved is not null && _questions == 0)
        {
            facts.Resolved[type] = (resolved, _deepest - _nesting);
        }

        _deepest = Math.Max(_deepest, outer);
        return resolved;
    }

    private TypeRef? ResolveNested(ITypeSymbol type)
    {
        if (_nesting == MaximumNesting)
        {
            return RefuseNesting();
        }

        _nesting++;
        _deepest = Math.Max(_deepest, _nesting);
        try
        {
            return type switch
            {
                IArrayTypeSymbol { Rank: 1 } array => ResolveGeneric(array, WireKind.Array, [array.ElementType]),
                IArrayTypeSymbol { Rank: <= 4 } grid => ResolveGrid(grid),
                IArrayTypeSymbol => Refuse("arrays of more than 4 dimensions are not supported; use an array of arrays"),
                ITypeParameterSymbol parameter => new TypeRef
                {
                    FullName = parameter.Name, Kind = WireKind.Any, Name = parameter.Name, MinimumSize = 1,
                    IsReference = !parameter.IsValueType, ClaimsSlots = true, SchemaName = parameter.Name,
                },
                INamedTypeSymbol named => ResolveNamed(named),
                _ => Refuse("pointers, dynamic and function pointers cannot be stored"),
            };
        }
        finally
        {
            _nesting--;
        }
    }

    private TypeRef? RefuseNesting() => Refuse("it is nested too deeply");

    private TypeRef? ResolveCustom(ITypeSymbol type, INamedTypeSymbol formatter) =>
        ExtensionTypes.WhyNotFormatter(formatter, type) is { } reason
            ? Refuse(reason, Descriptors.FormatterMustFit)
            : ExtensionTypes.Custom(type, formatter);

    private TypeRef? ResolveNamed(INamedTypeSymbol type)
    {
        if (_set is { } set && set.AppliesTo(type))
        {
            return ResolveSet(type, set);
        }

        if (ExtensionTypes.FormatterOf(type) is { } formatter)
        {
            return ResolveCustom(type, formatter);
        }

        if (_graph.Extensions.SurrogateOf(type) is { } surrogate)
        {
            return ExtensionTypes.WhyNotSurrogate(surrogate, type) is { } reason
                ? Refuse(reason, Descriptors.SurrogateMustFit)
                : ExtensionTypes.Surrogate(type, surrogate, _graph);
        }

        if (BuiltInScalars.Find(type) is { } scalar)
        {
            return new TypeRef
            {
                FullName = TypeNames.Full(type),
                Kind = scalar.FixedSize is null ? WireKind.VariableScalar : WireKind.Scalar,
                Name = scalar.Suffix,
                Suffix = scalar.Suffix,
                FixedSize = scalar.FixedSize,
                MinimumSize = scalar.FixedSize ?? 1,
                IsReference = scalar.IsReference,
                IsMemoryScalar = scalar.IsMemoryScalar,
            };
        }

        if (type is { TypeKind: TypeKind.Enum, EnumUnderlyingType: { } underlying })
        {
            var size = BuiltInScalars.Find(underlying)!;
            return new TypeRef
            {
                FullName = TypeNames.Full(type),
                Kind = WireKind.Enum,
                Name = TypeNames.ForHelper(type),
                Suffix = size.Suffix,
                Underlying = underlying.ToDisplayString(),
                IsForeignEnum = !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
                    && !TypeNames.Full(type).StartsWith("global::System.", StringComparison.Ordinal),
                FixedSize = size.FixedSize,
                MinimumSize = size.FixedSize!.Value,
                IsMemoryScalar = true,
            };
        }

        if (KindOfGeneric(type) is { } kind)
        {
            return ResolveGeneric(type, kind, ItemTypes(type));
        }

        if (CollectionTypes.Find(type) is { } collection)
        {
            return ResolveCollection(type, collection, comparer: null);
        }

        return type.IsAnnotated() ? ResolveAnnotated(type) : Refuse(UnsupportedCollections.WhyNot(type) ?? type switch
        {
            { IsRefLikeType: true } => "a ref struct cannot be stored",
            { TypeKind: TypeKind.Interface or TypeKind.Delegate } or { SpecialType: SpecialType.System_Object } =>
                "its run-time type is not known at build time; name the types that it may hold with "
                + "[FastSerUnion(tag, typeof(...))] on the member that holds it, or use a concrete type",
            _ => $"mark '{type.Name}' with [FastSerType], use a supported type, or mark the member [FastSerIgnore]",
        });
    }

    private TypeRef? ResolveAnnotated(INamedTypeSymbol type)
    {
        if (type.IsAbstract && !type.IsUnion())
        {
            return Refuse("it is abstract; name the types that may stand there with [FastSerUnion(tag, typeof(...))] on "
                + $"'{type.Name}' or on the member, or use a concrete type");
        }

        if (type.IsTolerant() && type.TypeArguments.Any(argument => _graph.FindTracked(argument) is not null))
        {
            return Refuse($"'{type.Name}' is Tolerant and cannot hold objects that keep their identity");
        }

        var (size, minimum) = type.IsValueType ? SizesOf(type) : (null, 1);
        return new TypeRef
        {
            FullName = TypeNames.Full(type),
            Kind = type.IsReferenceType ? WireKind.Object : size is null ? WireKind.Struct : WireKind.Value,
            Name = TypeNames.ForHelper(type),
            FixedSize = size,
            MinimumSize = minimum,
            IsReference = type.IsReferenceType,
            IsTolerant = type.IsTolerant() && !type.IsUnion(),
            SchemaName = TypeNames.Schema(type),
            SchemaArguments = type.TypeArguments.IsEmpty
                ? ""
                : $"({string.Join(",", type.TypeArguments.Select(argument => Resolve(argument)?.SchemaKind))})",
            ClaimsSlots = _graph.ClaimsSlots(type),
            IsUnion = type.IsUnion(),
            IsBoundedObject = type.IsReferenceType && !type.IsUnion() && !type.TracksReferences()
                && (IsBounded(type) || Implements(type, KnownTypes.SerializableBounded)),
            IsPackedElement = size is not null || Implements(type, KnownTypes.SerializableValue),
        };
    }

    /// <summary>A class of this assembly whose members are all of fixed size or strings.</summary>
    private bool IsBounded(INamedTypeSymbol type)
    {
        if (!facts.Bounded.TryGetValue(type, out var isBounded))
        {
            // A class that meets itself does so in a member that is not of fixed size.
            facts.Bounded[type] = false;
            isBounded = facts.Bounded[type] = Aside(() => HasBoundedMembers(type));
        }

        return isBounded;
    }

    private bool HasBoundedMembers(INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
        && !IsGeneric(type)
        && !CallbackCollector.HasWriteCallbacks(type)
        && _graph.MembersOf(type).TrueForAll(member => member.Type is INamedTypeSymbol and not { IsReferenceType: true, SpecialType: SpecialType.None }
            && Resolve(member) is { } resolved
            && (type.IsCompact() ? CompactTypes.Of(resolved) : resolved).IsBoundedMember);

    /// <summary>
    /// A type of another assembly says by its interfaces how it is best written. Those are asked at run time for what they
    /// depend on, so nothing of its layout gets into this assembly.
    /// </summary>
    private static bool Implements(INamedTypeSymbol type, string contract) =>
        type.AllInterfaces.Any(implemented => implemented.Is(contract)
            && SymbolEqualityComparer.Default.Equals(implemented.TypeArguments[0], type));

    /// <summary>A collection that is read with a comparer of the member's choice.</summary>
    public TypeRef? ResolveCollection(INamedTypeSymbol type, CollectionType collection, ComparerModel? comparer)
    {
        if (ResolveItems(collection.Items) is not { } items)
        {
            return null;
        }

        if (collection.Kind.NeedsMemoryScalar && !items[0].IsMemoryScalar)
        {
            return Refuse("its elements must be numbers or other scalars of fixed size; use an array");
        }

        return CollectionFactory.Create(
            collection.Kind, TypeNames.Full(type), TypeNames.ForHelper(type, items), items, comparer);
    }

    private TypeRef? ResolveGrid(IArrayTypeSymbol type) => Resolve(type.ElementType) is not { } element ? null : new TypeRef
    {
        FullName = TypeNames.Full(type),
        Kind = WireKind.Grid,
        Name = FormattableString.Invariant($"{element.Name}Grid{type.Rank}D"),
        MinimumSize = 1,
        IsReference = true,
        ClaimsSlots = element.ClaimsSlots || element.FixedSize is null,
        Items = new[] { element }.ToEquatableArray(),
        Rank = type.Rank,
    };

    private List<TypeRef>? ResolveItems(IReadOnlyList<ITypeSymbol> types)
    {
        var items = new List<TypeRef>();
        foreach (var type in types)
        {
            if (Resolve(type) is not { } item)
            {
                return null;
            }

            items.Add(item);
        }

        return items;
    }

    private TypeRef? ResolveGeneric(ITypeSymbol type, WireKind kind, IReadOnlyList<ITypeSymbol> itemTypes)
    {
        if (ResolveItems(itemTypes) is not { } items)
        {
            return null;
        }

        if (kind == WireKind.Compact)
        {
            return CompactTypes.Wrap(TypeNames.Full(type), items[0]);
        }

        var isTuple = kind is WireKind.ValueTuple or WireKind.Tuple;
        var isCollection = kind is WireKind.Array or WireKind.List;
        int? size = kind == WireKind.ValueTuple && items.Count > 0 && items.TrueForAll(static item => item.FixedSize is not null)
            ? items.Sum(static item => item.FixedSize!.Value)
            : null;
        return new TypeRef
        {
            FullName = TypeNames.Full(type),
            Kind = kind,
            Name = TypeNames.ForHelper(kind, type, items),
            FixedSize = size,
            MinimumSize = size ?? (kind == WireKind.ValueTuple ? Math.Max(1, items.Sum(static item => item.MinimumSize)) : 1),
            IsReference = isCollection || kind == WireKind.Tuple,
            ClaimsSlots = items.Exists(static item => item.ClaimsSlots)
                || (isCollection && items.Exists(static item => item.FixedSize is null)),
            Items = items.ToEquatableArray(),
            ItemNames = isTuple ? ItemNames(type, items.Count) : EquatableArray<string>.Empty,
        };
    }

    /// <summary>
    /// The fixed size, if there is one, and the least size of a struct. Structs of other assemblies are of no known size:
    /// their layout may change without this assembly being rebuilt. Nor are generic ones.
    /// </summary>
    private (int? Fixed, int Minimum) SizesOf(INamedTypeSymbol type)
    {
        if (!SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) || IsGeneric(type) || type.IsTolerant())
        {
            return (null, 1);
        }

        if (_structs.TryGetValue(type, out var known))
        {
            return known;
        }

        // A struct that meets itself does so inside a collection, which is of no fixed size.
        _structs[type] = (null, 1);
        var members = Aside(() => _graph.MembersOf(type).ConvertAll(member => Resolve(member.Type)));
        if (type.IsCompact())
        {
            return _structs[type] = CompactTypes.SizesOf(members);
        }

        int? size = 0;
        var minimum = 0;
        foreach (var member in members)
        {
            size += member?.FixedSize;
            minimum += member?.MinimumSize ?? 1;
        }

        return _structs[type] = (size == 0 ? null : size, Math.Max(1, minimum));
    }

    /// <summary>
    /// Answers a question about a type itself, wherever that stands. Types are not kept meanwhile: they may be part of the one
    /// that is asked about, of which not all is known.
    /// </summary>
    private T Aside<T>(Func<T> answer)
    {
        var (set, nesting, deepest) = (_set, _nesting, _deepest);
        (_set, _nesting) = (null, 0);
        _questions++;
        var result = answer();
        _questions--;
        (_set, _nesting, _deepest) = (set, nesting, deepest);
        return result;
    }

    private static WireKind? KindOfGeneric(INamedTypeSymbol type) => type switch
    {
        { IsTupleType: true } => WireKind.ValueTuple,
        { IsGenericType: false } => null,
        { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } => WireKind.Nullable,
        { Name: "List", Arity: 1 } when type.Is("System.Collections.Generic.List") => WireKind.List,
        { Name: "KeyValuePair", Arity: 2 } when type.Is("System.Collections.Generic.KeyValuePair") => WireKind.ValueTuple,
        { Name: "ValueTuple", Arity: 1 } when type.Is("System.ValueTuple") => WireKind.ValueTuple,
        { Name: "Tuple", Arity: < 8 } when type.Is("System.Tuple") => WireKind.Tuple,
        { Name: "Compact", Arity: 1 } when type.Is(KnownTypes.CompactWrapper) => WireKind.Compact,
        _ => null,
    };

    private static IReadOnlyList<ITypeSymbol> ItemTypes(INamedTypeSymbol type) => type.IsTupleType
        ? [.. type.TupleElements.Select(static element => element.Type)]
        : type.TypeArguments;

    private static EquatableArray<string> ItemNames(ITypeSymbol type, int count) =>
        type.Is("System.Collections.Generic.KeyValuePair")
            ? new[] { "Key", "Value" }.ToEquatableArray()
            : Enumerable.Range(1, count).Select(static i => FormattableString.Invariant($"Item{i}")).ToEquatableArray();

    /// <summary>The code of a generic struct is generated once, for arguments of any size.</summary>
    public static bool IsGeneric(INamedTypeSymbol type) =>
        type.IsGenericType || (type.ContainingType is { } containing && IsGeneric(containing));

    private TypeRef? Refuse(string reason, DiagnosticDescriptor? rule = null)
    {
        Rule = rule ?? Descriptors.MemberTypeMustBeSupported;
        Reason = reason;
        return null;
    }
}
