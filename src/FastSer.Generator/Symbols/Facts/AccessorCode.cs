using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>Gets whether accessors of properties have code of their own.</summary>
internal static class AccessorCode
{
    /// <summary>The accessor does nothing but get or set the value of a field, also where a derived type overrides it.</summary>
    /// <param name="member">A field or property.</param>
    /// <param name="type">The type of the objects.</param>
    /// <param name="accessor">The kind of a get or set accessor; an init accessor is a setter.</param>
    public static bool IsPlain(ISymbol member, INamedTypeSymbol type, SyntaxKind accessor)
    {
        for (var level = type; level is { SpecialType: SpecialType.None }; level = level.BaseType)
        {
            foreach (var candidate in level.GetMembers(member.Name).OfType<IPropertySymbol>())
            {
                if (candidate.IsOverride && candidate.Overrides(member))
                {
                    return IsPlain(candidate, accessor);
                }
            }
        }

        return member is IFieldSymbol || (member is IPropertySymbol property && IsPlain(property, accessor));
    }

    /// <summary>An accessor has a body of its own, in whatever part of the type: round the compiler-made field, or in place of one.</summary>
    /// <param name="property">A property.</param>
    /// <param name="accessor">The kind of a get or set accessor; null for any.</param>
    public static bool IsIn(IPropertySymbol property, SyntaxKind? accessor = null) => property.DeclaringSyntaxReferences
        .Select(static reference => reference.GetSyntax()).OfType<PropertyDeclarationSyntax>()
        .Any(declaration => declaration.ExpressionBody is not null
            || declaration.Modifiers.Any(SyntaxKind.PartialKeyword)
            || declaration.AccessorList?.Accessors.Any(one => (one.Body is not null || one.ExpressionBody is not null)
                && (accessor is null || one.IsKind(SyntaxKind.GetAccessorDeclaration) == (accessor == SyntaxKind.GetAccessorDeclaration))) == true);

    public static bool IsMadeByCompiler(ISymbol member) => member.IsImplicitlyDeclared
        || (member.DeclaringSyntaxReferences.IsEmpty && member.HasAttribute("System.Runtime.CompilerServices.CompilerGeneratedAttribute"));

    private static bool IsPlain(IPropertySymbol property, SyntaxKind kind)
    {
        var isGetter = kind == SyntaxKind.GetAccessorDeclaration;
        if (property.DeclaringSyntaxReferences.IsEmpty)
        {
            return (isGetter ? property.GetMethod : property.SetMethod) is { } method && IsMadeByCompiler(method);
        }

        return IsAuto(property) && !IsIn(property, kind);
    }

    /// <summary>The compiler makes the field of the property.</summary>
    public static bool IsAuto(IPropertySymbol property)
    {
        foreach (var member in property.ContainingType.GetMembers())
        {
            if (member is IFieldSymbol { AssociatedSymbol: { } owner }
                && SymbolEqualityComparer.Default.Equals(owner, property))
            {
                return true;
            }
        }

        return false;
    }
}
