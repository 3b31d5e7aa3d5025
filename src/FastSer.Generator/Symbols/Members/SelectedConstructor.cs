using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace FastSer.Generator.Symbols.Members;

/// <summary>A constructor with the member that each of its parameters takes.</summary>
internal sealed record SelectedConstructor(IMethodSymbol Symbol, IReadOnlyList<(IParameterSymbol Parameter, int Member)> Arguments)
{
    /// <summary>A static method that returns the object.</summary>
    public bool IsFactory => Symbol.MethodKind != MethodKind.Constructor;

    public bool SetsRequiredMembers => Symbol.HasAttribute(KnownTypes.SetsRequiredMembersAttribute);

    public bool Takes(int member) => Arguments.Any(argument => argument.Member == member);

    /// <summary>Returns whether it is declared in the head of its type.</summary>
    public static bool IsPrimary(IMethodSymbol constructor) =>
        constructor.DeclaringSyntaxReferences is [var reference] && reference.GetSyntax() is TypeDeclarationSyntax;

    /// <summary>Returns the facts that emitted code depends on.</summary>
    public ConstructorModel ToModel()
    {
        var skipsOne = false;
        var arguments = new List<ConstructorArgument>();
        foreach (var parameter in Symbol.Parameters)
        {
            var index = Arguments.Where(argument => SymbolEqualityComparer.Default.Equals(argument.Parameter, parameter))
                .Select(static argument => (int?)argument.Member).FirstOrDefault();
            if (index is not { } member)
            {
                skipsOne = true;
                continue;
            }

            arguments.Add(new ConstructorArgument(member, skipsOne ? LocalNames.Escape(parameter.Name) : null)
            {
                IsReadOnlyReference = parameter.RefKind == RefKind.RefReadOnlyParameter,
            });
        }

        return new ConstructorModel(arguments.ToEquatableArray())
        {
            FactoryName = IsFactory ? LocalNames.Escape(Symbol.Name) : null,
        };
    }
}
