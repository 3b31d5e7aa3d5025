using FastSer.CompilerServices;

namespace FastSer.Internal;

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

    /// <summary>
    /// Members of fixed size that follow each other are read as one block, and so are stepped over as one. A value that is
    /// of fixed size itself may be part of a larger block, whose end is what counts.
    /// </summary>
    private bool TryJumpRun(ref ErrorFrame frame)
    {
        var run = frame.Shape.FixedSize < 0 ? frame.Shape.Runs[frame.Index] : default;
        if (run.Size == 0 || !TryJump(run.Size))
        {
            return false;
        }

        frame.Index = run.End;
        return true;
    }

    /// <summary>Enters a collection, behind the elements of fixed size among which the fault is not.</summary>
    private ErrorLocation? EnterItems(WireShape shape, long start, long count, int partsPerElement)
    {
        var first = shape.PartsSize is > 0 and var size ? FirstItem(shape, size, count) : 0;
        _position += first * Math.Max(0, shape.PartsSize);
        if (first == count)
        {
            return null;
        }

        _frames.Add(new ErrorFrame(shape, start, count * partsPerElement) { Index = first * partsPerElement });
        return null;
    }

    /// <summary>The number of the first element of fixed size to go into.</summary>
    private long FirstItem(WireShape shape, int size, long count)
    {
        if (_code == FastSerErrorCode.InvalidValue && _position + (count * size) >= _target && count * size <= Left)
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
