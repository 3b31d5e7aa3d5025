using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>The layout of the control bits of a compact object, for the step over it.</summary>
internal sealed class SkipControl
{
    /// <summary>One step passes the control bits and the integers: they are the first members.</summary>
    public SkipControl(WireShape shape)
    {
        HasPresence = shape.HasPresence;
        Used = new byte[shape.ControlSize];
        Use(0, shape.HasPresence ? 1 : 0);
        var integers = new List<SkipInteger>();
        var nullables = new Stack<int>();
        var isBehindValue = false;
        foreach (var member in shape.Members)
        {
            var form = member.Shape.Resolved;
            switch (member.Form)
            {
                case MemberForm.ValueIfBit:
                    nullables.Push(member.ControlBit);
                    Use(member.ControlBit, 1);
                    isBehindValue = true;
                    break;
                case MemberForm.Bits:
                    Use(member.ControlBit, 1);
                    break;
                case MemberForm.BitsAndInteger when !isBehindValue:
                    Use(member.ControlBit, CompactScalarFacts.ControlBits(form.ScalarKind));
                    integers.Add(new SkipInteger(form.ScalarKind, member.ControlBit));
                    break;
                case MemberForm.BitsAndInteger:
                    throw new NotSupportedException($"An integer of {shape.TypeName} stands behind other members.");
                default:
                    isBehindValue = true;
                    break;
            }
        }

        Integers = [.. integers];
        Nullables = [.. nullables];
    }

    public bool HasPresence { get; }

    /// <summary>Gets the control bits that stand for something.</summary>
    public byte[] Used { get; }

    /// <summary>Gets the integers and decimals in wire order.</summary>
    public SkipInteger[] Integers { get; }

    /// <summary>Gets the bits of the nullable values, the last one first.</summary>
    public int[] Nullables { get; }

    private void Use(int bit, int count)
    {
        for (var i = bit; i < bit + count; i++)
        {
            Used[i / 8] |= (byte)(1 << (i % 8));
        }
    }
}
