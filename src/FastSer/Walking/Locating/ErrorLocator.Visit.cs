using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

internal ref partial struct ErrorLocator
{
    /// <summary>The walk cannot go on; what was remembered is the answer.</summary>
    private static ErrorLocation Lost => ErrorLocation.Unknown;

    /// <summary>Steps over a leaf, or into a value with parts. Not null ends the walk.</summary>
    private ErrorLocation? Visit(WireShape shape, bool isKey)
    {
        if (_position >= _target && !IsWithoutFault(shape.FixedSize) && Arrive(shape) is { } there)
        {
            return there;
        }

        if (TryPassWhole(shape, isKey))
        {
            return null;
        }

        return shape.Prefix switch
        {
            ValuePrefix.Scalar => VisitScalar(shape.ScalarKind),
            ValuePrefix.String => VisitString(shape.Kind == WireShapeKind.Uri, isKey),
            ValuePrefix.Version => VisitVersion(isKey),
            ValuePrefix.BigInteger => VisitBigInteger(),
            ValuePrefix.BitArray => VisitBitArray(isKey),
            ValuePrefix.IPAddress => VisitIPAddress(isKey),
            ValuePrefix.IPEndPoint => VisitIPEndPoint(isKey),
            ValuePrefix.CompactScalar => VisitCompactScalar(shape.ScalarKind),
            ValuePrefix.CompactString => VisitCompactString(isKey),
            ValuePrefix.CompactBooleans => VisitCompactBooleans(),
            ValuePrefix.CompactIntegers => VisitCompactSequence(shape),
            ValuePrefix.CompactIntegerArray => VisitCompactMultiDimArray(shape, isKey),
            ValuePrefix.Custom => VisitCustom((CustomSkip)shape.CustomCode!),
            ValuePrefix.Count => VisitCollection(shape, isKey),
            ValuePrefix.Lengths => VisitMultiDimArray(shape, isKey),
            ValuePrefix.Tag => VisitUnion(shape, isKey),
            ValuePrefix.Size => VisitTolerant(shape, isKey),
            ValuePrefix.Members => VisitFirstMembers(shape, isKey),
            ValuePrefix.Control => VisitCompactObject(shape, isKey),
            ValuePrefix.Presence or ValuePrefix.Reference => VisitWithPresence(shape, isKey),
            _ => Enter(shape, _position),
        };
    }

    /// <summary>The walk has reached the reader's cursor.</summary>
    private ErrorLocation? Arrive(WireShape shape)
    {
        var isFirst = _remembered is null;
        _remembered ??= Here(_position);
        switch (_code)
        {
            case FastSerErrorCode.UnknownUnionTag when shape.Kind == WireShapeKind.Union:
            case FastSerErrorCode.NewerVersion or FastSerErrorCode.InvalidPresence when shape.Kind == WireShapeKind.Append:
                // It is no frame yet: name it.
                _open.Add(new OpenValue(shape, _position, 0));
                return Here(_position);
            case FastSerErrorCode.InvalidValue:
                return _position > _target && !IsInCheckedBlock(shape) ? _remembered : null;
            case FastSerErrorCode.UserCode:
                return ArriveAtUserCode(shape);
            case FastSerErrorCode.DuplicateKey:
                return _position > _target ? _remembered : null;
            case FastSerErrorCode.InvalidLength when shape.HasIntegers:
                return null;
            case FastSerErrorCode.Truncated:
                // A block is checked as a whole: go on to the scalar of it that is not all there.
                var isInBlock = shape.Kind == WireShapeKind.Scalar || shape.HasIntegers
                    || (shape.Kind == WireShapeKind.Object && !shape.HasPresence);
                return isInBlock ? null : _remembered;
            case FastSerErrorCode.DepthExceeded when isFirst && _open.Count > 0 && shape.ControlSize == 0:
                // Types count themselves in behind their presence byte: name the value, not its first member.
                ref var frame = ref Top;
                if (frame.IsObject && frame.Shape.HasPresence && frame.Index == 0)
                {
                    frame.Index = frame.Count;
                    return Here(frame.Start);
                }

                return _remembered;
            case FastSerErrorCode.UnexpectedNull when _absent is not null && _position == _target:
                // What has no bytes is not visited: go on to the object that it is missing from.
                return null;
            case FastSerErrorCode.LengthExceeded or FastSerErrorCode.UnexpectedNull when shape.Prefix == ValuePrefix.None && _position == _target:
                // Objects without a presence byte begin with their first member.
                return null;
            case FastSerErrorCode.LengthExceeded or FastSerErrorCode.UnexpectedNull:
                return Here(_position);
            default:
                return _remembered;
        }
    }

    /// <summary>Says whether a value of no bytes cannot have the fault: only code of the application fails there. The fault is then behind it.</summary>
    private readonly bool IsWithoutFault(int size) => size == 0 && _code != FastSerErrorCode.UserCode;

    /// <summary>Behind the cursor there is a fault only in what is checked as a whole, with the cursor before it.</summary>
    private readonly bool IsInCheckedBlock(WireShape shape) => _isBeforeFault
        || (_open.Count > 0 && (shape.FixedSize >= 0 ? !Top.HasItems : shape.HasIntegers && Top.Shape.ControlSize > 0));

    private ErrorLocation? VisitScalar(WireScalar kind)
    {
        var start = _position;
        if (!TryPass(ref Grammar.FixedEnd(ref Cursor, ref Limit, ref _faults, WireScalarFacts.SizeOf(kind))))
        {
            return Faulty(start);
        }

        return _code == FastSerErrorCode.InvalidValue ? Refuse(!WireScalarFacts.IsValid(kind, _data[(int)start..]), start) : null;
    }

    private ErrorLocation? VisitString(bool isUri, bool isKey)
    {
        var start = _position;
        if (!TryPass(ref Grammar.StringEnd(ref Cursor, ref Limit, ref _faults, out var header)))
        {
            return Faulty(start);
        }

        if (header == StringCode.Null)
        {
            return RefuseNull(isKey, start);
        }

        // Readers name a bad URI with their cursor before it.
        return Refuse(isUri && _code == FastSerErrorCode.InvalidValue && _position >= _target && !IsUri(header), start) ?? RefuseText(start);
    }

    /// <summary>
    /// A reader that refuses a value with its cursor before a text refuses what the text stands for: a time zone, for one. Without this, a later
    /// value that is not valid either would be named.
    /// </summary>
    private readonly ErrorLocation? RefuseText(long start) =>
        _code == FastSerErrorCode.InvalidValue && start == _target ? Here(start) : null;

    /// <summary>Returns whether the string before the cursor is a URI.</summary>
    private readonly bool IsUri(uint header)
    {
        var size = (int)StringCode.PayloadSize(header);
        return VariableCode.IsUri(_data.Slice((int)_position - size, size), header);
    }

    private ErrorLocation? VisitVersion(bool isKey)
    {
        var start = _position;
        ref var version = ref Grammar.PresenceEnd(ref Cursor, ref Limit, ref _faults, out var isPresent);
        ref var end = ref Grammar.FixedEnd(ref version, ref Limit, ref _faults, isPresent ? VersionCode.Size : 0);
        return TryPass(ref end)
            ? isPresent ? Refuse(!VersionCode.IsValid(ref version), start) : RefuseNull(isKey, start)
            : Faulty(start);
    }

    private ErrorLocation? VisitBigInteger()
    {
        var start = _position;
        return TryPass(ref Grammar.BigIntegerEnd(ref Cursor, ref Limit, ref _faults)) ? null : Faulty(start);
    }

    private ErrorLocation? VisitIPAddress(bool isKey)
    {
        var start = _position;
        return TryPass(ref Grammar.IPAddressEnd(ref Cursor, ref Limit, ref _faults, out var bytes))
            ? bytes.IsEmpty ? RefuseNull(isKey, start) : Refuse(!IPAddressCode.IsValid(bytes), start)
            : Faulty(start);
    }

    private ErrorLocation? VisitIPEndPoint(bool isKey)
    {
        var start = _position;
        return TryPass(ref Grammar.IPEndPointEnd(ref Cursor, ref Limit, ref _faults, out var address))
            ? address.IsEmpty ? RefuseNull(isKey, start) : Refuse(!IPAddressCode.IsValid(address), start)
            : Faulty(start);
    }

    private ErrorLocation? VisitBitArray(bool isKey)
    {
        var start = _position;
        return TryPass(ref Grammar.BitArrayEnd(ref Cursor, ref Limit, ref _faults, out var bitCount))
            ? bitCount < 0 ? RefuseNull(isKey, start) : Refuse(HasStrayBits(bitCount), start)
            : Faulty(start);
    }

    /// <summary>Returns whether the last byte of the bits before the cursor has others behind the last one.</summary>
    private readonly bool HasStrayBits(long bitCount) =>
        bitCount > 0 && VariableCode.HasStrayBits(_data[(int)_position - 1], (uint)bitCount);

    /// <summary>
    /// A formatter's value is one thing: a fault inside is a fault of the value. The formatter sees the bytes up to the
    /// reader's cursor and no others: what needs more of them is the value that was being read.
    /// </summary>
    private ErrorLocation? VisitCustom(CustomSkip code)
    {
        var start = _position;
        if (start >= _target)
        {
            return Here(start);
        }

        try
        {
            _position += code.SizeOf(_data[(int)start..(int)Math.Min(_target, _data.Length)], FastSerializerOptions.Trusted, depth: 0);
            return null;
        }
        catch (Exception)
        {
            return Here(start);
        }
    }

    private ErrorLocation? VisitCollection(WireShape shape, bool isKey)
    {
        var start = _position;
        if (!TryPass(ref Grammar.CountEnd(ref Cursor, ref Limit, ref _faults, LeastSize(shape), out var count)))
        {
            return Faulty(start);
        }

        return count >= 0 ? EnterItems(shape, start, count) : Refuse(shape.RejectsNull, start) ?? RefuseNull(isKey, start);
    }

    private ErrorLocation? VisitMultiDimArray(WireShape shape, bool isKey)
    {
        var start = _position;
        return VisitMultiDimArraySize(shape, isKey, out var count) ?? (count < 0 ? null : EnterItems(shape, start, count));
    }

    /// <summary>The header of a multi-dimensional array, which has -1 elements if it is null.</summary>
    private ErrorLocation? VisitMultiDimArraySize(WireShape shape, bool isKey, out int count)
    {
        var start = _position;
        ref var items = ref Grammar.MultiDimArrayEnd(
            ref Cursor, ref Limit, ref _faults, shape.Rank, LeastSize(shape), out count);

        // The reader's cursor is in the header if the fault is in one of its lengths.
        if (!TryPass(ref items))
        {
            return Faulty(_code == FastSerErrorCode.InvalidLength ? Math.Max(start, _target) : start);
        }

        return count < 0 ? RefuseNull(isKey, start) : _target > start && _target < _position ? Here(_target) : null;
    }

    /// <summary>Gets the least size of an element by which the count of elements is limited here: 0 or 1 byte.</summary>
    private static int LeastSize(WireShape shape) => shape.PartsSize == 0 ? 0 : 1;

    private ErrorLocation? VisitWithPresence(WireShape shape, bool isKey)
    {
        var start = _position;
        var isKnown = false;
        ref var parts = ref shape.Prefix == ValuePrefix.Reference
            ? ref Grammar.ReferenceEnd(ref Cursor, ref Limit, ref _faults, out var isPresent, out isKnown)
            : ref Grammar.PresenceEnd(ref Cursor, ref Limit, ref _faults, out isPresent);
        if (!TryPass(ref parts))
        {
            return Faulty(start);
        }

        if (!isPresent)
        {
            return RefuseNull(isKey && !isKnown, start);
        }

        return shape.PartsSize is >= 0 and var size && TryJump(size) ? null : Enter(shape, start);
    }

    private readonly ErrorLocation? Enter(WireShape shape, long start)
    {
        _open.Add(new OpenValue(shape, start, shape.Members.Length));
        return null;
    }
}
