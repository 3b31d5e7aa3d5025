using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Diagnostics;

/// <summary>A diagnostic without its syntax tree, so that it may flow through the pipeline.</summary>
internal sealed record DiagnosticInfo(
    DiagnosticDescriptor Descriptor, LocationInfo? Location, EquatableArray<string> Arguments)
{
    public static DiagnosticInfo Create(DiagnosticDescriptor descriptor, Location? location, params string[] arguments) =>
        new(descriptor, LocationInfo.From(location), arguments.ToEquatableArray());

    /// <summary>A member of a base class without an attribute is reported once, and not for each type that derives from it.</summary>
    public static IEnumerable<DiagnosticInfo> WithoutRepetition(IEnumerable<DiagnosticInfo> diagnostics) => diagnostics
        .GroupBy(static found => found.Location is null ? found : found with { Arguments = found.Arguments.Skip(1).ToEquatableArray() })
        .Select(static same => same.First());

    /// <summary>The tree is looked up again so that <c>#pragma warning disable</c> applies.</summary>
    public Diagnostic ToDiagnostic(Compilation compilation) =>
        Diagnostic.Create(Descriptor, Location?.Find(compilation), [.. Arguments]);
}

internal sealed record LocationInfo(string FilePath, TextSpan Span, LinePositionSpan LineSpan)
{
    public static LocationInfo? From(Location? location) =>
        location?.SourceTree is { } tree
            ? new LocationInfo(tree.FilePath, location.SourceSpan, location.GetLineSpan().Span)
            : null;

    public Location Find(Compilation compilation)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (tree.FilePath == FilePath && Span.End <= tree.Length)
            {
                return Location.Create(tree, Span);
            }
        }

        return Location.Create(FilePath, Span, LineSpan);
    }
}
