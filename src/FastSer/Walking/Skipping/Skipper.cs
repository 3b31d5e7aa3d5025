using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Shapes;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.ThrownFaults>;

namespace FastSer.Walking;

/// <summary>
/// Steps over values by their plans. Nothing is built, no value is looked at, and nesting in the data is no nesting of
/// calls: what is left to do is kept on a stack of numbers.
/// </summary>
internal static class Skipper
{
    /// <summary>Steps over the value at the state's cursor.</summary>
    /// <remarks>
    /// The cursor is a local that is stored at each step but never loaded again. The bytes that a step touches are shown
    /// to be there by the step itself.
    /// </remarks>
    /// <param name="plan">The plan of the value's type.</param>
    /// <param name="state">The walk. Afterwards, also after an exception, it knows where the cursor is.</param>
    /// <exception cref="FastSerException">The bytes do not frame a value.</exception>
    public static void Run(SkipPlan plan, ref SkipState state)
    {
        ref var first = ref MemoryMarshal.GetArrayDataReference(plan.Steps);
        ref var step = ref first;
        ref var cursor = ref state.Cursor;
        ref var limit = ref state.Limit;
        var faults = default(ThrownFaults);
        while (true)
        {
            state.Cursor = ref cursor;
            switch (step.Op)
            {
                case SkipOp.Fixed:
                    cursor = ref Grammar.FixedEnd(ref cursor, ref limit, ref faults, step.Size);
                    break;
                case SkipOp.Presence:
                    cursor = ref Grammar.PresenceEnd(ref cursor, ref limit, ref faults, out var isPresent);
                    if (!isPresent)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    state.Cursor = ref cursor;
                    cursor = ref Grammar.FixedEnd(ref cursor, ref limit, ref faults, step.Size);
                    break;
                case SkipOp.String:
                    cursor = ref Grammar.StringEnd(ref cursor, ref limit, ref faults);
                    break;
                case SkipOp.CompactString:
                    cursor = ref Grammar.CompactStringEnd(ref cursor, ref limit, ref faults, out _);
                    break;
                case SkipOp.Strings:
                    SkipStrings(ref state);
                    cursor = ref state.Cursor;
                    break;
                case SkipOp.FixedItems:
                    cursor = ref Grammar.CountEnd(ref cursor, ref limit, ref faults, step.Size, out var fixedCount);
                    cursor = ref Unaligned.At(ref cursor, (nint)Math.Max(fixedCount, 0) * step.Size);
                    break;
                case SkipOp.Tolerant:
                    cursor = ref Grammar.TolerantEnd(ref cursor, ref limit, ref faults);
                    break;
                case SkipOp.BeginItems:
                    cursor = ref Grammar.CountEnd(ref cursor, ref limit, ref faults, step.Size, out var count);
                    if (count <= 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    state.Push(count);
                    break;
                case SkipOp.BeginMultiDimArray2 or SkipOp.BeginMultiDimArray3 or SkipOp.BeginMultiDimArray4:
                    cursor = ref Grammar.MultiDimArrayEnd(
                        ref cursor, ref limit, ref faults, step.Op - SkipOp.BeginMultiDimArray2 + 2, step.Size, out var gridCount);
                    if (gridCount <= 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    state.Push(gridCount);
                    break;
                case SkipOp.NextItem:
                    if (state.CountDown())
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.BeginMembers or SkipOp.BeginMembersOfValue:
                    cursor = ref Grammar.MembersEnd(
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
                    cursor = ref Grammar.TagEnd(ref cursor, ref limit, ref faults, out state.Tag);
                    if (state.Tag < 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.CompactObject:
                    var isThere = TryBeginCompact(plan.Controls[step.Size], ref state);
                    cursor = ref state.Cursor;
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
                    cursor = ref Grammar.ReferenceEnd(ref cursor, ref limit, ref faults, out var isNew, out _);
                    if (!isNew)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.Case when state.Tag == step.Size:
                    break;
                case SkipOp.Case or SkipOp.Jump:
                    step = ref Unsafe.Add(ref first, step.Target);
                    continue;
                case SkipOp.Return when state.IsEmpty:
                    return;
                case SkipOp.Return:
                    step = ref Unsafe.Add(ref first, state.Pop());
                    continue;
                case SkipOp.Call:
                    state.Push(step.Size);
                    step = ref Unsafe.Add(ref first, step.Target);
                    continue;
                default:
                    RunRare(step, plan, ref state);
                    cursor = ref state.Cursor;
                    break;
            }

            step = ref Unsafe.Add(ref step, 1);
        }
    }

    [MethodImpl(Jit.NoInline)]
    private static void RunRare(SkipStep step, SkipPlan plan, ref SkipState state)
    {
        ref var cursor = ref state.Cursor;
        ref var limit = ref state.Limit;
        var faults = default(ThrownFaults);
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
                cursor = ref Grammar.CompactScalarEnd(ref cursor, ref limit, ref faults, (WireScalar)step.Size);
                break;
            case SkipOp.CompactItems:
                cursor = ref Grammar.CountEnd(ref cursor, ref limit, ref faults, minimumSize: 1, out var count);
                cursor = ref Grammar.IntegersEnd(ref cursor, ref limit, ref faults, (WireScalar)step.Size, count, out _);
                break;
            case SkipOp.CompactMultiDimArray:
                cursor = ref Grammar.MultiDimArrayEnd(
                    ref cursor, ref limit, ref faults, step.Target, minimumSize: 1, out var multiDimCount);
                cursor = ref Grammar.IntegersEnd(ref cursor, ref limit, ref faults, (WireScalar)step.Size, multiDimCount, out _);
                break;
            case SkipOp.Custom:
                // The formatter counts for one level; what it reads inside goes on from there.
                cursor = ref Unaligned.At(ref cursor, plan.Customs[step.Target].SizeOf(state.Rest, state.Options, state.Depth));
                break;
            case SkipOp.UnknownTag:
                state.Cursor = ref Unaligned.At(ref cursor, -LengthCode.SizeOf((uint)state.Tag + 1));
                Throw.UnknownUnionTag();
                break;
            default:
                cursor = ref Grammar.ValueEnd(ref cursor, ref limit, ref faults, (ValueHead)step.Size);
                break;
        }

        state.Cursor = ref cursor;
    }

    private static void SkipStrings(ref SkipState state)
    {
        var faults = default(ThrownFaults);
        ref var limit = ref state.Limit;
        ref var cursor = ref Grammar.CountEnd(ref state.Cursor, ref limit, ref faults, minimumSize: 1, out var count);
        for (; count > 0; count--)
        {
            state.Cursor = ref cursor;
            cursor = ref Grammar.StringEnd(ref cursor, ref limit, ref faults);
        }

        state.Cursor = ref cursor;
    }

    /// <summary>Steps over control bits and integers; false if the object is null.</summary>
    private static bool TryBeginCompact(SkipControl control, ref SkipState state)
    {
        var faults = default(ThrownFaults);
        ref var start = ref state.Cursor;
        ref var limit = ref state.Limit;
        ref var body = ref Grammar.ControlEnd(
            ref start, ref limit, ref faults, control.HasPresence, control.Used.Length, out var isPresent);
        if (!isPresent)
        {
            state.Cursor = ref body;
            return false;
        }

        var stray = control.HasPresence ? ~start & 1 : 0;
        for (var i = 0; i < control.Used.Length; i++)
        {
            stray |= Unaligned.At(ref start, i) & ~control.Used[i];
        }

        if (stray != 0)
        {
            Throw.InvalidPresence();
        }

        foreach (var integer in control.Integers)
        {
            var code = Grammar.ControlBits(ref start, integer.Bit, CompactScalarFacts.ControlBits(integer.Kind));
            body = ref Grammar.ControlledEnd(ref body, ref limit, ref faults, integer.Kind, code);
        }

        state.Cursor = ref body;
        foreach (var bit in control.Nullables)
        {
            state.Push((int)Grammar.ControlBits(ref start, bit, 1));
        }

        return true;
    }
}
