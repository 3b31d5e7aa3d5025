using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Shapes;

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
        while (true)
        {
            state.Cursor = ref cursor;
            switch (step.Op)
            {
                case SkipOp.Fixed:
                    cursor = ref SkipCode.FixedEnd(ref cursor, ref limit, step.Size);
                    break;
                case SkipOp.Presence:
                    cursor = ref SkipCode.PresenceEnd(ref cursor, ref limit, out var isPresent);
                    if (!isPresent)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    state.Cursor = ref cursor;
                    cursor = ref SkipCode.FixedEnd(ref cursor, ref limit, step.Size);
                    break;
                case SkipOp.String:
                    cursor = ref SkipCode.StringEnd(ref cursor, ref limit);
                    break;
                case SkipOp.Strings:
                    SkipStrings(ref state);
                    cursor = ref state.Cursor;
                    break;
                case SkipOp.FixedItems:
                    cursor = ref SkipCode.CountEnd(ref cursor, ref limit, step.Size, out var fixedCount);
                    cursor = ref Unaligned.At(ref cursor, (nint)Math.Max(fixedCount, 0) * step.Size);
                    break;
                case SkipOp.Tolerant:
                    cursor = ref SkipCode.TolerantEnd(ref cursor, ref limit);
                    break;
                case SkipOp.BeginItems:
                    cursor = ref SkipCode.CountEnd(ref cursor, ref limit, step.Size, out var count);
                    if (count <= 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    state.Push(count);
                    break;
                case SkipOp.BeginMultiDimArray2 or SkipOp.BeginMultiDimArray3 or SkipOp.BeginMultiDimArray4:
                    cursor = ref SkipCode.MultiDimArrayEnd(
                        ref cursor, ref limit, step.Op - SkipOp.BeginMultiDimArray2 + 2, step.Size, out var gridCount);
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
                case SkipOp.BeginUnion:
                    cursor = ref SkipCode.TagEnd(ref cursor, ref limit, out state.Tag);
                    if (state.Tag < 0)
                    {
                        step = ref Unsafe.Add(ref first, step.Target);
                        continue;
                    }

                    break;
                case SkipOp.CompactObject:
                    var isThere = SkipCompactCode.TryBegin(plan.Controls[step.Size], ref state);
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
                    cursor = ref SkipCode.ReferenceEnd(ref cursor, ref limit, out var isNew);
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
                state.Cursor = ref SkipCompactCode.ScalarEnd(ref state.Cursor, ref state.Limit, (WireScalar)step.Size);
                break;
            case SkipOp.CompactString:
                state.Cursor = ref SkipCompactCode.StringEnd(ref state.Cursor, ref state.Limit);
                break;
            case SkipOp.CompactItems:
                state.Cursor = ref SkipCompactCode.ItemsEnd(ref state.Cursor, ref state.Limit, (WireScalar)step.Size);
                break;
            case SkipOp.CompactMultiDimArray:
                state.Cursor = ref SkipCompactCode.MultiDimArrayEnd(ref state.Cursor, ref state.Limit, step.Target, (WireScalar)step.Size);
                break;
            case SkipOp.Custom:
                SkipCustom(plan.Customs[step.Target], ref state);
                break;
            case SkipOp.UnknownTag:
                state.Cursor = ref Unaligned.At(ref state.Cursor, -LengthCode.SizeOf((uint)state.Tag + 1));
                Throw.UnknownUnionTag();
                break;
            case SkipOp.BigInteger:
                state.Cursor = ref SkipCode.BigIntegerEnd(ref state.Cursor, ref state.Limit);
                break;
            default:
                state.Cursor = ref SkipCode.BitArrayEnd(ref state.Cursor, ref state.Limit);
                break;
        }
    }

    /// <summary>The formatter counts for one level; what it reads inside goes on from there.</summary>
    private static void SkipCustom(CustomSkip code, ref SkipState state)
    {
        var reader = new FastReader(state.Rest, state.MaxDepth - state.Depth);
        code.Skip(ref reader);
        reader.ReleaseReferences();
        state.Cursor = ref Unaligned.At(ref state.Cursor, reader.OffsetIn(state.Rest));
    }

    private static void SkipStrings(ref SkipState state)
    {
        ref var cursor = ref SkipCode.CountEnd(ref state.Cursor, ref state.Limit, minimumSize: 1, out var count);
        for (; count > 0; count--)
        {
            state.Cursor = ref cursor;
            cursor = ref SkipCode.StringEnd(ref cursor, ref state.Limit);
        }

        state.Cursor = ref cursor;
    }
}
