using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Docs.Tests.Api;

/// <summary>A public type, or a member of it.</summary>
internal readonly record struct SurfaceLine(string Type, bool IsMember, string Text);

/// <summary>The names that a program can use of an assembly: a line for each public type and member, with nullability and defaults.</summary>
internal static class PublicSurface
{
    private static readonly SymbolDisplayFormat s_format = new(
        globalNamespaceStyle: SymbolDisplayGlobalNamespaceStyle.Omitted,
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypesAndNamespaces,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters | SymbolDisplayGenericsOptions.IncludeTypeConstraints
            | SymbolDisplayGenericsOptions.IncludeVariance,
        memberOptions: SymbolDisplayMemberOptions.IncludeAccessibility | SymbolDisplayMemberOptions.IncludeConstantValue
            | SymbolDisplayMemberOptions.IncludeContainingType | SymbolDisplayMemberOptions.IncludeModifiers | SymbolDisplayMemberOptions.IncludeParameters
            | SymbolDisplayMemberOptions.IncludeRef | SymbolDisplayMemberOptions.IncludeType,
        delegateStyle: SymbolDisplayDelegateStyle.NameAndSignature,
        extensionMethodStyle: SymbolDisplayExtensionMethodStyle.StaticMethod,
        parameterOptions: SymbolDisplayParameterOptions.IncludeDefaultValue | SymbolDisplayParameterOptions.IncludeExtensionThis
            | SymbolDisplayParameterOptions.IncludeName | SymbolDisplayParameterOptions.IncludeParamsRefOut | SymbolDisplayParameterOptions.IncludeType,
        propertyStyle: SymbolDisplayPropertyStyle.ShowReadWriteDescriptor,
        kindOptions: SymbolDisplayKindOptions.IncludeTypeKeyword,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier | SymbolDisplayMiscellaneousOptions.UseSpecialTypes);

    public static IEnumerable<SurfaceLine> Of(string assemblyPath)
    {
        var reference = MetadataReference.CreateFromFile(assemblyPath);
        var compilation = CSharpCompilation.Create("Surface", references: [reference, .. Frameworks(), .. Beside(assemblyPath)]);
        var assembly = (IAssemblySymbol)compilation.GetAssemblyOrModuleSymbol(reference)!;
        return TypesOf(assembly.GlobalNamespace).SelectMany(LinesOf);
    }

    private static IEnumerable<MetadataReference> Frameworks() =>
        ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator)
            .Where(static path => Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal))
            .Select(static path => MetadataReference.CreateFromFile(path));

    /// <summary>The other assemblies of the package's own output.</summary>
    private static IEnumerable<MetadataReference> Beside(string assemblyPath) =>
        Directory.EnumerateFiles(Path.GetDirectoryName(assemblyPath)!, "FastSer*.dll").Where(path => path != assemblyPath)
            .Select(static path => MetadataReference.CreateFromFile(path));

    private static IEnumerable<INamedTypeSymbol> TypesOf(INamespaceOrTypeSymbol parent) => parent.GetMembers().SelectMany(static member => member switch
    {
        INamespaceSymbol space => TypesOf(space),
        INamedTypeSymbol type when IsVisible(type) => TypesOf(type).Prepend(type),
        _ => [],
    });

    private static IEnumerable<SurfaceLine> LinesOf(INamedTypeSymbol type)
    {
        var name = type.ToDisplayString(SymbolDisplayFormat.CSharpErrorMessageFormat);
        var members = type.TypeKind == TypeKind.Delegate ? []
            : type.GetMembers().Where(static member => member is not INamedTypeSymbol && IsVisible(member) && !IsAccessor(member));
        return members.Select(member => new SurfaceLine(name, true, $"    {member.ToDisplayString(s_format)}"))
            .Prepend(new SurfaceLine(name, false, HeadOf(type)));
    }

    private static string HeadOf(INamedTypeSymbol type)
    {
        var bases = new[] { type.BaseType }.Concat(type.Interfaces)
            .Where(static found => found is { SpecialType: not (SpecialType.System_Object or SpecialType.System_ValueType or SpecialType.System_Enum) })
            .Select(static found => found!.ToDisplayString(s_format.WithKindOptions(SymbolDisplayKindOptions.None)));
        var list = string.Join(", ", type.TypeKind == TypeKind.Enum ? [type.EnumUnderlyingType!.ToDisplayString()] : bases);
        var modifier = type.TypeKind != TypeKind.Class ? "" : type.IsStatic ? "static " : type.IsAbstract ? "abstract " : type.IsSealed ? "sealed " : "";
        return modifier + type.ToDisplayString(s_format) + (list.Length == 0 ? "" : " : " + list);
    }

    private static bool IsVisible(ISymbol symbol) =>
        symbol.DeclaredAccessibility is Accessibility.Public || (symbol.DeclaredAccessibility is Accessibility.Protected or Accessibility.ProtectedOrInternal
            && symbol.ContainingType is not { IsSealed: true });

    private static bool IsAccessor(ISymbol member) => member is IMethodSymbol { AssociatedSymbol: not null };
}
