using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

internal ref partial struct ErrorLocator
{
    /// <summary>The length and the mask of a Tolerant object; the members that the mask names are its parts.</summary>
    private ErrorLocation? VisitTolerant(WireShape shape, bool isKey)
    {
        var start = _position;
        if (!TryPass(ref Grammar.TolerantBegin(ref Cursor, ref Limit, ref _faults, out var size)))
        {
            return Faulty(start);
        }

        if (size < 0)
        {
            if (start == _target && _code == FastSerErrorCode.InvalidPresence)
            {
                // Null where a tag has said that there is a value.
                _open.Add(new OpenValue(shape, start, 0));
                return Here(start);
            }

            return RefuseNull(isKey, start);
        }

        if (IsSteppedOver)
        {
            _position += size;
            return null;
        }

        var frame = new OpenValue(shape, start, shape.Members.Length) { MaskStart = (int)_position, End = _position + size };
        if (_position == _target && _code is FastSerErrorCode.InvalidMembers or FastSerErrorCode.DepthExceeded)
        {
            // Found before the first member: name the object, not one of its members.
            frame.Index = frame.Count;
            _open.Add(frame);
            return Here(start);
        }

        frame.MaskSize = MemberMask.SizeIn(ref Cursor, size);
        if (frame.MaskSize == 0)
        {
            return Lost;
        }

        _position += frame.MaskSize;
        _open.Add(frame);
        return null;
    }

    /// <summary>
    /// Members of fixed size that are there, up to the next that is not of fixed size. The length of the object is no help:
    /// readers compare it with the members at the end.
    /// </summary>
    private bool TryJumpMembers(ref OpenValue frame)
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

    /// <summary>Members that only the writer knew are stepped over; a length that does not fit the members is the error.</summary>
    private ErrorLocation? LeaveTolerant(in OpenValue frame)
    {
        var unknown = MaskOf(frame).CountFrom(frame.Shape.Members.Length);
        if (unknown == 0 ? _position != frame.End : frame.End - _position < unknown)
        {
            return _code == FastSerErrorCode.InvalidMembers ? Here(frame.Start) : Lost;
        }

        _position = frame.End;
        return null;
    }

    /// <summary>Gets whether the readers of the object that the walk is in step over its current member.</summary>
    private readonly bool IsSteppedOver => _open.Count > 0 && Top is { IsTolerant: true, Member.IsSteppedOver: true };

    /// <summary>Returns whether the reader was about to take null for the member, which has no bytes.</summary>
    private readonly bool IsAtAbsentMember(in OpenValue frame) => _absent is { } absent && _position == _target
        && frame.IsTolerant && frame.Index < frame.Count && frame.Shape.TypeName == absent.TypeName
        && frame.Member.Name == absent.Name && !MaskOf(frame).Has((int)frame.Index);

    private readonly MemberMask MaskOf(in OpenValue frame) =>
        new(ref MemoryMarshal.GetReference(_data[frame.MaskStart..]), frame.MaskSize);
}
