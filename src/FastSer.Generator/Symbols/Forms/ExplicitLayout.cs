using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Forms;

/// <summary>Gets whether fields of a struct may lie over each other.</summary>
internal static class ExplicitLayout
{
    private const int Explicit = 2;
    private const int Unknown = int.MaxValue;

    /// <summary>Where a struct states the offsets of its fields, each must be of a known size, and end before the next begins.</summary>
    public static bool MayOverlap(INamedTypeSymbol type, IEnumerable<IFieldSymbol> fields)
    {
        if (type.FindAttribute("System.Runtime.InteropServices.StructLayoutAttribute") is not { ConstructorArguments: [{ Value: { } kind }] }
            || Convert.ToInt32(kind, System.Globalization.CultureInfo.InvariantCulture) != Explicit)
        {
            return false;
        }

        long end = 0;
        foreach (var (offset, size) in fields.Select(static field => (Offset: OffsetOf(field), Size: SizeOf(field.Type)))
            .OrderBy(static place => place.Offset))
        {
            if (offset < end)
            {
                return true;
            }

            end = (long)offset + size;
        }

        return false;
    }

    private static int OffsetOf(IFieldSymbol field) =>
        field.FindAttribute("System.Runtime.InteropServices.FieldOffsetAttribute") is { ConstructorArguments: [{ Value: int offset }] } ? offset : -1;

    /// <summary>The memory of a value; of types that are not known here more than any offset.</summary>
    private static int SizeOf(ITypeSymbol type) => type switch
    {
        INamedTypeSymbol { EnumUnderlyingType: { } underlying } => SizeOf(underlying),
        { SpecialType: SpecialType.System_Boolean or SpecialType.System_Byte or SpecialType.System_SByte } => 1,
        { SpecialType: SpecialType.System_Int16 or SpecialType.System_UInt16 or SpecialType.System_Char } => 2,
        { SpecialType: SpecialType.System_Int32 or SpecialType.System_UInt32 or SpecialType.System_Single } => 4,
        { SpecialType: SpecialType.System_Int64 or SpecialType.System_UInt64 or SpecialType.System_Double or SpecialType.System_DateTime } => 8,
        { SpecialType: SpecialType.System_Decimal } => 16,
        _ when type.Is("System.Guid") => 16,
        _ when type.Is("System.TimeSpan") => 8,
        _ => Unknown,
    };
}
