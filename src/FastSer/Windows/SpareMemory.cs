namespace FastSer.Windows;

/// <summary>
/// Where the memory of items that are longer than a buffer stays between them. It is cleared when it is made and belongs to one
/// reader or writer for good: a pool could give it to others while a call that nobody should have made still uses it.
/// </summary>
internal struct SpareMemory
{
    /// <summary>The garbage collector may take what is longer.</summary>
    private const int MaxKeptSize = ScratchBuffer.MaxKeptSize;

    private byte[]? _kept;
    private WeakReference<byte[]>? _longer;

    /// <summary>Gets an array of at least that many bytes.</summary>
    public readonly byte[] Take(int size)
    {
        if (_kept is { } kept && kept.Length >= size)
        {
            return kept;
        }

        return _longer is { } longer && longer.TryGetTarget(out var array) && array.Length >= size ? array : new byte[size];
    }

    public void Keep(byte[] array)
    {
        if (array.Length <= MaxKeptSize)
        {
            _kept = array;
        }
        else if (_longer is { } longer)
        {
            longer.SetTarget(array);
        }
        else
        {
            _longer = new WeakReference<byte[]>(array);
        }
    }
}
