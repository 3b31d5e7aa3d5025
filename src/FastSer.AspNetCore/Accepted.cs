using Microsoft.AspNetCore.Http;
using Microsoft.Net.Http.Headers;

namespace FastSer.AspNetCore;

/// <summary>Content negotiation between two media types.</summary>
internal static class Accepted
{
    /// <summary>Returns whether a request names a type, and accepts it no less than another one, which is the default.</summary>
    public static bool Prefers(HttpRequest request, string wanted, string otherwise) =>
        MediaTypeHeaderValue.TryParseList(request.Headers.Accept, out var accepted)
        && QualityOf(wanted, accepted, isNamed: true) is > 0 and var quality
        && quality >= QualityOf(otherwise, accepted, isNamed: false);

    /// <summary>Gets the quality of the most specific entry that a type matches; 0 if no entry matches.</summary>
    private static double QualityOf(string type, IList<MediaTypeHeaderValue> accepted, bool isNamed)
    {
        var media = new MediaTypeHeaderValue(type);
        return accepted
            .Where(range => isNamed ? range.MediaType.Equals(type, StringComparison.OrdinalIgnoreCase) : media.IsSubsetOf(range))
            .OrderBy(static range => range.MatchesAllTypes ? 2 : range.MatchesAllSubTypes ? 1 : 0)
            .Select(static range => range.Quality ?? 1)
            .FirstOrDefault();
    }
}
