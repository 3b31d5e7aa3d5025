using FastSer.CompilerServices;
using FastSer.Shapes;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// What is stepped over without a look at it. Whatever ends before the reader's cursor has been read: readers name a fault
// with their cursor in or at the end of the thing that they check as a whole.
internal ref partial struct ErrorLocator
{
    private bool TryJump(long size)
    {
        if (_isBeforeFault || _position + size >= _target)
        {
            return false;
        }

        _position += size;
        return true;
    }

    /// <summary>Goes on to the first part that is not there to be stepped over, or behind the last.</summary>
    private void JumpParts(ref OpenValue frame)
    {
        if (frame.IsObject)
        {
            JumpMembers(ref frame);
            return;
        }

        // Null keys are found by a look at them.
        var looksAtNull = _code == FastSerErrorCode.InvalidValue;
        for (; frame.Index < frame.Count; frame.Index++)
        {
            _steps++;
            if (!frame.IsMap || frame.IsAtKey)
            {
                frame.ItemStart = (int)_position;
                frame.HasNullKey = false;
            }

            if ((looksAtNull && frame.ForbidsNull) || !TryJumpLeaf(frame.Part))
            {
                return;
            }
        }
    }

    private void JumpMembers(ref OpenValue frame)
    {
        var members = frame.Shape.Members;
        var runs = frame.Shape.FixedSize < 0 ? frame.Shape.Runs : [];
        while (frame.Index < members.Length && frame.Index < frame.Count)
        {
            _steps++;
            var index = (int)frame.Index;
            if (IsAtAbsentMember(frame))
            {
                return;
            }

            if (frame.IsTolerant ? TryJumpMembers(ref frame) : TryJumpRun(ref frame, runs))
            {
                continue;
            }

            if (members[index].Form != MemberForm.Value || !TryJumpLeaf(members[index].Shape.Resolved))
            {
                return;
            }

            frame.Index++;
        }
    }

    /// <summary>Steps over a string, or a value of fixed size behind a presence byte.</summary>
    private bool TryJumpLeaf(WireShape shape)
    {
        // Whatever is wrong with it is found by a look at it.
        var faults = default(RecordedFaults);
        switch (shape.Prefix)
        {
            case ValuePrefix.String:
                return TryJumpTo(ref Grammar.StringEnd(ref Cursor, ref Limit, ref faults, out _));
            case ValuePrefix.CompactString:
                return TryJumpTo(ref Grammar.CompactStringEnd(ref Cursor, ref Limit, ref faults, out _));
            case ValuePrefix.Presence when shape.PartsSize >= 0:
                return TryJumpTo(ref Grammar.OptionalEnd(ref Cursor, ref Limit, ref faults, shape.PartsSize));
            default:
                return false;
        }
    }

    /// <summary>A faulty value ends with the input, which is not before the reader's cursor.</summary>
    private bool TryJumpTo(ref byte end) => TryJump(OffsetOf(ref end) - _position);

    /// <summary>
    /// Members of fixed size that follow each other are read as one block, and so are stepped over as one. A value that is
    /// of fixed size itself may be part of a larger block, whose end is what counts.
    /// </summary>
    private bool TryJumpRun(ref OpenValue frame, FixedRun[] runs)
    {
        if (frame.Index >= runs.Length || runs[frame.Index] is not { Size: > 0 } run || run.End > frame.Count || !TryJump(run.Size))
        {
            return false;
        }

        frame.Index = run.End;
        return true;
    }

    /// <summary>Enters a collection, behind the elements of fixed size among which the fault is not.</summary>
    private ErrorLocation? EnterItems(WireShape shape, long start, long count)
    {
        // Any of the elements may be meant: name none of them.
        if (_elementIndex == FastSerException.AnyElement && _target >= _position && _target < _position + (count * Math.Max(0, shape.PartsSize)))
        {
            return Here(start);
        }

        var first = shape.PartsSize is > 0 and var size ? FirstItem(shape, size, count) : GoToMarkedItem(start);
        _position += first * Math.Max(0, shape.PartsSize);
        if (first == count)
        {
            return null;
        }

        var partsPerItem = shape.Members.Length;
        _open.Add(new OpenValue(shape, start, count * partsPerItem) { Index = first * partsPerItem });
        return null;
    }

    /// <summary>The number of the first element of fixed size to go into.</summary>
    private long FirstItem(WireShape shape, int size, long count)
    {
        if (_code == FastSerErrorCode.InvalidValue && _position + (count * size) >= _target && _position + (count * size) <= _data.Length)
        {
            // All elements may have been checked at once, with the cursor before or behind them.
            var invalid = FixedItems.FindInvalid(_data.Slice((int)_position, (int)count * size), size, shape.Checks);
            if (invalid < count)
            {
                _isBeforeFault = true;
                return invalid;
            }
        }

        return Math.Clamp((_target - 1 - _position) / size, 0, count);
    }
}
