using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Parses one annotated type into its model.</summary>
internal sealed partial class TypeParser(INamedTypeSymbol type, Compilation compilation, CompilationFacts facts, CancellationToken cancellation)
{
    private readonly INamedTypeSymbol _type = type;
    private readonly Compilation _compilation = compilation;
    private readonly CompilationFacts _facts = facts;
    private readonly TypeGraph _graph = facts.Graph;
    private readonly WireTypeFactory _resolver = new(compilation.Assembly, facts);
    private readonly List<DiagnosticInfo> _diagnostics = [];

    /// <summary>The diagnostics that do not prevent code for the type.</summary>
    private readonly List<DiagnosticInfo> _notes = [];
    private readonly KeyRules _keys = facts.Keys;
    private readonly CancellationToken _cancellation = cancellation;

    /// <summary>Uses a type of which the generator can make no stub, and whose errors are reported there.</summary>
    private bool _isIncomplete;

    public static ParseResult Parse(
        GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) =>
        memory.Get(context.TargetNode, context.SemanticModel.Compilation, () => ParseWithReach(context, cancellation), cancellation);

    private static (ParseResult Result, Reach Reach) ParseWithReach(GeneratorAttributeSyntaxContext context, CancellationToken cancellation) =>
        Parse(context, cancellation) is var result && result is { IsBroken: false, Diagnostics.Count: 0 }
            ? (result, result.DependsOnDerived ? Reach.All : Reach.Names)
            : (result, Reach.Places);

    private static ParseResult Parse(GeneratorAttributeSyntaxContext context, CancellationToken cancellation)
    {
        var type = (INamedTypeSymbol)context.TargetSymbol;
        var compilation = context.SemanticModel.Compilation;
        if (!IsFirstDeclaration(context))
        {
            return ParseResult.None;
        }

        if (!Extendability.HasNames(type))
        {
            return ParseResult.Broken();
        }

        if (LanguageRules.Check(compilation, type) is { } tooOld)
        {
            return ParseResult.Broken(tooOld);
        }

        var facts = CompilationFacts.Of(compilation);
        return facts.Use(() => Parse(type, new TypeParser(type, compilation, facts, cancellation)));
    }

    private static ParseResult Parse(INamedTypeSymbol type, TypeParser parser)
    {
        var model = LanguageUnions.Is(type) ? parser.ParseLanguageUnion() : parser.ParseModel();
        MemberFaults.KeepOne(parser._diagnostics, parser._graph.MembersOf(type));
        return parser._diagnostics.Count == 0 && !parser._isIncomplete
            ? new ParseResult(model, parser._notes.ToEquatableArray())
            {
                DependsOnDerived = parser._resolver.DependsOnDerived,
                Lock = model is null or { IsBaseOnly: true } ? null : LockSectionParser.Parse(type, model),
            }
            : parser.MakeBroken(parser._diagnostics);
    }

    /// <summary>Returns the result for a type that could not be parsed.</summary>
    public static ParseResult ParseStub(
        GeneratorAttributeSyntaxContext context, DiagnosticInfo failure, CancellationToken cancellation)
    {
        var compilation = context.SemanticModel.Compilation;
        var facts = CompilationFacts.Of(compilation);
        return facts.Use(() => IsFirstDeclaration(context)
            ? new TypeParser((INamedTypeSymbol)context.TargetSymbol, compilation, facts, cancellation).MakeBroken([failure])
            : ParseResult.None);
    }

    /// <summary>A type may bear the attribute twice, and its name too, which the compiler reports. It gets one file.</summary>
    private static bool IsFirstDeclaration(GeneratorAttributeSyntaxContext context)
    {
        var type = (INamedTypeSymbol)context.TargetSymbol;
        var first = type.FindAttribute(KnownTypes.TypeAttribute)?.ApplicationSyntaxReference;
        var node = context.TargetNode;
        return (first is null || (first.SyntaxTree == node.SyntaxTree && node.Span.Contains(first.Span)))
            && Extendability.IsFirst(type);
    }

    /// <summary>The type's errors, and a stub where its declaration takes one.</summary>
    private ParseResult MakeBroken(IEnumerable<DiagnosticInfo> diagnostics)
    {
        var canStub = Extendability.CanExtend(_type) && (!_type.IsAbstract || _type.IsUnion());
        return new ParseResult(canStub ? MakeEmpty() with { IsStub = true } : null, diagnostics.ToEquatableArray())
        {
            IsBroken = true,
        };
    }

    private TypeModel? ParseModel()
    {
        NoteLeftOut();
        if (!CheckDeclaration() || _type.IsAbstract)
        {
            // An abstract type is a base: its members are written by the types that derive from it.
            _graph.MembersOf(_type, Report);
            return _type.IsAbstract ? ParseAbstract() : null;
        }

        var symbols = _graph.MembersOf(_type, Report);
        var types = ResolveMemberTypes(symbols);
        if (_type.IsCompact())
        {
            types = [.. types.Select(static type => type.ToCompact())];
        }

        if (types.Count == symbols.Count)
        {
            InternRules.Check(_type, symbols, types, Report);
            types = InternRules.Apply(symbols, types);
        }

        var autoKeys = ParseAutoKeys(symbols, types);
        var keys = autoKeys is null ? ParseKeys(symbols, types) : EquatableArray<KeyModel>.Empty;
        var access = new MemberAccess(_type, _compilation);
        var selected = new ConstructorSelector(_type, symbols, access.CanAssign, Report).Select();
        CheckIdentity();
        CheckNullHandling(symbols);
        CheckAppend(symbols);
        var callbacks = CallbackCollector.Collect(_type, _compilation, Report);
        CheckKeysHaveEffect(keys is not null);

        _isIncomplete |= types.Count < symbols.Count;
        if (types.Count == symbols.Count)
        {
            LengthLimits.Check(_type, symbols, types, Report);
        }

        if (selected is null || _diagnostics.Count > 0 || _isIncomplete)
        {
            return null;
        }

        if (_type.IsValueType && symbols.Count == 0)
        {
            Report(Descriptors.StructMustNotBeEmpty);
            return null;
        }

        CheckRequiredMembers(symbols, selected);
        var foreignBases = BaseTypes.ForeignOf(_type, _graph, Report);
        var hasVersions = _type.IsTolerant() || _type.IsAppendable();
        var members = new MemberModelBuilder(_type, hasVersions, access, NullRules.Of(_type), Report).Build(symbols, types, selected);
        AddNotes(symbols, members);
        return MakeModel(new Parts(symbols, members, selected, keys, callbacks, ParseTracking(symbols, selected, access))) with
        {
            ForeignBases = foreignBases,
            AutoKeys = autoKeys,
        };
    }

    private TypeModel MakeModel(Parts parts)
    {
        var (symbols, members, selected, keys, callbacks, tracking) = parts;
        var isGeneric = _type.HasParameters();
        var isMutable = _type.IsReferenceType && members.All(static member => member.IsAssignable || member.Restoration == Restoration.Fill);
        var isMadeFirst = isMutable && selected.Symbol.Parameters.IsEmpty && !symbols.Exists(static symbol => symbol.IsRequired);
        if (callbacks.Deserializing.Count > 0 && !isMadeFirst)
        {
            Report(Descriptors.DeserializingNeedsObject, callbacks.Deserializing[0].Name);
        }

        // An object that keeps its identity is always a new one: populating two that are now one would mix them up.
        var isPopulated = isMutable && members.Count > 0 && !_type.IsUnion() && tracking == Tracking.None && keys is null;
        var size = _resolver.FixedSizeOf(_type);
        if (size is not null && callbacks.WithContext is { } strayed)
        {
            Report(DiagnosticInfo.Create(
                Descriptors.CallbackMustBeCallable, CallbackCollector.LocationOf(_type, strayed.Method.Name), _type.Name, strayed.Method.Name,
                strayed.Attribute,
                "takes a FastSerContext, but a struct whose members are all of fixed size is copied as memory, without a context; add a member of variable size, or make it a class"));
        }

        var casesBeside = CountCasesBeside();
        return MakeOutline(parts, isBounded: !isGeneric && IsBounded(members, tracking)) with
        {
            FixedSize = size,
            Packing = size is null ? ValuePacking.None : PackingRules.Of(_type, _graph),
            IsMutable = isPopulated,
            PopulatesExisting = isPopulated && isMadeFirst
                && (callbacks.Deserializing.Count > 0 || members.Any(static member => member.Restoration == Restoration.Fill)),
            View = _type.IsUnion() ? null : ParseView(symbols, members),
            IsRegistered = !isGeneric,
            Roots = symbols.SelectMany(DeclaredSet.TypesIn).Concat(RetiredKeys.TypesOf(_type))
                .SelectMany(type => RootFinder.In(type, _compilation, _resolver)).Concat(UnionRoots())
                .Distinct().ToEquatableArray(),
            Union = ParseUnion(),
            IsCase = casesBeside > 0,
            IsCaseOfMany = casesBeside > UnionCases.InlinedCases,
            Base = BaseTypes.Of(_type, _graph),
            KeyMembers = KeyMembersOf(symbols),
            HasKeyCases = HasKeyCases(),
        };
    }

    private void AddNotes(List<MemberSymbol> symbols, EquatableArray<MemberModel> members)
    {
        if (UnnamedCases.Check(_type) is { } unnamed)
        {
            _notes.Add(unnamed);
        }

        _notes.AddRange(new UnguardedKeys(_compilation, _keys, _cancellation).In(_type, symbols, members));
        _notes.AddRange(new UnsupportedArguments(_compilation, _resolver).In(_type, symbols));
    }

    /// <summary>The number of types of the largest union that writes the class behind a tag; 0 where none does.</summary>
    private int CountCasesBeside() =>
        _type.IsReferenceType && !_type.TracksReferences() && (_type.IsUnion() || !UnionParser.StandsAsWhole(_type))
            ? UnionCases.CountOfLargest(_type)
            : 0;

    private EquatableArray<int> KeyMembersOf(List<MemberSymbol> symbols) => KeyEquality.IsMemberwise(_type)
        ? Enumerable.Range(0, symbols.Count).Where(i => KeyEquality.IsCompared(symbols[i].Symbol, _type)).ToEquatableArray()
        : EquatableArray<int>.Empty;

    private bool HasKeyCases() => _type.IsUnion() && UnionCases.LeavesOf(_type).Any(KeyEquality.IsMemberwise);

    private TypeModel MakeOutline(Parts parts, bool isBounded)
    {
        var (symbols, members, selected, keys, callbacks, tracking) = parts;
        return MakeHolder(symbols.Select(static symbol => symbol.Type), hasVersions: keys is not null || _type.IsAppendable()) with
        {
            IsBounded = isBounded,
            WritesWithoutUserCode = isBounded && keys is null && !members.Any(static member => member.Type.HasForeignEnum || member.MaxLength is not null)
                && PackingRules.WritesWithoutUserCode(_type, _graph),
            Members = members,
            LeftOut = _graph.LeftOutOf(_type).Select(static symbol => symbol.Name).Distinct().ToEquatableArray(),
            Callbacks = callbacks,
            Constructor = selected.ToModel(),
            IsAppendable = _type.IsAppendable(),
            Keys = keys?.Select(key => key.In(members)).ToEquatableArray(),
            Uses = UsesOf(symbols, selected.Symbol),
            HidesGetType = HidesGetType(_type),
            Tracking = tracking,
        };
    }

    private bool IsBounded(EquatableArray<MemberModel> members, Tracking tracking) =>
        _type.IsReferenceType && !_type.IsUnion() && !CallbackCollector.HasWriteCallbacks(_type)
        && tracking == Tracking.None && members.All(member => WireTypeFactory.IsBoundedMember(_type, member.Type));

    private EquatableArray<KeyModel>? ParseKeys(List<MemberSymbol> symbols, List<WireType> types)
    {
        if (!_type.IsTolerant())
        {
            return null;
        }

        var parser = new KeyParser(_type, _resolver, Report);
        var keys = parser.Parse(symbols, types);
        _isIncomplete |= parser.IsIncomplete;
        return keys;
    }

    /// <summary>The keys that attributes state, where the schema lock gives the others.</summary>
    private AutoKeys? ParseAutoKeys(List<MemberSymbol> symbols, List<WireType> types)
    {
        CheckAutoKeys(symbols);
        if (!_type.HasAutoKeys() || !_type.IsTolerant())
        {
            return null;
        }

        var parser = new KeyParser(_type, _resolver, Report);
        var keys = parser.ParseGiven(symbols, types);
        _isIncomplete |= parser.IsIncomplete;
        return keys;
    }

    private List<WireType> ResolveMemberTypes(List<MemberSymbol> symbols)
    {
        var types = new List<WireType>();
        foreach (var symbol in symbols)
        {
            _cancellation.ThrowIfCancellationRequested();
            if (UnknownMembers.Is(symbol))
            {
                types.Add(UnknownType.Instance);
                if (UnknownMembers.GetFault(_type, symbol, symbols) is { } fault)
                {
                    Report(DiagnosticInfo.Create(
                        Descriptors.UnknownMembersMustBeKept, KnownTypes.LocationOf(symbol.Symbol, _type),
                        _type.Name, symbol.Name, symbol.Type.Name, fault));
                }
            }
            else if (ResolveMember(symbol) is { } type)
            {
                types.Add(type);
            }
            else if (_resolver.Fault is { } refusal && !IsReportedAtBase(symbol))
            {
                Report(DiagnosticInfo.Create(
                    refusal.Rule, KnownTypes.LocationOf(symbol.Symbol, _type),
                    _type.Name, symbol.Name, TypeNames.Short(symbol.Type),
                    refusal.FormatForMember()));
            }
        }

        return types;
    }

    /// <summary>The base type writes the member too, and so reports its type. In a generic one it may depend on the arguments.</summary>
    private bool IsReportedAtBase(MemberSymbol symbol) => symbol.DeclaringType is { IsAbstract: false } level
        && !level.HasParameters() && MemberCollector.IsParsedItself(level, _type);

    /// <summary>A comparer that does not apply is reported, and the member resolved without it.</summary>
    private WireType? ResolvePlain(MemberSymbol symbol) => symbol.Symbol.FindAttribute(KnownTypes.ComparerAttribute) is { } attribute
        && new ComparerParser(_type, symbol, Report).Parse(attribute) is var (collection, comparer)
            ? _resolver.ResolveCollection((INamedTypeSymbol)symbol.Type, collection, comparer)
            : _resolver.Resolve(symbol);


    private void Report(DiagnosticInfo diagnostic) => _diagnostics.Add(diagnostic);

    /// <summary>Reports a fault of the type, with its name first.</summary>
    private void Report(DiagnosticDescriptor rule, params string[] details) =>
        Report(DiagnosticInfo.Create(rule, KnownTypes.LocationOf(_type), [_type.Name, .. details]));

    private void ReportIf(string? reason, DiagnosticDescriptor rule)
    {
        if (reason is not null)
        {
            Report(rule, reason);
        }
    }

    /// <summary>Parts of a type that were parsed one by one.</summary>
    private sealed record Parts(
        List<MemberSymbol> Symbols,
        EquatableArray<MemberModel> Members,
        SelectedConstructor Selected,
        EquatableArray<KeyModel>? Keys,
        CallbackModel Callbacks,
        Tracking Tracking);
}
