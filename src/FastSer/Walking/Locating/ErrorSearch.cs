namespace FastSer.Walking;

/// <summary>The error that a walk locates, and what the walk has found of it.</summary>
/// <param name="code">The code of the error.</param>
/// <param name="target">Where the reader's cursor was: at the faulty thing, at the block it is in, or behind the value.</param>
/// <param name="elementIndex">The number of the duplicate in its collection; <see cref="FastSerException.AnyElement"/>; or -1.</param>
/// <param name="absent">The member without bytes that must not be null, or null.</param>
internal ref struct ErrorSearch(FastSerErrorCode code, long target, int elementIndex, AbsentMember? absent)
{
    /// <summary>Gets the search of a walk that looks for no error: its end is behind every input.</summary>
    public static ErrorSearch None => default(ErrorSearch) with { Target = long.MaxValue };

    public readonly FastSerErrorCode Code = code;

    public readonly int ElementIndex = elementIndex;

    public readonly AbsentMember? Absent = absent;

    public long Target = target;

    public long Steps;

    /// <summary>The place of the error if the walk finds no other.</summary>
    public ErrorLocation? Remembered;

    /// <summary>The walk has found the element with the fault, and is about to go into it.</summary>
    public bool IsBeforeFault;

    /// <summary>The walk has left an object that ends at the reader's cursor; it is remembered.</summary>
    public bool IsBehindObject;

    /// <summary>The values around the point where the last search by a plan stopped without an end.</summary>
    public SkipMarks Marks = new();

    public SkipMarks UnusedMarks = new();

    /// <summary>The first mark that the walk has not gone past.</summary>
    public int NextMark;

    /// <summary>The furthest position that the searches by plans have reached.</summary>
    public long SearchedTo = -1;

    /// <summary>The encoding that is compared with the one that the walk goes through.</summary>
    public ReadOnlySpan<byte> Other;

    /// <summary>The distance by which the walk is further in the other encoding.</summary>
    public long Shift;
}
