using Microsoft.CodeAnalysis;

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
        return taken.Exists(static member => member is null) ? Attribute : $"{Attribute}({string.Join(", ", taken.Select(static member => $"nameof({member!.Name})"))})";
    }

    private static IEnumerable<ISymbol> MembersOf(ForeignType foreign) =>
        MemberPlanner.LevelsOf(foreign.Symbol).SelectMany(static level => level.GetMembers()).Where(static member => member is IPropertySymbol or IFieldSymbol);

    private static bool HaveSameName(ISymbol member, IParameterSymbol parameter) => string.Equals(
        LocalNames.ToCamelCase(member.Name), LocalNames.ToCamelCase(parameter.Name), StringComparison.OrdinalIgnoreCase);
}
