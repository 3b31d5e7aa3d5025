using System.ComponentModel;

namespace FastSer.CompilerServices;

/// <summary>
/// Creates the serializer of one closed type. The classes in a resolver implement it once for each type that they know; the
/// native compiler keeps those implementations alone whose type a program asks for.
/// </summary>
/// <typeparam name="T">The closed type.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ISerializerFactory<T>
{
    /// <summary>Creates the serializer.</summary>
    /// <returns>A new serializer.</returns>
    TypeSerializer<T> Create();
}
