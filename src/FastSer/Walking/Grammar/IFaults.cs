namespace FastSer.Walking;

/// <summary>The reaction of a walk to bytes that are not those of a value.</summary>
internal interface IFaults
{
    /// <summary>Gets whether the walk marks the values that it is inside of, and ends at the end of its input.</summary>
    static abstract bool MarksPlaces { get; }

    /// <summary>Gets whether the walk has been ended.</summary>
    bool IsStopped { get; }

    /// <summary>Ends the walk: where the faulty value ends is unknown.</summary>
    /// <param name="code">The kind of the fault.</param>
    /// <param name="place">Where.</param>
    /// <param name="limit">The end of the input.</param>
    /// <returns>The end of the input, where every further step is a fault too; only the first one counts.</returns>
    ref byte Stop(FastSerErrorCode code, ref byte place, ref byte limit);

    /// <summary>Returns whether to look for a fault that does not hide where the value ends.</summary>
    /// <param name="code">The kind of the fault.</param>
    bool Wants(FastSerErrorCode code);

    /// <summary>Tells of a fault that was looked for and does not hide where the value ends.</summary>
    /// <param name="code">The kind of the fault.</param>
    /// <param name="place">Where.</param>
    /// <param name="limit">The end of the input.</param>
    void Report(FastSerErrorCode code, ref byte place, ref byte limit);
}
