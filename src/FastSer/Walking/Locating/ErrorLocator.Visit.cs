using FastSer.CompilerServices;

namespace FastSer.Walking;

internal ref partial struct ErrorLocator
{
    /// <summary>The walk cannot go on; what was remembered is the answer.</summary>
    private static ErrorLocation Lost => ErrorLocation.Unknown;

    /// <summary>Steps over a leaf, or into a value with parts. Not null ends the walk.</summary>
    private ErrorLocation? Visit(WireShape shape, bool isKey)
    {
        if (_position >= _target && Arrive(shape) is { } there)
        {
            return there;
        }

        return shape.Kind switch
        {
            WireShapeKind.CompactScalar => VisitCompactScalar(shape.ScalarKind),
            WireShapeKind.CompactString => VisitCompactString(isKey),
            WireShapeKind.CompactSequence => VisitCompactSequence(shape),
            WireShapeKind.CompactMultiDimArray => VisitCompactMultiDimArray(shape, isKey),
            WireShapeKind.Object when shape.ControlSize > 0 => VisitCompactObject(shape, isKey),
            WireShapeKind.Scalar => VisitScalar(shape.ScalarKind),
            WireShapeKind.String or WireShapeKind.Uri => VisitString(shape.Kind == WireShapeKind.Uri, isKey),
            WireShapeKind.Version => VisitVersion(isKey),
            WireShapeKind.BigInteger => VisitBytes(isBits: false, isKey),
            WireShapeKind.BitArray => VisitBytes(isBits: true, isKey),
            WireShapeKind.Sequence => VisitCollection(shape, partsPerElement: 1, isKey),
            WireShapeKind.Map => VisitCollection(shape, partsPerElement: 2, isKey),
            WireShapeKind.MultiDimArray => VisitMultiDimArray(shape, isKey),
            WireShapeKind.Union => VisitUnion(shape, isKey),
            WireShapeKind.Nullable => VisitWithPresence(shape, partCount: 1, isKey),
            WireShapeKind.Tolerant => VisitTolerant(shape, isKey),
            WireShapeKind.Custom => VisitCustom((CustomSkip)shape.CustomCode!),
            _ when shape.HasPresence => VisitWithPresence(shape, shape.Members.Length, isKey),
            _ => Enter(shape, _position, shape.Members.Length),
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
                // A union is no frame of its own: name it.
                _frames.Add(new ErrorFrame(shape, _position, 0));
                return Here(_position);
            case FastSerErrorCode.InvalidValue:
                return _position > _target && !IsInCheckedBlock(shape) ? _remembered : null;
            case FastSerErrorCode.UserCode or FastSerErrorCode.DuplicateKey:
                return _position > _target ? _remembered : null;
            case FastSerErrorCode.InvalidLength when shape.HasIntegers:
                return null;
            case FastSerErrorCode.Truncated:
                // A block is checked as a whole: go on to the scalar of it that is not all there.
                var isInBlock = shape.Kind == WireShapeKind.Scalar || shape.HasIntegers
                    || (shape.Kind == WireShapeKind.Object && !shape.HasPresence);
                return isInBlock ? null : _remembered;
            case FastSerErrorCode.DepthExceeded when isFirst && _frames.Count > 0 && shape.ControlSize == 0:
                // Types count themselves in behind their presence byte: name the value, not its first member.
                ref var frame = ref Top;
                if (frame.IsObject && frame.Shape.HasPresence && frame.Index == 0)
                {
                    frame.Index = frame.Count;
                    return Here(frame.Start);
                }

                return _remembered;
            default:
                return _remembered;
        }
    }

    /// <summary>Behind the cursor there is a fault only in what is checked as a whole, with the cursor before it.</summary>
    private readonly bool IsInCheckedBlock(WireShape shape) => _isBeforeFault
        || (_frames.Count > 0 && (shape.FixedSize >= 0 ? !Top.HasItems : shape.HasIntegers && Top.Shape.ControlSize > 0));

    private ErrorLocation? VisitScalar(WireScalar kind)
    {
        var size = WireScalarFacts.SizeOf(kind);
        if (Left < size)
        {
            return _code == FastSerErrorCode.Truncated ? Here(_position) : Lost;
        }

        if (_code == FastSerErrorCode.InvalidValue && !WireScalarFacts.IsValid(kind, _data[(int)_position..]))
        {
            return Here(_position);
        }

        _position += size;
        return null;
    }

    private ErrorLocation? VisitString(bool isUri, bool isKey)
    {
        var start = _position;
        if (!TryReadLength(out var header) || StringCode.PayloadSize(header) > Left)
        {
            return Lost;
        }

        var payload = _data.Slice((int)_position, (int)StringCode.PayloadSize(header));
        _position += payload.Length;
        if (_code != FastSerErrorCode.InvalidValue)
        {
            return null;
        }

        // Readers name a bad URI with their cursor before it.
        var isBad = header == StringCode.Null ? isKey : isUri && _position >= _target && !VariableCode.IsUri(payload, header);
        return isBad ? Here(start) : null;
    }

    private ErrorLocation? VisitVersion(bool isKey)
    {
        var start = _position;
        if (Left < 1)
        {
            return Lost;
        }

        var isPresent = _data[(int)_position++] == 1;
        if (!isPresent)
        {
            return isKey && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        if (Left < VersionCode.Size)
        {
            return _code == FastSerErrorCode.Truncated ? Here(start) : Lost;
        }

        var isValid = VersionCode.IsValid(_data.Slice((int)_position, VersionCode.Size));
        _position += VersionCode.Size;
        return !isValid && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
    }

    /// <summary>The bytes of an integer or of bits, behind their length.</summary>
    private ErrorLocation? VisitBytes(bool isBits, bool isKey)
    {
        var start = _position;
        if (!TryReadLength(out var length))
        {
            return Lost;
        }

        if (isBits && length == 0)
        {
            return isKey && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        var size = isBits ? ((length - 1L) + 7) / 8 : length;
        if (size > Left)
        {
            return _code == FastSerErrorCode.Truncated ? Here(start) : Lost;
        }

        _position += size;
        var isBad = isBits && VariableCode.HasStrayBits(_data[(int)_position - 1], length - 1);
        return isBad && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
    }

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

        var data = _data[(int)start..(int)Math.Min(_target, _data.Length)];
        var reader = new FastReader(data, int.MaxValue);
        try
        {
            code.Skip(ref reader);
            _position += reader.OffsetIn(data);
            return null;
        }
        catch (Exception)
        {
            return Here(start);
        }
        finally
        {
            reader.ReleaseReferences();
        }
    }

    private ErrorLocation? VisitCollection(WireShape shape, int partsPerElement, bool isKey)
    {
        var start = _position;
        if (!TryReadLength(out var header))
        {
            return Lost;
        }

        if (header == 0)
        {
            return (isKey || shape.RejectsNull) && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        return EnterItems(shape, start, header - 1L, partsPerElement);
    }

    private ErrorLocation? VisitMultiDimArray(WireShape shape, bool isKey)
    {
        var start = _position;
        return VisitMultiDimArraySize(shape, isKey, out var count) is { } fault ? fault : count < 0 ? null : EnterItems(shape, start, count, 1);
    }

    /// <summary>The header of a grid, which has -1 elements if it is null.</summary>
    private ErrorLocation? VisitMultiDimArraySize(WireShape shape, bool isKey, out long count)
    {
        count = -1;
        var start = _position;
        if (!TryReadLength(out var header))
        {
            return Lost;
        }

        if (header == 0)
        {
            return isKey && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        // Readers have checked that the product is a legal length, or the fault is in this header.
        count = header - 1L;
        for (var i = 1; i < shape.Rank; i++)
        {
            if (!TryReadLength(out var length) || length > Array.MaxLength || count > Array.MaxLength)
            {
                return Here(start);
            }

            count *= length;
        }

        return _target > start && _target < _position ? Here(_target) : null;
    }

    private ErrorLocation? VisitWithPresence(WireShape shape, int partCount, bool isKey)
    {
        var start = _position;
        if (shape.IsTracked && Left > 1 && _data[(int)_position] == FastWriter.KnownObject)
        {
            _position++;
            return TryReadLength(out _) ? null : Lost;
        }

        if (Left < 1 || _data[(int)_position] > 1)
        {
            return Lost;
        }

        var isPresent = _data[(int)_position++] == 1;
        return !isPresent && isKey && _code == FastSerErrorCode.InvalidValue
            ? Here(start)
            : isPresent && !(shape.PartsSize is >= 0 and var size && TryJump(size)) ? Enter(shape, start, partCount) : null;
    }

    private readonly ErrorLocation? Enter(WireShape shape, long start, long partCount)
    {
        _frames.Add(new ErrorFrame(shape, start, partCount));
        return null;
    }

    private bool TryReadLength(out uint length)
    {
        var size = LengthCode.TryGet(_data[(int)_position..], out length);
        _position += size;
        return size > 0;
    }
}
