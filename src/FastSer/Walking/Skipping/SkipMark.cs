namespace FastSer.Walking;

/// <summary>A value that a search is inside of. Places are told by the bytes from there to the end of the input.</summary>
internal struct SkipMark
{
    public const int NoCollection = -1;
    public const int None = -1;

    /// <summary>Where the value begins.</summary>
    public int Left;

    /// <summary>Where the element begins that was reached, or the key of the entry.</summary>
    public int ItemLeft;

    /// <summary>The number of the element or entry that was reached; <see cref="NoCollection"/> of a value of a recursive type.</summary>
    public int Index;

    /// <summary>Where the last value inside begins that was marked, too, and that has ended.</summary>
    public int EndedLeft;

    /// <summary>Where that value ends.</summary>
    public int EndedEndLeft;
}
