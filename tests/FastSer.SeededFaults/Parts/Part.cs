namespace FastSer.SeededFaults;

/// <summary>A part of the machine of tests.</summary>
/// <param name="Name">Its name in the table.</param>
/// <param name="Assembly">The assembly whose tests it runs.</param>
/// <param name="Limit">The seconds of processor time after which it hangs.</param>
internal sealed record Part(string Name, string Assembly, int Limit)
{
    /// <summary>The ends of the names of its classes; none for all.</summary>
    public string[] Classes { get; init; } = [];

    /// <summary>The ends of the names of classes that are no part of it.</summary>
    public string[] Except { get; init; } = [];

    /// <summary>The text that the names of its tests contain.</summary>
    public string OnlyTest { get; init; } = "";

    /// <summary>The texts that the names of tests contain which it leaves out.</summary>
    public string[] SkippedTests { get; init; } = [];

    /// <summary>Gets whether it compiles its types itself, with the generator that it finds.</summary>
    public bool Compiles { get; init; }

    /// <summary>Gets whether it counts allocations, and needs code that is optimized from the first call on.</summary>
    public bool IsOptimized { get; init; }

    public bool Has(string typeName) =>
        (Classes.Length == 0 || Classes.Any(end => EndsWith(typeName, end))) && !Except.Any(end => EndsWith(typeName, end));

    private static bool EndsWith(string typeName, string end) =>
        typeName.EndsWith("." + end, StringComparison.Ordinal)
        || (end[^1] == '.' && typeName.Contains("." + end, StringComparison.Ordinal));
}
