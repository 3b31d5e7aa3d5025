using System.Buffers;
using System.Runtime.CompilerServices;

namespace FastSer.Primitives;

/// <summary>A Uri is written as its text, of which a canonical Uri is made again.</summary>
internal static class UriCode
{
    /// <summary>Canonicalization changes no web address of these characters, except for segments that begin with a dot. Raw ones have no fragment.</summary>
    private static readonly SearchValues<char> s_canonical =
        SearchValues.Create("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:/?=&+,;@!$'()*~_-.");

    /// <summary>Addresses that were compared before: each is parsed again once.</summary>
    private static readonly ConditionalWeakTable<Uri, object> s_restorable = [];

    /// <summary>Returns whether a Uri made of the text has the same parts: not so with DangerousDisablePathAndQueryCanonicalization.</summary>
    public static bool IsRestorable(Uri value)
    {
        var text = value.OriginalString;
        return IsPlainWebAddress(text)
            || !value.IsAbsoluteUri
            || s_restorable.TryGetValue(value, out _)
            || HasPartsOf(text, value);
    }

    private static bool HasPartsOf(string text, Uri value)
    {
        var isSame = !Uri.TryCreate(text, UriKind.Absolute, out var restored)
            || (restored.PathAndQuery == value.PathAndQuery && restored.Fragment == value.Fragment);
        if (isSame)
        {
            s_restorable.TryAdd(value, s_restorable);
        }

        return isSame;
    }

    /// <summary>Canonicalization leaves it alone. Other schemes have other rules, and a host without a path gets one.</summary>
    private static bool IsPlainWebAddress(ReadOnlySpan<char> text)
    {
        var host = text.StartsWith("https://", StringComparison.Ordinal) ? 8 : text.StartsWith("http://", StringComparison.Ordinal) ? 7 : 0;
        return host > 0
            && !text.ContainsAnyExcept(s_canonical)
            && !text.Contains("/.", StringComparison.Ordinal)
            && text[host..].IndexOfAny('/', '?') is >= 0 and var path
            && text[host + path] == '/';
    }
}
