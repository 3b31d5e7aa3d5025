namespace FastSer.CompilerServices;

/// <summary>The wire facts of a <see cref="WireScalar"/>, for walks over bytes.</summary>
internal static partial class WireScalarFacts
{
    /// <summary>Gets the type of a scalar.</summary>
    public static Type TypeOf(WireScalar kind) => s_types[(int)kind];

    /// <summary>The kind of a scalar, or of the integer under an enum.</summary>
    public static WireScalar KindOf(Type type)
    {
        var index = Array.IndexOf(s_types, type.IsEnum ? Enum.GetUnderlyingType(type) : type);
        return index >= 0 ? (WireScalar)index : throw new ArgumentException($"{type} is no scalar.", nameof(type));
    }
}
