using System.Reflection;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>Gets the bytes that objects keep of types that only later versions of a union name.</summary>
internal static class KeptCases
{
    private static readonly FieldInfo s_content =
        typeof(FastSerUnknownCase).GetField("_content", BindingFlags.Instance | BindingFlags.NonPublic)!;

    public static CaseValue Of(object fallback)
    {
        var unknown = ReferenceUnions.UnknownOf(fallback);
        return new CaseValue(unknown.Tag, new UnknownCase((byte[])s_content.GetValue(unknown)!));
    }
}
