using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Graph;

/// <summary>
/// The stack that reading or writing an object takes before the next object. It need not be exact: it is the sum of
/// what the locals of emitted code hold, and of a frame for each helper on the way to the innermost element.
/// </summary>
internal sealed class StackFrameSizes
{
    /// <summary>Sixty-four levels of this fit the smallest stacks.</summary>
    private const int Small = 2048;

    /// <summary>A frame without large structs in it, of code that was compiled without optimization.</summary>
    private const int HelperStackFrame = 256;

    /// <summary>The compilers keep copies of structs that do not fit registers.</summary>
    private const int CopiesInStackFrame = 4;

    private const int RegisterStruct = 64;
    private const int PointerSize = 8;

    /// <summary>Nothing is larger on a stack: the check would fail anyway.</summary>
    private const int Largest = 1 << 28;

    private readonly Dictionary<ITypeSymbol, long> _sizes = new(SymbolEqualityComparer.Default);

    /// <summary>The bytes to check for before an object; 0 where no check is needed.</summary>
    public int Of(IEnumerable<ITypeSymbol> held, bool hasVersions)
    {
        long size = HelperStackFrame;
        long deepest = 0;
        foreach (var type in held)
        {
            size += HeldSize(type);
            deepest = Math.Max(deepest, HelpersSize(type));
        }

        // What other versions have written is read by a second method, which the first one calls.
        size *= hasVersions ? 2 : 1;
        return size + deepest > Small ? (int)Math.Min(size + deepest, Largest) : 0;
    }

    /// <summary>The type parameters whose values an object of a generic type may hold: their size is known at run time.</summary>
    public static EquatableArray<string> HeldParametersOf(INamedTypeSymbol type) => type.Nesting().SelectMany(static level => level.TypeParameters)
        .Where(static parameter => parameter is { IsReferenceType: false, AllowsRefLikeType: false })
        .Select(static parameter => parameter.Name).ToEquatableArray();

    /// <summary>The frames of the helpers of collections in collections, with the elements that they hold.</summary>
    private long HelpersSize(ITypeSymbol type)
    {
        IReadOnlyList<ITypeSymbol> items = type switch
        {
            IArrayTypeSymbol array => [array.ElementType],
            INamedTypeSymbol named when !named.IsAnnotated() => [.. CollectionTypes.ContentsOf(named)],
            _ => [],
        };
        return items.Count == 0 ? 0 : HelperStackFrame + items.Sum(HeldSize) + items.Max(HelpersSize);
    }

    private long HeldSize(ITypeSymbol type)
    {
        if (!type.IsValueType)
        {
            return PointerSize;
        }

        var size = SizeOf(type);
        return size > RegisterStruct ? CopiesInStackFrame * size : size;
    }

    /// <summary>The memory of a value where it stands: about, since padding is counted generously.</summary>
    private long SizeOf(ITypeSymbol type)
    {
        if (_sizes.TryGetValue(type, out var known))
        {
            return known;
        }

        if (!HasFields(type) || ValueCycle.Contains(type, static part => FieldsOf(part).Select(static field => field.Type)))
        {
            return PointerSize;
        }

        long size = 0;
        foreach (var field in FieldsOf(type))
        {
            var count = field.IsFixedSizeBuffer ? field.FixedSize : 1;
            size = Math.Min(Largest, size + (count * SizeOf(field.Type)));
        }

        var named = (INamedTypeSymbol)type;
        size = Math.Min(Largest, Math.Max(PointerSize, Math.Max(size * InlineLength(named), DeclaredSize(named))));
        _sizes[type] = size;
        return size;
    }

    private static IEnumerable<IFieldSymbol> FieldsOf(ITypeSymbol type) => HasFields(type)
        ? type.GetMembers().OfType<IFieldSymbol>().Where(static field => !field.IsStatic && !field.IsConst)
        : [];

    /// <summary>A struct that is made of others. Generic ones that grow without end are errors, which the compiler reports.</summary>
    private static bool HasFields(ITypeSymbol type) => type is INamedTypeSymbol
        {
            IsValueType: true, TypeKind: not TypeKind.Enum, SpecialType: SpecialType.None or SpecialType.System_Nullable_T,
        }
        && !TypeSize.IsTooLarge(type);

    private static long InlineLength(INamedTypeSymbol type) => type.GetAttributes()
        .FirstOrDefault(static attribute => attribute.AttributeClass?.Name == "InlineArrayAttribute")
        ?.ConstructorArguments is [{ Value: int length }] ? length : 1;

    private static long DeclaredSize(INamedTypeSymbol type) => type.GetAttributes()
        .FirstOrDefault(static attribute => attribute.AttributeClass?.Name == "StructLayoutAttribute")
        ?.NamedArguments.FirstOrDefault(static argument => argument.Key == "Size").Value.Value is int size ? size : 0;
}
