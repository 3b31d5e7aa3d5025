namespace FastSer.CompilerServices;

public ref partial struct KeyHasher
{
    /// <summary>Adds a value of a type that is known at run time only.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="value">The value; may be null.</param>
    public void AddAny<T>(T value) => SerializerCache<T>.Instance.AddKey(ref this, value);
}
