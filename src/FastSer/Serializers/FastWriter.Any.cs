using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>Writes a value through the serializer that is registered for its type.</summary>
    /// <typeparam name="T">Any serializable type.</typeparam>
    /// <param name="value">The value.</param>
    /// <exception cref="FastSerException">No serializer is known for the type.</exception>
    [MethodImpl(Jit.Inline)]
    public void WriteAny<T>(T value)
    {
        StackCheck.BeforeAny<T>();
        SerializerCache<T>.Instance.Write(ref this, value);
    }
}
