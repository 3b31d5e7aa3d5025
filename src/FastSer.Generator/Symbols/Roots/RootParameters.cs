using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>
/// Uses of generic types and methods that mark a type parameter by <c>[FastSerRootParameter]</c>: each argument is a root. Only
/// names that contain "FastSer" are looked at, so that other names of a project are never bound.
/// </summary>
internal static class RootParameters
{
    /// <summary>Returns whether the use of a type or method can be seen by its name alone.</summary>
    public static bool IsCandidate(SyntaxNode node) => node switch
    {
        GenericNameSyntax { IsUnboundGenericName: false, Identifier.ValueText: var name } generic => Mentions(name) || HasKnownReceiver(generic.Parent),
        InvocationExpressionSyntax { Expression: var called } => !IsExplicit(called) && (Mentions(CallSyntax.NameOf(called)) || HasKnownReceiver(called)),
        _ => false,
    };

    /// <summary>Returns whether uses of a generic type or method are seen by its name, or by that of the class that it is called on.</summary>
    public static bool CanBeSeen(ISymbol generic) =>
        Mentions(generic.Name) || generic is IMethodSymbol { IsStatic: true, IsExtensionMethod: false, ContainingType.Name: var type } && Mentions(type);

    /// <summary>The arguments of marked parameters.</summary>
    public static IEnumerable<ITypeSymbol> ArgumentsOf(ISymbol? generic)
    {
        var (parameters, arguments) = generic switch
        {
            // What an extension method is marked with, its reduced form does not tell.
            IMethodSymbol method => ((method.ReducedFrom ?? method).TypeParameters, method.TypeArguments),
            INamedTypeSymbol type => (type.TypeParameters, type.TypeArguments),
            _ => ([], []),
        };

        return parameters.Length == 0 ? [] : arguments.Where((_, i) => parameters[i].HasAttribute(KnownTypes.RootParameterAttribute));
    }

    /// <summary>Calls with type arguments are found by the generic name itself.</summary>
    private static bool IsExplicit(ExpressionSyntax called) => CallSyntax.NameNodeOf(called) is GenericNameSyntax name && IsCandidate(name);

    /// <summary>A static class of hosts, such as <c>FastSerResults</c>; calls of the serializer itself are parsed as such.</summary>
    private static bool HasKnownReceiver(SyntaxNode? called) =>
        called is MemberAccessExpressionSyntax { Expression: var receiver }
        && CallSyntax.NameOf(receiver) is var name && Mentions(name) && name != CallSyntax.Serializer;

    private static bool Mentions(string name) => name.IndexOf(CallSyntax.Product, StringComparison.Ordinal) >= 0;
}
