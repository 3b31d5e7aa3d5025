using System.Collections.Immutable;
using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Advice;

/// <summary>Looks up the types and members at which diagnostics are reported.</summary>
internal static class DiagnosticPlaces
{
    /// <summary>Returns the diagnostic at its place in a compilation.</summary>
    public static Diagnostic ToDiagnostic(this SymbolDiagnostic found, Compilation compilation)
    {
        var (info, name) = (found.Diagnostic, found.MetadataName);
        if (name.Length == 0 || compilation.Assembly.GetTypeByMetadataName(name) is not { } type)
        {
            return Diagnostic.Create(info.Descriptor, LocationOfExternal(name, compilation) ?? info.Location?.Find(compilation), [.. info.Arguments]);
        }

        ISymbol? member = null;
        for (var level = type; level is not null && member is null && found.MemberName.Length > 0; level = level.BaseType)
        {
            member = level.GetMembers(found.MemberName).FirstOrDefault()
                ?? level.GetMembers().FirstOrDefault(one => GeneratedProperties.NameOf(one) == found.MemberName);
        }

        var location = (member is null ? null : KnownTypes.LocationOf(member)) ?? KnownTypes.LocationOf(type);
        return Diagnostic.Create(info.Descriptor, location, PropertiesOf(info), [.. info.Arguments]);
    }

    /// <summary>The arguments of the message by their numbers: what code fixes need to know.</summary>
    private static ImmutableDictionary<string, string?> PropertiesOf(DiagnosticInfo info) => info.Arguments
        .Select(static (argument, i) => new KeyValuePair<string, string?>(i.ToString(CultureInfo.InvariantCulture), argument)).ToImmutableDictionary();

    /// <summary>A type of another assembly is reported where this one declares it.</summary>
    private static Location? LocationOfExternal(string name, Compilation compilation) => name.Length == 0
        ? null
        : ExternalDeclaration.In(compilation.Assembly).FirstOrDefault(declaration =>
            declaration.Type is INamedTypeSymbol named && TypeNames.Metadata(named) == name)?.Location;
}
