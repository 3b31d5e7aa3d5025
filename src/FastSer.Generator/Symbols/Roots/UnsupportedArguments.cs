using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Roots;

/// <summary>
/// Finds generic types that are closed over types without a serializer. Their generated code looks for it at run time, where another assembly may have
/// made it: it is a warning. Some types cannot have a serializer in any assembly: that is an error of the type that contains the generic type.
/// </summary>
internal sealed class UnsupportedArguments(Compilation compilation, WireTypeFactory resolver)
{
    public IEnumerable<DiagnosticInfo> In(INamedTypeSymbol type, List<MemberSymbol> symbols) => symbols
        .Where(static symbol => symbol.Symbol.FindFormatter() is null)
        .SelectMany(symbol => DeclaredSet.TypesIn(symbol).SelectMany(held => In(
            held, KnownTypes.LocationOf(symbol.Symbol, type),
            fault => (Descriptors.MemberTypeMustBeSupported, [type.Name, symbol.Name, TypeNames.Short(symbol.Type), fault]))))
        .Concat(UnionCases.HeldBy(type).SelectMany(held => In(
            held, KnownTypes.LocationOf(type),
            fault => (Descriptors.UnionCaseMustBeSerializable, [TypeNames.Declared(type), TypeNames.Short(held), "", fault]))));

    /// <summary>The message where a call or an attribute names the type.</summary>
    public IEnumerable<DiagnosticInfo> In(ITypeSymbol root, Location? place) =>
        In(root, place, fault => (Descriptors.RootMustBeSupported, [TypeNames.Short(root), fault]));

    private IEnumerable<DiagnosticInfo> In(
        ITypeSymbol held, Location? place, Func<string, (DiagnosticDescriptor Rule, string[] Arguments)> formatError)
    {
        foreach (var (type, member, found, reason, isFinal) in RootFinder.RefusedIn(held, compilation, resolver))
        {
            var name = TypeNames.Short(type.WithNullableAnnotation(NullableAnnotation.None)) + member;
            if (!isFinal)
            {
                yield return DiagnosticInfo.Create(Descriptors.ArgumentMustBeSupported, place, name, TypeNames.Short(found), reason);
                continue;
            }

            var (rule, arguments) = formatError($"'{name}' is then of the type '{TypeNames.Short(found)}': {reason}");
            yield return DiagnosticInfo.Create(rule, place, arguments);
        }
    }
}
