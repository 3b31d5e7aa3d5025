using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Pipeline;

/// <summary>
/// What was parsed from the nodes of files that have not changed since, in compilations that declare the same: after an edit
/// inside a method nothing else is parsed again. A node's result is a function of its file and of all declarations, so what is
/// remembered equals what parsing would give. Holds models alone: files and compilations are known weakly.
/// </summary>
internal sealed class ParseMemory
{
    private readonly object _lock = new();
    private readonly ConditionalWeakTable<Compilation, Version> _versions = new();
    private readonly ConditionalWeakTable<SyntaxTree, Results> _results = new();
    private Declarations? _latest;

    /// <summary>Remembers or parses what a node means.</summary>
    /// <param name="node">The node.</param>
    /// <param name="compilation">The compilation that it is part of.</param>
    /// <param name="parse">Parses it, and says whether its result may be remembered: one that names places in files may not.</param>
    /// <param name="cancellation">Ends the work.</param>
    public T Get<T>(
        SyntaxNode node, Compilation compilation, Func<(T Result, bool IsLasting)> parse, CancellationToken cancellation)
    {
        var version = VersionOf(compilation, cancellation);
        var results = _results.GetOrCreateValue(node.SyntaxTree);
        // The whole span: calls in a chain begin at the same place.
        var key = (typeof(T), node.Span);
        lock (results)
        {
            if (results.Version == version && results.ByNode.TryGetValue(key, out var known))
            {
                return (T)known!;
            }
        }

        var (result, isLasting) = parse();
        if (isLasting)
        {
            lock (results)
            {
                results.Start(version);
                results.ByNode[key] = result;
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
                return (results, results.All(isLasting));
            },
            cancellation);

    /// <summary>A new object for declarations that differ from those of the last compilation.</summary>
    private Version VersionOf(Compilation compilation, CancellationToken cancellation)
    {
        if (_versions.TryGetValue(compilation, out var known))
        {
            return known;
        }

        lock (_lock)
        {
            if (!_versions.TryGetValue(compilation, out known))
            {
                var isSame = _latest is not null && _latest.AreThoseOf(compilation, cancellation);
                known = isSame ? _latest!.Version : new Version();
                _latest = new Declarations(compilation, known);
                _versions.Add(compilation, known);
            }

            return known;
        }
    }

    /// <summary>Stands for a set of declarations; equal to itself alone.</summary>
    private sealed class Version;

    private sealed class Results
    {
        public Version? Version { get; private set; }

        public Dictionary<(Type, TextSpan), object?> ByNode { get; } = [];

        public void Start(Version version)
        {
            if (Version != version)
            {
                ByNode.Clear();
                Version = version;
            }
        }
    }

    /// <summary>The files and references of a compilation, without keeping them.</summary>
    private sealed class Declarations(Compilation compilation, Version version)
    {
        private readonly string? _assemblyName = compilation.AssemblyName;
        private readonly WeakReference<CompilationOptions> _options = new(compilation.Options);
        private readonly List<WeakReference<SyntaxTree>> _trees = [.. compilation.SyntaxTrees.Select(static tree => new WeakReference<SyntaxTree>(tree))];
        private readonly List<WeakReference<MetadataReference>> _references =
            [.. compilation.References.Select(static reference => new WeakReference<MetadataReference>(reference))];

        public Version Version => version;

        public bool AreThoseOf(Compilation other, CancellationToken cancellation) =>
            _assemblyName == other.AssemblyName
            && _options.TryGetTarget(out var options) && ReferenceEquals(options, other.Options)
            && AreEqual(_references, other.References, static (known, reference) => ReferenceEquals(known, reference))
            && AreEqual(_trees, other.SyntaxTrees, (known, tree) => DeclarationComparison.AreEqual(known, tree, cancellation));

        private static bool AreEqual<T>(List<WeakReference<T>> known, IEnumerable<T> others, Func<T, T, bool> isEqual)
            where T : class
        {
            var count = 0;
            foreach (var other in others)
            {
                if (count == known.Count || !known[count++].TryGetTarget(out var item) || !isEqual(item, other))
                {
                    return false;
                }
            }

            return count == known.Count;
        }
    }
}
