using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Members;

/// <summary>
/// Says whether the code of a constructor shows that a member then has exactly the value of a parameter: the compiler stores it, or the
/// constructor consists of nothing but assignments of its parameters. Code that says less may change its argument.
/// </summary>
internal static class StoredParameters
{
    public static bool Stores(IParameterSymbol parameter, MemberSymbol member) =>
        member.IsPlainStorage
        && member.Symbol is { IsVirtual: false, IsAbstract: false, IsOverride: false }
        && CodeOf(parameter) switch
        {
            TypeDeclarationSyntax declaration => PrimaryStores(declaration, parameter, member),
            ConstructorDeclarationSyntax declaration => BodyStores(declaration, parameter, member),
            _ => false,
        };

    /// <summary>Returns whether the code shows that the constructor leaves the member at another value, whatever the argument is.</summary>
    public static bool StoresElsewhere(IParameterSymbol parameter, MemberSymbol member) =>
        member.IsPlainStorage
        && member.Symbol is { IsVirtual: false, IsAbstract: false, IsOverride: false, DeclaringSyntaxReferences: [var declared] }
        && CodeOf(parameter) switch
        {
            TypeDeclarationSyntax declaration => IsOwn(member, parameter.ContainingType)
                ? declared.GetSyntax() is not ParameterSyntax and var own && !Mentions(own, parameter.Name)
                : declaration.BaseList?.Types.FirstOrDefault() is PrimaryConstructorBaseTypeSyntax { ArgumentList: var arguments }
                    && PassesOther(arguments, parameter.ContainingType.BaseType, parameter, member),
            ConstructorDeclarationSyntax declaration => BodyStoresElsewhere(declaration, parameter, member),
            _ => false,
        };

    /// <summary>Returns the syntax with the constructor's body, or null if the compilation has no body or names the parameter otherwise there.</summary>
    private static SyntaxNode? CodeOf(IParameterSymbol parameter) =>
        parameter.ContainingSymbol is IMethodSymbol { MethodKind: MethodKind.Constructor } constructor
        && (constructor.PartialImplementationPart ?? constructor) is { DeclaringSyntaxReferences: [var reference] } part
        && part.Parameters[parameter.Ordinal].Name == parameter.Name
        && reference.GetSyntax() is not ConstructorDeclarationSyntax { Body: null, ExpressionBody: null } and var code
            ? code : null;

    private static bool BodyStoresElsewhere(ConstructorDeclarationSyntax declaration, IParameterSymbol parameter, MemberSymbol member)
    {
        if (AssignmentsOf(declaration, parameter) is not { } assignments)
        {
            return false;
        }

        var isOwn = IsOwn(member, parameter.ContainingType);
        if (isOwn && assignments.FindLast(assignment => assignment.Target == member.Symbol.Name).Value is { } value)
        {
            return NameOf(value) != parameter.Name;
        }

        return declaration.Initializer is { RawKind: (int)SyntaxKind.ThisConstructorInitializer } other
            ? PassesOther(other.ArgumentList, parameter.ContainingType, parameter, member)
            : isOwn || (declaration.Initializer is { } next && PassesOther(next.ArgumentList, parameter.ContainingType.BaseType, parameter, member));
    }

    private static bool Mentions(SyntaxNode code, string name) =>
        code.DescendantNodes().Any(node => node is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name);

    private static bool PrimaryStores(TypeDeclarationSyntax declaration, IParameterSymbol parameter, MemberSymbol member)
    {
        if (parameter.ContainingType.DeclaringSyntaxReferences.Any(static part => InitializersOf(part.GetSyntax()).Any(MayChange)))
        {
            return false;
        }

        if (!IsOwn(member, parameter.ContainingType))
        {
            return declaration.BaseList?.Types.FirstOrDefault() is PrimaryConstructorBaseTypeSyntax { ArgumentList: var arguments }
                && PassesOn(arguments, parameter.ContainingType.BaseType, parameter, member);
        }

        return member.Symbol.DeclaringSyntaxReferences is [var reference] && reference.GetSyntax() switch
        {
            ParameterSyntax positional => positional.Identifier.ValueText == parameter.Name,
            PropertyDeclarationSyntax { Initializer.Value: var value } => NameOf(value) == parameter.Name,
            VariableDeclaratorSyntax { Initializer.Value: var value } => NameOf(value) == parameter.Name,
            _ => false,
        };
    }

    private static bool BodyStores(ConstructorDeclarationSyntax declaration, IParameterSymbol parameter, MemberSymbol member)
    {
        if (AssignmentsOf(declaration, parameter) is not { } assignments)
        {
            return false;
        }

        if (IsOwn(member, parameter.ContainingType) && assignments.FindAll(assignment => assignment.Target == member.Symbol.Name) is { Count: > 0 } own)
        {
            return own.Count == 1 && NameOf(own[0].Value) == parameter.Name;
        }

        return declaration.Initializer is { } next
            && PassesOn(
                next.ArgumentList, next.IsKind(SyntaxKind.ThisConstructorInitializer) ? parameter.ContainingType : parameter.ContainingType.BaseType,
                parameter, member);
    }

    /// <summary>The assignments that the constructor consists of; null if it has other code.</summary>
    private static List<(string Target, ExpressionSyntax Value)>? AssignmentsOf(ConstructorDeclarationSyntax declaration, IParameterSymbol parameter)
    {
        var assignments = new List<(string Target, ExpressionSyntax Value)>();
        var expressions = declaration.ExpressionBody is { } arrow ? [arrow.Expression]
            : declaration.Body?.Statements.Select(static statement => (statement as ExpressionStatementSyntax)?.Expression) ?? [];
        return expressions.All(expression => TryAdd(expression, (IMethodSymbol)parameter.ContainingSymbol, assignments)) ? assignments : null;
    }

    /// <summary>Takes apart an assignment of parameters or constants to members without code; false for all other code.</summary>
    private static bool TryAdd(ExpressionSyntax? expression, IMethodSymbol constructor, List<(string, ExpressionSyntax)> assignments)
    {
        if (expression is not AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression } assignment)
        {
            return false;
        }

        if (assignment is { Left: TupleExpressionSyntax targets, Right: TupleExpressionSyntax values })
        {
            return targets.Arguments.Count == values.Arguments.Count
                && targets.Arguments.Zip(values.Arguments, static (target, value) => (target, value))
                    .All(pair => TryAddOne(pair.target.Expression, pair.value.Expression, constructor, assignments));
        }

        return TryAddOne(assignment.Left, assignment.Right, constructor, assignments);
    }

    private static bool TryAddOne(
        ExpressionSyntax target, ExpressionSyntax value, IMethodSymbol constructor, List<(string, ExpressionSyntax)> assignments)
    {
        var isQualified = target is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax };
        var name = NameOf(isQualified ? ((MemberAccessExpressionSyntax)target).Name : target);
        if (name is null
            || (!isQualified && IsParameter(name))
            || !constructor.ContainingType.GetMembers(name).Any(IsPlain)
            || !(value is LiteralExpressionSyntax || (NameOf(value) is { } from && IsParameter(from))))
        {
            return false;
        }

        assignments.Add((name, value));
        return true;

        bool IsParameter(string name) => constructor.Parameters.Any(parameter => parameter.Name == name);
    }

    private static bool IsPlain(ISymbol symbol) => symbol switch
    {
        IFieldSymbol field => new MemberSymbol(field).IsPlainStorage,
        IPropertySymbol { IsVirtual: false, IsAbstract: false, IsOverride: false } property => new MemberSymbol(property).IsPlainStorage,
        _ => false,
    };

    /// <summary>The parameter is an argument of the only constructor that can be meant, which stores it.</summary>
    private static bool PassesOn(ArgumentListSyntax list, INamedTypeSymbol? type, IParameterSymbol parameter, MemberSymbol member) =>
        TargetOf(list, type, parameter) is { } target
        && Enumerable.Range(0, target.Length).Any(i => NameOf(list.Arguments[i].Expression) == parameter.Name
            && SymbolEqualityComparer.Default.Equals(target[i].Type, parameter.Type)
            && Stores(target[i], member));

    /// <summary>The only constructor that can be meant stores a constant or another parameter in the member.</summary>
    private static bool PassesOther(ArgumentListSyntax list, INamedTypeSymbol? type, IParameterSymbol parameter, MemberSymbol member) =>
        TargetOf(list, type, parameter) is { } target
        && Enumerable.Range(0, target.Length).Any(i => Stores(target[i], member)
            && (list.Arguments[i].Expression is LiteralExpressionSyntax
                || (NameOf(list.Arguments[i].Expression) is { } name && name != parameter.Name
                    && ((IMethodSymbol)parameter.ContainingSymbol).Parameters.Any(other => other.Name == name))));

    /// <summary>The parameters of the only constructor that can be meant; null if several can be, or if an argument may change a parameter.</summary>
    private static ImmutableArray<IParameterSymbol>? TargetOf(ArgumentListSyntax list, INamedTypeSymbol? type, IParameterSymbol parameter)
    {
        var arguments = list.Arguments;
        var targets = type?.InstanceConstructors.Where(constructor => !SymbolEqualityComparer.Default.Equals(constructor, parameter.ContainingSymbol)
            && (constructor.Parameters.Length >= arguments.Count || constructor.Parameters.Any(static last => last.IsParams))
            && !(type.IsRecord && constructor.Parameters is [{ Type: var only }] && SymbolEqualityComparer.Default.Equals(only, type))).ToList();
        return targets is [{ Parameters: var parameters }]
            && parameters.Length == arguments.Count
            && !arguments.Any(static argument => argument.NameColon is not null || MayChange(argument))
                ? parameters
                : null;
    }

    private static bool IsOwn(MemberSymbol member, INamedTypeSymbol type) =>
        SymbolEqualityComparer.Default.Equals(member.DeclaringType.OriginalDefinition, type.OriginalDefinition);

    private static string? NameOf(ExpressionSyntax expression) => (expression as IdentifierNameSyntax)?.Identifier.ValueText;

    private static IEnumerable<SyntaxNode> InitializersOf(SyntaxNode declaration) =>
        ((declaration as TypeDeclarationSyntax)?.Members ?? []).SelectMany(static member => member switch
        {
            PropertyDeclarationSyntax { Initializer: { } initializer } => [initializer],
            FieldDeclarationSyntax field => field.Declaration.Variables.Select(static variable => variable.Initializer).OfType<EqualsValueClauseSyntax>(),
            _ => Enumerable.Empty<SyntaxNode>(),
        });

    /// <summary>Returns whether it may assign a parameter.</summary>
    private static bool MayChange(SyntaxNode code) => code.DescendantNodesAndSelf().Any(static node => node
        is AssignmentExpressionSyntax or PostfixUnaryExpressionSyntax { RawKind: not (int)SyntaxKind.SuppressNullableWarningExpression }
        or RefExpressionSyntax
        or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression }
        or ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword or (int)SyntaxKind.OutKeyword });
}
