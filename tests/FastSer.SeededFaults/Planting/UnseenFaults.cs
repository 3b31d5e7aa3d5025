namespace FastSer.SeededFaults;

/// <summary>Drawn faults that no input of a 64-bit process shows within 256 MB: the table tells the reason in place of a verdict.</summary>
public static class UnseenFaults
{
    private const string NotThere = "only more than 1 GB have so many bytes; with fewer, the search for the place gives the code";
    private const string Pointers = "only 32-bit processes have such values: `tests/FastSer.WasmSmoke` reads them";

    /// <summary>Gets the reason of each fault by its name.</summary>
    public static IReadOnlyDictionary<string, string> Reasons { get; } = new Dictionary<string, string>
    {
        ["CheckedInteger does not throw InvalidValue"] = Pointers,
        ["CheckedInteger does not throw InvalidValue 2"] = Pointers,
        ["FastReader does not throw InvalidLength 2"] = NotThere,
        ["FastReader.Compact does not throw InvalidLength 2"] = NotThere,
        ["FastReader.CompactItems does not throw Truncated"] = "another error follows, and the search for the place gives the code",
        ["FastReader.CompactItems does not throw InvalidLength"] = "only 268 MB of booleans have such a count",
        ["FastReader.MultiDimArrays does not throw Truncated 2"] = "the product of the lengths was compared with the input before",
        ["FastReader.Strings does not throw InvalidLength"] = NotThere,
    };
}
