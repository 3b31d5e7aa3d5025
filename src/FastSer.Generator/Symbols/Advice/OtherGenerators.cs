using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>
/// Tells which code other generators made. The compiler names the file of each generator's output by a common folder, the generator's
/// assembly and its class.
/// </summary>
internal sealed class OtherGenerators
{
    private static readonly string s_own = string.Format(
        CultureInfo.InvariantCulture, "{0}/{0}.FastSerGenerator/", typeof(OtherGenerators).Assembly.GetName().Name);

    /// <summary>The common folder; null where FastSer made nothing.</summary>
    private readonly string? _folder;

    public OtherGenerators(Compilation compilation) => _folder = compilation.SyntaxTrees
        .Select(static tree => PathOf(tree) is var path && path.IndexOf(s_own, StringComparison.Ordinal) is >= 0 and var at ? path.Substring(0, at) : null)
        .FirstOrDefault(static folder => folder is not null);

    /// <summary>The whole declaration of a symbol is the work of another generator.</summary>
    public bool Declare(ISymbol symbol) =>
        _folder is not null && !symbol.DeclaringSyntaxReferences.IsEmpty && symbol.DeclaringSyntaxReferences.All(part => Made(PathOf(part.SyntaxTree)));

    private bool Made(string path) => path.StartsWith(_folder!, StringComparison.Ordinal)
        && path.IndexOf(s_own, StringComparison.Ordinal) < 0
        && path.Substring(_folder!.Length).Count(static one => one == '/') == 2;

    private static string PathOf(SyntaxTree tree) => tree.FilePath.Replace('\\', '/');
}
