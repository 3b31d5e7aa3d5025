using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>The layout of the control bits of a compact object, for the step over it.</summary>
internal sealed class SkipControl
{
    /// <summary>One step passes the control bits and the integers: they are the first members.</summary>
    public SkipControl(WireShape shape)
    {
        HasPresence = shape.HasPresence;
        Used = shape.UsedControlBits;
        var integers = new List<SkipInteger>();
        var nullables = new Stack<int>();
        var isBehindValue = false;
        foreach (var member in shape.Members)
        {
            switch (member.Form)
            {
                case MemberForm.BitsAndInteger when isBehindValue:
                    throw new NotSupportedException($"An integer of {shape.TypeName} stands behind other members.");
                case MemberForm.BitsAndInteger:
                    integers.Add(new SkipInteger(member.Shape.Resolved.ScalarKind, member.ControlBit));
                    break;
                case MemberForm.ValueIfBit:
                    nullables.Push(member.ControlBit);
                    isBehindValue = true;
                    break;
                case MemberForm.Value:
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
}
