namespace FastSer.Primitives;

/// <summary>Time zones by their ids. An id may be the path of a file: what could lead elsewhere is never looked up.</summary>
internal static class TimeZoneCode
{
    private const int MaxLength = 64;

    public static string IdOf(TimeZoneInfo zone)
    {
        if (Find(zone.Id) is not { } found || !found.Equals(zone))
        {
            Throw.Unrestorable("a time zone that the system does not have under its id");
        }

        return zone.Id;
    }

    public static TimeZoneInfo? Find(string id) =>
        IsId(id) && TimeZoneInfo.TryFindSystemTimeZoneById(id, out var zone) && zone.Id == id ? zone : null;

    /// <summary>Letters, digits and what the ids of IANA and Windows have beside them, in parts that are neither empty nor <c>..</c>.</summary>
    private static bool IsId(string id)
    {
        if (id.Length is 0 or > MaxLength || id[0] is '/' or '.' || id[^1] is '/')
        {
            return false;
        }

        var last = '\0';
        foreach (var c in id)
        {
            if (!(char.IsAsciiLetterOrDigit(c) || c is '_' or '+' or '-' or '/' or ' ' or '.' or '(' or ')' or '&' or ',' or '\'')
                || (c is '/' or '.' && last is '/' or '.'))
            {
                return false;
            }

            last = c;
        }

        return true;
    }
}
