using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>
/// The unions that an assembly declares with <c>[assembly: FastSerUnion(typeof(IBase), tag, typeof(Case))]</c>. Of an annotated type of its own these
/// are cases of the union. Of any other type, wherever it is from, they are a declared set, for every place of this assembly with that type.
/// </summary>
internal sealed class AssemblyUnions
{
    private static readonly ConditionalWeakTable<IAssemblySymbol, AssemblyUnions> s_known = new();

    private readonly Dictionary<ISymbol, List<UnionAttribute>> _cases = new(SymbolEqualityComparer.Default);

    private AssemblyUnions(IAssemblySymbol assembly)
    {
        foreach (var attribute in assembly.GetAttributes())
        {
            if (BaseOf(attribute) is not INamedTypeSymbol union)
            {
                continue;
            }

            var key = union.IsUnboundGenericType ? union.OriginalDefinition : union;
            if (!_cases.TryGetValue(key, out var cases))
            {
                _cases.Add(key, cases = []);
            }

            cases.Add(UnionAttribute.Of(attribute, (int)attribute.ConstructorArguments[1].Value!, attribute.ConstructorArguments[2].Value as ITypeSymbol));
        }
    }

    public static AssemblyUnions Of(IAssemblySymbol assembly) =>
        s_known.GetValue(assembly, static assembly => new AssemblyUnions(assembly));

    /// <summary>The type whose cases an attribute declares; null where it is of another form, or half typed.</summary>
    public static ITypeSymbol? BaseOf(AttributeData attribute) =>
        attribute.ValuesOf(KnownTypes.UnionAttribute) is [ITypeSymbol union, int, _] ? union : null;

    /// <summary>The cases that the assembly of an annotated type declares for it; empty where there are none.</summary>
    public static IReadOnlyList<UnionAttribute> OfAnnotated(INamedTypeSymbol type) =>
        type.ContainingAssembly is { } assembly && Of(assembly)._cases is { Count: > 0 } cases
        && cases.TryGetValue(type.OriginalDefinition, out var found) && type.IsAnnotated()
            ? found
            : [];

    /// <summary>Returns the cases that the attributes declare for a type; null where they declare none.</summary>
    public IReadOnlyList<UnionAttribute>? CasesOf(INamedTypeSymbol type) => _cases.Count > 0 && _cases.TryGetValue(type, out var cases) ? cases : null;

    /// <summary>The attributes are cases of a union, which has code of its own.</summary>
    public static bool IsOwnUnion(INamedTypeSymbol type, IAssemblySymbol assembly) =>
        type.IsAnnotated() && SymbolEqualityComparer.Default.Equals(type.ContainingAssembly, assembly);
}
