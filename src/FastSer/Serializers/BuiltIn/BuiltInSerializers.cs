using System.Collections;
using System.Net;
using System.Numerics;
using System.Text;
using FastSer.CompilerServices;

namespace FastSer.Serializers;

/// <summary>The serializers of the scalars, and of arrays and lists of those whose memory is their wire form.</summary>
/// <remarks>One comparison after another: asked once for each type in a process, and trimmed with what it does not keep.</remarks>
internal static partial class BuiltInSerializers
{
    public static object? Find(Type type) => FindVariable(type) ?? FindNamed(type) ?? FindScalar(type) ?? FindArray(type) ?? FindList(type);

    private static object? FindVariable(Type type)
    {
        if (type == typeof(string))
        {
            return new StringSerializer();
        }

        if (type == typeof(Version))
        {
            return new VersionSerializer();
        }

        if (type == typeof(Uri))
        {
            return new UriSerializer();
        }

        if (type == typeof(BigInteger))
        {
            return new BigIntegerSerializer();
        }

        if (type == typeof(BitArray))
        {
            return new BitArraySerializer();
        }

        if (type == typeof(IPAddress))
        {
            return new IPAddressSerializer();
        }

        if (type == typeof(IPEndPoint))
        {
            return new IPEndPointSerializer();
        }

        if (type == typeof(StringBuilder))
        {
            return new StringBuilderSerializer();
        }

        return null;
    }
}
