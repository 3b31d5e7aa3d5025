using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>What a step over a compact object needs to know of its control bits.</summary>
internal sealed class SkipControl
{
    public SkipControl(WireShape shape)
    {
        HasPresence = shape.HasPresence;
        Used = new byte[shape.ControlSize];
        Use(0, shape.HasPresence ? 1 : 0);
        var integers = new List<SkipInteger>();
        var nullables = new Stack<int>();
        foreach (var member in shape.Members)
        {
            if (member.ControlBit < 0)
            {
                continue;
            }

            var form = member.Shape.Resolved;
            if (form.Kind == WireShapeKind.Nullable)
            {
                nullables.Push(member.ControlBit);
                Use(member.ControlBit, 1);
                continue;
            }

            Use(member.ControlBit, CompactScalarFacts.ControlBits(form.ScalarKind));
            if (form.ScalarKind != WireScalar.Boolean)
            {
                integers.Add(new SkipInteger(form.ScalarKind, member.ControlBit));
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
