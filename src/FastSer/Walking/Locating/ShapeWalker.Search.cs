using FastSer.CompilerServices;

namespace FastSer.Walking;

// Collections and values of recursive types are searched by their plans, up to the reader's cursor: as fast as a reader goes, whatever is in
// them. What ends before the cursor has been read, and is stepped over. The others are marked, so that nothing is searched twice to find that
// it has no end: the walk goes into them, in collections to the element that the search reached.
internal ref partial struct ShapeWalker<TVisitor>
{
    private const int InlineStackSize = 32;

    private readonly int SearchEnd => (int)Math.Min(_search.Target, _data.Length);

    /// <summary>Steps over a value that ends before the reader's cursor; false for what the walk has to go into.</summary>
    private bool TryPassWhole(WireShape shape)
    {
        // Null keys are found by a look at them.
        return !_search.IsBeforeFault && _position < SearchEnd && !ForbidsNull
            && SearchPlans.Of(shape) is { } plan && !IsSteppedOver && !IsMarked(shape) && (TryPassEnded() || TryPassWhole(plan));
    }

    /// <summary>Steps over a value if a search has found its end.</summary>
    private bool TryPassEnded()
    {
        // The walk is in the innermost of the marked values that begin before the cursor.
        if (_position > _search.SearchedTo || _search.NextMark == 0 || _search.Marks[_search.NextMark - 1].EndedLeft != SearchEnd - _position)
        {
            return false;
        }

        _position = SearchEnd - _search.Marks[_search.NextMark - 1].EndedEndLeft;
        return true;
    }

    private bool TryPassWhole(SkipPlan plan)
    {
        var end = SearchEnd;
        var faults = default(SearchFaults);
        _search.UnusedMarks.Clear();
        var state = new SkipState(_data[(int)_position..end], stackalloc int[InlineStackSize], FastSerializerOptions.Trusted)
        {
            Marks = _search.UnusedMarks,
            BytesBehind = _data.Length - end,
        };
        var isWhole = false;
        try
        {
            isWhole = Skipper.Run(plan, ref state, ref faults);
        }
        catch (Exception)
        {
            // The code of a formatter: the walk calls it again, for the value that it was called for here.
        }

        state.Release();
        _search.Steps += _search.UnusedMarks.Passed;
        var reached = OffsetOf(ref state.Cursor);
        if (isWhole)
        {
            _position = reached < end ? reached : _position;
            return reached < end;
        }

        _search.SearchedTo = Math.Max(_search.SearchedTo, reached);
        (_search.Marks, _search.UnusedMarks) = (_search.UnusedMarks, _search.Marks);
        _search.NextMark = 0;
        return false;
    }

    /// <summary>Returns whether a search has found that the value at the cursor does not end before the reader's cursor.</summary>
    private bool IsMarked(WireShape shape) =>
        _position <= _search.SearchedTo && FindMark(_position, shape.Parts == ValueParts.ForEachItem) >= 0;

    /// <summary>Goes to the element of a collection that a search has reached.</summary>
    /// <param name="start">Where the collection begins.</param>
    /// <returns>The number of the element.</returns>
    private long GoToMarkedItem(long start)
    {
        var index = FindMark(start, isCollection: true);
        if (index < 0)
        {
            return 0;
        }

        ref readonly var mark = ref _search.Marks[index];
        _position = SearchEnd - mark.ItemLeft;
        return mark.Index;
    }

    /// <summary>The number of the mark of a value, or -1. The walk never goes back, so that all marks together are looked at once.</summary>
    private int FindMark(long start, bool isCollection)
    {
        var left = SearchEnd - start;
        while (_search.NextMark < _search.Marks.Count && _search.Marks[_search.NextMark].Left > left)
        {
            _search.NextMark++;
        }

        // A struct and its first member begin at the same place.
        for (var i = _search.NextMark; i < _search.Marks.Count && _search.Marks[i].Left == left; i++)
        {
            if (!isCollection || _search.Marks[i].Index != SkipMark.NoCollection)
            {
                return i;
            }
        }

        return -1;
    }
}
