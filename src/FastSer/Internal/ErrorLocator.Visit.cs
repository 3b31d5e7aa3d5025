using FastSer.CompilerServices;

namespace FastSer.Internal;

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
            WireShapeKind.CompactGrid => VisitCompactGrid(shape, isKey),
            WireShapeKind.Object when shape.ControlSize > 0 => VisitCompactObject(shape, isKey),
            WireShapeKind.Scalar => VisitScalar(shape.ScalarKind),
            WireShapeKind.String or WireShapeKind.Uri => VisitString(shape.Kind == WireShapeKind.Uri, isKey),
            WireShapeKind.Version => VisitVersion(isKey),
            WireShapeKind.BigInteger => VisitBytes(isBits: false, isKey),
            WireShapeKind.BitArray => VisitBytes(isBits: true, isKey),
            WireShapeKind.Sequence => VisitCollection(shape, partsPerElement: 1, isKey),
            WireShapeKind.Map => VisitCollection(shape, partsPerElement: 2, isKey),
            WireShapeKind.Grid => VisitGrid(shape, isKey),
            WireShapeKind.Union => VisitUnion(shape, isKey),
            WireShapeKind.Nullable => VisitWithPresence(shape, partCount: 1, isKey),
            WireShapeKind.Tolerant => VisitTolerant(shape, isKey),
            WireShapeKind.Custom => VisitCustom(shape.CustomCode!),
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
            case FastSerErrorCode.InvalidValue or FastSerErrorCode.UserCode or FastSerErrorCode.DuplicateKey:
                return null;
            case FastSerErrorCode.InvalidLength when shape.HasIntegers:
                return null;
            case FastSerErrorCode.Truncated:
                // A block is checked as a whole: go on to the scalar of it that is not all there.
                var isInBlock = shape.Kind == WireShapeKind.Scalar || shape.HasIntegers
                    || (shape.Kind == WireShapeKind.Object && !shape.HasPresence);
                return isInBlock ? null : _remembered;
            case FastSerErrorCode.DepthExceeded when isFirst && _frames.Count > 0 && shape.ControlSize == 0:
                // Types count themselves in behind their presence byte: name the value, not its first member.
                var frame = _frames[^1];
                if (frame.IsObject && frame.Shape.HasPresence && frame.Index == 0)
                {
                    frame.Index = frame.Count;
                    _frames[^1] = frame;
                    return Here(frame.Start);
                }

                return _remembered;
            default:
                return _remembered;
        }
    }

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
        var isBad = header == StringCode.Null ? isKey : isUri && !VariableCode.IsUri(payload, header);
        return isBad && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
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

    /// <summary>A formatter's value is one thing: a fault inside is a fault of the value.</summary>
    private ErrorLocation? VisitCustom(CustomCode code)
    {
        var start = _position;
        var data = _data[(int)start..];
        var reader = new FastReader(data, int.MaxValue);
        try
        {
            code.Skip(ref reader);
        }
        catch (Exception exception) when (exception is not OutOfMemoryException)
        {
            return Here(start);
        }
        finally
        {
            reader.ReleaseReferences();
        }

        _position += reader.OffsetIn(data);
        return _target < _position ? Here(start) : null;
    }

    private ErrorLocation? VisitCollection(WireShape shape, int partsPerElement, bool isKey)
    {
        var start = _position;
        if (!TryReadLength(out var header))
        {
            return Lost;
        }

        return header == 0 && (isKey || shape.RejectsNull) && _code == FastSerErrorCode.InvalidValue
            ? Here(start)
            : Enter(shape, start, header == 0 ? 0 : (header - 1L) * partsPerElement);
    }

    private ErrorLocation? VisitGrid(WireShape shape, bool isKey)
    {
        var start = _position;
        return VisitGridSize(shape, isKey, out var count) is { } fault ? fault : count < 0 ? null : Enter(shape, start, count);
    }

    /// <summary>The header of a grid, which has -1 elements if it is null.</summary>
    private ErrorLocation? VisitGridSize(WireShape shape, bool isKey, out long count)
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
            : isPresent ? Enter(shape, start, partCount) : null;
    }

    private readonly ErrorLocation? Enter(WireShape shape, long start, long partCount)
    {
        _frames.Add(new ErrorFrame(shape, start, partCount));
        return null;
    }

    private bool TryReadLength(out uint length)
    {
        length = 0;
        if (Left < 1)
        {
            return false;
        }

        length = _data[(int)_position];
        if (length != LengthCode.LongForm)
        {
            _position++;
            return true;
        }

        if (Left < LengthCode.MaxSize)
        {
            return false;
        }

        length = System.Buffers.Binary.BinaryPrimitives.ReadUInt32LittleEndian(_data[(int)(_position + 1)..]);
        _position += LengthCode.MaxSize;
        return true;
    }
}
