using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>
/// The names that a project gives to its references (<c>Aliases</c> of a reference). Types of these assemblies do not begin with <c>global::</c>, but with
/// a name that the file declares: <c>extern alias Legacy;</c>.
/// </summary>
internal sealed class ReferenceAliases
{
    private const string Global = "global";

    /// <summary>Those of the compilation that this thread works on: types are named in many places that know no compilation.</summary>
    [ThreadStatic]
    private static ReferenceAliases? s_current;

    private readonly Dictionary<IAssemblySymbol, string> _aliases = new(SymbolEqualityComparer.Default);

    public ReferenceAliases(Compilation compilation)
    {
        foreach (var reference in compilation.References)
        {
            if (reference.Properties.Aliases.FirstOrDefault(static alias => alias != Global) is { } alias
                && compilation.GetAssemblyOrModuleSymbol(reference) is IAssemblySymbol assembly)
            {
                _aliases[assembly] = alias;
            }
        }
    }

    /// <summary>The alias of an assembly; null where <c>global::</c> finds its types.</summary>
    public string? Of(IAssemblySymbol? assembly) => assembly is not null && _aliases.TryGetValue(assembly, out var alias) ? alias : null;

    /// <summary>Does work that names types of the compilation.</summary>
    public T Use<T>(Func<T> work)
    {
        var outer = s_current;
        s_current = this;
        try
        {
            return work();
        }
        finally
        {
            s_current = outer;
        }
    }

    /// <summary>The name of a type with the aliases of this thread's compilation.</summary>
    public static string Format(ITypeSymbol type, SymbolDisplayFormat format) => s_current is { _aliases.Count: > 0 } current
        ? current.FormatParts(type.ToDisplayParts(format))
        : type.ToDisplayString(format);

    private string FormatParts(IReadOnlyList<SymbolDisplayPart> parts) => string.Concat(parts.Select((part, i) =>
        part.Kind == SymbolDisplayPartKind.Keyword && part.ToString() == Global && Of(parts.Skip(i).Select(static next => next.Symbol?.ContainingAssembly)
            .FirstOrDefault(static assembly => assembly is not null)) is { } alias
            ? alias
            : part.ToString()));
}
