using System.Text;

namespace FastSer.Generator.Output;

/// <summary>Names that are made of other names and must stay within a length.</summary>
internal static class ShortName
{
    private const int HashLength = 8;

    /// <summary>The name, or its front with a hash behind it.</summary>
    /// <param name="name">The name.</param>
    /// <param name="maximum">The most bytes in UTF-8 before the hash.</param>
    /// <param name="identity">What the hash is of, if there is to be one even where the name is short.</param>
    public static string Of(string name, int maximum, string? identity = null)
    {
        if (identity is null && Encoding.UTF8.GetByteCount(name) <= maximum)
        {
            return name;
        }

        var length = 0;
        for (var bytes = 0; length < name.Length; length++)
        {
            bytes += name[length] < 0x80 ? 1 : name[length] < 0x800 ? 2 : 3;
            if (bytes > maximum)
            {
                break;
            }
        }

        return $"{name.Substring(0, length)}_{StableHash.Of(identity ?? name)}";
    }

    /// <summary>The name could be one with a hash.</summary>
    public static bool EndsWithHash(string name) => name.Length > HashLength
        && name[name.Length - HashLength - 1] == '_'
        && name.Skip(name.Length - HashLength).All(static character => character
            is (>= '0' and <= '9') or (>= 'a' and <= 'f') or (>= 'A' and <= 'F'));
}
