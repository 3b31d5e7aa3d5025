using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.CodeFixes.Migration;

/// <summary>Says how FastSer's attribute marks the constructor that another serializer calls.</summary>
internal static class ConstructorPlanner
{
    private const string Attribute = "FastSerConstructor";

    /// <summary>MessagePack gives parameters the members of their numbers: those are named where the names of the parameters differ.</summary>
    public static string Plan(ForeignType foreign, IMethodSymbol constructor)
    {
        if (foreign.Kind != ForeignKind.MessagePack
            || constructor.Parameters.All(parameter => MembersOf(foreign).Any(member => HaveSameName(member, parameter))))
        {
            return Attribute;
        }

        var taken = constructor.Parameters
            .Select(parameter => MembersOf(foreign).FirstOrDefault(member => foreign.KeyOf(member) == parameter.Ordinal)).ToList();
        return taken.Exists(static member => member is null) ? Attribute : Format(taken!);
    }

    /// <summary>
    /// Names the members of a constructor that nothing marks, since the other serializer calls none: where its body assigns each parameter to a marked
    /// member, under another name. Returns null for all others.
    /// </summary>
    public static string? PlanAssigned(ForeignType foreign, IMethodSymbol constructor, ConstructorDeclarationSyntax syntax)
    {
        if (foreign.Symbol is not { IsValueType: false, IsRecord: false, InstanceConstructors.Length: 1 } || constructor.Parameters.IsEmpty)
        {
            return null;
        }

        var assignments = (syntax.Body?.Statements.OfType<ExpressionStatementSyntax>().Select(static statement => statement.Expression)
            ?? [syntax.ExpressionBody?.Expression!]).OfType<AssignmentExpressionSyntax>().ToList();
        var taken = constructor.Parameters.Select(parameter => assignments.FirstOrDefault(
                assignment => assignment.Right is IdentifierNameSyntax given && given.Identifier.ValueText == parameter.Name)?.Left)
            .Select(static left => left is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } access ? access.Name : left)
            .Select(static left => left as IdentifierNameSyntax)
            .Select(name => name is null ? null : MembersOf(foreign).FirstOrDefault(member => member.Name == name.Identifier.ValueText)).ToList();
        return taken.Exists(member => member is null || !foreign.IsIncluded(member))
            || constructor.Parameters.Zip(taken, static (parameter, member) => HaveSameName(member!, parameter)).All(static same => same)
            ? null
            : Format(taken!);
    }

    private static string Format(IEnumerable<ISymbol> members) =>
        $"{Attribute}({string.Join(", ", members.Select(static member => $"nameof({member.Name})"))})";

    private static IEnumerable<ISymbol> MembersOf(ForeignType foreign) =>
        MemberPlanner.LevelsOf(foreign.Symbol).SelectMany(static level => level.GetMembers()).Where(static member => member is IPropertySymbol or IFieldSymbol);

    private static bool HaveSameName(ISymbol member, IParameterSymbol parameter) => string.Equals(
        LocalNames.ToCamelCase(member.Name), LocalNames.ToCamelCase(parameter.Name), StringComparison.OrdinalIgnoreCase);
}
