using FastSer.CompilerServices;

namespace FastSer.Walking;

// Values of the Compact format (docs/wire-format.md).
internal ref partial struct ErrorLocator
{
    private ErrorLocation? VisitCompactObject(WireShape shape, bool isKey)
    {
        var start = _position;
        if (Left < 1)
        {
            return _code == FastSerErrorCode.Truncated ? Here(start) : Lost;
        }

        if (shape.HasPresence && _data[(int)start] == 0)
        {
            _position++;
            return isKey && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        if (Left < shape.ControlSize)
        {
            return _code == FastSerErrorCode.Truncated ? Here(start) : Lost;
        }

        _position += shape.ControlSize;
        return Enter(shape, start, shape.Members.Length);
    }

    /// <summary>A member of a compact object that has control bits.</summary>
    private ErrorLocation? VisitControlled(WireShape shape, long start, int bit)
    {
        if (_position >= _target && Arrive(shape) is { } there)
        {
            return there;
        }

        switch (shape.Kind)
        {
            case WireShapeKind.Nullable:
                return Code(start, bit, 1) == 0 ? null : Enter(shape, _position, partCount: 1);
            case WireShapeKind.Scalar:
                return null;
            default:
                return shape.ScalarKind == WireScalar.Decimal
                    ? VisitDecimal(start, bit)
                    : VisitInteger(shape.ScalarKind, Code(start, bit, CompactScalarFacts.ControlBits(shape.ScalarKind)));
        }
    }

    private ErrorLocation? VisitInteger(WireScalar kind, uint code)
    {
        var size = CompactScalarFacts.SizeOf(code, CompactScalarFacts.ControlBits(kind));
        if (size > sizeof(ulong))
        {
            return _code == FastSerErrorCode.InvalidLength ? Here(_position) : Lost;
        }

        if (size > Left)
        {
            return _code == FastSerErrorCode.Truncated ? Here(_position) : Lost;
        }

        if (_code == FastSerErrorCode.InvalidLength && !CompactScalarFacts.IsShortest(Load(size), kind, size))
        {
            return Here(_position);
        }

        _position += size;
        return null;
    }

    private ErrorLocation? VisitDecimal(long start, int bit)
    {
        for (var word = 0; word < DecimalCode.ControlBits; word += 2)
        {
            if (VisitInteger(WireScalar.UInt32, Code(start, bit + word, 2)) is { } fault)
            {
                return fault;
            }
        }

        if (Left < 1)
        {
            return _code == FastSerErrorCode.Truncated ? Here(_position) : Lost;
        }

        var isValid = DecimalCode.AreValidFlags(_data[(int)_position]);
        if (!isValid && _code == FastSerErrorCode.InvalidValue)
        {
            return Here(_position);
        }

        _position++;
        return null;
    }

    private ErrorLocation? VisitCompactScalar(WireScalar kind)
    {
        if (Left < 1)
        {
            return _code == FastSerErrorCode.Truncated ? Here(_position) : Lost;
        }

        if (kind == WireScalar.Decimal)
        {
            var start = _position++;
            return VisitDecimal(start, bit: 0);
        }

        var size = PrefixCode.SizeOf(_data[(int)_position]);
        if (size > Left)
        {
            return _code == FastSerErrorCode.Truncated ? Here(_position) : Lost;
        }

        var value = PrefixCode.Get(ref System.Runtime.InteropServices.MemoryMarshal.GetReference(_data[(int)_position..]), size);
        var isBad = _code switch
        {
            FastSerErrorCode.InvalidLength => PrefixCode.SizeOf(value) != size,
            FastSerErrorCode.InvalidValue => value > CompactScalarFacts.Maximum(kind),
            _ => false,
        };
        if (isBad)
        {
            return Here(_position);
        }

        _position += size;
        return null;
    }

    private ErrorLocation? VisitCompactString(bool isKey)
    {
        var start = _position;
        if (!TryReadLength(out var header) || CompactStringCode.PayloadSize(header) > Left)
        {
            return Lost;
        }

        _position += CompactStringCode.PayloadSize(header);
        return header == StringCode.Null && isKey && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
    }

    private ErrorLocation? VisitCompactSequence(WireShape shape)
    {
        var start = _position;
        if (!TryReadLength(out var header))
        {
            return Lost;
        }

        if (header == 0)
        {
            return null;
        }

        var count = header - 1L;
        var least = shape.ScalarKind == WireScalar.Boolean ? (count + 7) / 8 : count;
        if (least > Left)
        {
            return _code == FastSerErrorCode.Truncated ? Here(start) : Lost;
        }

        if (shape.ScalarKind == WireScalar.Boolean)
        {
            _position += least;
            var hasStrayBits = count > 0 && VariableCode.HasStrayBits(_data[(int)_position - 1], (uint)count);
            return hasStrayBits && _code == FastSerErrorCode.InvalidValue ? Here(start) : null;
        }

        return VisitIntegers(shape, start, count);
    }

    private ErrorLocation? VisitCompactMultiDimArray(WireShape shape, bool isKey)
    {
        var start = _position;
        if (VisitMultiDimArraySize(shape, isKey, out var count) is { } fault)
        {
            return fault;
        }

        if (count > Left)
        {
            return _code == FastSerErrorCode.Truncated ? Here(start) : Lost;
        }

        return count < 0 ? null : VisitIntegers(shape, start, count);
    }

    /// <summary>Steps over the blocks that are right; names the element behind them that is not all there, or longer than it needs to be.</summary>
    private ErrorLocation? VisitIntegers(WireShape shape, long start, long count)
    {
        // A byte each is in the input, whose length is an int.
        ref var items = ref System.Runtime.InteropServices.MemoryMarshal.GetReference(_data[(int)_position..]);
        _position += SkipCompactCode.IntegersSize(ref items, (nint)Left, shape.ScalarKind, (int)count, out var done, out _);
        var width = WireScalarFacts.SizeOf(shape.ScalarKind);
        var bits = width / 2;
        var groupSize = 16 / width;
        for (long first = done; first < count; first += IntegerGroups.MaxControls * groupSize)
        {
            var inBlock = Math.Min(IntegerGroups.MaxControls * groupSize, count - first);
            var controls = _position;
            _position += (inBlock + groupSize - 1) / groupSize;
            if (Left < 0)
            {
                return Element(shape, start, count, first, controls);
            }

            for (var i = 0; i < inBlock; i++)
            {
                var control = _data[(int)(controls + (i / groupSize))] >> (i % groupSize * bits);
                var size = (control & ((1 << bits) - 1)) + 1;
                var isLast = i == inBlock - 1 && control >> bits != 0;
                if (size > width || size > Left || IntegerGroups.SizeOf(Load(size)) != size || (isLast && (i + 1) % groupSize != 0))
                {
                    return Element(shape, start, count, first + i, _position);
                }

                _position += size;
            }
        }

        return null;
    }

    private readonly ErrorLocation Element(WireShape shape, long start, long count, long index, long offset)
    {
        _frames.Add(new ErrorFrame(shape, start, count) { Index = index });
        return Here(offset);
    }

    /// <summary>Control bits of the object that begins at <paramref name="start"/>.</summary>
    private readonly uint Code(long start, int bit, int count)
    {
        var first = (int)start + (bit / 8);
        var two = _data[first] | ((first + 1 < _data.Length ? _data[first + 1] : 0) << 8);
        return (uint)(two >> (bit % 8)) & ((1u << count) - 1);
    }

    private readonly ulong Load(int size) =>
        ShortLoad.UpTo8(ref System.Runtime.InteropServices.MemoryMarshal.GetReference(_data[(int)_position..]), size);
}
