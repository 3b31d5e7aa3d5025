using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.Walking;

internal ref partial struct ErrorLocator
{
    /// <summary>The length and the mask of a Tolerant object; the members that the mask names are its parts.</summary>
    private ErrorLocation? VisitTolerant(WireShape shape, bool isKey)
    {
        var start = _position;
        if (!TryReadLength(out var header))
        {
            return Lost;
        }

        if (header == 0)
        {
            if (start == _target && _code == FastSerErrorCode.InvalidPresence)
            {
                // Null where a tag has said that there is a value.
                _frames.Add(new ErrorFrame(shape, start, 0));
                return Here(start);
            }

            return isKey && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        var frame = new ErrorFrame(shape, start, shape.Members.Length) { MaskStart = (int)_position, End = _position + header - 1 };
        if (_position == _target && _code is FastSerErrorCode.InvalidMembers or FastSerErrorCode.DepthExceeded)
        {
            // Found before the first member: name the object, not one of its members.
            frame.Index = frame.Count;
            _frames.Add(frame);
            return Here(start);
        }

        if (frame.End > _data.Length || !TrySkipMask(frame.End))
        {
            return Lost;
        }

        frame.MaskSize = (int)(_position - frame.MaskStart);
        _frames.Add(frame);
        return null;
    }

    /// <summary>
    /// Members of fixed size that are there, up to the next that is not of fixed size. The length of the object is no help:
    /// readers compare it with the members at the end.
    /// </summary>
    private bool TryJumpMembers(ref ErrorFrame frame)
    {
        var mask = MaskOf(frame);
        var runs = frame.Shape.Runs;
        var index = (int)frame.Index;
        long size = 0;
        while (index < runs.Length && (runs[index].Size > 0 || !mask.Has(index)))
        {
            var rest = index + 1 < runs[index].End ? runs[index + 1].Size : 0;
            size += mask.Has(index) ? runs[index].Size - rest : 0;
            index++;
        }

        if (size > 0 && TryJump(size))
        {
            frame.Index = index;
            return true;
        }

        if (mask.Has((int)frame.Index))
        {
            return false;
        }

        frame.Index++;
        return true;
    }

    private bool TrySkipMask(long end)
    {
        while (_position < end)
        {
            if (_data[(int)_position++] < 0x80)
            {
                return _data[(int)_position - 1] != 0;
            }
        }

        return false;
    }

    /// <summary>Members that only the writer knew are stepped over; a length that does not fit the members is the error.</summary>
    private ErrorLocation? LeaveTolerant(in ErrorFrame frame)
    {
        var unknown = MaskOf(frame).CountFrom(frame.Shape.Members.Length);
        if (unknown == 0 ? _position != frame.End : frame.End - _position < unknown)
        {
            return Here(frame.Start);
        }

        _position = frame.End;
        return null;
    }

    private readonly MemberMask MaskOf(in ErrorFrame frame) =>
        new(ref MemoryMarshal.GetReference(_data[frame.MaskStart..]), frame.MaskSize);
}
