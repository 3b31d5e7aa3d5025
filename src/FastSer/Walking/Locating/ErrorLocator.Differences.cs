using FastSer.CompilerServices;

namespace FastSer.Walking;

// Where the encodings of two values differ: without a code there is no fault, and the walk ends behind the first byte that differs.
internal ref partial struct ErrorLocator
{
    /// <summary>Finds the innermost value with bytes at an offset of an encoding without faults.</summary>
    /// <param name="data">The encoding.</param>
    /// <param name="root">The shape of its root.</param>
    /// <param name="offset">The offset of the first byte that differs.</param>
    /// <returns>The place of the value, with the offset of the byte.</returns>
    public static ErrorLocation LocateDifference(ReadOnlySpan<byte> data, WireShape root, long offset) =>
        Locate(data, root, FastSerErrorCode.None, offset + 1, elementIndex: -1) with { Offset = offset };

    /// <summary>What has just been stepped over contains the difference, or what has been entered does before its first part.</summary>
    private readonly ErrorLocation? NameDifference(long start, int depth)
    {
        if (_code != FastSerErrorCode.None || _position < _target)
        {
            return null;
        }

        var type = _frames.Count > depth ? ErrorPath.TypeName(_frames) : null;
        _frames.RemoveRange(depth, _frames.Count - depth);
        return Here(start) is var place && type is not null ? place with { TypeName = type } : place;
    }
}
