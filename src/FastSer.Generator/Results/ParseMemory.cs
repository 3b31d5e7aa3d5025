using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Results;

/// <summary>
/// The results of parsing nodes of files that have not changed since. After an edit inside a method no other node is parsed again, and after
/// an edit of a declaration only the nodes that can depend on it. A node's result is a function of its file and of the declarations in its
/// <see cref="Reach"/>, so a remembered result equals a new one. Holds models alone: files and compilations are known weakly.
/// </summary>
internal sealed class ParseMemory
{
    private readonly object _lock = new();
    private readonly ConditionalWeakTable<Compilation, Stamps> _stamps = new();
    private readonly ConditionalWeakTable<SyntaxTree, Dictionary<(Type, TextSpan), (object Stamp, object? Result)>> _results = new();
    private DeclaredFiles? _latest;

    /// <summary>Remembers or parses what a node means.</summary>
    /// <param name="node">The node.</param>
    /// <param name="compilation">The compilation that it is part of.</param>
    /// <param name="parse">Parses it, and says on which declarations its result depends.</param>
    /// <param name="cancellation">Ends the work.</param>
    public T Get<T>(
        SyntaxNode node, Compilation compilation, Func<(T Result, Reach Reach)> parse, CancellationToken cancellation)
    {
        var stamps = StampsOf(compilation, cancellation);
        var ofFile = stamps.ByFile[node.SyntaxTree];
        var results = _results.GetOrCreateValue(node.SyntaxTree);
        // The whole span: calls in a chain begin at the same place.
        var key = (typeof(T), node.Span);
        lock (results)
        {
            if (results.TryGetValue(key, out var known) && (known.Stamp == ofFile || known.Stamp == stamps.OfAll))
            {
                return (T)known.Result!;
            }
        }

        var (result, reach) = parse();
        if (reach != Reach.Places)
        {
            lock (results)
            {
                results[key] = (reach == Reach.Names ? ofFile : stamps.OfAll, result);
            }
        }

        return result;
    }

    /// <summary>The results of the attributes of a node, from the memory or parsed now.</summary>
    /// <param name="context">The node with its attributes.</param>
    /// <param name="parse">Parses an attribute; null where it says nothing here.</param>
    /// <param name="isLasting">Whether a result may be remembered.</param>
    /// <param name="cancellation">Ends the work.</param>
    public EquatableArray<T> GetEach<T>(
        GeneratorAttributeSyntaxContext context, Func<AttributeData, T?> parse, Func<T, bool> isLasting, CancellationToken cancellation)
        where T : class, IEquatable<T> => Get(
            context.TargetNode,
            context.SemanticModel.Compilation,
            () =>
            {
                var results = context.Attributes.Select(parse).OfType<T>().ToEquatableArray();
                return (results, results.All(isLasting) ? Reach.All : Reach.Places);
            },
            cancellation);

    private Stamps StampsOf(Compilation compilation, CancellationToken cancellation)
    {
        if (_stamps.TryGetValue(compilation, out var known))
        {
            return known;
        }

        lock (_lock)
        {
            if (!_stamps.TryGetValue(compilation, out known))
            {
                _latest = DeclaredFiles.Of(compilation, _latest, cancellation);
                known = new Stamps(_latest.Stamp, compilation.SyntaxTrees.Zip(_latest.FileStamps, static (tree, stamp) => (tree, stamp))
                    .ToDictionary(static file => file.tree, static file => file.stamp));
                _stamps.Add(compilation, known);
            }

            return known;
        }
    }

    private sealed record Stamps(object OfAll, Dictionary<SyntaxTree, object> ByFile);
}

/// <summary>Declarations on which a result depends.</summary>
internal enum Reach
{
    /// <summary>Returns whether it names places in files, and is not remembered.</summary>
    Places,

    /// <summary>Those that are reached from its file through names.</summary>
    Names,

    /// <summary>All of the compilation.</summary>
    All,
}
