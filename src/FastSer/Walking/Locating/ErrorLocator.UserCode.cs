using FastSer.CompilerServices;

namespace FastSer.Walking;

// Places of exceptions that code of the application threw. Objects are made when all of their members have been read, and structs of a block
// when the block has been read: the code belongs to something that ends at the reader's cursor, or to the object around it, and never to what follows.
internal ref partial struct ErrorLocator
{
    /// <summary>The innermost object is named first; those around it that end there too may be meant as well.</summary>
    private void RememberEnd(string? typeName)
    {
        _remembered = _isBehindObject ? _remembered!.Value with { OuterTypeName = typeName ?? _remembered.Value.OuterTypeName } : Here(_position);
        _isBehindObject = true;
    }

    /// <summary>The walk has reached something that has bytes behind the reader's cursor, and so has not been read.</summary>
    private ErrorLocation? ArriveAtUserCode(WireShape shape)
    {
        if (_isBehindObject || _position > _target)
        {
            return _remembered;
        }

        if (shape.Prefix == ValuePrefix.Custom || _open.Count == 0 || (Top.HasItems && Top.Index > 0))
        {
            return null;
        }

        // Name the object or the collection, and not the part that comes next.
        ref var frame = ref Top;
        frame.Index = frame.Count;
        return Here(_position);
    }
}
