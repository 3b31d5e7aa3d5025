using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

internal sealed partial class TypeParser
{
    /// <summary>The number of members + 1 is a byte.</summary>
    private const int MaximumAppendable = 254;

    /// <summary>An abstract class or interface: as a union it names types that have members, as a base it says which it has.</summary>
    private TypeModel? ParseAbstract() =>
        BaseTypes.Of(_type, _graph) is var known && (known is not null || _type.IsUnion()) ? MakeAbstract(known) : null;

    private TypeModel MakeAbstract(BaseModel? known)
    {
        var union = ParseUnion();
        _notes.AddRange(new UnsupportedArguments(_compilation, _resolver).In(_type, symbols: []));
        return MakeEmpty() with
        {
            IsRegistered = _type.IsUnion() && !_type.HasParameters(),
            Roots = UnionRoots().ToEquatableArray(),
            Uses = UseMarks.Combine(UnionCases.TypesOf(_type).Select(type => UseMarkCollector.Of(type, _facts))),
            OwnUses = UseMarkCollector.Of(_type, _facts),
            Union = union,
            View = ParseUnionView(union),
            IsBaseOnly = !_type.IsUnion(),
            HasKeyCases = HasKeyCases(),
            Base = known,
        };
    }

    /// <summary>The type by its names alone.</summary>
    private TypeModel MakeEmpty() => new()
    {
        Namespace = _type.ContainingNamespace.IsGlobalNamespace ? "" : TypeNames.Of(_type.ContainingNamespace),
        HelperNamespace = TypeNames.GeneratedNamespace(_compilation.AssemblyName),
        ContainingDeclarations = ContainingTypes().Select(Declaration).ToEquatableArray(),
        Declaration = Declaration(_type),
        SelfName = TypeNames.Self(_type),
        FullName = TypeNames.Full(_type),
        DisplayName = TypeNames.Display(_type),
        FormerName = TypeNames.Former(_type),
        MetadataName = TypeNames.Metadata(_type),
        HintName = _facts.Namesakes.NameFile(_type),
        IsReference = _type.IsReferenceType,
        IsInterface = _type.TypeKind == TypeKind.Interface,
        IsRegistered = !_type.HasParameters(),
        View = ParseEmptyView(),
        HasLowerCaseName = ContainingTypes().Append(_type).Any(HasLowerCaseName),
        MustComply = _compilation.Assembly.FindAttribute("System.CLSCompliantAttribute") is { ConstructorArguments: [{ Value: true }] },
    };

    /// <summary>The type by its names, with what follows from the types that it holds.</summary>
    private TypeModel MakeHolder(IEnumerable<ITypeSymbol> held, bool hasVersions)
    {
        var isRecursive = _graph.IsRecursive(_type);
        return MakeEmpty() with
        {
            IsSealed = _type.IsSealed || _type.IsValueType,
            IsRecursive = isRecursive,
            StackFrameSize = _facts.Frames.Of(held, hasVersions),
            HeldParameters = isRecursive ? StackFrameSizes.HeldParametersOf(_type) : EquatableArray<string>.Empty,
            TakenNames = TakenNames().OrderBy(static name => name, StringComparer.Ordinal).ToEquatableArray(),
            OwnUses = UseMarkCollector.Of(_type, _facts),
            HidesHelpers = ContainingTypes().Any(Derives),
        };
    }

    /// <summary>The type of a member, with the types that it may hold. Null, without a reason, where those are faulty.</summary>
    private WireType? ResolveMember(MemberSymbol member)
    {
        var set = DeclaredSet.Of(member.Symbol);
        if (set is not null && (set.IsOwn || ContainsObject(member.Type)) && !new DeclaredSetChecker(member, _resolver, Report).Check(set))
        {
            _resolver.ClearFault();
            return null;
        }

        var type = _resolver.Resolve(set, () => ResolvePlain(member), out var isSetUsed);
        if (set is { IsOwn: true } && !isSetUsed)
        {
            Report(DiagnosticInfo.Create(
                Descriptors.UnionAttributeMustFit, KnownTypes.LocationOf(member.Symbol, _type),
                _type.Name, member.Name, TypeNames.Short(member.Type)));
            _resolver.ClearFault();
            return null;
        }

        return type;
    }

    private static bool ContainsObject(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => ContainsObject(array.ElementType),
        { SpecialType: SpecialType.System_Object } => true,
        INamedTypeSymbol named => named.TypeArguments.Any(ContainsObject) || UntypedCollections.Find(named) is not null,
        _ => false,
    };

    private UnionModel? ParseUnion()
    {
        if (!_type.IsUnion())
        {
            _ = new UnionFallback(_type, _compilation, Report).Parse();
            return null;
        }

        var parser = new UnionParser(_type, _compilation, Report);
        var union = parser.Parse();
        _isIncomplete |= parser.IsIncomplete;
        foreach (var unnamed in LanguageUnions.IsClosed(_type) ? UnnamedCases.DerivedFrom(_type, _resolver.DerivedFrom) : [])
        {
            // The union is complete without it: its code holds for the types that it names.
            _notes.Add(DiagnosticInfo.Create(
                Descriptors.ClosedUnionMustNameType, KnownTypes.LocationOf(unnamed), TypeNames.Declared(_type), UnnamedCases.FormatName(unnamed),
                "the types that derive from it are"));
        }

        return union;
    }

    /// <summary>A C# union has no members: it is written as its content.</summary>
    private TypeModel? ParseLanguageUnion()
    {
        if (!CheckDeclaration())
        {
            return null;
        }

        CheckIdentity();
        CheckAppend([]);
        CheckAutoKeys([]);
        CheckKeysHaveEffect(isTolerant: false);
        foreach (var method in CallbackCollector.MarkedMethods(_type))
        {
            Report(DiagnosticInfo.Create(
                Descriptors.CallbackMustBeCallable, KnownTypes.LocationOf(method), _type.Name, method.Name,
                string.Join(", ", method.GetAttributes().Select(static attribute => AttributePlaces.NameOf(attribute.AttributeClass)).OfType<string>()),
                "belongs to a C# union, which has no callbacks; declare it in the types of its cases"));
        }

        var union = new LanguageUnionParser(_type, _compilation, _resolver, Report, _notes.Add).Parse();
        _isIncomplete |= union is null;
        if (union is null || _diagnostics.Count > 0)
        {
            return null;
        }

        _notes.AddRange(new UnsupportedArguments(_compilation, _resolver).In(_type, symbols: []));
        var held = UnionCases.HeldBy(_type).ToList();
        return MakeHolder(held, hasVersions: false) with
        {
            LanguageUnion = union,
            Uses = UseMarks.Combine(held.Select(type => UseMarkCollector.Of(type, _facts))),
            Roots = held.SelectMany(type => RootFinder.In(type, _compilation, _resolver)).Distinct().ToEquatableArray(),
        };
    }

    private IEnumerable<RootType> UnionRoots() => !_type.IsUnion()
        ? []
        : UnionCases.TypesOf(_type).SelectMany(type => RootFinder.In(type, _compilation, _resolver)).Distinct();

    private Tracking ParseTracking(List<MemberSymbol> members, SelectedConstructor selected, MemberAccess access)
    {
        if (!_type.TracksReferences())
        {
            return Tracking.None;
        }

        if (new IncompleteKeys(_type, _graph).Find() is { } collection)
        {
            Report(Descriptors.KeyMustBeComplete, collection);
        }

        if (ReferenceRules.CanBuildFirst(members, selected, access))
        {
            return Tracking.BuiltFirst;
        }

        if (ReferenceRules.MayBeCyclic(_type, _graph))
        {
            Report(Descriptors.CycleMustBeBuildable);
        }

        return _graph.IsRecursive(_type) || _graph.HoldsUnknown(_type) ? Tracking.BuiltLastWatched : Tracking.BuiltLast;
    }

    private void CheckReferences()
    {
        var reason = _type switch
        {
            _ when LanguageUnions.Is(_type) && _type.TracksReferences() => "a C# union keeps no identity; put it on the types of its cases",
            { IsValueType: true } when KnownTypes.AsksForReferences(_type) => "a struct has no identity",
            { IsAbstract: false } when _type.IsUnion() && _type.TracksReferences() =>
                "a union that is a non-abstract class would have two headers for one object; make it abstract",
            _ => null,
        };
        ReportIf(reason, Descriptors.ReferencesMustBePossible);
    }

    /// <summary>Objects are numbered as they are met: versions that step over some would number them otherwise.</summary>
    private void CheckIdentity()
    {
        if (_type.IsTolerant() && _graph.FindTracked(_type) is { } tracked)
        {
            Report(Descriptors.TolerantTypeMustNotKeepIdentity,
                SymbolEqualityComparer.Default.Equals(tracked, _type)
                    ? "has References = true"
                    : $"contains '{tracked.Name}', which has References = true");
        }
    }

    /// <summary>Members are appended behind all others, so all of them stand in one class.</summary>
    private void CheckAppend(List<MemberSymbol> symbols)
    {
        if (!_type.IsAppendable())
        {
            return;
        }

        var levels = symbols.Select(static member => member.DeclaringType).Distinct(SymbolEqualityComparer.Default).ToList();
        var reason = _type switch
        {
            { TypeKind: TypeKind.Interface } => "an interface has no values of its own; put it on the types that implement the interface",
            _ when _type.IsTolerant() => "the Tolerant format supports new members without it; remove Append",
            _ when _type.IsUnion() => "it is a union and a non-abstract class: members of derived types would follow its own members; make it abstract",
            _ when LanguageUnions.Is(_type) => "a C# union has no members; its new cases get new tags",
            _ when levels.Count > 1 => $"its members are declared in {string.Join(" and ", levels.Select(static level => $"'{level!.Name}'"))}: a member that is appended to the "
                + "base class would precede those of the derived class; declare all members in one class, or use the Tolerant format",
            _ when symbols.Count > MaximumAppendable => FormattableString.Invariant($"it has more than {MaximumAppendable} members; use the Tolerant format"),
            _ => null,
        };
        ReportIf(reason, Descriptors.AppendMustBePossible);
    }

    /// <summary>A sealed type or struct has no other types to name.</summary>
    private void CheckUnionDeclaration()
    {
        if (_type.IsUnion() && (_type.IsSealed || _type.IsValueType))
        {
            Report(Descriptors.UnionMustBeOpen, _type.IsValueType ? "is a struct" : "is sealed");
        }
    }
}
