using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Members;

/// <summary>
/// Finds collections without a setter that cannot be filled after construction: the code of the constructor shows that they are null, or
/// that they are the object of a member that it takes, which filling them would change.
/// </summary>
internal static class FilledCollections
{
    public static bool CanFill(MemberSymbol member, SelectedConstructor selected, IReadOnlyList<MemberSymbol> members)
    {
        if (!MemberAccess.CanFill(member))
        {
            return false;
        }

        if (!member.IsPlainStorage
            || member.Symbol is not { IsVirtual: false, IsAbstract: false, IsOverride: false, DeclaringSyntaxReferences: [var reference] }
            || reference.GetSyntax() is ParameterSyntax)
        {
            return true;
        }

        var initializer = reference.GetSyntax() switch
        {
            PropertyDeclarationSyntax property => property.Initializer?.Value,
            VariableDeclaratorSyntax field => field.Initializer?.Value,
            _ => null,
        };
        var places = PlacesOf(member, selected).ToList();
        return !IsDefault(selected.Symbol)
            && ((initializer is not null && !IsNull(initializer)) || places.Exists(place => MayAssign(place, member.Symbol.Name)))
            && !IsShared(member, initializer, places, NamesOfTaken(member, selected, members));
    }

    /// <summary>A struct whose declaration has no such constructor: no initializer runs.</summary>
    private static bool IsDefault(IMethodSymbol constructor) =>
        constructor is { MethodKind: MethodKind.Constructor, ContainingType.IsValueType: true, Parameters.IsEmpty: true }
        && constructor.DeclaringSyntaxReferences.IsEmpty;

    private static bool IsNull(ExpressionSyntax value) => (value as PostfixUnaryExpressionSyntax)?.Operand is { } operand
        ? IsNull(operand)
        : value.IsKind(SyntaxKind.NullLiteralExpression) || value.IsKind(SyntaxKind.DefaultLiteralExpression);

    /// <summary>The code that may assign the member while an object is made.</summary>
    private static IEnumerable<SyntaxNode> PlacesOf(MemberSymbol member, SelectedConstructor selected)
    {
        var own = CodeOf(selected.Symbol).ToList();
        var isAlone = IsOwn(member, selected)
            && !own.Exists(static code => code is ConstructorDeclarationSyntax { Initializer.RawKind: (int)SyntaxKind.ThisConstructorInitializer });
        return (isAlone ? own : own.Concat(member.DeclaringType.InstanceConstructors.SelectMany(CodeOf)))
            .Where(static code => code is not TypeDeclarationSyntax);
    }

    /// <summary>Returns the declarations with the code of a constructor: of a partial one, the part that implements it.</summary>
    private static IEnumerable<SyntaxNode> CodeOf(IMethodSymbol constructor) =>
        (constructor.PartialImplementationPart ?? constructor).DeclaringSyntaxReferences.Select(static reference => reference.GetSyntax());

    private static bool IsOwn(MemberSymbol member, SelectedConstructor selected) => !selected.IsFactory
        && SymbolEqualityComparer.Default.Equals(member.DeclaringType.OriginalDefinition, selected.Symbol.ContainingType.OriginalDefinition);

    private static bool MayAssign(SyntaxNode place, string name) => place.DescendantNodes().Any(node =>
        (node is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name)
        || node is AssignmentExpressionSyntax { Left: ThisExpressionSyntax });

    /// <summary>The names by which code that assigns the member can name an object that the constructor takes for another one.</summary>
    private static HashSet<string> NamesOfTaken(MemberSymbol member, SelectedConstructor selected, IReadOnlyList<MemberSymbol> members)
    {
        var taken = selected.Arguments
            .Where(static argument => argument.Parameter.Type is { IsReferenceType: true, SpecialType: not SpecialType.System_String }).ToList();
        var names = taken.Select(static argument => argument.Parameter.Name);
        if (IsOwn(member, selected))
        {
            return new(names.Concat(taken.Select(argument => members[argument.Member].Symbol.Name)), StringComparer.Ordinal);
        }

        var passed = CodeOf(selected.Symbol).Select(static code => code switch
        {
            ConstructorDeclarationSyntax declaration => declaration.Initializer?.ArgumentList,
            TypeDeclarationSyntax declaration => (declaration.BaseList?.Types.FirstOrDefault() as PrimaryConstructorBaseTypeSyntax)?.ArgumentList,
            _ => null,
        }).FirstOrDefault()?.Arguments.ToList() ?? [];
        return new(
            member.DeclaringType.InstanceConstructors.SelectMany(static constructor => constructor.Parameters)
                .Where(parameter => parameter.Ordinal < passed.Count && passed[parameter.Ordinal].Expression is IdentifierNameSyntax argument
                    && names.Contains(argument.Identifier.ValueText))
                .Select(static parameter => parameter.Name),
            StringComparer.Ordinal);
    }

    private static bool IsShared(MemberSymbol member, ExpressionSyntax? initializer, List<SyntaxNode> places, HashSet<string> names) => places
        .SelectMany(static place => place.DescendantNodes().OfType<AssignmentExpressionSyntax>())
        .Where(assignment => NameOf(assignment.Left) == member.Symbol.Name)
        .Select(static assignment => assignment.Right)
        .Concat(initializer is null ? [] : [initializer])
        .Any(value => value.DescendantNodesAndSelf(HandsOnObject).Any(node => node is IdentifierNameSyntax name && names.Contains(name.Identifier.ValueText)));

    private static string? NameOf(ExpressionSyntax target) => target switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } access => access.Name.Identifier.ValueText,
        _ => null,
    };

    /// <summary>The value of the expression is that of a part, or a <c>Collection</c> round it.</summary>
    private static bool HandsOnObject(SyntaxNode node) => node
        is ParenthesizedExpressionSyntax or CastExpressionSyntax or ConditionalExpressionSyntax or SwitchExpressionSyntax or SwitchExpressionArmSyntax
        or PostfixUnaryExpressionSyntax or AssignmentExpressionSyntax or MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax }
        or BinaryExpressionSyntax { RawKind: (int)SyntaxKind.CoalesceExpression or (int)SyntaxKind.AsExpression }
        || (node is ArgumentSyntax or ArgumentListSyntax && IsWrapper(node.FirstAncestorOrSelf<ObjectCreationExpressionSyntax>()))
        || IsWrapper(node as ObjectCreationExpressionSyntax);

    private static bool IsWrapper(ObjectCreationExpressionSyntax? creation) =>
        creation?.Type.DescendantNodesAndSelf().OfType<GenericNameSyntax>().FirstOrDefault()?.Identifier.ValueText == "Collection";
}
