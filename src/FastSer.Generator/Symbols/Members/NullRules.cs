using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Says of which members null is an error: by the rule of the type that declares them, and by their annotations.</summary>
internal sealed class NullRules
{
    private const string AllowNull = "System.Diagnostics.CodeAnalysis.AllowNullAttribute";
    private const string MaybeNull = "System.Diagnostics.CodeAnalysis.MaybeNullAttribute";
    private const string DisallowNull = "System.Diagnostics.CodeAnalysis.DisallowNullAttribute";

    private readonly HashSet<INamedTypeSymbol> _strict = new(SymbolEqualityComparer.Default);

    private NullRules()
    {
    }

    /// <summary>The rules of an annotated type. Base types without an annotation follow the type below them.</summary>
    public static NullRules Of(INamedTypeSymbol type)
    {
        var rules = new NullRules();
        var isStrict = false;
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            if (level.FindAttribute(KnownTypes.TypeAttribute) is { } attribute)
            {
                isStrict = Find(attribute) ?? IsStrict(level.ContainingAssembly);
            }

            if (isStrict)
            {
                rules._strict.Add(level);
            }
        }

        return rules;
    }

    /// <summary>The rules of a type of another assembly: all that it inherits follows them.</summary>
    public static NullRules OfExternal(INamedTypeSymbol type, bool isStrict)
    {
        var rules = new NullRules();
        if (isStrict)
        {
            rules._strict.UnionWith(type.Levels().Concat(FSharpUnions.FieldsOf(type).Select(static field => field.DeclaringType)));
        }

        return rules;
    }

    /// <summary>Says whether types of the assembly reject null where they do not say otherwise.</summary>
    public static bool IsStrict(IAssemblySymbol? assembly) =>
        assembly?.FindAttribute(KnownTypes.DefaultsAttribute) is { } attribute && Find(attribute) == true;

    /// <summary>Returns the rule of an attribute; null where it has none.</summary>
    public static bool? Find(AttributeData attribute) => attribute.FindArgument("NullHandling")?.Value is int value ? value == 1 : null;

    /// <summary>Returns whether null is an error: the member, or the constructor's parameter that takes it, is of a type without null.</summary>
    public bool Rejects(MemberSymbol member, int index, SelectedConstructor selected) =>
        _strict.Contains(member.DeclaringType) && !member.Type.IsValueType
        && (Rejects(member.Symbol, member.Type)
            || selected.Arguments.Any(argument => argument.Member == index && Rejects(argument.Parameter, argument.Parameter.Type)));

    /// <summary>The annotations of references say nothing: they stand where nullable annotations are off.</summary>
    public static bool IsOblivious(MemberSymbol member) =>
        member.Type is { IsReferenceType: true, NullableAnnotation: NullableAnnotation.None };

    private static bool Rejects(ISymbol symbol, ITypeSymbol type) =>
        !symbol.HasAttribute(AllowNull) && !symbol.HasAttribute(MaybeNull)
        && (type.NullableAnnotation == NullableAnnotation.NotAnnotated ? IsNeverNull(type)
            : type.NullableAnnotation == NullableAnnotation.Annotated && symbol.HasAttribute(DisallowNull));

    /// <summary>A type parameter without <c>?</c> may stand for a type with it, unless its constraints do not let it.</summary>
    private static bool IsNeverNull(ITypeSymbol type) => type is not ITypeParameterSymbol parameter
        || parameter.HasNotNullConstraint
        || (parameter.HasReferenceTypeConstraint && parameter.ReferenceTypeConstraintNullableAnnotation == NullableAnnotation.NotAnnotated)
        || parameter.ConstraintTypes.Any(static constraint =>
            constraint.NullableAnnotation == NullableAnnotation.NotAnnotated && IsNeverNull(constraint));
}
