using FastSer.Generator.Collections;
using FastSer.Generator.Diagnostics;
using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Parsing;

/// <summary>Turns a type symbol into the facts that emitted code depends on, or into a reason why it cannot be written.</summary>
internal sealed partial class WireKindResolver(IAssemblySymbol assembly, TypeGraph graph)
{
    /// <summary>Nesting of collections, tuples and fixed-size structs beyond this is refused.</summary>
    private const int MaximumNesting = 32;

    private readonly Dictionary<INamedTypeSymbol, (int? Fixed, int Minimum)> _structs = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<INamedTypeSymbol, bool> _bounded = new(SymbolEqualityComparer.Default);
    private readonly ExtensionTypes _extensions = graph.Extensions;
    private int _nesting;

    public ExtensionTypes Extensions => _extensions;

    /// <summary>Why the last call returned null; empty where that is reported elsewhere.</summary>
    public string Reason { get; private set; } = "";

    /// <summary>The rule that the last call found broken; its message takes type, member, member type and reason.</summary>
    public DiagnosticDescriptor Rule { get; private set; } = Descriptors.MemberTypeMustBeSupported;

    /// <summary>A member may have a formatter of its own.</summary>
    public TypeRef? Resolve(MemberSymbol member) => ExtensionTypes.FormatterOf(member.Symbol) is { } formatter
        ? ResolveCustom(member.Type, formatter)
        : Resolve(member.Type);

    public TypeRef? Resolve(ITypeSymbol type)
    {
        if (_nesting == MaximumNesting || (_nesting == 0 && TypeSize.IsTooLarge(type)))
        {
            return Refuse("it is nested too deeply");
        }

        _nesting++;
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
                _ => Refuse("pointers, fixed-size buffers, dynamic and function pointers cannot be stored; use an array"),
            };
        }
        finally
        {
            _nesting--;
        }
    }

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

        if (_extensions.SurrogateOf(type) is { } surrogate)
        {
            return ExtensionTypes.WhyNotSurrogate(surrogate, type) is { } reason
                ? Refuse(reason, Descriptors.SurrogateMustFit)
                : Extendability.HasCode(surrogate, assembly)
                    ? ExtensionTypes.Surrogate(type, surrogate, graph)
                    : RefuseWithoutCode(surrogate);
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

        if (type.IsInlineArray())
        {
            return Refuse($"only the first element of an inline array has a name; use an array, or write '{type.Name}' with a "
                + "[FastSerFormatter]");
        }

        return type.IsAnnotated() ? ResolveAnnotated(type) : Refuse(UnsupportedCollections.WhyNot(type) ?? type switch
        {
            { IsRefLikeType: true } => "a ref struct cannot be stored",
            { IsTupleType: true } => "a tuple without items holds nothing that could be stored",
            { TypeKind: TypeKind.Interface or TypeKind.Delegate } or { SpecialType: SpecialType.System_Object } =>
                "its run-time type is not known at build time; name the types that it may hold with "
                + "[FastSerUnion(tag, typeof(...))] on the member that holds it, or use a concrete type",
            _ => $"mark '{type.Name}' with [FastSerType], use a supported type, or mark the member [FastSerIgnore]",
        });
    }

    /// <summary>Why a type of another assembly cannot be written although it is annotated.</summary>
    public static string ForeignWithoutCode(INamedTypeSymbol type) =>
        $"'{type.Name}' has [FastSerType], but its assembly '{type.ContainingAssembly.Name}' was built without FastSer's generator; "
        + "build that with the FastSer package and an SDK that runs its generator";

    private TypeRef? ResolveAnnotated(INamedTypeSymbol type)
    {
        if (type.IsAbstract && !type.IsUnion())
        {
            return Refuse("it is abstract; name the types that may stand there with [FastSerUnion(tag, typeof(...))] on "
                + $"'{type.Name}' or on the member, or use a concrete type");
        }

        if (type.IsTolerant() && type.TypeArguments.Any(argument => graph.FindTracked(argument) is not null))
        {
            return Refuse($"'{type.Name}' is Tolerant and cannot hold objects that keep their identity");
        }

        if (!Extendability.HasCode(type, assembly))
        {
            return RefuseWithoutCode(type);
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
            ClaimsSlots = graph.ClaimsSlots(type),
            // A type of another assembly says by its interfaces how it is best written. Those are asked at run time for what
            // they depend on, so nothing of its layout gets into this assembly.
            IsBoundedObject = type.IsReferenceType && !type.IsUnion() && !type.TracksReferences()
                && (IsBounded(type) || type.Implements(KnownTypes.SerializableBounded, type)),
            IsPackedElement = size is not null || type.Implements(KnownTypes.SerializableValue, type),
        };
    }

    /// <summary>A class of this assembly whose members are all of fixed size or strings.</summary>
    private bool IsBounded(INamedTypeSymbol type)
    {
        if (!_bounded.TryGetValue(type, out var isBounded))
        {
            // A class that meets itself does so inside a member that is not bounded.
            _bounded[type] = false;
            _bounded[type] = isBounded = HasBoundedMembers(type);
        }

        return isBounded;
    }

    private bool HasBoundedMembers(INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
        && !IsGeneric(type)
        && !CallbackCollector.HasWriteCallbacks(type)
        && graph.MembersOf(type).TrueForAll(member => member.Type is not INamedTypeSymbol { IsReferenceType: true, SpecialType: SpecialType.None }
            && ResolveOwn(member) is { } resolved
            && (type.IsCompact() ? CompactTypes.Of(resolved) : resolved).IsBoundedMember);

    /// <summary>A collection that is read with a comparer of the member's choice.</summary>
    public TypeRef? ResolveCollection(INamedTypeSymbol type, CollectionType collection, ComparerModel? comparer)
    {
        if (ResolveItems(collection.Items) is not { } items)
        {
            return null;
        }

        var kind = collection.Kind;
        if (kind.OfOtherScalars is { } others && !items[0].IsMemoryScalar)
        {
            if (items[0].Kind != WireKind.Scalar)
            {
                return Refuse("its elements must be numbers or other scalars of fixed size; use an array");
            }

            kind = others;
        }

        return CollectionFactory.Create(
            kind, TypeNames.Full(type), TypeNames.ForHelper(type, items), items, comparer);
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
        var members = graph.MembersOf(type).ConvertAll(ResolveOwn);
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

    /// <summary>The bytes of every value of a struct, if all take the same: what its own code and its holders go by.</summary>
    public int? FixedSizeOf(INamedTypeSymbol type) => type.IsValueType ? SizesOf(type).Fixed : null;

    /// <summary>A member of another type than the one that is resolved, whose declared set does not speak of it.</summary>
    private TypeRef? ResolveOwn(MemberSymbol member)
    {
        var outer = _set;
        _set = null;
        var resolved = Resolve(member);
        _set = outer;
        return resolved;
    }

    private static WireKind? KindOfGeneric(INamedTypeSymbol type) => type switch
    {
        { IsGenericType: false } => null,
        { IsTupleType: true } => WireKind.ValueTuple,
        { OriginalDefinition.SpecialType: SpecialType.System_Nullable_T } => WireKind.Nullable,
        _ => (KnownTypes.NameOf(type), type.Arity) switch
        {
            ("System.Collections.Generic.List", 1) => WireKind.List,
            ("System.Collections.Generic.KeyValuePair", 2) => WireKind.ValueTuple,
            ("System.ValueTuple", 1) => WireKind.ValueTuple,
            ("System.Tuple", < 8) => WireKind.Tuple,
            (KnownTypes.CompactWrapper, 1) => WireKind.Compact,
            _ => null,
        },
    };

    private static IReadOnlyList<ITypeSymbol> ItemTypes(INamedTypeSymbol type) => type.IsTupleType
        ? [.. type.TupleElements.Select(static element => element.Type)]
        : type.TypeArguments;

    private static EquatableArray<string> ItemNames(ITypeSymbol type, int count) =>
        KnownTypes.NameOf(type) == "System.Collections.Generic.KeyValuePair"
            ? new[] { "Key", "Value" }.ToEquatableArray()
            : Enumerable.Range(1, count).Select(static i => FormattableString.Invariant($"Item{i}")).ToEquatableArray();

    /// <summary>The code of a generic struct is generated once, for arguments of any size.</summary>
    public static bool IsGeneric(INamedTypeSymbol type) =>
        type.IsGenericType || (type.ContainingType is { } containing && IsGeneric(containing));

    /// <summary>A type of this assembly that gets no code has errors, which are reported there and nowhere else.</summary>
    private TypeRef? RefuseWithoutCode(INamedTypeSymbol type) => Refuse(
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) ? "" : ForeignWithoutCode(type));

    private TypeRef? Refuse(string reason, DiagnosticDescriptor? rule = null)
    {
        Rule = rule ?? Descriptors.MemberTypeMustBeSupported;
        Reason = reason;
        return null;
    }
}
