using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

internal ref partial struct ErrorLocator
{
    /// <summary>The number of members of an object that may have had fewer of them; the first so many are its parts.</summary>
    private ErrorLocation? VisitFirstMembers(WireShape shape, bool isKey)
    {
        var start = _position;
        if (!TryPass(ref Grammar.MembersEnd(ref Cursor, ref Limit, ref _faults, shape.Members.Length, shape.HasPresence, out var count)))
        {
            return Faulty(start);
        }

        if (count < 0)
        {
            return RefuseNull(isKey, start);
        }

        var frame = new OpenValue(shape, start, count);
        if (_position == _target && _code == FastSerErrorCode.DepthExceeded)
        {
            // Found before the first member: name the object, not one of its members.
            frame.Index = frame.Count;
            var place = Here(shape.TypeName is null && _open.Count > 0 ? Top.Start : start);
            _open.Add(frame);
            return place with { TypeName = ErrorPath.TypeName(_open) };
        }

        _open.Add(frame);
        return null;
    }

    /// <summary>Returns whether the reader missed a member that the bytes are too old for; the frame then stands at it.</summary>
    private readonly bool IsBehindMembers(ref OpenValue frame)
    {
        if (_absent is not { } absent || _position != _target || frame.Shape.Kind != WireShapeKind.Append
            || frame.Index != frame.Count || frame.Shape.TypeName != absent.TypeName)
        {
            return false;
        }

        for (var i = (int)frame.Count; i < frame.Shape.Members.Length; i++)
        {
            if (frame.Shape.Members[i].Name == absent.Name)
            {
                frame = new OpenValue(frame.Shape, frame.Start, i + 1) { Index = i };
                return true;
            }
        }

        return false;
    }
}
