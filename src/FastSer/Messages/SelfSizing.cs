using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Messages;

/// <summary>
/// Finds the size of a value by its first bytes: in the Compact format a lone integer or decimal, or an object with control bits the rest of
/// which is of fixed size; and any value with a checksum.
/// </summary>
internal sealed class SelfSizing
{
    private readonly SkipControl? _control;
    private readonly WireScalar _lone;
    private readonly int _fixedSize;

    private SelfSizing(WireScalar lone)
    {
        _lone = lone;
        MaxSize = lone == WireScalar.Decimal ? 1 + SizeOfDecimal(0x3F) : PrefixCode.MaxSize;
    }

    private SelfSizing(WireShape shape, int fixedSize)
    {
        _control = new SkipControl(shape);
        _fixedSize = fixedSize;
        MaxSize = _control.Used.Length + fixedSize;
        foreach (var integer in _control.Integers)
        {
            MaxSize += integer.Kind == WireScalar.Decimal ? SizeOfDecimal(0x3F) : WireScalarFacts.SizeOf(integer.Kind);
        }
    }

    private SelfSizing() => MaxSize = int.MaxValue;

    /// <summary>Gets the sizing of values with a checksum.</summary>
    public static SelfSizing Checked { get; } = new();

    /// <summary>Gets the most bytes that a value takes.</summary>
    public int MaxSize { get; }

    /// <summary>The sizing of a shape; null where the first bytes do not tell.</summary>
    public static SelfSizing? Of(WireShape shape)
    {
        if (shape.Kind == WireShapeKind.CompactScalar)
        {
            return new SelfSizing(shape.ScalarKind);
        }

        if (shape.ControlSize == 0)
        {
            return null;
        }

        var fixedSize = 0;
        foreach (var member in shape.Members)
        {
            if (member.Form is MemberForm.Bits or MemberForm.BitsAndInteger)
            {
                continue;
            }

            var size = member.Shape.Resolved.FixedSize;
            if (size < 0)
            {
                return null;
            }

            fixedSize += size;
        }

        return new SelfSizing(shape, fixedSize);
    }

    /// <summary>
    /// The size of the value that bytes begin with; where they are too few to tell, how many are needed at least.
    /// Faulty control bits give a size as well, of which a reader then says what is wrong: one that announce more bytes than
    /// its type has count as all of them, so that no size exceeds <see cref="MaxSize"/>.
    /// </summary>
    public int SizeOf(ReadOnlySpan<byte> bytes)
    {
        if (this == Checked)
        {
            // FrameInput has seen the whole head, and that it is not faulty.
            _ = ChecksumCode.TryGetHead(bytes, out var headSize, out var contentSize);
            return headSize + (int)contentSize;
        }

        if (bytes.IsEmpty)
        {
            return 1;
        }

        if (_control is not { } control)
        {
            return _lone == WireScalar.Decimal ? 1 + SizeOfDecimal(bytes[0]) : PrefixCode.SizeOf(bytes[0]);
        }

        if (control.HasPresence && bytes[0] == 0)
        {
            return 1;
        }

        var size = control.Used.Length;
        if (bytes.Length < size)
        {
            return size;
        }

        foreach (var integer in control.Integers)
        {
            var bits = CompactScalarFacts.ControlBits(integer.Kind);
            var code = Code(bytes, integer.Bit, bits);
            size += integer.Kind == WireScalar.Decimal
                ? SizeOfDecimal(code)
                : Math.Min(CompactScalarFacts.SizeOf(code, bits), WireScalarFacts.SizeOf(integer.Kind));
        }

        return size + _fixedSize;
    }

    /// <summary>Three words, and a byte of scale and sign.</summary>
    private static int SizeOfDecimal(uint codes) =>
        ControlCode.SizeOf(codes & 3) + ControlCode.SizeOf((codes >> 2) & 3) + ControlCode.SizeOf((codes >> 4) & 3) + 1;

    private static uint Code(ReadOnlySpan<byte> bytes, int bit, int count)
    {
        var first = bit / 8;
        var two = bytes[first] | ((first + 1 < bytes.Length ? bytes[first + 1] : 0) << 8);
        return (uint)(two >> (bit % 8)) & ((1u << count) - 1);
    }
}
