namespace FastSer.SeededFaults;

/// <summary>Drawn faults that no input of a 64-bit process shows within 256 MB: the table tells the reason in place of a verdict.</summary>
public static class UnseenFaults
{
    private const string Pointers = "only 32-bit processes have such values: `tests/FastSer.WasmSmoke` reads them";

    /// <summary>Gets the reason of each fault by its name.</summary>
    public static IReadOnlyDictionary<string, string> Reasons { get; } = new Dictionary<string, string>
    {
        ["CheckedInteger does not throw InvalidValue"] = Pointers,
        ["CheckedInteger does not throw InvalidValue 2"] = Pointers,
        ["FastReader.CompactItems does not throw Truncated"] = "another error follows, and the search for the place gives the code",
        ["FastReader.CompactItems does not throw InvalidLength"] = "only 268 MB of booleans have such a count",
        ["FastReader.Window does not throw Truncated 2"] = "the window compares the same number with what is left, and throws the same error",
    };
}
