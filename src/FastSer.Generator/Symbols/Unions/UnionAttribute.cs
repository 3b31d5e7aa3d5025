using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Unions;

/// <summary>One <c>[FastSerUnion]</c>; the type is null where source gives none that the compiler knows.</summary>
internal sealed record UnionAttribute(int Tag, ITypeSymbol? Type, Location? Location)
{
    /// <summary>Every tag up to here is told apart in tests; a union has no use for more.</summary>
    public const int MaximumTag = ushort.MaxValue;

    /// <summary>The tag stands for the type alone, not for the types that it names as a union.</summary>
    public bool IsExact { get; init; }

    /// <summary>Makes the description of an attribute.</summary>
    public static UnionAttribute Of(AttributeData attribute, int tag, ITypeSymbol? type) => new(tag, type, attribute.FindLocation())
    {
        IsExact = attribute.FindArgument("Exact")?.Value is true,
    };
}
