using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.WireTypes;

/// <summary>Turns a type symbol into the facts that emitted code depends on, or into a reason why it cannot be written.</summary>
internal sealed partial class WireTypeFactory(IAssemblySymbol assembly, CompilationFacts facts) : ITypeResolver
{
    /// <summary>Nesting of collections, tuples and fixed-size structs beyond this is refused.</summary>
    private const int MaximumNesting = 32;

    private readonly TypeGraph _graph = facts.Graph;
    private readonly Dictionary<INamedTypeSymbol, (int? Fixed, int Minimum)> _structs = facts.Structs;
    private int _nesting;
    private int _deepest;
    private int _questions;

    /// <summary>Only the size of a type is asked for: nothing else of what is resolved is used.</summary>
    private bool _isProbing;

    /// <summary>The question has come inside of a collection or class, whose own size does not depend on what it holds.</summary>
    private bool _isBehindSize;

    public CompilationFacts Facts => facts;

    /// <summary>Types that derive from a type, in whatever file, have been looked for.</summary>
    public bool DependsOnDerived { get; private set; }

    /// <inheritdoc cref="DerivedKeys.Has"/>
    public bool HasDerivedKey(INamedTypeSymbol type, int key)
    {
        DependsOnDerived = true;
        return facts.DerivedKeys.Has(type, key);
    }

    /// <summary>The classes of the assembly that derive directly from a class, in whatever file.</summary>
    public IEnumerable<INamedTypeSymbol> DerivedFrom(INamedTypeSymbol type)
    {
        DependsOnDerived = true;
        return facts.DerivedTypes.Of(type);
    }

    /// <inheritdoc/>
    public TypeFault? Fault { get; private set; }

    /// <summary>A member may have a formatter of its own.</summary>
    public WireType? Resolve(MemberSymbol member) => member.Symbol.FindFormatter() is { } formatter
        ? ResolveCustom(member.Type, formatter)
        : Resolve(member.Type);

    /// <inheritdoc/>
    public WireType? Resolve(ITypeSymbol type)
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

    private WireType? ResolveNested(ITypeSymbol type)
    {
        if (_nesting == MaximumNesting || (_nesting == 0 && TypeSize.IsTooLarge(type)))
        {
            return RefuseNesting();
        }

        _nesting++;
        _deepest = Math.Max(_deepest, _nesting);
        var wasBehindSize = _isBehindSize;
        _isBehindSize |= _isProbing && !TakesUpValues(type);
        try
        {
            return Mark(type, _set is { } set && type is INamedTypeSymbol place && set.AppliesTo(place)
                ? DeclaredSet.IsType(place) ? ResolveTypeSet(place, set) : ResolveSet(place, set)
                : ResolveForm(type));
        }
        finally
        {
            _isBehindSize = wasBehindSize;
            _nesting--;
        }
    }

    /// <summary>Says of a wire type where the types that its code names can be named.</summary>
    private WireType? Mark(ITypeSymbol named, WireType? type) =>
        type is null || TypeAccess.IsNameable(named, assembly) ? type
        : TypeAccess.FindFileLocal(named) is { } local ? Refuse(TypeFault.FileLocal(local))
        : type with { IsPrivate = true };

    private WireType? RefuseNesting() => Refuse("it is nested too deeply");

    private WireType? ResolveCustom(ITypeSymbol type, INamedTypeSymbol formatter) =>
        ExtensionTypes.GetFormatterMismatch(formatter, type) is { } reason
            ? Refuse(Unsupported(reason, Descriptors.FormatterMustFit))
            : Mark(formatter, ExtensionTypes.Custom(type, formatter));

    private WireType? ResolveSurrogate(ITypeSymbol type, INamedTypeSymbol surrogate) =>
        ExtensionTypes.GetSurrogateMismatch(surrogate, type) is { } reason
            ? Refuse(Unsupported(reason, Descriptors.SurrogateMustFit))
        : Extendability.HasCode(surrogate, assembly)
            ? Mark(surrogate, ExtensionTypes.Surrogate(type, surrogate) with
            {
                AllocatesFromCount = _graph.AllocatesFromCount(surrogate), Arguments = LockArgumentsOf(surrogate),
            })
            : RefuseWithoutCode(surrogate);

    /// <summary>Returns a fault of the surrogate or formatter that stands for a type.</summary>
    private static TypeFault Unsupported(string remedy, DiagnosticDescriptor rule) => new(Cause: null) { Rule = rule, ForType = [remedy] };

    /// <summary>Values of the arguments stand somewhere in the type, and no deeper by what is said of them here.</summary>
    private LockArguments LockArgumentsOf(INamedTypeSymbol type)
    {
        if (_isProbing)
        {
            return LockArguments.None;
        }

        var (nesting, deepest) = (_nesting, _deepest);
        _nesting = 0;
        var types = TypeHash.ArgumentsOf(type).Select(Resolve).ToList();
        (_nesting, _deepest) = (nesting, deepest);
        return types.Count == 0 ? LockArguments.None : new LockArguments(
            types.OfType<WireType>().ToEquatableArray(), $"({string.Join(",", types.Select(static type => type?.LockText))})");
    }

    private WireType? ResolveForm(ITypeSymbol type) => (_graph.Forms.Of(type), type as INamedTypeSymbol) switch
    {
        (TypeForm.Parameter, _) => new TypeParameterType
        {
            FullName = type.Name, Name = type.Name, IsClass = !type.IsValueType, AllocatesFromCount = true,
        },
        (TypeForm.Array, _) => ResolveArray((IArrayTypeSymbol)type),
        (TypeForm.Formatter, _) => ResolveCustom(type, type.FindFormatter()!),
        (TypeForm.Surrogate, _) => ResolveSurrogate(type, _graph.Extensions.SurrogateOf(type)!),
        (TypeForm.External, { } named) => ResolveExternal(named, _graph.Extensions.ExternalOf(named)!),
        (TypeForm.SharedSet, { } named) => ResolveShared(named, _graph.Extensions.SetOf(named)!),
        (TypeForm.UnknownMembers, _) => Refuse(UnknownMembers.OfOtherPlace),
        (TypeForm.Scalar, { } named) => ScalarOf(BuiltInScalars.Find(named)!, TypeNames.Full(named)),
        (TypeForm.Enum, { } named) => EnumOf(named, named.EnumUnderlyingType!),
        (TypeForm.Composite, { } named) => ResolveComposite(named, CompositeForms.Of(named)),
        (TypeForm.Collection, { } named) => ResolveCollection(named, CollectionTypes.Find(named)!, comparer: null),
        (TypeForm.Fields, { } named) => ResolveUnmanaged(named),
        (TypeForm.Annotated, { } named) => ResolveAnnotated(named),
        (_, { } named) => RefuseNamed(named),
        _ when type is IDynamicTypeSymbol => Refuse(RuntimeTyped(type)),
        _ => Refuse(new TypeFault("pointers, fixed-size buffers and function pointers cannot be stored") { Instead = ["use an array"], IsFinal = true }),
    };

    private static TypeFault RuntimeTyped(ITypeSymbol type) => new("its run-time type is not known at build time")
    {
        Instead = ["use a concrete type"], AtMember = UnknownTypes.RuntimeTyped, IsFinal = type.TypeKind != TypeKind.Interface,
    };

    private WireType? ResolveArray(IArrayTypeSymbol type) => type.Rank switch
    {
        1 => Resolve(type.ElementType) is { } element ? CollectionFactory.Array(element, TypeNames.Full(type)) : null,
        <= 4 => ResolveMultiDimArray(type),
        _ => Refuse("arrays of more than 4 dimensions are not supported", "use an array of arrays"),
    };

    private EnumType EnumOf(INamedTypeSymbol type, INamedTypeSymbol underlying) => new()
    {
        FullName = TypeNames.Full(type),
        Name = TypeNames.ForHelper(type),
        Number = (ScalarType)ScalarOf(BuiltInScalars.Find(underlying)!, TypeNames.Full(underlying)),
        Underlying = underlying.ToDisplayString(),
        IsForeign = !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
            && !TypeNames.Global(type).StartsWith("global::System.", StringComparison.Ordinal),
        LockName = IsOwn(type) ? TypeNames.Schema(type) : null,
        MetadataName = IsOwn(type) ? TypeNames.Metadata(type) : "",
        Constants = !IsOwn(type) ? EquatableArray<EnumConstant>.Empty : type.GetMembers().OfType<IFieldSymbol>().Where(static field => field.HasConstantValue)
            .Select(static field => new EnumConstant(
                field.Name, TypeNames.Former(field) ?? field.Name, Convert.ToString(field.ConstantValue, CultureInfo.InvariantCulture)))
            .ToEquatableArray(),
    };

    private bool IsOwn(ITypeSymbol type) => SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly);

    private WireType? RefuseNamed(INamedTypeSymbol type) => type.IsInlineArray()
        ? Refuse("only the first element of an inline array has a name", "use an array", $"write '{type.Name}' with a [FastSerFormatter]")
        : RefuseUnknown(type, UnsupportedCollections.FaultOf(type) ?? type switch
        {
            { IsRefLikeType: true } => new("a ref struct cannot be stored") { IsFinal = true },
            { IsTupleType: true } => new("a tuple without items contains no data"),
            { TypeKind: TypeKind.Interface } or { SpecialType: SpecialType.System_Object } => RuntimeTyped(type),
            _ => UnknownTypes.FaultOf(type, assembly, _graph.Structs),
        });

    /// <summary>Why a type of another assembly cannot be written although it is annotated.</summary>
    public static TypeFault ForeignWithoutCode(INamedTypeSymbol type) => new(
        $"'{type.Name}' has [FastSerType], but its assembly '{type.ContainingAssembly.Name}' was built without FastSer's generator")
    {
        ForType = ["build that assembly with the FastSer package and an SDK that runs the generator"],
    };

    private WireType? ResolveAnnotated(INamedTypeSymbol type)
    {
        var isUnion = LanguageUnions.Is(type);
        if (type.IsAbstract && !isUnion && !type.IsUnion())
        {
            return Refuse(new TypeFault("it is abstract")
            {
                ForType = [$"name the allowed types with [FastSerUnion(tag, typeof(...))] on '{type.Name}'"],
                Instead = ["use a concrete type"],
                AtMember = ["name the types that the member may hold"],
            });
        }

        if (type.IsTolerant() && TypeHash.ArgumentsOf(type).Any(argument => _graph.FindTracked(argument) is not null))
        {
            return Refuse($"'{type.Name}' is Tolerant and cannot contain types with References = true");
        }

        if (!Extendability.HasCode(type, assembly))
        {
            return RefuseWithoutCode(type);
        }

        // A type of another assembly says by its interfaces how it is best written. Those are asked at run time for what they
        // depend on, so nothing of its layout gets into this assembly.
        var arguments = LockArgumentsOf(type);
        if (type.IsReferenceType)
        {
            return new ObjectType
            {
                FullName = TypeNames.Full(type),
                Name = TypeNames.ForHelper(type),
                AllocatesFromCount = _graph.AllocatesFromCount(type),
                LockName = TypeNames.Schema(type),
                Arguments = arguments,
                IsTolerant = type.IsTolerant() && !isUnion && !type.IsUnion(),
                IsLanguageUnion = isUnion,
                ViewName = ViewNames.FullNameOf(type),
                IsInterface = type.TypeKind == TypeKind.Interface,
                IsBoundedClass = !isUnion && !type.IsUnion() && !type.TracksReferences()
                    && (IsBounded(type) || type.Implements(KnownTypes.SerializableBounded, type)),
            };
        }

        var (size, minimum) = SizesOf(type);
        return new StructType
        {
            FullName = TypeNames.Full(type),
            Name = TypeNames.ForHelper(type),
            AllocatesFromCount = _graph.AllocatesFromCount(type),
            LockName = TypeNames.Schema(type),
            Arguments = arguments,
            IsTolerant = type.IsTolerant() && !isUnion,
            IsLanguageUnion = isUnion,
            ViewName = ViewNames.FullNameOf(type),
            Size = size,
            Minimum = minimum,
            IsBlock = size is not null || type.Implements(KnownTypes.SerializableValue, type),
        };
    }

    /// <summary>A class of this assembly whose members are all of fixed size or strings.</summary>
    private bool IsBounded(INamedTypeSymbol type)
    {
        // What holds a class is of no fixed size, whatever the class holds.
        if (_isProbing)
        {
            return false;
        }

        if (!facts.Bounded.TryGetValue(type, out var isBounded))
        {
            isBounded = facts.Bounded[type] = ProbeSize(() => HasBoundedMembers(type));
        }

        return isBounded;
    }

    private bool HasBoundedMembers(INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly)
        && !type.HasParameters()
        && !CallbackCollector.HasWriteCallbacks(type)
        && _graph.MembersOf(type).TrueForAll(member => member.Type is INamedTypeSymbol and not { IsReferenceType: true, SpecialType: SpecialType.None }
            && Resolve(member) is { } resolved
            && IsBoundedMember(type, type.IsCompact() ? resolved.ToCompact() : resolved));

    /// <summary>A capacity check of an object covers the member. Where members may be appended, there are no control bits.</summary>
    public static bool IsBoundedMember(INamedTypeSymbol type, WireType member) => type.IsAppendable() ? member.IsBounded : member.IsBoundedMember;

    /// <summary>A collection that is read with a comparer of the member's choice.</summary>
    public WireType? ResolveCollection(INamedTypeSymbol type, CollectionType collection, ComparerModel? comparer)
    {
        if (ResolveItems(collection.Items) is not { } items)
        {
            return collection.Row.IsUntyped ? Refuse(UnsupportedCollections.Untyped) : null;
        }

        var row = collection.Row;
        if (row.OfOtherScalars is { } others && items[0].BlockName != "Scalar")
        {
            if (items[0] is not ScalarType)
            {
                return Refuse("its elements must be numbers or other scalars of fixed size", "use an array");
            }

            row = others;
        }

        return CollectionFactory.Create(
            row, TypeNames.Full(type), TypeNames.ForHelper(type, items), items, comparer,
            row.HasKeys && facts.Keys.Of(collection.Items[0]).HasFlag(KeyTraits.Known));
    }

    private static WireType ScalarOf(BuiltInScalar scalar, string fullName) => scalar.FixedSize is null
        ? new VariableScalarType
        {
            FullName = fullName, Name = scalar.Suffix, Suffix = scalar.Suffix, LockName = scalar.LockName, Head = scalar.Head,
            IsClass = scalar.IsReference,
        }
        : new ScalarType
        {
            FullName = fullName, Name = scalar.Suffix, Suffix = scalar.Suffix, Size = scalar.FixedSize,
            IsMemory = scalar.IsMemoryScalar, IsChecked = scalar.IsChecked,
        };

    private MultiDimArrayType? ResolveMultiDimArray(IArrayTypeSymbol type) => Resolve(type.ElementType) is not { } element
        ? null
        : new MultiDimArrayType
        {
            FullName = TypeNames.Full(type),
            Name = FormattableString.Invariant($"{element.Name}Grid{type.Rank}D"),
            AllocatesFromCount = element.AllocatesFromCount || element.FixedSize is null,
            Element = element,
            Rank = type.Rank,
        };

    private List<WireType>? ResolveItems(IReadOnlyList<ITypeSymbol> types)
    {
        var items = new List<WireType>();
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

    /// <summary>
    /// Answers a question about the size of a type itself, wherever that stands: declared sets of the place do not speak of its members. Types
    /// are not kept meanwhile: they may be part of the one that is asked about, of which not all is known.
    /// </summary>
    private T ProbeSize<T>(Func<T> answer)
    {
        var (set, nesting, deepest, isProbing) = (_set, _nesting, _deepest, _isProbing);
        (_set, _nesting, _isProbing) = (null, 0, true);
        _questions++;
        var result = answer();
        _questions--;
        (_set, _nesting, _deepest, _isProbing) = (set, nesting, deepest, isProbing);
        return result;
    }

    /// <summary>A type of this assembly that gets no code has errors, which are reported there and nowhere else.</summary>
    private WireType? RefuseWithoutCode(INamedTypeSymbol type) => Refuse(
        SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly) ? null : ForeignWithoutCode(type));

    private WireType? RefuseUnknown(INamedTypeSymbol type, TypeFault fault) =>
        Refuse(fault with { AtMember = UnknownTypes.RemediesAtMember(type, assembly) });

    /// <param name="cause">Why.</param>
    /// <param name="instead">What to use in place of the type.</param>
    private WireType? Refuse(string cause, params string[] instead) => Refuse(new TypeFault(cause) { Instead = instead });

    /// <param name="fault">Why, and what to do about it; null where that is reported elsewhere.</param>
    private WireType? Refuse(TypeFault? fault)
    {
        Fault = fault;
        return null;
    }
}
