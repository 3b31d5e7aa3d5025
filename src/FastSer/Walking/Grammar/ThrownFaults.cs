using System.Runtime.CompilerServices;

namespace FastSer.Walking;

/// <summary>The faults of a skip: each is thrown.</summary>
internal readonly struct ThrownFaults : IFaults
{
    public static bool MarksPlaces => false;

    public bool IsStopped => false;

    [MethodImpl(Jit.Inline)]
    public ref byte Stop(FastSerErrorCode code, ref byte place, ref byte limit)
    {
        Throw.Fault(code);
        return ref limit;
    }

    [MethodImpl(Jit.Inline)]
    public bool Wants(FastSerErrorCode code) => true;

    [MethodImpl(Jit.Inline)]
    public void Report(FastSerErrorCode code, ref byte place, ref byte limit) => Throw.Fault(code);
}
