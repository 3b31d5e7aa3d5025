using System.Text.RegularExpressions;

namespace FastSer.Generator.Output;

/// <summary>Names of types for people and for the schema lock, which do not depend on how a project names its references.</summary>
internal static class PlainName
{
    private static readonly Regex s_alias = new(@"\w+::", RegexOptions.CultureInvariant);

    /// <summary><c>Shop.Order</c> of <c>global::Shop.Order</c>.</summary>
    public static string Of(string fullName) => s_alias.Replace(fullName, "");
}
