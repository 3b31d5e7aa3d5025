using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>
/// Finds the names that C# lets only obsolete code use, or only those who accept an experiment. What stores them accepts both:
/// data outlives the code that made it.
/// </summary>
internal sealed class UseMarkCollector(ExtensionTypes extensions)
{
    private const string Obsolete = "System.ObsoleteAttribute";
    private const string Experimental = "System.Diagnostics.CodeAnalysis.ExperimentalAttribute";

    private readonly HashSet<ISymbol> _types = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ISymbol> _symbols = new(SymbolEqualityComparer.Default);
    private readonly SortedSet<string> _experiments = new(StringComparer.Ordinal);
    private bool _isObsolete;

    public UseMarks Marks => new(_isObsolete, _experiments.ToEquatableArray());

    /// <summary>A type that is named where others are.</summary>
    public static UseMarks Of(ITypeSymbol type, ExtensionTypes extensions)
    {
        var collector = new UseMarkCollector(extensions);
        collector.AddType(type);
        return collector.Marks;
    }

    /// <summary>A member with its type, its accessors, and the types that its attributes name.</summary>
    public void AddMember(MemberSymbol member)
    {
        AddSymbol(member.Symbol);
        AddSymbol(member.Getter);
        AddSymbol(member.Setter);
        AddAttributes(member.Symbol);
        foreach (var type in DeclaredSet.TypesIn(member))
        {
            AddType(type);
        }
    }

    /// <summary>A method that is called.</summary>
    public void AddMethod(IMethodSymbol method)
    {
        AddSymbol(method);
        foreach (var parameter in method.Parameters)
        {
            AddType(parameter.Type);
        }
    }

    public void AddType(ITypeSymbol type)
    {
        if (!_types.Add(type))
        {
            return;
        }

        switch (type)
        {
            case IArrayTypeSymbol array:
                AddType(array.ElementType);
                break;
            case INamedTypeSymbol named:
                AddNamed(named);
                break;
        }
    }

    private void AddNamed(INamedTypeSymbol type)
    {
        for (var level = type; level is not null; level = level.ContainingType)
        {
            AddSymbol(level);
        }

        AddSymbol(type.ContainingAssembly);
        AddSymbol(type.ContainingModule);
        AddAttributes(type);
        if (extensions.SurrogateOf(type) is { } surrogate)
        {
            AddType(surrogate);
        }

        foreach (var content in CollectionTypes.ContentsOf(type).Concat(type.TypeArguments))
        {
            AddType(content);
        }
    }

    /// <summary>The formatter, the comparer.</summary>
    private void AddAttributes(ISymbol symbol)
    {
        foreach (var name in new[] { KnownTypes.FormatterAttribute, KnownTypes.ComparerAttribute })
        {
            if (symbol.FindAttribute(name) is { ConstructorArguments: [{ Value: INamedTypeSymbol named }] })
            {
                AddType(named);
            }
        }
    }

    private void AddSymbol(ISymbol? symbol)
    {
        if (symbol is null || !_symbols.Add(symbol))
        {
            return;
        }

        foreach (var attribute in symbol.GetAttributes())
        {
            // Most attributes are others: their full names are not made.
            var isWanted = attribute.AttributeClass is { Name: "ObsoleteAttribute" or "ExperimentalAttribute" };
            switch (isWanted ? KnownTypes.NameOf(attribute.AttributeClass!) : "")
            {
                // All others are warnings with the numbers that every emitted file turns off.
                case Obsolete when attribute.ConstructorArguments is [_, { Value: true }]
                    || attribute.NamedArguments.Any(static argument => argument.Key == "DiagnosticId"):
                    _isObsolete = true;
                    break;
                case Experimental when attribute.ConstructorArguments is [{ Value: string id }]:
                    _experiments.Add(id);
                    break;
            }
        }
    }
}
