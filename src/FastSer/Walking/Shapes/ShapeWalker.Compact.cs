using System.Buffers;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// Values of the Compact format (docs/wire-format.md).
internal ref partial struct ShapeWalker<TVisitor>
{
    private bool VisitCompactObject(WireShape shape)
    {
        var start = _position;
        ref var body = ref Grammar.ControlEnd(ref Cursor, ref Limit, ref _faults, shape.HasPresence, shape.ControlSize, out var isPresent);
        if (!TryPass(ref body, start))
        {
            return false;
        }

        return isPresent
            ? Enter(shape, ValuePrefix.Control, start, shape.Members.Length)
                && (TVisitor.Locates || !Grammar.HasStrayControlBits(ref ByteAt(start), shape.UsedControlBits, shape.HasPresence)
                    || Fail(FastSerErrorCode.InvalidPresence, start))
            : PassNull(start);
    }

    /// <summary>Visits a member of a compact object that has control bits.</summary>
    private bool VisitControlled(WireMember member, long objectStart)
    {
        var shape = member.Shape.Resolved;
        var code = ControlBitsOf(member, objectStart);
        if (_position >= _search.Target && HasBytes(member, code) && !Arrive(shape))
        {
            return false;
        }

        return member.Form switch
        {
            MemberForm.ValueIfBit => code == 0 || Enter(shape, ValuePrefix.None, _position, shape.Members.Length),
            MemberForm.BitsAndInteger =>
                PassInteger(ref Grammar.ControlledEnd(ref Cursor, ref Limit, ref _faults, shape.ScalarKind, code), shape.ScalarKind),
            _ => true,
        };
    }

    /// <summary>Returns whether a member has bytes behind the control bits.</summary>
    private static bool HasBytes(WireMember member, uint code) => member.Form switch
    {
        MemberForm.ValueIfBit => code != 0,
        MemberForm.Bits => false,
        _ => member.Shape.Resolved.ScalarKind == WireScalar.Decimal || CompactScalarFacts.SizeOf(code, member.ControlBitCount) != 0,
    };

    /// <summary>Goes behind an integer or a decimal. A decimal has parts, one of which is the place of a fault.</summary>
    private bool PassInteger(ref byte end, WireScalar kind) => TryPass(ref end, FaultOffset)
        && (kind != WireScalar.Decimal || Require(DecimalCode.AreValidFlags(_data[(int)_position - 1]), _position - 1));

    private bool VisitCompactScalar(WireScalar kind)
    {
        var start = _position;
        return PassInteger(ref Grammar.CompactScalarEnd(ref Cursor, ref Limit, ref _faults, kind), kind) && (kind == WireScalar.Decimal
            || Require(PrefixCode.Get(ref ByteAt(start), (int)(_position - start)) <= CompactScalarFacts.Maximum(kind), start));
    }

    private bool VisitCompactString()
    {
        var start = _position;
        if (!TryPass(ref Grammar.CompactStringEnd(ref Cursor, ref Limit, ref _faults, out var header), start))
        {
            return false;
        }

        var size = (int)CompactStringCode.PayloadSize(header);
        return (header != StringCode.Null || PassNull(start))
            && (TVisitor.Locates || IsValidText(_data.Slice((int)_position - size, size), header) || Fail(FastSerErrorCode.InvalidString, start))
            && PassText(start);
    }

    private static bool IsValidText(ReadOnlySpan<byte> payload, uint header)
    {
        if (header == StringCode.Null || (header & 1) == 0)
        {
            return true;
        }

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

    private bool VisitCompactBooleans()
    {
        var start = _position;
        return TryPass(ref Grammar.CompactBooleansEnd(ref Cursor, ref Limit, ref _faults, out var count), start)
            && Require(!HasStrayBits(count), start);
    }

    private bool VisitCompactSequence(WireShape shape)
    {
        var start = _position;
        return TryPass(ref Grammar.CountEnd(ref Cursor, ref Limit, ref _faults, minimumSize: 1, out var count), start)
            && VisitIntegers(shape, start, count);
    }

    private bool VisitCompactMultiDimArray(WireShape shape)
    {
        var start = _position;
        return PassLengths(shape, leastSize: 1, out var count) && VisitIntegers(shape, start, count);
    }

    /// <summary>Steps over integers, or names the one that is not all there, or longer than it needs to be.</summary>
    private bool VisitIntegers(WireShape shape, long start, int count)
    {
        ref var end = ref Grammar.IntegersEnd(ref Cursor, ref Limit, ref _faults, shape.ScalarKind, count, out var faultyIndex);
        if (faultyIndex >= 0)
        {
            _open.Add(new OpenValue(shape, start, count) { Index = faultyIndex });
        }

        return TryPass(ref end, FaultOffset);
    }

    /// <summary>Where the fault is that the grammar met.</summary>
    private readonly long FaultOffset => _data.Length - _faults.BytesLeft;

    private readonly uint ControlBitsOf(WireMember member, long objectStart) =>
        Grammar.ControlBits(ref ByteAt(objectStart), member.ControlBit, member.ControlBitCount);

    private readonly ref byte ByteAt(long offset) => ref Unaligned.At(ref MemoryMarshal.GetReference(_data), (nint)offset);
}
