using FastSer.CompilerServices;

namespace FastSer.Walking;

internal ref partial struct ErrorLocator
{
    private ErrorLocation? VisitUnion(WireShape shape, bool isKey)
    {
        var start = _position;
        if (!TryReadLength(out var code))
        {
            return Lost;
        }

        if (code == 0)
        {
            return isKey && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        if (shape.FindCase(code - 1L) is { Kind: WireShapeKind.Tolerant } tolerant)
        {
            return VisitTolerant(tolerant, isKey: false);
        }

        if (shape.SkipsUnknownCases && shape.FindCase(code - 1L) is null)
        {
            return VisitUnknownCase();
        }

        // A payload is one part; a case is the members of its class, for which the tag was the presence byte.
        return shape.FindCase(code - 1L) is { } named
            ? Enter(named, start, named.Kind == WireShapeKind.Payload ? 1 : named.Members.Length)
            : Lost;
    }

    /// <summary>What a newer version of a union names: its length says where it ends.</summary>
    private ErrorLocation? VisitUnknownCase()
    {
        var start = _position;
        if (start == _target || !TryReadLength(out var header) || header == 0 || header - 1 > _data.Length - _position)
        {
            return Here(start);
        }

        _position += header - 1;
        return null;
    }
}
