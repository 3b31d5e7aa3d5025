using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols;

/// <summary>
/// Finds generic types that are closed over types without a serializer. Their generated code looks for it at run time, where another assembly may have
/// made it: it is a warning.
/// </summary>
internal sealed class UnsupportedArguments(Compilation compilation, WireTypeFactory resolver)
{
    public IEnumerable<DiagnosticInfo> In(INamedTypeSymbol type, List<MemberSymbol> symbols) => symbols
        .Where(static symbol => ExtensionTypes.FormatterOf(symbol.Symbol) is null)
        .SelectMany(symbol => DeclaredSet.TypesIn(symbol)
            .SelectMany(held => In(held, KnownTypes.LocationOf(symbol.Symbol) ?? KnownTypes.LocationOf(type))))
        .Concat((type.IsUnion() ? UnionCases.TypesOf(type) : []).SelectMany(held => In(held, KnownTypes.LocationOf(type))));

    public IEnumerable<DiagnosticInfo> In(ITypeSymbol root, Location? place) =>
        RootFinder.RefusedIn(root, compilation, resolver).Select(refused => DiagnosticInfo.Create(
            Descriptors.ArgumentMustBeSupported, place,
            $"{TypeNames.Short(refused.Type.WithNullableAnnotation(NullableAnnotation.None))}.{refused.Member.Name}",
            TypeNames.Short(refused.Member.Type), refused.Fault.FormatForPlace()));
}
