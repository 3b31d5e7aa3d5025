namespace FastSer.Walking;

/// <summary>The first fault of a walk that looks for every fault.</summary>
internal struct WalkFaults : IFaults
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

    public readonly bool Wants(FastSerErrorCode code) => true;

    public void Report(FastSerErrorCode code, ref byte place, ref byte limit) => Stop(code, ref place, ref limit);
}
