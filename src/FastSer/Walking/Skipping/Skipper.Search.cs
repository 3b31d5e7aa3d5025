using System.Runtime.CompilerServices;

namespace FastSer.Walking;

// What a search does besides: it goes into Tolerant objects, whose lengths may lie, and marks the values that it is inside of.
internal static partial class Skipper
{
    [MethodImpl(Jit.Inline)]
    private static void BeginItems<TFaults>(scoped ref SkipState state, ref byte items, int count)
        where TFaults : struct, IFaults
    {
        if (TFaults.MarksPlaces)
        {
            state.Marks!.Begin(Unaligned.Distance(ref state.Cursor, ref state.Limit), Unaligned.Distance(ref items, ref state.Limit), index: 0);
        }

        state.Push(count);
    }

    /// <summary>The length and the mask of a Tolerant object.</summary>
    private static ref byte TolerantMembers<TFaults>(scoped ref SkipState state, scoped ref TFaults faults, out bool isPresent)
        where TFaults : struct, IFaults
    {
        ref var limit = ref state.Limit;
        ref var mask = ref WireGrammar<TFaults>.TolerantBegin(ref state.Cursor, ref limit, ref faults, out var size);
        isPresent = size >= 0;
        if (!isPresent)
        {
            return ref mask;
        }

        var maskSize = MemberMask.SizeIn(ref mask, size);
        if (maskSize == 0)
        {
            return ref faults.Stop(FastSerErrorCode.InvalidMembers, ref mask, ref limit);
        }

        var left = Unaligned.Distance(ref mask, ref limit);
        state.PushMask((int)(left - size), (int)left, maskSize);
        return ref Unaligned.At(ref mask, maskSize);
    }

    private static ref byte SearchEnd<TFaults>(SkipStep step, scoped ref SkipState state, scoped ref TFaults faults)
        where TFaults : struct, IFaults
    {
        ref var cursor = ref state.Cursor;
        ref var limit = ref state.Limit;
        switch (step.Op)
        {
            case SkipOp.EndTolerant:
                var unknown = state.PopMask(out var endLeft).CountFrom(step.Size);
                var rest = Unaligned.Distance(ref cursor, ref limit) - endLeft;
                return ref (unknown == 0 ? rest != 0 : rest < unknown)
                    ? ref faults.Stop(FastSerErrorCode.InvalidMembers, ref cursor, ref limit)
                    : ref Unaligned.At(ref cursor, rest);
            case SkipOp.EndEnclosed:
                return ref state.Pop() == Unaligned.Distance(ref cursor, ref limit)
                    ? ref cursor
                    : ref faults.Stop(FastSerErrorCode.InvalidLength, ref cursor, ref limit);
            default:
                ref var body = ref WireGrammar<TFaults>.TolerantBegin(ref cursor, ref limit, ref faults, out var size);
                if (size < 0)
                {
                    return ref faults.Stop(FastSerErrorCode.InvalidValue, ref cursor, ref limit);
                }

                state.Push((int)(Unaligned.Distance(ref body, ref limit) - size));
                return ref body;
        }
    }
}
