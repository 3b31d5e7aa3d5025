namespace FastSer.IO;

/// <summary>
/// Where the memory of items that are longer than a buffer stays between them. It is cleared when it is made and belongs to one
/// reader or writer for good: a pool could give it to others while a call that nobody should have made still uses it. The
/// garbage collector takes it when it needs it.
/// </summary>
internal struct SpareMemory
{
    private WeakReference<byte[]>? _kept;

    /// <summary>Gets an array of at least that many bytes.</summary>
    public readonly byte[] Take(int size) =>
        _kept is { } kept && kept.TryGetTarget(out var array) && array.Length >= size ? array : new byte[size];

    public void Keep(byte[] array)
    {
        if (_kept is { } kept)
        {
            kept.SetTarget(array);
        }
        else
        {
            _kept = new WeakReference<byte[]>(array);
        }
    }
}
