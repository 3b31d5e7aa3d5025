// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
namespace FastSer.Generator.Wire;

internal sealed partial record CompactScalar
{
    private static readonly CompactScalar[] s_all =
    [
        new("Boolean", new ControlField(1, "Boolean", 0), 1, "CompactBoolean"),
        new("Int16", new ControlField(2, "Int16", 2), 1, "CompactSigned"),
        new("UInt16", new ControlField(2, "UInt16", 2), 1, "CompactUnsigned"),
        new("Char", new ControlField(2, "Char", 2), 1, "CompactUnsigned"),
        new("Int32", new ControlField(2, "Int32", 4), 1, "CompactSigned"),
        new("UInt32", new ControlField(2, "UInt32", 4), 1, "CompactUnsigned"),
        new("Int64", new ControlField(4, "Int64", 8), 1, "CompactSigned"),
        new("UInt64", new ControlField(4, "UInt64", 8), 1, "CompactUnsigned"),
        new("IntPtr", new ControlField(4, "IntPtr", 8), 1, ""),
        new("UIntPtr", new ControlField(4, "UIntPtr", 8), 1, ""),
        new("Decimal", new ControlField(6, "Decimal", 13), 2, ""),
    ];
}
