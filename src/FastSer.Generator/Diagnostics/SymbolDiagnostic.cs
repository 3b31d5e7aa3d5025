using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Diagnostics;

/// <summary>
/// A diagnostic at a type or one of its members, which are looked up only when it is reported: models hold no locations,
/// which would change with every line above. Immutable and structurally equal all the way down.
/// </summary>
/// <param name="Diagnostic">The diagnostic; without a location where it is at a type.</param>
/// <param name="MetadataName">The type, or empty.</param>
/// <param name="MemberName">The member, or empty.</param>
internal sealed record SymbolDiagnostic(DiagnosticInfo Diagnostic, string MetadataName, string MemberName)
{
    public Diagnostic ToDiagnostic(Compilation compilation)
    {
        var type = MetadataName.Length == 0 ? null : compilation.Assembly.GetTypeByMetadataName(MetadataName);
        if (type is null)
        {
            return Microsoft.CodeAnalysis.Diagnostic.Create(
                Diagnostic.Descriptor, LocationOfExternal(compilation) ?? Diagnostic.Location?.Find(compilation), [.. Diagnostic.Arguments]);
        }

        ISymbol? member = null;
        for (var level = type; level is not null && member is null && MemberName.Length > 0; level = level.BaseType)
        {
            member = level.GetMembers(MemberName).FirstOrDefault() ?? level.GetMembers().FirstOrDefault(one => GeneratedProperties.NameOf(one) == MemberName);
        }

        var location = (member is null ? null : KnownTypes.LocationOf(member)) ?? KnownTypes.LocationOf(type);
        return Microsoft.CodeAnalysis.Diagnostic.Create(Diagnostic.Descriptor, location, Properties, [.. Diagnostic.Arguments]);
    }

    /// <summary>The arguments of the message by their numbers: what code fixes need to know.</summary>
    private ImmutableDictionary<string, string?> Properties => Diagnostic.Arguments
        .Select(static (argument, i) => new KeyValuePair<string, string?>(i.ToString(CultureInfo.InvariantCulture), argument)).ToImmutableDictionary();

    /// <summary>A type of another assembly is reported where this one declares it.</summary>
    private Location? LocationOfExternal(Compilation compilation) => MetadataName.Length == 0
        ? null
        : ExternalDeclaration.In(compilation.Assembly).FirstOrDefault(declaration =>
            declaration.Type is INamedTypeSymbol named && TypeNames.Metadata(named) == MetadataName)?.Location;
}
