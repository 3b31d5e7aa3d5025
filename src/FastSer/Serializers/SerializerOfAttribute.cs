using System.ComponentModel;
using System.Reflection;

namespace FastSer.CompilerServices;

/// <summary>
/// Makes the serializer of the type that it stands on. The generator puts one on each annotated type. A type that nobody uses
/// takes its serializer along when a program is trimmed, which a table of all types would prevent.
/// </summary>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Interface, Inherited = false)]
[EditorBrowsable(EditorBrowsableState.Never)]
public abstract class SerializerOfAttribute : Attribute
{
    private protected SerializerOfAttribute()
    {
    }

    /// <summary>Finds the serializer of an annotated type. Closed generic types and arrays are in the resolvers.</summary>
    internal static object? Find(Type type) =>
        type.IsGenericType || type.HasElementType || type.Assembly == typeof(object).Assembly
            ? null
            : type.GetCustomAttribute<SerializerOfAttribute>(inherit: false)?.Create();

    private protected abstract object Create();
}
