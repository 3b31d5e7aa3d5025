using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Parses one <c>[assembly: FastSerExternal]</c> into the model of the type that it names.</summary>
internal sealed partial class ExternalParser(INamedTypeSymbol type, ExternalDeclaration declaration, Compilation compilation, CompilationFacts facts)
{
    private readonly INamedTypeSymbol _type = type;
    private readonly ExternalDeclaration _declaration = declaration;
    private readonly Compilation _compilation = compilation;
    private readonly CompilationFacts _facts = facts;
    private readonly WireTypeFactory _resolver = new(compilation.Assembly, facts);
    private readonly List<DiagnosticInfo> _diagnostics = [];

    /// <summary>The attributes of one file.</summary>
    public static EquatableArray<ParseResult> Parse(
        GeneratorAttributeSyntaxContext context, ParseMemory memory, CancellationToken cancellation)
    {
        var compilation = context.SemanticModel.Compilation;
        return memory.GetEach(
            context,
            attribute => attribute.ApplicationSyntaxReference?.SyntaxTree == context.TargetNode.SyntaxTree ? Parse(attribute, compilation) : null,
            static result => result is { IsBroken: false, Diagnostics.Count: 0 },
            cancellation);
    }

    /// <summary>Parses an attribute; null where the compiler reports it.</summary>
    private static ParseResult? Parse(AttributeData attribute, Compilation compilation) => ExternalDeclaration.Of(attribute, compilation.Assembly) switch
    {
        null when attribute.ConstructorArguments is [{ IsNull: true }] && attribute.FindLocation() is { } location =>
            ParseResult.Broken(DiagnosticInfo.Create(
                Descriptors.ExternalMustBePossible, location, "null", "it is not a type")),
        null or { Type.TypeKind: TypeKind.Error } => null,
        { } declaration => Parse(declaration, compilation),
    };

    private static ParseResult Parse(ExternalDeclaration declaration, Compilation compilation)
    {
        var facts = CompilationFacts.Of(compilation);
        return facts.Use(() => LanguageRules.IsTooOld(compilation) ? ParseResult.None
            : FindFault(declaration, compilation, facts) is { } fault ? ParseResult.Broken(fault)
            : new ExternalParser((INamedTypeSymbol)declaration.Type, declaration, compilation, facts).Parse());
    }

    /// <summary>Returns the fault that prevents any code for the type.</summary>
    private static DiagnosticInfo? FindFault(ExternalDeclaration declaration, Compilation compilation, CompilationFacts facts)
    {
        var extensions = facts.Graph.Extensions;
        var reason = ExternalRules.GetMismatch(declaration.Type, compilation.Assembly)
            ?? (extensions.SurrogateOf((INamedTypeSymbol)declaration.Type) is not null
                ? "it has a [FastSerSurrogate] too; keep one of them"
                : extensions.ExternalOf((INamedTypeSymbol)declaration.Type)!.Location != declaration.Location
                    ? "it is already named by another attribute; remove one of them"
                    : null);
        if (reason is not null)
        {
            return DiagnosticInfo.Create(
                Descriptors.ExternalMustBePossible, declaration.Location,
                TypeNames.Short(declaration.Type), reason);
        }

        return ExternalRules.FindOther(declaration, compilation) is { } other
            ? DiagnosticInfo.Create(Descriptors.ExternalsMustAgree, declaration.Location, declaration.Type.Name, other.Name)
            : null;
    }

    private ParseResult Parse()
    {
        var hasTags = FSharpUnions.HasTags(_type);
        var model = hasTags ? ParseUnion() : ParseModel();
        if (_diagnostics.Count > 0 || model is null)
        {
            return new ParseResult(MakeEmpty() with { IsStub = true }, _diagnostics.ToEquatableArray()) { IsBroken = true };
        }

        var arguments = new UnsupportedArguments(_compilation, _resolver);
        var notes = _facts.Graph.MembersOf(_type).SelectMany(member => arguments.In(member.Type, _declaration.Location));
        return new ParseResult(model, notes.Concat(hasTags ? NotesOfUnion(model) : []).ToEquatableArray())
        {
            Lock = LockSectionParser.Parse(_type, model) with { TypeName = TypeNames.Closed(_type), IsExternal = true },
        };
    }

    private TypeModel? ParseModel()
    {
        var symbols = _facts.Graph.MembersOf(_type);
        CheckNames(symbols);
        var types = ResolveMemberTypes(symbols);
        var selected = SelectConstructor(symbols);
        MemberFaults.KeepOne(_diagnostics, symbols);
        CheckKeys(symbols);
        if (selected is null || types.Count < symbols.Count || _diagnostics.Count > 0)
        {
            return null;
        }

        if (_type.IsValueType && symbols.Count == 0)
        {
            Report(Descriptors.ExternalMustBePossible, "it has no public member to serialize, and a struct must have at least one member");
            return null;
        }

        var access = new MemberAccess(_type, _compilation);
        var nulls = NullRules.OfExternal(_type, _declaration.RejectsNull);
        var members = new MemberModelBuilder(_type, _declaration.IsTolerant, access, nulls, ReportTranslated).Build(symbols, types, selected);
        var leftOut = _facts.Graph.LeftOutOf(_type).Select(static symbol => symbol.Name).Distinct().ToEquatableArray();
        return MakeModel(symbols, members, types, selected) with { LeftOut = leftOut };
    }

    /// <summary>Types without code have errors of their own, which are reported there.</summary>
    private List<WireType> ResolveMemberTypes(List<MemberSymbol> symbols)
    {
        var types = new List<WireType>();
        foreach (var symbol in symbols)
        {
            if (_resolver.Resolve(symbol) is { } type)
            {
                types.Add(_declaration.IsCompact ? type.ToCompact() : type);
            }
            else if (_resolver.Fault is { } fault)
            {
                Report(Descriptors.MemberTypeMustBeSupported, symbol.Name,
                    TypeNames.Short(symbol.Type),
                    fault.FormatForExternalMember());
            }
        }

        return types;
    }

    private TypeModel MakeModel(
        List<MemberSymbol> symbols, EquatableArray<MemberModel> members, List<WireType> types, SelectedConstructor selected)
    {
        var isMutable = _type.IsReferenceType && members.Count > 0 && !_declaration.IsTolerant
            && members.All(static member => member.IsAssignable || member.Restoration == Restoration.Fill);
        var isMadeFirst = isMutable && selected.Symbol.Parameters.IsEmpty && !symbols.Exists(static symbol => symbol.IsRequired);
        return MakeHolder(symbols, _declaration.IsTolerant, selected.Symbol) with
        {
            IsSealed = _type.IsSealed || _type.IsValueType,
            Members = members,
            Constructor = selected.ToModel() is { FactoryName: { } factory } made
                ? made with { FactoryName = $"{TypeNames.Full(_type)}.{factory}" }
                : selected.ToModel(),
            Keys = !_declaration.IsTolerant ? null : types.Select((type, i) =>
                new KeyModel(type, i) { IsFilled = members[i].Restoration == Restoration.Fill }).ToEquatableArray(),
            HidesGetType = TypeParser.HidesGetType(_type),
            IsMutable = isMutable,
            PopulatesExisting = isMadeFirst && members.Any(static member => member.Restoration == Restoration.Fill),
        };
    }

    /// <summary>The class that stands beside the type, with what follows from the members that it holds.</summary>
    private TypeModel MakeHolder(List<MemberSymbol> symbols, bool hasVersions, IMethodSymbol? constructor)
    {
        var collector = new UseMarkCollector(_facts);
        collector.AddType(_type);
        symbols.ForEach(collector.AddMember);
        if (constructor is not null)
        {
            collector.AddMethod(constructor);
        }

        return MakeEmpty() with
        {
            IsRecursive = _facts.Graph.IsRecursive(_type),
            StackFrameSize = _facts.Frames.Of(symbols.Select(static symbol => symbol.Type), hasVersions),
            Uses = collector.Marks,
            OwnUses = UseMarkCollector.Of(_type, _facts),
            Roots = symbols.SelectMany(symbol => RootFinder.In(symbol.Type, _compilation, _resolver))
                .Concat(RootFinder.AsRoot(_type, _compilation, _resolver)).Distinct().ToEquatableArray(),
        };
    }

    /// <summary>The class that stands beside the type, without content.</summary>
    private TypeModel MakeEmpty() => new()
    {
        IsExternal = true,
        Namespace = TypeNames.GeneratedNamespace(_compilation.AssemblyName),
        HelperNamespace = TypeNames.GeneratedNamespace(_compilation.AssemblyName),
        Declaration = CodePlace.FormatDeclaration(ExtensionTypes.CodeNameOf(_type)),
        SelfName = TypeNames.Full(_type),
        FullName = TypeNames.Full(_type),
        DisplayName = TypeNames.Display(_type),
        MetadataName = TypeNames.Metadata(_type),
        HintName = HintName.ForRoot(ExtensionTypes.CodeNameOf(_type)),
        IsReference = _type.IsReferenceType,
    };

    /// <summary>Reports a fault at the attribute, with the name of the type first.</summary>
    private void Report(DiagnosticDescriptor descriptor, params string[] arguments) =>
        _diagnostics.Add(DiagnosticInfo.Create(descriptor, _declaration.Location, [_type.Name, .. arguments]));
}
