namespace FastSer.Benchmarks;

/// <summary>One operation of one system on one row.</summary>
public sealed partial record Candidate(string Name) : RowEntry(Name)
{
    public CandidateKind Kind { get; init; }

    /// <summary>
    /// Runs the operation that many times, the i-th time on the row's input i modulo <see cref="Row.InputCount"/>.
    /// Each candidate writes this loop itself: a call through a delegate would cost more than some of the operations.
    /// </summary>
    public required Action<int> Repeat { get; init; }

    /// <summary>Bytes that the latest operation wrote or read; 0 when there is no payload.</summary>
    public required Func<int> PayloadSize { get; init; }

    /// <summary>
    /// The value that the latest operation wrote (decoded from its bytes) or read. Null for a floor that neither writes
    /// nor reads a payload: there is no round trip to verify.
    /// </summary>
    public required Func<object?>? Result { get; init; }

    /// <summary>Gives back what the operation holds, for example a connection; called when the row is done.</summary>
    public Action Release { get; init; } = static () => { };

    public DateFidelity Dates { get; init; }

    /// <summary>
    /// Gets whether it leaves out a part of the value, or could not write a null in its place: its payload is no measure for the others.
    /// </summary>
    public bool IsPartial { get; init; }

    /// <summary>A note on this candidate for readers of the table; may be empty.</summary>
    public string Note { get; init; } = "";
}
