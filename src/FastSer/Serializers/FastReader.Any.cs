using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer;

public ref partial struct FastReader
{
    /// <summary>Reads a value through the serializer that is registered for its type.</summary>
    /// <typeparam name="T">Any serializable type.</typeparam>
    /// <returns>The value.</returns>
    /// <exception cref="FastSerException">No serializer is known for the type.</exception>
    [MethodImpl(Jit.Inline)]
    public T ReadAny<T>()
    {
        StackCheck.BeforeAny<T>();
        return SerializerCache<T>.Instance.Read(ref this);
    }
}
