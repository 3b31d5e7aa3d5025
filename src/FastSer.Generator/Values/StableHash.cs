using System.Globalization;

namespace FastSer.Generator.Values;

/// <summary>FNV-1a: the same on every machine.</summary>
internal static class StableHash
{
    public static string Of(string text) => NumberOf(text).ToString("x8", CultureInfo.InvariantCulture);

    public static uint NumberOf(string text)
    {
        var hash = 2166136261u;
        foreach (var character in text)
        {
            hash = unchecked((hash ^ character) * 16777619u);
        }

        return hash;
    }
}
