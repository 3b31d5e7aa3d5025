using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// Values of the Compact format (docs/wire-format.md).
internal ref partial struct ErrorLocator
{
    private ErrorLocation? VisitCompactObject(WireShape shape, bool isKey)
    {
        var start = _position;
        ref var body = ref Grammar.ControlEnd(
            ref Cursor, ref Limit, ref _faults, shape.HasPresence, shape.ControlSize, out var isPresent);
        if (!TryPass(ref body))
        {
            return Faulty(start);
        }

        return isPresent ? Enter(shape, start) : RefuseNull(isKey, start);
    }

    /// <summary>A member of a compact object that has control bits.</summary>
    private ErrorLocation? VisitControlled(WireMember member, long start)
    {
        var shape = member.Shape.Resolved;
        var size = SizeOf(member, start);
        if (_code == FastSerErrorCode.UserCode && size == 0)
        {
            return null;
        }

        if (_position >= _target && !IsWithoutFault(size) && Arrive(shape) is { } there)
        {
            return there;
        }

        switch (member.Form)
        {
            case MemberForm.ValueIfBit:
                return Code(start, member.ControlBit, 1) == 0 ? null : Enter(shape, _position);
            case MemberForm.Bits:
                return null;
            default:
                var code = Code(start, member.ControlBit, CompactScalarFacts.ControlBits(shape.ScalarKind));
                return PassInteger(ref Grammar.ControlledEnd(ref Cursor, ref Limit, ref _faults, shape.ScalarKind, code), shape.ScalarKind);
        }
    }

    /// <summary>0 if all of a member is in the control bits of the object that begins at <paramref name="start"/>.</summary>
    private readonly int SizeOf(WireMember member, long start)
    {
        var kind = member.Shape.Resolved.ScalarKind;
        return member.Form switch
        {
            MemberForm.ValueIfBit => (int)Code(start, member.ControlBit, 1),
            MemberForm.Bits => 0,
            _ when kind == WireScalar.Decimal => DecimalCode.ControlBits,
            _ => CompactScalarFacts.SizeOf(Code(start, member.ControlBit, CompactScalarFacts.ControlBits(kind)), CompactScalarFacts.ControlBits(kind)),
        };
    }

    /// <summary>Goes behind an integer or a decimal. A decimal has parts, one of which is the place of a fault.</summary>
    private ErrorLocation? PassInteger(ref byte end, WireScalar kind)
    {
        if (!TryPass(ref end))
        {
            return Faulty(FaultOffset);
        }

        return kind == WireScalar.Decimal ? Refuse(!DecimalCode.AreValidFlags(ByteAt(_position - 1)), _position - 1) : null;
    }

    private ErrorLocation? VisitCompactScalar(WireScalar kind)
    {
        var start = _position;
        if (PassInteger(ref Grammar.CompactScalarEnd(ref Cursor, ref Limit, ref _faults, kind), kind) is { } fault)
        {
            return fault;
        }

        return kind == WireScalar.Decimal || _code != FastSerErrorCode.InvalidValue
            ? null
            : Refuse(PrefixCode.Get(ref ByteAt(start), (int)(_position - start)) > CompactScalarFacts.Maximum(kind), start);
    }

    private ErrorLocation? VisitCompactString(bool isKey)
    {
        var start = _position;
        return TryPass(ref Grammar.CompactStringEnd(ref Cursor, ref Limit, ref _faults, out var header))
            ? RefuseNull(isKey && header == StringCode.Null, start) ?? RefuseText(start)
            : Faulty(start);
    }

    private ErrorLocation? VisitCompactBooleans()
    {
        var start = _position;
        return TryPass(ref Grammar.CompactBooleansEnd(ref Cursor, ref Limit, ref _faults, out var count))
            ? Refuse(HasStrayBits(count), start)
            : Faulty(start);
    }

    private ErrorLocation? VisitCompactSequence(WireShape shape)
    {
        var start = _position;
        return TryPass(ref Grammar.CountEnd(ref Cursor, ref Limit, ref _faults, minimumSize: 1, out var count))
            ? VisitIntegers(shape, start, count)
            : Faulty(start);
    }

    private ErrorLocation? VisitCompactMultiDimArray(WireShape shape, bool isKey)
    {
        var start = _position;
        return VisitMultiDimArraySize(shape, isKey, out var count) ?? VisitIntegers(shape, start, count);
    }

    /// <summary>Steps over integers, or names the one that is not all there, or longer than it needs to be.</summary>
    private ErrorLocation? VisitIntegers(WireShape shape, long start, int count)
    {
        ref var end = ref Grammar.IntegersEnd(
            ref Cursor, ref Limit, ref _faults, shape.ScalarKind, count, out var faultyIndex);
        if (faultyIndex >= 0)
        {
            _open.Add(new OpenValue(shape, start, count) { Index = faultyIndex });
        }

        return TryPass(ref end) ? null : Faulty(FaultOffset);
    }

    /// <summary>Control bits of the object that begins at <paramref name="start"/>.</summary>
    private readonly uint Code(long start, int bit, int count) => Grammar.ControlBits(ref ByteAt(start), bit, count);

    private readonly ref byte ByteAt(long offset) =>
        ref Unaligned.At(ref System.Runtime.InteropServices.MemoryMarshal.GetReference(_data), (nint)offset);
}
