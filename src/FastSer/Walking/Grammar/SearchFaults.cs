namespace FastSer.Walking;

/// <summary>The faults of a search for what is whole: the first one ends it, whatever it is.</summary>
internal struct SearchFaults : IFaults
{
    public static bool MarksPlaces => true;

    public bool IsStopped { get; private set; }

    public ref byte Stop(FastSerErrorCode code, ref byte place, ref byte limit)
    {
        IsStopped = true;
        return ref limit;
    }

    public readonly bool Wants(FastSerErrorCode code) => true;

    public void Report(FastSerErrorCode code, ref byte place, ref byte limit) => IsStopped = true;
}
