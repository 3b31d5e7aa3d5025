using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Results;

/// <summary>
/// The files and references of a compilation, without keeping them. Each file has a stamp, which stays the same object from one compilation
/// to the next as long as no declaration changes that the file can depend on; so does the stamp of all files.
/// </summary>
internal sealed class DeclaredFiles
{
    private readonly string? _assemblyName;
    private readonly WeakReference<CompilationOptions> _options;
    private readonly List<WeakReference<MetadataReference>> _references;
    private readonly ParseOptions? _parse;
    private readonly List<File> _files;

    private DeclaredFiles(Compilation compilation, object stamp, List<File> files)
    {
        _assemblyName = compilation.AssemblyName;
        _options = new(compilation.Options);
        _references = [.. compilation.References.Select(static reference => new WeakReference<MetadataReference>(reference))];
        _parse = compilation.SyntaxTrees.FirstOrDefault()?.Options;
        Stamp = stamp;
        _files = files;
    }

    /// <summary>Stands for all declarations.</summary>
    public object Stamp { get; }

    /// <summary>The stamps of the files, in the order of the compilation.</summary>
    public IEnumerable<object> FileStamps => _files.Select(static file => file.Stamp);

    public static DeclaredFiles Of(Compilation compilation, DeclaredFiles? last, CancellationToken cancellation) =>
        last is not null && last.HasSettingsOf(compilation) ? last.Continue(compilation, cancellation) : Begin(compilation);

    /// <summary>Nothing is known of earlier compilations, or all may depend on the change.</summary>
    private static DeclaredFiles Begin(Compilation compilation)
    {
        // Another one than that of all: a file keeps its stamp for longer.
        var stamp = new object();
        return new DeclaredFiles(compilation, new object(), [.. compilation.SyntaxTrees.Select(tree => new File(tree, stamp))]);
    }

    private bool HasSettingsOf(Compilation other) =>
        _assemblyName == other.AssemblyName
        && _options.TryGetTarget(out var options) && ReferenceEquals(options, other.Options)
        && other.References.Count() == _references.Count
        && _references.Zip(other.References, static (known, reference) => known.TryGetTarget(out var item) && ReferenceEquals(item, reference))
            .All(static isSame => isSame)
        && other.SyntaxTrees.All(tree => tree.Options.Equals(_parse));

    private DeclaredFiles Continue(Compilation compilation, CancellationToken cancellation)
    {
        var places = new Dictionary<SyntaxTree, int>();
        for (var i = 0; i < _files.Count; i++)
        {
            if (_files[i].Tree is { } tree)
            {
                places[tree] = i;
            }
        }

        var (files, added, kept) = (new List<File>(), new List<File>(), new List<int>());
        foreach (var tree in compilation.SyntaxTrees)
        {
            var at = files.Count;
            if (places.TryGetValue(tree, out var place))
            {
                files.Add(_files[place]);
                kept.Add(place);
            }
            else if (at < _files.Count && _files[at].Tree is { } old && DeclarationComparison.AreEqual(old, tree, cancellation))
            {
                files.Add(new File(tree, _files[at].Stamp) { Names = _files[at].Names });
                kept.Add(at);
            }
            else
            {
                files.Add(new File(tree, new object()));
                added.Add(files[at]);
            }
        }

        // Members of types in several files are in the order of the files.
        if (kept.Zip(kept.Skip(1), static (first, second) => first < second).Any(static isOrdered => !isOrdered))
        {
            return Begin(compilation);
        }

        var isKept = new HashSet<int>(kept);
        var removed = _files.Where((_, i) => !isKept.Contains(i)).ToList();
        return added.Count + removed.Count == 0 ? new DeclaredFiles(compilation, Stamp, files)
            : TryFindNames(files.Concat(removed), cancellation) && TryRenew(files, added, removed) ? new DeclaredFiles(compilation, new object(), files)
            : Begin(compilation);
    }

    private static bool TryFindNames(IEnumerable<File> files, CancellationToken cancellation)
    {
        foreach (var file in files)
        {
            if (file.Names is null)
            {
                if (file.Tree is not { } tree)
                {
                    return false;
                }

                file.Names = DeclaredNames.Of(tree, cancellation);
            }
        }

        return true;
    }

    /// <summary>Gives new stamps to the files that mention a changed type, or a type of a file with a new stamp; false where all need one.</summary>
    private static bool TryRenew(List<File> files, List<File> added, List<File> removed)
    {
        var isAdded = new HashSet<File>(added);
        var before = files.Where(file => !isAdded.Contains(file)).Concat(removed);
        if (added.Concat(removed).Any(static file => file.Names!.IsForAll) || !NamespacesOf(files).SetEquals(NamespacesOf(before)))
        {
            return false;
        }

        var (declared, mentioning) = FindMentions(files, isAdded);
        var pending = new Stack<string>(ChangedNames(added, removed, declared));
        var seen = new HashSet<string>(StringComparer.OrdinalIgnoreCase);
        while (pending.Count > 0)
        {
            var name = pending.Pop();
            if (!seen.Add(name) || !mentioning.TryGetValue(name, out var found))
            {
                continue;
            }

            foreach (var at in found.Where(at => isAdded.Add(files[at])))
            {
                if (files[at].Names!.IsForAll)
                {
                    return false;
                }

                files[at] = new File(files[at].Tree!, new object()) { Names = files[at].Names };
                isAdded.Add(files[at]);
                foreach (var type in files[at].Names!.Types)
                {
                    pending.Push(type);
                }
            }
        }

        return true;
    }

    /// <summary>
    /// The types of changed files. A type that has come or gone may have the name of a view, which begins with the name of its type.
    /// </summary>
    private static IEnumerable<string> ChangedNames(List<File> added, List<File> removed, HashSet<string> declared)
    {
        var (now, before) = (TypesOf(added), TypesOf(removed));
        var changed = new HashSet<string>(now, StringComparer.OrdinalIgnoreCase);
        changed.SymmetricExceptWith(before);
        return now.Concat(before).Concat(changed.SelectMany(static name => Enumerable.Range(1, name.Length).Select(length => name.Substring(0, length)))
            .Where(start => declared.Contains(start) || changed.Contains(start)));
    }

    /// <summary>The declared types, and by all names the places of the files that stayed and mention them.</summary>
    private static (HashSet<string> Declared, Dictionary<string, List<int>> Mentioning) FindMentions(List<File> files, HashSet<File> added)
    {
        var mentioning = new Dictionary<string, List<int>>(StringComparer.OrdinalIgnoreCase);
        for (var i = 0; i < files.Count; i++)
        {
            foreach (var name in added.Contains(files[i]) ? [] : files[i].Names!.Mentioned)
            {
                if (!mentioning.TryGetValue(name, out var places))
                {
                    mentioning.Add(name, places = []);
                }

                places.Add(i);
            }
        }

        return (TypesOf(files), mentioning);
    }

    private static HashSet<string> TypesOf(IEnumerable<File> files) =>
        new(files.SelectMany(static file => file.Names!.Types), StringComparer.OrdinalIgnoreCase);

    private static HashSet<string> NamespacesOf(IEnumerable<File> files) =>
        new(files.SelectMany(static file => file.Names!.Namespaces), StringComparer.Ordinal);

    private sealed class File(SyntaxTree tree, object stamp)
    {
        private readonly WeakReference<SyntaxTree> _tree = new(tree);

        public SyntaxTree? Tree => _tree.TryGetTarget(out var tree) ? tree : null;

        public object Stamp => stamp;

        /// <summary>Its names; null as long as nothing has asked for them.</summary>
        public DeclaredNames? Names { get; set; }
    }
}
