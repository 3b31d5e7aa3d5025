using System.Buffers;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// Values of the Compact format.
internal ref partial struct ShapeWalker<TVisitor>
{
    private void VisitCompactObject(WireShape shape)
    {
        var start = _position;
        ref var body = ref Grammar.ControlEnd(
            ref Cursor, ref Limit, ref _faults, shape.HasPresence, shape.ControlSize, out var isPresent);
        if (!TryPass(ref body, start) || !isPresent)
        {
            return;
        }

        Enter(shape, ValuePrefix.Control, start, shape.Members.Length);
        FailIf(HasStrayControlBits(shape, start), FastSerErrorCode.InvalidPresence, start);
    }

    /// <summary>Returns whether control bits are set that stand for nothing, or bit 0 of a class is not set.</summary>
    private readonly bool HasStrayControlBits(WireShape shape, long start)
    {
        Span<byte> used = stackalloc byte[shape.ControlSize];
        used.Clear();
        Use(used, 0, shape.HasPresence ? 1 : 0);
        foreach (var member in shape.Members)
        {
            Use(used, member.ControlBit, ControlBitsOf(member));
        }

        var control = _data.Slice((int)start, shape.ControlSize);
        var isStray = shape.HasPresence && (control[0] & 1) == 0;
        for (var i = 0; i < control.Length; i++)
        {
            isStray |= (control[i] & ~used[i]) != 0;
        }

        return isStray;
    }

    private static int ControlBitsOf(WireMember member) => member.Form switch
    {
        MemberForm.Value => 0,
        MemberForm.BitsAndInteger => CompactScalarFacts.ControlBits(member.Shape.Resolved.ScalarKind),
        _ => 1,
    };

    private static void Use(Span<byte> bits, int first, int count)
    {
        for (var i = first; i < first + count; i++)
        {
            bits[i / 8] |= (byte)(1 << (i % 8));
        }
    }

    /// <summary>Visits a member of a compact object that has control bits.</summary>
    private void VisitControlled(WireMember member, long objectStart)
    {
        var shape = member.Shape.Resolved;
        switch (member.Form)
        {
            case MemberForm.ValueIfBit when ControlBits(objectStart, member.ControlBit, 1) != 0:
                Enter(shape, ValuePrefix.None, _position, shape.Members.Length);
                break;
            case MemberForm.BitsAndInteger:
                var code = ControlBits(objectStart, member.ControlBit, ControlBitsOf(member));
                PassInteger(ref Grammar.ControlledEnd(ref Cursor, ref Limit, ref _faults, shape.ScalarKind, code), shape.ScalarKind);
                break;
        }
    }

    /// <summary>Goes behind an integer or a decimal. A decimal has parts, one of which is the place of a fault.</summary>
    private bool PassInteger(ref byte end, WireScalar kind)
    {
        if (!TryPass(ref end, _data.Length - _faults.BytesLeft))
        {
            return false;
        }

        return kind != WireScalar.Decimal || DecimalCode.AreValidFlags(_data[(int)_position - 1])
            || Fail(FastSerErrorCode.InvalidValue, _position - 1);
    }

    private void VisitCompactScalar(WireScalar kind)
    {
        var start = _position;
        if (PassInteger(ref Grammar.CompactScalarEnd(ref Cursor, ref Limit, ref _faults, kind), kind) && kind != WireScalar.Decimal)
        {
            var value = PrefixCode.Get(
                ref Unaligned.At(ref MemoryMarshal.GetReference(_data), (nint)start), (int)(_position - start));
            FailIf(value > CompactScalarFacts.Maximum(kind), FastSerErrorCode.InvalidValue, start);
        }
    }

    private void VisitCompactString()
    {
        var start = _position;
        if (TryPass(ref Grammar.CompactStringEnd(ref Cursor, ref Limit, ref _faults, out var header), start)
            && header != StringCode.Null && (header & 1) != 0)
        {
            var size = (int)CompactStringCode.PayloadSize(header);
            FailIf(!IsValidText(_data.Slice((int)_position - size, size), header), FastSerErrorCode.InvalidString, start);
        }
    }

    private static bool IsValidText(ReadOnlySpan<byte> payload, uint header)
    {
        ref var source = ref MemoryMarshal.GetReference(payload);
        var length = header >> 2;
        if (!CompactStringCode.IsPacked(header))
        {
            return StringCode.IsWideNeeded(ref source, length) && !PackedText.TryMeasure(ref source, length, out _);
        }

        if (!PackedText.TryGetHead(ref source, length, out var text))
        {
            return false;
        }

        var unused = ArrayPool<byte>.Shared.Rent((int)text.Length * sizeof(char));
        var isValid = text.TryGet(ref unused[0], ref source);
        ArrayPool<byte>.Shared.Return(unused);
        return isValid;
    }

    /// <summary>Steps over integers, or names the one that is not all there, or longer than it needs to be.</summary>
    private void VisitIntegers(WireShape shape, long start, int count)
    {
        ref var end = ref Grammar.IntegersEnd(
            ref Cursor, ref Limit, ref _faults, shape.ScalarKind, count, out var faultyIndex);
        if (faultyIndex >= 0)
        {
            _open.Add(new OpenValue(shape, start, count) { Index = faultyIndex });
        }

        TryPass(ref end, _data.Length - _faults.BytesLeft);
    }

    private readonly uint ControlBits(long start, int bit, int count) =>
        Grammar.ControlBits(ref Unaligned.At(ref MemoryMarshal.GetReference(_data), (nint)start), bit, count);
}
