using FastSer.Generator.Collections;
using FastSer.Generator.Diagnostics;
using FastSer.Generator.Emission;
using FastSer.Generator.Model;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Parsing;

/// <summary>Parses one annotated type into its model.</summary>
internal sealed partial class TypeParser
{
    private readonly INamedTypeSymbol _type;
    private readonly Compilation _compilation;
    private readonly TypeGraph _graph;
    private readonly WireKindResolver _resolver;
    private readonly List<DiagnosticInfo> _diagnostics = [];
    private readonly CancellationToken _cancellation;

    private TypeParser(
        INamedTypeSymbol type, Compilation compilation, CompilationFacts facts, CancellationToken cancellation)
    {
        _type = type;
        _compilation = compilation;
        _cancellation = cancellation;
        _graph = facts.Graph;
        _resolver = new WireKindResolver(compilation.Assembly, facts);
    }

    public static ParseResult Parse(
        GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation) =>
        memory.Get(
            context.TargetNode, context.SemanticModel.Compilation,
            () => Parse(context, cancellation) is var result && result.Diagnostics.Count == 0 ? (result, true) : (result, false),
            cancellation);

    private static ParseResult Parse(GeneratorAttributeSyntaxContext context, CancellationToken cancellation)
    {
        var facts = CompilationFacts.Of(context.SemanticModel.Compilation);
        lock (facts)
        {
            return Parse(new TypeParser((INamedTypeSymbol)context.TargetSymbol, context.SemanticModel.Compilation, facts, cancellation));
        }
    }

    private static ParseResult Parse(TypeParser parser)
    {
        var model = parser.ParseModel();
        return parser._diagnostics.Count > 0 || model is null
            ? new ParseResult(null, parser._diagnostics.ToEquatableArray())
            : new ParseResult(model, EquatableArray<DiagnosticInfo>.Empty) { Lock = LockSectionParser.Parse(parser._type, model) };
    }

    private TypeModel? ParseModel()
    {
        if (!CheckDeclaration() || _type.IsAbstract)
        {
            // An abstract type is a base: its members are written by the types that derive from it.
            MemberCollector.Collect(_type, Report);
            return _type.IsAbstract ? ParseAbstract() : null;
        }

        var symbols = MemberCollector.Collect(_type, Report);
        var isCompact = _type.IsCompact();
        var types = ResolveMemberTypes(symbols);
        if (isCompact)
        {
            types = [.. types.Select(CompactTypes.Of)];
        }

        EquatableArray<KeyModel>? keys = _type.IsTolerant() ? new KeyParser(_type, _resolver, Report).Parse(symbols, types) : null;
        var access = new MemberAccess(_type, _compilation);
        var selected = new ConstructorSelector(_type, symbols, access.CanAssign, Report).Select();
        CheckIdentity();
        var callbacks = CallbackCollector.Collect(_type, _compilation, Report);
        if (keys is null && _type.HasAttribute(KnownTypes.RetiredAttribute))
        {
            Report(DiagnosticInfo.Create(
                Descriptors.RetiredKeyNeedsTolerantType, KnownTypes.LocationOf(_type), _type.Name));
        }

        if (selected is null || _diagnostics.Count > 0)
        {
            return null;
        }

        if (_type.IsValueType && symbols.Count == 0)
        {
            Report(DiagnosticInfo.Create(Descriptors.StructMustNotBeEmpty, KnownTypes.LocationOf(_type), _type.Name));
            return null;
        }

        CheckRequiredMembers(symbols, selected);
        var foreignBases = BaseTypes.ForeignOf(_type, Report);
        var members = new MemberModelBuilder(_type, access, Report).Build(symbols, types, selected);
        var isGeneric = WireKindResolver.IsGeneric(_type);
        var isFixed = members.All(static member => member.Type is { FixedSize: not null, ControlBits: 0 });
        var size = _type.IsValueType && !isGeneric && keys is null && isFixed
            ? members.Sum(static member => member.Type.FixedSize!.Value)
            : (int?)null;

        var isMutable = _type.IsReferenceType && members.Count > 0 && !_type.IsUnion()
            && members.All(static member => member.IsAssignable || member.Restoration == Restoration.Fill);
        var isMadeFirst = isMutable && selected.Symbol.Parameters.IsEmpty && !symbols.Exists(static symbol => symbol.IsRequired);
        if (callbacks.Deserializing.Count > 0 && !isMadeFirst)
        {
            Report(DiagnosticInfo.Create(
                Descriptors.DeserializingNeedsObject, KnownTypes.LocationOf(_type), _type.Name, callbacks.Deserializing[0]));
        }

        // An object that keeps its identity is always a new one: populating two that are now one would mix them up.
        var tracking = ParseTracking(symbols, selected, access);
        var isPopulated = isMutable && tracking == Tracking.None && keys is null;
        var isBounded = _type.IsReferenceType && !isGeneric && !_type.IsUnion() && !CallbackCollector.HasWriteCallbacks(_type)
            && tracking == Tracking.None && members.All(static member => member.Type.IsBoundedMember);
        return new TypeModel
        {
            Namespace = _type.ContainingNamespace.IsGlobalNamespace ? "" : TypeNames.Of(_type.ContainingNamespace),
            ContainingDeclarations = ContainingTypes().Select(Declaration).ToEquatableArray(),
            Declaration = Declaration(_type),
            SelfName = TypeNames.Self(_type),
            FullName = TypeNames.Full(_type),
            DisplayName = TypeNames.Display(_type),
            HintName = HintName.For(_type),
            IsReference = _type.IsReferenceType,
            IsSealed = _type.IsSealed || _type.IsValueType,
            IsRecursive = _graph.IsRecursive(_type),
            IsBounded = isBounded,
            IsStored = isBounded && keys is null && !members.Any(static member => member.Type.HasForeignEnum) && PackingRules.IsStored(_type, _graph),
            FixedSize = size,
            Packing = size is null ? ValuePacking.None : PackingRules.Of(_type, _graph),
            Members = members,
            Callbacks = callbacks,
            IsMutable = isPopulated,
            IsReadInto = isPopulated && isMadeFirst
                && (callbacks.Deserializing.Count > 0 || members.Any(static member => member.Restoration == Restoration.Fill)),
            Constructor = ConstructorOf(selected),
            Keys = keys?.Select(key => key with { IsFilled = IsFilled(key, members) }).ToEquatableArray(),
            IsRegistered = !isGeneric && IsReachable(),
            TakenNames = _type.MemberNames.Where(HelperSet.LooksLikeHelper).OrderBy(static name => name, StringComparer.Ordinal)
                .ToEquatableArray(),
            Roots = symbols.SelectMany(DeclaredSet.TypesIn).Concat(KeyParser.RetiredTypesOf(_type))
                .SelectMany(type => RootFinder.In(type, _compilation, _resolver)).Concat(UnionRoots())
                .Distinct().ToEquatableArray(),
            Union = ParseUnion(),
            IsCase = _type.IsReferenceType && !_type.TracksReferences() && (!isCompact || _type.IsUnion()) && UnionCases.IsCase(_type),
            Tracking = tracking,
            Base = BaseTypes.Of(_type),
            ForeignBases = foreignBases,
        };
    }

    private static bool IsFilled(KeyModel key, EquatableArray<MemberModel> members) =>
        !key.IsRetired && members[key.MemberIndex].Restoration == Restoration.Fill;

    private bool CheckDeclaration()
    {
        if (WhyNot() is { } reason)
        {
            Report(DiagnosticInfo.Create(
                Descriptors.TypeKindMustBeSupported, KnownTypes.LocationOf(_type), _type.Name, reason));
            return false;
        }

        if (CollectionTypes.BaseCollectionOf(_type) is { } collection)
        {
            Report(DiagnosticInfo.Create(
                Descriptors.CollectionMustNotBeAnnotated, KnownTypes.LocationOf(_type), _type.Name,
                collection.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)));
            return false;
        }

        CheckUnionDeclaration();
        CheckReferences();
        if (!IsPartial(_type))
        {
            Report(DiagnosticInfo.Create(Descriptors.TypeMustBePartial, KnownTypes.LocationOf(_type), _type.Name));
        }

        foreach (var containing in ContainingTypes().Where(containing => !IsPartial(containing)))
        {
            Report(DiagnosticInfo.Create(
                Descriptors.ContainingTypeMustBePartial, KnownTypes.LocationOf(_type), _type.Name, containing.Name));
        }

        return true;
    }

    private string? WhyNot() => _type switch
    {
        { IsStatic: true } => "it is static",
        { IsRefLikeType: true } => "a ref struct cannot be stored or returned as a value",
        { IsFileLocal: true } => "a file-local type cannot be extended in another file",
        _ when ExtensionTypes.FormatterOf(_type) is not null => "it has a [FastSerFormatter], which does all the work; keep one of them",
        { TypeKind: TypeKind.Interface } when !_type.IsUnion() =>
            "an interface has no values of its own; name the types that implement it with [FastSerUnion(tag, typeof(...))]",
        _ => null,
    };

    private List<TypeRef> ResolveMemberTypes(List<MemberSymbol> symbols)
    {
        var types = new List<TypeRef>();
        foreach (var symbol in symbols)
        {
            _cancellation.ThrowIfCancellationRequested();
            if (ResolveMember(symbol) is { } type)
            {
                types.Add(type);
            }
            else if (_resolver.Reason.Length > 0)
            {
                Report(DiagnosticInfo.Create(
                    _resolver.Rule, KnownTypes.LocationOf(symbol.Symbol) ?? KnownTypes.LocationOf(_type),
                    _type.Name, symbol.Name, symbol.Type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat),
                    _resolver.Reason));
            }
        }

        return types;
    }

    /// <summary>A comparer that does not apply is reported, and the member resolved without it.</summary>
    private TypeRef? ResolvePlain(MemberSymbol symbol) => symbol.Symbol.FindAttribute(KnownTypes.ComparerAttribute) is { } attribute
        && new ComparerParser(_type, symbol, Report).Parse(attribute) is var (collection, comparer)
            ? _resolver.ResolveCollection((INamedTypeSymbol)symbol.Type, collection, comparer)
            : _resolver.Resolve(symbol);

    private void CheckRequiredMembers(List<MemberSymbol> symbols, SelectedConstructor selected)
    {
        if (selected.SetsRequiredMembers || selected.IsFactory)
        {
            return;
        }

        for (var level = _type; level is not null; level = level.BaseType)
        {
            foreach (var member in level.GetMembers())
            {
                if (member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true }
                    && !symbols.Exists(symbol => symbol.Name == member.Name))
                {
                    Report(DiagnosticInfo.Create(
                        Descriptors.RequiredMemberMustBeSerialized, KnownTypes.LocationOf(member), _type.Name, member.Name));
                }
            }
        }
    }

    private static ConstructorModel ConstructorOf(SelectedConstructor selected)
    {
        var skipsOne = false;
        var arguments = new List<ConstructorArgument>();
        foreach (var parameter in selected.Symbol.Parameters)
        {
            var index = selected.Arguments.Where(argument => SymbolEqualityComparer.Default.Equals(argument.Parameter, parameter))
                .Select(static argument => (int?)argument.Member).FirstOrDefault();
            if (index is not { } member)
            {
                skipsOne = true;
                continue;
            }

            arguments.Add(new ConstructorArgument(member, skipsOne ? LocalNames.Escape(parameter.Name) : null));
        }

        return new ConstructorModel(arguments.ToEquatableArray())
        {
            FactoryName = selected.IsFactory ? LocalNames.Escape(selected.Symbol.Name) : null,
        };
    }

    private IEnumerable<INamedTypeSymbol> ContainingTypes()
    {
        var containing = new Stack<INamedTypeSymbol>();
        for (var type = _type.ContainingType; type is not null; type = type.ContainingType)
        {
            containing.Push(type);
        }

        return containing;
    }

    private bool IsReachable() => ContainingTypes().Append(_type).All(static type => type.DeclaredAccessibility is
        Accessibility.Public or Accessibility.Internal or Accessibility.ProtectedOrInternal);

    private static bool IsPartial(INamedTypeSymbol type) => type.DeclaringSyntaxReferences.Any(static reference =>
        reference.GetSyntax() is TypeDeclarationSyntax syntax && syntax.Modifiers.Any(SyntaxKind.PartialKeyword));

    private static string Declaration(INamedTypeSymbol type) => "partial " + type switch
    {
        { IsRecord: true, IsValueType: true } => "record struct ",
        { IsRecord: true } => "record ",
        { IsValueType: true } => "struct ",
        { TypeKind: TypeKind.Interface } => "interface ",
        _ => "class ",
    } + TypeNames.Self(type);

    private void Report(DiagnosticInfo diagnostic) => _diagnostics.Add(diagnostic);
}
