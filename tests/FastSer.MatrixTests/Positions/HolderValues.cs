namespace FastSer.MatrixTests.Positions;

/// <summary>Methods that the source text of holders calls to fill them.</summary>
public static class HolderValues
{
    public static Dictionary<int, T> Number<T>(T[] values) =>
        values.Select(static (value, i) => (value, i)).ToDictionary(static pair => pair.i * 7, static pair => pair.value);

    public static Dictionary<T, int> Keys<T>(T[] values)
        where T : struct
    {
        var keys = new Dictionary<T, int>();
        foreach (var value in values)
        {
            keys[value] = keys.Count;
        }

        return keys;
    }

    /// <summary>The samples of a test type; a default value if it has none.</summary>
    public static T[] Samples<T>(string name)
    {
        var samples = TestCases.Get(name).CreateSamples().Cast<T>().ToList();
        return samples.Count > 0 ? [.. samples] : [default!];
    }
}
