using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>
/// Finds the names that C# lets only obsolete code use, only those who accept an experiment, or only behind an <c>extern alias</c>.
/// What stores them accepts that: data outlives the code that made it.
/// </summary>
internal sealed class UseMarkCollector(CompilationFacts facts)
{
    private const string Obsolete = "System.ObsoleteAttribute";
    private const string Experimental = "System.Diagnostics.CodeAnalysis.ExperimentalAttribute";

    private static readonly string[] s_naming = [KnownTypes.FormatterAttribute, KnownTypes.ComparerAttribute];

    private readonly HashSet<ISymbol> _types = new(SymbolEqualityComparer.Default);
    private readonly HashSet<ISymbol> _symbols = new(SymbolEqualityComparer.Default);
    private readonly SortedSet<string> _experiments = new(StringComparer.Ordinal);
    private readonly SortedSet<string> _aliases = new(StringComparer.Ordinal);
    private bool _isObsolete;

    public UseMarks Marks => new(_isObsolete, _experiments.ToEquatableArray()) { Aliases = _aliases.ToEquatableArray() };

    /// <summary>A type that is named where others are.</summary>
    public static UseMarks Of(ITypeSymbol type, CompilationFacts facts)
    {
        if (!facts.Marks.TryGetValue(type, out var marks))
        {
            var collector = new UseMarkCollector(facts);
            collector.AddParts(type);
            marks = collector.Marks;
            facts.Marks.Add(type, marks);
        }

        return marks;
    }

    /// <summary>A member with its type, its accessors, and the types that its attributes name.</summary>
    public void AddMember(MemberSymbol member)
    {
        AddSymbol(member.Symbol);
        AddSymbol(member.Getter);
        AddSymbol(member.Setter);
        foreach (var type in TypesInAttributes(member.Symbol).Concat(DeclaredSet.NamedBy(member)))
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
        var marks = Of(type, facts);
        _isObsolete |= marks.IsObsolete;
        _experiments.UnionWith(marks.Experiments);
        _aliases.UnionWith(marks.Aliases);
    }

    private void AddParts(ITypeSymbol? type)
    {
        if (type is null || !_types.Add(type))
        {
            return;
        }

        AddParts(facts.Graph.Extensions.SurrogateOf(type));
        switch (type)
        {
            case IArrayTypeSymbol array:
                AddParts(array.ElementType);
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
        if (facts.Aliases.Of(type.ContainingAssembly) is { } alias)
        {
            _aliases.Add(alias);
        }

        AddSymbol(type.ContainingModule);
        if (facts.Graph.Structs.Accepts(type))
        {
            AddFields(type);
        }

        foreach (var held in facts.Graph.Extensions.SetOf(type)?.Types ?? [])
        {
            AddParts(held.Type);
        }

        foreach (var content in TypesInAttributes(type).Concat(CollectionTypes.ContentsOf(type)).Concat(TypeHash.ArgumentsOf(type)))
        {
            AddParts(content);
        }
    }

    /// <summary>Code that names a struct without code of its own names its fields, and calls its constructor.</summary>
    private void AddFields(INamedTypeSymbol type)
    {
        foreach (var field in facts.Graph.MembersOf(type))
        {
            AddSymbol(field.Symbol);
            AddParts(field.Type);
        }

        foreach (var constructor in type.InstanceConstructors)
        {
            AddSymbol(constructor);
        }
    }

    /// <summary>The formatter, the comparer.</summary>
    private static IEnumerable<ITypeSymbol> TypesInAttributes(ISymbol symbol)
    {
        foreach (var name in s_naming)
        {
            if (symbol.FindAttribute(name) is { ConstructorArguments: [{ Value: INamedTypeSymbol named }] })
            {
                yield return named;
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
