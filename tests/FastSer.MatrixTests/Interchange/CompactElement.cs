namespace FastSer.MatrixTests;

/// <summary>A type of elements that arrays of the Compact format hold in a form of their own.</summary>
/// <param name="Type">The type as C# text.</param>
/// <param name="Values">Different values in ascending order, as C# text.</param>
internal sealed record CompactElement(string Type, params string[] Values)
{
    /// <summary>An enum: its declaration.</summary>
    public string Declaration { get; init; } = "";

    public static IReadOnlyList<CompactElement> All { get; } =
    [
        new("bool", "false", "true"),
        new("char", "'\\0'", "'a'", "'\\uFFFF'"),
        new("short", "short.MinValue", "-1", "0", "1", "300", "short.MaxValue"),
        new("ushort", "0", "1", "255", "256", "ushort.MaxValue"),
        new("int", "int.MinValue", "-70000", "-1", "0", "1", "300", "int.MaxValue"),
        new("uint", "0", "1", "256", "70000", "uint.MaxValue"),
        new("long", "long.MinValue", "-1", "0", "1", "70000", "5000000000", "long.MaxValue"),
        new("ulong", "0", "1", "70000", "5000000000", "ulong.MaxValue"),
        Enum("short", "-3", "0", "300"),
        Enum("ushort", "0", "3", "300"),
        Enum("int", "-70000", "0", "300"),
        Enum("uint", "0", "3", "70000"),
        Enum("long", "-5000000000", "0", "300"),
        Enum("ulong", "0", "3", "5000000000"),
    ];

    private static CompactElement Enum(string underlying, params string[] values) =>
        new("Choice", [.. values.Select(static value => $"(Choice)({value})")])
        {
            Declaration = $"public enum Choice : {underlying} {{ None }}",
        };
}
