using System.Buffers;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using FastSer.Cursors;

namespace FastSer;

public ref partial struct FastWriter
{
    /// <summary>The presence byte of an object that was written before; 0 is null and 1 a new object.</summary>
    internal const byte KnownObject = 2;

    /// <summary>Writes the number of an object that was written before and returns true. Otherwise numbers the object, whose members follow.</summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public bool TryWriteReference(object value)
    {
        var id = (_references ??= ReferenceTable.Take()).FindOrAdd(value);
        if (id == -1)
        {
            return false;
        }

        if (id < 0)
        {
            Throw.UnbuildableCycle(value.GetType());
        }

        // Room for the longest number; exact results may have less.
        var hasRoom = Unaligned.Distance(ref _cursor, ref _limit) > LengthCode.MaxSize;
        var block = Reserve(hasRoom ? 1 + LengthCode.MaxSize : 1 + LengthCode.SizeOf((uint)id));
        block.Origin = KnownObject;
        _cursor = ref LengthCode.Put(ref Unaligned.At(ref block.Origin, 1), (uint)id);
        return true;
    }

    /// <summary>
    /// Marks an object that only a constructor can build: until its members are written, a reference to it would be one
    /// that a reader could not follow.
    /// </summary>
    [EditorBrowsable(EditorBrowsableState.Never)]
    public readonly void MarkReference(object value, bool isOpen) => _references!.Mark(value, isOpen);

    [MethodImpl(Jit.Inline)]
    private void ReleaseReferences()
    {
        if (_references is { } references)
        {
            _references = null;
            references.Return();
        }
    }
}
