using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Parsing;

/// <summary>Parses the types that a union names, and says what is wrong with them.</summary>
internal sealed class UnionParser(INamedTypeSymbol union, Compilation compilation, Action<DiagnosticInfo> report)
{
    private readonly Dictionary<int, INamedTypeSymbol> _byTag = [];
    private readonly List<(INamedTypeSymbol Case, bool LeadsOn, INamedTypeSymbol Leaf)> _leaves = [];

    /// <summary>Gets whether it names a type that has errors and gets no code.</summary>
    public bool IsIncomplete { get; private set; }

    /// <summary>A union whose type has no <c>[FastSerType]</c> is seen by nothing else.</summary>
    public static DiagnosticInfo? CheckUnannotated(GeneratorAttributeSyntaxContext context, CancellationToken cancellation)
    {
        _ = cancellation;
        return context.TargetSymbol is INamedTypeSymbol type && !type.IsAnnotated()
            && !LanguageRules.IsTooOld(context.SemanticModel.Compilation)
            ? DiagnosticInfo.Create(
                Descriptors.UnionMustBeOpen, KnownTypes.LocationOf(type), type.Name, "has no [FastSerType]")
            : null;
    }

    public UnionModel Parse()
    {
        var cases = new List<UnionCase>();
        foreach (var attribute in UnionCases.Of(union))
        {
            if (attribute.Type is IErrorTypeSymbol or null)
            {
                IsIncomplete = true;
            }
            else if (ParseCase(attribute) is { } parsed)
            {
                cases.Add(parsed);
            }
        }

        return new UnionModel(cases.ToEquatableArray(), union.IsTolerant()) { Fallback = new UnionFallback(union, compilation, report).Parse() };
    }

    private UnionCase? ParseCase(UnionAttribute attribute)
    {
        if (UnionCases.Close(attribute.Type, union) is not { } type || !CaseArguments.ConstraintsAgree(type))
        {
            return Refuse(Descriptors.UnionCaseMustBeClosed, attribute);
        }

        if (attribute.Tag is < 0 or > UnionAttribute.MaximumTag)
        {
            return Refuse(Descriptors.UnionTagMustBeInRange, attribute);
        }

        if (!IsAssignable(type))
        {
            return Refuse(Descriptors.UnionCaseMustDerive, attribute, FormatDerive(type));
        }

        if (!type.IsAnnotated() || (type.IsAbstract && (attribute.IsExact || !type.IsUnion())))
        {
            return Refuse(Descriptors.UnionCaseMustBeSerializable, attribute, type.IsAnnotated()
                ? "it is abstract, so no value has exactly this type; list its derived types here, or make it a union"
                : AnnotatedCollections.CollectionOf(type) is not null
                    ? "it is a collection, and only its elements would be stored; name a class with a member of this type"
                    : "mark it with [FastSerType]");
        }

        if (!Extendability.HasCode(type, compilation.Assembly))
        {
            IsIncomplete = true;
            return SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly)
                ? null
                : Refuse(Descriptors.UnionCaseMustBeSerializable, attribute, WireTypeFactory.ForeignWithoutCode(type).FormatForPlace());
        }

        if (union.IsTolerant() && !type.IsTolerant())
        {
            return Refuse(Descriptors.TolerantUnionMustNameTolerantTypes, attribute);
        }

        if (_byTag.TryGetValue(attribute.Tag, out var other))
        {
            return Refuse(Descriptors.UnionTagMustBeUnique, attribute, TypeNames.Short(other));
        }

        _byTag.Add(attribute.Tag, type);
        return AddLeaves(attribute, type)
            ? new UnionCase(attribute.Tag, TypeNames.Full(type), type.IsReferenceType, FormOf(type, attribute.IsExact))
            : null;
    }

    private CaseForm FormOf(INamedTypeSymbol type, bool isExact) => type switch
    {
        { IsValueType: true } => CaseForm.Whole,
        _ when type.TracksReferences() && !type.IsUnion() => CaseForm.Whole,
        _ when SymbolEqualityComparer.Default.Equals(type, union) || (isExact && type.IsUnion()) => CaseForm.Members,
        _ when type.IsUnion() => union.IsTolerant() ? CaseForm.Enclosed : CaseForm.Union,
        _ => StandsAsWhole(type) ? CaseForm.Whole : CaseForm.Members,
    };

    /// <summary>Its own bytes begin with more than presence, so they stand behind a tag as they are.</summary>
    public static bool StandsAsWhole(INamedTypeSymbol type) => type.IsCompact() || type.IsAppendable() || LanguageUnions.Is(type);

    /// <summary>The tag of another union follows.</summary>
    private bool LeadsOn(INamedTypeSymbol type, bool isExact) => FormOf(type, isExact) is CaseForm.Union or CaseForm.Enclosed;

    /// <summary>Each type must be reached by one way only: else a value would have two encodings.</summary>
    private bool AddLeaves(UnionAttribute attribute, INamedTypeSymbol type)
    {
        var isUnion = LeadsOn(type, attribute.IsExact);
        var leaves = isUnion ? UnionCases.LeavesOf(type) : [type];
        foreach (var (otherCase, leadsOn, leaf) in _leaves)
        {
            var overlap = leaves.Any(own => SymbolEqualityComparer.Default.Equals(own, leaf))
                ? SymbolEqualityComparer.Default.Equals(type, leaf) ? $"'{TypeNames.Short(leaf)}'" : $"'{TypeNames.Short(leaf)}', a type of the union '{TypeNames.Short(type)}'"
                : isUnion && Converts(leaf, type) ? $"'{TypeNames.Short(leaf)}', which derives from '{TypeNames.Short(type)}'"
                : leadsOn && leaves.Any(own => Converts(own, otherCase)) ? $"'{TypeNames.Short(otherCase)}', from which '{TypeNames.Short(type)}' derives"
                : null;
            if (overlap is not null)
            {
                Refuse(Descriptors.UnionCaseMustBeUnique, attribute, overlap);
                return false;
            }
        }

        _leaves.AddRange(leaves.Select(leaf => (type, isUnion, leaf)));
        return true;
    }

    private bool IsAssignable(INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(type, union) ? !type.IsAbstract : Converts(type, union);

    private bool Converts(INamedTypeSymbol from, INamedTypeSymbol to) => UnionCases.Converts(compilation, from, to);

    private UnionCase? Refuse(DiagnosticDescriptor descriptor, UnionAttribute attribute, params string[] details)
    {
        report(DiagnosticInfo.Create(
            descriptor, attribute.Location ?? KnownTypes.LocationOf(union),
            [TypeNames.Declared(union), TypeNames.Short(attribute.Type!), attribute.Tag.ToString(CultureInfo.InvariantCulture), .. details]));
        return null;
    }

    /// <summary>Advice for a type of this assembly that the union cannot hold yet.</summary>
    private string FormatDerive(INamedTypeSymbol type)
    {
        if (type.SelfAndBases().FirstOrDefault(level => SymbolEqualityComparer.Default.Equals(level.OriginalDefinition, union)) is { } form)
        {
            return $"it derives only from '{TypeNames.Short(form)}', and the attribute is about every '{TypeNames.Declared(union)}'; give '{union.Name}' a base class or "
                + $"interface without type parameters that names '{type.Name}', or ";
        }

        return !SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, compilation.Assembly) ? ""
            : union.TypeKind == TypeKind.Interface ? $"implement '{TypeNames.Declared(union)}' or "
            : type.TypeKind == TypeKind.Class ? $"derive it from '{TypeNames.Declared(union)}' or " : "";
    }
}
