namespace FastSer.Serializers;

/// <summary>The serializers of the scalars, and of arrays and lists of those whose memory is their wire form.</summary>
/// <remarks>One comparison after another: asked once for each type in a process, and trimmed with what it does not keep.</remarks>
internal static partial class BuiltInSerializers
{
    public static object? Find(Type type) => FindVariable(type) ?? FindScalar(type) ?? FindArray(type) ?? FindList(type);
}
