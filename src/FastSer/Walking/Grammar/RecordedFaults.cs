namespace FastSer.Walking;

/// <summary>The first fault that a walk meets, as a record of what it is and how far from the end of the input.</summary>
/// <param name="wanted">The fault that is looked for. Others are passed by if they do not end the walk.</param>
/// <param name="wantsAll">Whether every fault is looked for.</param>
internal struct RecordedFaults(FastSerErrorCode wanted, bool wantsAll = false) : IFaults
{
    public static bool MarksPlaces => false;

    public FastSerErrorCode Code { get; private set; }

    public readonly bool IsStopped => Code != FastSerErrorCode.None;

    public nint BytesLeft { get; private set; }

    public ref byte Stop(FastSerErrorCode code, ref byte place, ref byte limit)
    {
        if (!IsStopped)
        {
            Code = code;
            BytesLeft = Unaligned.Distance(ref place, ref limit);
        }

        return ref limit;
    }

    public readonly bool Wants(FastSerErrorCode code) => wantsAll || code == wanted;

    public void Report(FastSerErrorCode code, ref byte place, ref byte limit) => Stop(code, ref place, ref limit);
}
