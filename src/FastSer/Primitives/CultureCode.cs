using System.Collections.Frozen;
using System.Globalization;

namespace FastSer.Primitives;

/// <summary>Cultures by their names. Only names that .NET lists are looked up: the process keeps each name that it was asked for.</summary>
internal static class CultureCode
{
    public static string NameOf(CultureInfo culture)
    {
        if (!Known.Names.Contains(culture.Name))
        {
            Throw.Unrestorable("a culture that .NET does not list");
        }

        return culture.Name;
    }

    public static CultureInfo? Find(string name) => Known.Names.Contains(name) ? CultureInfo.GetCultureInfo(name) : null;

    /// <summary>Made when the first culture is met.</summary>
    private static class Known
    {
        public static readonly FrozenSet<string> Names = CultureInfo.GetCultures(CultureTypes.AllCultures)
            .Select(static culture => culture.Name).Append("").ToFrozenSet(StringComparer.Ordinal);
    }
}
