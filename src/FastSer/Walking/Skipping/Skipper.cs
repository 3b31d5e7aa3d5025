using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Shapes;

namespace FastSer.Walking;

/// <summary>
/// Steps over values by their plans. Nothing is built, no value is looked at, and nesting in the data is no nesting of
/// calls: what is left to do is kept on a stack of numbers.
/// </summary>
internal static partial class Skipper
{
    /// <summary>Steps over the value at the state's cursor.</summary>
    /// <remarks>
    /// The cursor is a local that is stored at each step but never loaded again. The bytes that a step touches are shown
    /// to be there by the step itself.
    /// </remarks>
    /// <param name="plan">The plan of the value's type.</param>
    /// <param name="state">The walk. Afterwards, also after an exception, it knows where the cursor is.</param>
    /// <param name="faults">The reaction to bytes that do not frame a value: an exception, or the end of the walk.</param>
    /// <typeparam name="TFaults">The type of the faults.</typeparam>
    /// <returns>Whether the value was stepped over.</returns>
    public static bool Run<TFaults>(SkipPlan plan, ref SkipState state, scoped ref TFaults faults)
        where TFaults : struct, IFaults
    {
        ref var first = ref MemoryMarshal.GetArrayDataReference(plan.Steps);
        ref var step = ref first;
        ref var cursor = ref state.Cursor;
        ref var limit = ref state.Limit;
        while (!faults.IsStopped)
        {
            state.Cursor = ref cursor;
            switch (step.Op)
            {
                case SkipOp.Fixed:
                    cursor = ref WireGrammar<TFaults>.FixedEnd(ref cursor, ref limit, ref faults, step.Size);
                    break;
                case SkipOp.Presence:
                    cursor = ref WireGrammar<TFaults>.PresenceEnd(ref cursor, ref limit, ref faults, out var isPresent);
                    if (!isPresent)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    state.Cursor = ref cursor;
                    cursor = ref WireGrammar<TFaults>.FixedEnd(ref cursor, ref limit, ref faults, step.Size);
                    break;
                case SkipOp.String:
                    cursor = ref WireGrammar<TFaults>.StringEnd(ref cursor, ref limit, ref faults);
                    break;
                case SkipOp.CompactString:
                    cursor = ref WireGrammar<TFaults>.CompactStringEnd(ref cursor, ref limit, ref faults, out _);
                    break;
                case SkipOp.Strings:
                    cursor = ref StringsEnd(ref state, ref faults);
                    break;
                case SkipOp.FixedItems:
                    cursor = ref WireGrammar<TFaults>.CountEnd(ref cursor, ref limit, ref faults, step.Size, out var fixedCount);
                    cursor = ref Unaligned.At(ref cursor, ByteSize.Of(Math.Max(fixedCount, 0), step.Size));
                    break;
                case SkipOp.Tolerant:
                    cursor = ref WireGrammar<TFaults>.TolerantEnd(ref cursor, ref limit, ref faults);
                    break;
                case SkipOp.SteppedOver:
                    cursor = ref WireGrammar<TFaults>.PresentTolerantEnd(ref cursor, ref limit, ref faults);
                    break;
                case SkipOp.BeginItems:
                    cursor = ref WireGrammar<TFaults>.CountEnd(
                        ref cursor, ref limit, ref faults, TFaults.MarksPlaces ? 0 : step.Size, out var count);
                    if (TFaults.MarksPlaces && (faults.IsStopped || !state.IsPossible(count, ref cursor)))
                    {
                        return false;
                    }

                    if (count <= 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    BeginItems<TFaults>(ref state, ref cursor, count);
                    break;
                case SkipOp.BeginMultiDimArray2 or SkipOp.BeginMultiDimArray3 or SkipOp.BeginMultiDimArray4:
                    cursor = ref WireGrammar<TFaults>.MultiDimArrayEnd(
                        ref cursor,
                        ref limit,
                        ref faults,
                        step.Op - SkipOp.BeginMultiDimArray2 + 2,
                        TFaults.MarksPlaces ? 0 : step.Size,
                        out var gridCount);
                    if (TFaults.MarksPlaces && (faults.IsStopped || !state.IsPossible(gridCount, ref cursor)))
                    {
                        return false;
                    }

                    if (gridCount <= 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    BeginItems<TFaults>(ref state, ref cursor, gridCount);
                    break;
                case SkipOp.NextItem:
                    if (TFaults.MarksPlaces)
                    {
                        if (Unsafe.AreSame(ref cursor, ref limit))
                        {
                            return false;
                        }

                        state.Marks!.Next(Unaligned.Distance(ref cursor, ref limit));
                    }

                    if (state.CountDown())
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    if (TFaults.MarksPlaces)
                    {
                        state.Marks!.End(Unaligned.Distance(ref cursor, ref limit));
                    }

                    break;
                case SkipOp.BeginValue when TFaults.MarksPlaces:
                    var left = Unaligned.Distance(ref cursor, ref limit);
                    if (left > 0 && cursor < step.Size)
                    {
                        cursor = ref Unaligned.At(ref cursor, 1);
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    state.Marks!.Begin(left, left, SkipMark.NoCollection);
                    break;
                case SkipOp.EndValue when TFaults.MarksPlaces:
                    if (Unsafe.AreSame(ref cursor, ref limit))
                    {
                        return false;
                    }

                    state.Marks!.End(Unaligned.Distance(ref cursor, ref limit));
                    break;
                case SkipOp.BeginTolerant when TFaults.MarksPlaces:
                    cursor = ref TolerantMembers(ref state, ref faults, out var isObject);
                    if (!isObject)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.MemberIfBit when TFaults.MarksPlaces:
                    if (!state.HasMember(step.Size))
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.BeginMembers or SkipOp.BeginMembersOfValue:
                    cursor = ref WireGrammar<TFaults>.MembersEnd(
                        ref cursor, ref limit, ref faults, step.Size, step.Op == SkipOp.BeginMembers, out var memberCount);
                    if (memberCount < 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    // One more than there are: each member begins with a look at what is left.
                    state.Push(memberCount + 1);
                    break;
                case SkipOp.NextMember:
                    if (!state.CountDown())
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.BeginUnion:
                    cursor = ref WireGrammar<TFaults>.TagEnd(ref cursor, ref limit, ref faults, out state.Tag);
                    step = ref Unsafe.Add(ref first, state.Tag < 0 ? step.Target : plan.Unions[step.Size].StepOf(state.Tag));
                    continue;
                case SkipOp.CompactObject:
                    cursor = ref CompactMembers(plan.Controls[step.Size], ref state, ref faults, out var isThere);
                    if (!isThere)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.CompactPresence:
                    if (state.Pop() == 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.Reference:
                    cursor = ref WireGrammar<TFaults>.ReferenceEnd(ref cursor, ref limit, ref faults, out var isNew, out _);
                    if (!isNew)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.Jump:
                    step = ref Unsafe.Add(ref first, step.Target);
                    continue;
                case SkipOp.Return when state.IsEmpty:
                    return true;
                case SkipOp.Return:
                    step = ref Unsafe.Add(ref first, state.Pop());
                    continue;
                case SkipOp.Call:
                    state.Push(step.Size);
                    step = ref Unsafe.Add(ref first, step.Target);
                    continue;
                default:
                    cursor = ref RareEnd(step, plan, ref state, ref faults);
                    break;
            }

            step = ref Unsafe.Add(ref step, 1);
        }

        return false;
    }

    [MethodImpl(Jit.NoInline)]
    private static ref byte RareEnd<TFaults>(SkipStep step, SkipPlan plan, scoped ref SkipState state, scoped ref TFaults faults)
        where TFaults : struct, IFaults
    {
        ref var cursor = ref state.Cursor;
        ref var limit = ref state.Limit;
        switch (step.Op)
        {
            case SkipOp.Enter:
                if (++state.Depth > state.MaxDepth)
                {
                    Throw.DepthExceeded();
                }

                break;
            case SkipOp.Leave:
                state.Depth--;
                break;
            case SkipOp.CompactScalar:
                return ref WireGrammar<TFaults>.CompactScalarEnd(ref cursor, ref limit, ref faults, (WireScalar)step.Size);
            case SkipOp.CompactItems:
                cursor = ref WireGrammar<TFaults>.CountEnd(ref cursor, ref limit, ref faults, minimumSize: 1, out var count);
                return ref WireGrammar<TFaults>.IntegersEnd(ref cursor, ref limit, ref faults, (WireScalar)step.Size, count, out _);
            case SkipOp.CompactMultiDimArray:
                cursor = ref WireGrammar<TFaults>.MultiDimArrayEnd(
                    ref cursor, ref limit, ref faults, step.Target, minimumSize: 1, out var multiDimCount);
                return ref WireGrammar<TFaults>.IntegersEnd(ref cursor, ref limit, ref faults, (WireScalar)step.Size, multiDimCount, out _);
            case SkipOp.Custom:
                // The formatter counts for one level; what it reads inside goes on from there.
                return ref Unaligned.At(ref cursor, plan.Customs[step.Target].SizeOf(state.Rest, state.Options, state.Depth));
            case SkipOp.UnknownTag:
                state.Cursor = ref Unaligned.At(ref cursor, -LengthCode.SizeOf((uint)state.Tag + 1));
                return ref faults.Stop(FastSerErrorCode.UnknownUnionTag, ref state.Cursor, ref limit);
            default:
                return ref TFaults.MarksPlaces && step.Op != SkipOp.Value
                    ? ref SearchEnd(step, ref state, ref faults)
                    : ref WireGrammar<TFaults>.ValueEnd(ref cursor, ref limit, ref faults, (ValuePrefix)step.Size);
        }

        return ref cursor;
    }

    private static ref byte StringsEnd<TFaults>(scoped ref SkipState state, scoped ref TFaults faults)
        where TFaults : struct, IFaults
    {
        ref var limit = ref state.Limit;
        ref var cursor = ref WireGrammar<TFaults>.CountEnd(ref state.Cursor, ref limit, ref faults, minimumSize: 1, out var count);
        for (; count > 0 && !faults.IsStopped; count--)
        {
            state.Cursor = ref cursor;
            cursor = ref WireGrammar<TFaults>.StringEnd(ref cursor, ref limit, ref faults);
        }

        return ref cursor;
    }

    /// <summary>Steps over control bits and integers, or over a null object.</summary>
    private static ref byte CompactMembers<TFaults>(
        SkipControl control, scoped ref SkipState state, scoped ref TFaults faults, out bool isPresent)
        where TFaults : struct, IFaults
    {
        ref var start = ref state.Cursor;
        ref var limit = ref state.Limit;
        ref var body = ref WireGrammar<TFaults>.ControlEnd(
            ref start, ref limit, ref faults, control.HasPresence, control.Used.Length, out isPresent);
        if (!isPresent || faults.IsStopped)
        {
            return ref body;
        }

        if (WireGrammar<TFaults>.HasStrayControlBits(ref start, control.Used, control.HasPresence))
        {
            return ref faults.Stop(FastSerErrorCode.InvalidPresence, ref start, ref limit);
        }

        foreach (var integer in control.Integers)
        {
            var code = WireGrammar<TFaults>.ControlBits(ref start, integer.Bit, CompactScalarFacts.ControlBits(integer.Kind));
            body = ref WireGrammar<TFaults>.ControlledEnd(ref body, ref limit, ref faults, integer.Kind, code);
        }

        foreach (var bit in control.Nullables)
        {
            state.Push((int)WireGrammar<TFaults>.ControlBits(ref start, bit, 1));
        }

        return ref body;
    }
}
