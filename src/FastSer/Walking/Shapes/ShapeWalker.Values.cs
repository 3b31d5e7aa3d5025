using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// Each method goes behind a value, or enters it, and returns whether the walk goes on.
internal ref partial struct ShapeWalker<TVisitor>
{
    private bool Visit(WireShape shape)
    {
        if (!TryGoTo(shape))
        {
            return false;
        }

        return (TVisitor.Locates && TryPassWhole(shape)) || shape.Prefix switch
        {
            ValuePrefix.Scalar => VisitScalar(shape.ScalarKind),
            ValuePrefix.String => VisitString(shape.Kind == WireShapeKind.Uri),
            ValuePrefix.Version => VisitVersion(),
            ValuePrefix.BigInteger => TryPass(ref Grammar.BigIntegerEnd(ref Cursor, ref Limit, ref _faults), _position),
            ValuePrefix.BitArray => VisitBitArray(),
            ValuePrefix.IPAddress or ValuePrefix.IPEndPoint => VisitIPAddress(shape.Prefix),
            ValuePrefix.CompactScalar => VisitCompactScalar(shape.ScalarKind),
            ValuePrefix.CompactString => VisitCompactString(),
            ValuePrefix.CompactBooleans => VisitCompactBooleans(),
            ValuePrefix.CompactIntegers => VisitCompactSequence(shape),
            ValuePrefix.CompactIntegerArray => VisitCompactMultiDimArray(shape),
            ValuePrefix.Custom => VisitCustom((CustomSkip)shape.CustomCode!),
            ValuePrefix.Count => VisitCollection(shape),
            ValuePrefix.Lengths => VisitMultiDimArray(shape),
            ValuePrefix.Tag => VisitUnion(shape),
            ValuePrefix.Size => VisitSized(shape, isBehindTag: false),
            ValuePrefix.Members => VisitFirstMembers(shape),
            ValuePrefix.Control => VisitCompactObject(shape),
            ValuePrefix.Presence or ValuePrefix.Reference => VisitWithPresence(shape),
            _ => Enter(shape, ValuePrefix.None, _position, shape.Members.Length),
        };
    }

    private bool VisitScalar(WireScalar kind)
    {
        var start = _position;
        return TryPass(ref Grammar.FixedEnd(ref Cursor, ref Limit, ref _faults, WireScalarFacts.SizeOf(kind)), start)
            && Require(WireScalarFacts.IsValid(kind, _data[(int)start..]), start);
    }

    private bool VisitString(bool isUri)
    {
        var start = _position;
        if (!TryPass(ref Grammar.StringEnd(ref Cursor, ref Limit, ref _faults, out var header), start))
        {
            return false;
        }

        if (header == StringCode.Null)
        {
            return PassNull(start);
        }

        var size = (int)StringCode.PayloadSize(header);
        var payload = _data.Slice((int)_position - size, size);
        return (TVisitor.Locates || IsAsNarrowAsPossible(payload, header) || Fail(FastSerErrorCode.InvalidString, start))
            && (!isUri || !MayRefuse || Require(VariableCode.IsUri(payload, header), start))
            && PassText(start);
    }

    private static bool IsAsNarrowAsPossible(ReadOnlySpan<byte> payload, uint header) => header <= StringCode.Null || (header & 1) == 0
        || StringCode.IsWideNeeded(ref MemoryMarshal.GetReference(payload), header >> 1);

    private bool VisitVersion()
    {
        var start = _position;
        ref var version = ref Grammar.PresenceEnd(ref Cursor, ref Limit, ref _faults, out var isPresent);
        ref var end = ref Grammar.FixedEnd(ref version, ref Limit, ref _faults, isPresent ? VersionCode.Size : 0);
        return TryPass(ref end, start) && (isPresent ? Require(VersionCode.IsValid(ref version), start) : PassNull(start));
    }

    private bool VisitIPAddress(ValuePrefix prefix)
    {
        var start = _position;
        ReadOnlySpan<byte> address;
        ref var end = ref prefix == ValuePrefix.IPAddress
            ? ref Grammar.IPAddressEnd(ref Cursor, ref Limit, ref _faults, out address)
            : ref Grammar.IPEndPointEnd(ref Cursor, ref Limit, ref _faults, out address);
        return TryPass(ref end, start) && (address.IsEmpty ? PassNull(start) : Require(IPAddressCode.IsValid(address), start));
    }

    private bool VisitBitArray()
    {
        var start = _position;
        return TryPass(ref Grammar.BitArrayEnd(ref Cursor, ref Limit, ref _faults, out var bitCount), start)
            && (bitCount < 0 ? PassNull(start) : Require(!HasStrayBits(bitCount), start));
    }

    /// <summary>Returns whether the last byte of the bits before the cursor has others behind the last one.</summary>
    private readonly bool HasStrayBits(long bitCount) =>
        bitCount > 0 && VariableCode.HasStrayBits(_data[(int)_position - 1], (uint)bitCount);

    /// <summary>
    /// A value of a formatter is one thing: a fault in it is a fault of the value, and its code throws what the error is. The formatter sees
    /// the bytes up to the reader's cursor and no others: what needs more of them is the value that was being read.
    /// </summary>
    private bool VisitCustom(CustomSkip code)
    {
        var start = _position;
        if (start >= _search.Target)
        {
            return Fail(_search.Code, start);
        }

        try
        {
            _position += code.SizeOf(_data[(int)start..SearchEnd], FastSerializerOptions.Trusted, depth: 0);
            return true;
        }
        catch (Exception exception)
        {
            return Fail(SoughtOr((exception as FastSerException)?.Code ?? FastSerErrorCode.UserCode), start);
        }
    }

    private bool VisitCollection(WireShape shape)
    {
        var start = _position;
        return TryPass(ref Grammar.CountEnd(ref Cursor, ref Limit, ref _faults, LeastSize(shape), out var count), start)
            && (count > 0 ? EnterItems(shape, start, count) : count == 0 || (Require(!shape.RejectsNull, start) && PassNull(start)));
    }

    private bool VisitMultiDimArray(WireShape shape)
    {
        var start = _position;
        return PassLengths(shape, LeastSize(shape), out var count) && (count <= 0 || EnterItems(shape, start, count));
    }

    /// <summary>Goes behind the header of a multi-dimensional array, which has -1 elements if it is null.</summary>
    private bool PassLengths(WireShape shape, int leastSize, out int count)
    {
        var start = _position;
        ref var items = ref Grammar.MultiDimArrayEnd(ref Cursor, ref Limit, ref _faults, shape.Rank, leastSize, out count);
        return TryPass(ref items, PlaceInLengths(start))
            && (count < 0 ? PassNull(start) : !IsTargetInside(start) || Fail(_search.Code, _search.Target));
    }

    /// <summary>
    /// The fewest bytes that an element or an entry takes; a count of more than fit is refused. A reader whose error is located may have gone
    /// further, with elements that take no more than a byte.
    /// </summary>
    private static int LeastSize(WireShape shape) => shape.PartsSize switch
    {
        0 => 0,
        _ when TVisitor.Locates => 1,
        < 0 => shape.MinimumPartsSize,
        var size => size,
    };

    private bool VisitWithPresence(WireShape shape)
    {
        var start = _position;
        var isKnown = false;
        ref var parts = ref shape.Prefix == ValuePrefix.Reference
            ? ref Grammar.ReferenceEnd(ref Cursor, ref Limit, ref _faults, out var isPresent, out isKnown)
            : ref Grammar.PresenceEnd(ref Cursor, ref Limit, ref _faults, out isPresent);
        if (!TryPass(ref parts, start))
        {
            return false;
        }

        if (!isPresent)
        {
            return isKnown || PassNull(start);
        }

        return (TVisitor.Locates && shape.PartsSize is >= 0 and var size && TryJump(size)) || Enter(shape, shape.Prefix, start, shape.Members.Length);
    }

    /// <summary>Visits an object that may have had fewer members; the first so many are its parts.</summary>
    private bool VisitFirstMembers(WireShape shape)
    {
        var start = _position;
        ref var end = ref Grammar.MembersEnd(ref Cursor, ref Limit, ref _faults, shape.Members.Length, shape.HasPresence, out var count);
        if (!TryPass(ref end, start))
        {
            return !TVisitor.Locates && _code != FastSerErrorCode.Truncated && FailIn(shape, _code, start);
        }

        if (count < 0)
        {
            return PassNull(start);
        }

        return IsTooDeep
            ? FailIn(shape, _search.Code, shape.TypeName is null && _open.Count > 0 ? Top.Start : start)
            : Enter(shape, ValuePrefix.Members, start, count);
    }
}
