using System.Buffers;

namespace FastSer.Primitives;

/// <summary>A Uri is written as its text, of which a canonical Uri is made again.</summary>
internal static class UriCode
{
    /// <summary>Canonicalization changes no text of these characters, except for segments that begin with a dot.</summary>
    private static readonly SearchValues<char> s_canonical =
        SearchValues.Create("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:/?#=&+,;@!$'()*~_-.");

    /// <summary>Whether a Uri made of the text has the same parts: not so with DangerousDisablePathAndQueryCanonicalization.</summary>
    public static bool IsRestorable(Uri value)
    {
        var text = value.OriginalString;
        return (!text.AsSpan().ContainsAnyExcept(s_canonical) && !text.Contains("/.", StringComparison.Ordinal) && HasNoEmptyPath(text))
            || !value.IsAbsoluteUri
            || !Uri.TryCreate(text, UriKind.Absolute, out var restored)
            || (restored.PathAndQuery == value.PathAndQuery && restored.Fragment == value.Fragment);
    }

    /// <summary>Canonicalization adds a path behind a host that has none.</summary>
    private static bool HasNoEmptyPath(string text)
    {
        var host = text.IndexOf("://", StringComparison.Ordinal) + 3;
        return host < 3 || (text.AsSpan(host).IndexOfAny('/', '?', '#') is >= 0 and var path && text[host + path] == '/');
    }
}
