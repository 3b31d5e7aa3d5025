using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>The size of a type as it is written: the number of its arguments, items and elements, and the depth of their nesting.</summary>
internal static class TypeSize
{
    /// <summary>
    /// More than any type that a person writes. Types of generic types that hold larger ones of their own kind go on without
    /// end, and double with each step where an argument occurs twice.
    /// </summary>
    private const int MaximumParts = 1000;
    private const int MaximumDepth = 64;

    public static bool IsTooLarge(ITypeSymbol type)
    {
        var parts = 0;
        var pending = new Stack<(ITypeSymbol Type, int Depth)>([(type, 1)]);
        while (pending.Count > 0)
        {
            var (part, depth) = pending.Pop();
            if (++parts > MaximumParts || depth > MaximumDepth)
            {
                return true;
            }

            if (part is IArrayTypeSymbol array)
            {
                pending.Push((array.ElementType, depth + 1));
            }

            for (var level = part as INamedTypeSymbol; level is not null; level = level.ContainingType)
            {
                foreach (var argument in level.TypeArguments)
                {
                    pending.Push((argument, depth + 1));
                }
            }
        }

        return false;
    }
}
