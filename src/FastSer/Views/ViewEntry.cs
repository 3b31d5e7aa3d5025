using System.ComponentModel;
using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

/// <summary>Where an entry of a dictionary stands that a view shows.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly ref struct ViewEntry
{
    [MethodImpl(Jit.Inline)]
    internal ViewEntry(ViewCursor key, ViewCursor value)
    {
        Key = key;
        Value = value;
    }

    /// <summary>Gets the place of the key.</summary>
    public ViewCursor Key { get; }

    /// <summary>Gets the place of the value.</summary>
    public ViewCursor Value { get; }
}
