using System.Buffers.Binary;
using System.Reflection;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The members of later versions that objects of the library's types keep.</summary>
internal static class KeptMembers
{
    private const int KeysPerByte = 7;
    private const int MaskAt = 2 * sizeof(int);

    private static readonly FieldInfo s_content =
        typeof(FastSerUnknown).GetField("_content", BindingFlags.Instance | BindingFlags.NonPublic)!;

    public static bool IsKeeper(ModelMember member) => member.Type == typeof(FastSerUnknown);

    /// <summary>The first key, the size of the mask, the mask from the byte on that has the first key, the members.</summary>
    public static UnknownMembers? Of(object kept)
    {
        if (s_content.GetValue(kept) is not byte[] content)
        {
            return null;
        }

        var first = BinaryPrimitives.ReadInt32LittleEndian(content);
        var size = BinaryPrimitives.ReadInt32LittleEndian(content.AsSpan(sizeof(int)));
        var bits = content.AsSpan(MaskAt, size).ToArray()
            .SelectMany(static part => Enumerable.Range(0, KeysPerByte).Select(i => ((part >> i) & 1) != 0)).Skip(first % KeysPerByte).ToArray();
        return new UnknownMembers(bits[..Array.LastIndexOf(bits, true)], content[(MaskAt + size)..]);
    }
}
