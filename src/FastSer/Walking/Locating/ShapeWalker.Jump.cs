using FastSer.CompilerServices;
using FastSer.Shapes;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// What is stepped over without a look at it. Whatever ends before the reader's cursor has been read: readers name a fault
// with their cursor in or at the end of the thing that they check as a whole.
internal ref partial struct ShapeWalker<TVisitor>
{
    private bool TryJump(long size)
    {
        if (_search.IsBeforeFault || _position + size >= _search.Target)
        {
            return false;
        }

        _position += size;
        return true;
    }

    /// <summary>Goes on to the first part that is not there to be stepped over, or behind the last; false if a part that is absent is the error.</summary>
    private bool TryGoToPart(ref OpenValue frame)
    {
        _search.Steps++;
        if (frame.IsObject)
        {
            JumpMembers(ref frame);
        }
        else
        {
            JumpStrings(ref frame);
        }

        if (!frame.IsMap || frame.IsAtKey)
        {
            frame.ItemStart = (int)_position;
            frame.HasNullKey = false;
        }

        return !(IsAtAbsentMember(frame) || IsBehindMembers(ref frame)) || Fail(_search.Code, _position);
    }

    private void JumpMembers(ref OpenValue frame)
    {
        while (frame.Index < frame.Count && !IsAtAbsentMember(frame) && TryJumpMembers(ref frame))
        {
            _search.Steps++;
        }
    }

    /// <summary>Goes by elements that are strings: plans have one step for all of them, and so mark none.</summary>
    private void JumpStrings(ref OpenValue frame)
    {
        if (!frame.HasItems || frame.IsMap || frame.Part.Prefix != ValuePrefix.String)
        {
            return;
        }

        // Whatever is wrong with one is found by a look at it. It ends with the input, which is not before the reader's cursor.
        var faults = default(RecordedFaults);
        while (frame.Index < frame.Count && TryJump(OffsetOf(ref Grammar.StringEnd(ref Cursor, ref Limit, ref faults, out _)) - _position))
        {
            frame.Index++;
            _search.Steps++;
        }
    }

    /// <summary>
    /// Goes by members of fixed size that follow each other, or by one that is not there. Such members are read as one block, and so are stepped
    /// over as one; a value that is of fixed size itself may be part of a larger block, whose end is what counts. The length of a Tolerant object
    /// is no help: readers compare it with the members at the end.
    /// </summary>
    private bool TryJumpMembers(ref OpenValue frame)
    {
        var runs = frame.Shape.FixedSize < 0 ? frame.Shape.Runs : [];
        var index = (int)frame.Index;
        long size = 0;
        for (; index < runs.Length && (runs[index].Size > 0 || !HasPart(frame, index)); index++)
        {
            var rest = index + 1 < runs[index].End ? runs[index + 1].Size : 0;
            size += HasPart(frame, index) ? runs[index].Size - rest : 0;
        }

        if (size > 0 && index <= frame.Count && TryJump(size))
        {
            frame.Index = index;
            return true;
        }

        if (HasPart(frame, (int)frame.Index))
        {
            return false;
        }

        frame.Index++;
        return true;
    }

    /// <summary>Returns whether the reader was about to take null for the member, which has no bytes.</summary>
    private readonly bool IsAtAbsentMember(in OpenValue frame) => _search.Absent is { } absent && _position == _search.Target
        && frame.IsTolerant && frame.Index < frame.Count && frame.Shape.TypeName == absent.TypeName
        && frame.Member.Name == absent.Name && !MaskOf(frame).Has((int)frame.Index);

    /// <summary>Returns whether the reader missed a member that the bytes are too old for; the frame then stands at it.</summary>
    private readonly bool IsBehindMembers(ref OpenValue frame)
    {
        if (_search.Absent is not { } absent || _position != _search.Target || frame.Shape.Kind != WireShapeKind.Append
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

    /// <summary>Returns whether the error is that of a collection of fixed-size elements, none of which is named.</summary>
    private readonly bool IsAnyElementMeant(WireShape shape, long count) => _search.ElementIndex == FastSerException.AnyElement
        && _search.Target >= _position && _search.Target < _position + (count * Math.Max(0, shape.PartsSize));

    /// <summary>The number of the first element to go into: those before it have been read.</summary>
    private long FirstUnread(WireShape shape, long start, long count) =>
        shape.PartsSize is > 0 and var size ? FirstItem(shape, size, count) : GoToMarkedItem(start);

    /// <summary>The number of the first element of fixed size to go into.</summary>
    private long FirstItem(WireShape shape, int size, long count)
    {
        if (_search.Code == FastSerErrorCode.InvalidValue
            && _position + (count * size) >= _search.Target && _position + (count * size) <= _data.Length)
        {
            // All elements may have been checked at once, with the cursor before or behind them.
            var invalid = FixedItems.FindInvalid(_data.Slice((int)_position, (int)count * size), size, shape.Checks);
            if (invalid < count)
            {
                _search.IsBeforeFault = true;
                return invalid;
            }
        }

        return Math.Clamp((_search.Target - 1 - _position) / size, 0, count);
    }
}
