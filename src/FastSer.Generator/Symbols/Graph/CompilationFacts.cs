using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>
/// The facts about one compilation, which every type and call asks for, and which are found once. Lives as long as the
/// compilation does, and is used under its own lock.
/// </summary>
internal sealed class CompilationFacts
{
    private static readonly ConditionalWeakTable<Compilation, CompilationFacts> s_facts = new();

    private readonly Dictionary<INamedTypeSymbol, GenericMembers> _members = new(SymbolEqualityComparer.Default);

    private CompilationFacts(Compilation compilation)
    {
        var assembly = compilation.Assembly;
        Aliases = new ReferenceAliases(compilation);
        Graph = new TypeGraph(assembly);
        Keys = new KeyRules(Graph);
        DerivedKeys = new DerivedKeys(assembly);
        DerivedTypes = new DerivedTypes(assembly);
    }

    /// <summary>The aliases under which code of the compilation names the assemblies that it references.</summary>
    public ReferenceAliases Aliases { get; }

    public TypeGraph Graph { get; }

    /// <summary>Which keys are guarded.</summary>
    public KeyRules Keys { get; }

    /// <summary>Which keys types use that derive from Tolerant classes.</summary>
    public DerivedKeys DerivedKeys { get; }

    /// <summary>Which classes derive from a class.</summary>
    public DerivedTypes DerivedTypes { get; }

    /// <summary>Which names of types need more than their text to be told apart.</summary>
    public Namesakes Namesakes { get; } = new();

    /// <summary>The sizes of values on the stack.</summary>
    public StackFrameSizes Frames { get; } = new();

    /// <summary>The marks that declarations put on the use of their names.</summary>
    public Dictionary<ITypeSymbol, UseMarks> Marks { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>The types that were resolved outside of declared sets, with the nesting that each takes.</summary>
    public Dictionary<ITypeSymbol, (WireType Type, int Nesting)> Resolved { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>The fixed size, if there is one, and the least size of structs.</summary>
    public Dictionary<INamedTypeSymbol, (int? Fixed, int Minimum)> Structs { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Gets whether all members of a class are of fixed size or strings.</summary>
    public Dictionary<INamedTypeSymbol, bool> Bounded { get; } = new(SymbolEqualityComparer.Default);

    /// <summary>Returns the types that a closed generic type depends on through its members.</summary>
    public GenericMembers MembersOf(INamedTypeSymbol type)
    {
        if (!_members.TryGetValue(type, out var members))
        {
            _members.Add(type, members = GenericMembers.Of(type));
        }

        return members;
    }

    public static CompilationFacts Of(Compilation compilation) =>
        s_facts.GetValue(compilation, static compilation => new CompilationFacts(compilation));

    /// <summary>Does work on the compilation: one thread at a time.</summary>
    public T Use<T>(Func<T> work)
    {
        lock (this)
        {
            return Aliases.Use(work);
        }
    }
}
