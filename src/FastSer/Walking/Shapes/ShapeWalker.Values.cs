using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

internal ref partial struct ShapeWalker<TVisitor>
{
    /// <summary>Passes a value without parts, or enters one with parts.</summary>
    private void Visit(WireShape shape)
    {
        var start = _position;
        switch (shape.Prefix)
        {
            case ValuePrefix.Scalar:
                if (TryPass(ref Grammar.FixedEnd(ref Cursor, ref Limit, ref _faults, WireScalarFacts.SizeOf(shape.ScalarKind)), start))
                {
                    FailIf(!WireScalarFacts.IsValid(shape.ScalarKind, _data[(int)start..]), FastSerErrorCode.InvalidValue, start);
                }

                break;
            case ValuePrefix.Custom:
                VisitCustom((CustomSkip)shape.CustomCode!);
                break;
            case ValuePrefix.Presence:
                if (TryPass(ref Grammar.PresenceEnd(ref Cursor, ref Limit, ref _faults, out var isPresent), start) && isPresent)
                {
                    Enter(shape, ValuePrefix.Presence, start, shape.Members.Length);
                }

                break;
            case ValuePrefix.Reference:
                if (TryPass(ref Grammar.ReferenceEnd(ref Cursor, ref Limit, ref _faults, out var isNew, out _), start) && isNew)
                {
                    Enter(shape, ValuePrefix.Reference, start, shape.Members.Length);
                }

                break;
            case ValuePrefix.Count:
                VisitCollection(shape);
                break;
            case ValuePrefix.Lengths:
                if (TryPass(ref Grammar.MultiDimArrayEnd(
                    ref Cursor, ref Limit, ref _faults, shape.Rank, LeastSize(shape), out var gridCount), start) && gridCount > 0)
                {
                    EnterItems(shape, start, gridCount);
                }

                break;
            case ValuePrefix.Tag:
                VisitUnion(shape);
                break;
            case ValuePrefix.Size:
                VisitSized(shape, isBehindTag: false);
                break;
            case ValuePrefix.Members:
                VisitFirstMembers(shape);
                break;
            case ValuePrefix.Control:
                VisitCompactObject(shape);
                break;
            case ValuePrefix.None:
                Enter(shape, ValuePrefix.None, start, shape.Members.Length);
                break;
            default:
                VisitVariable(shape);
                break;
        }
    }

    /// <summary>Passes a value of variable size without parts.</summary>
    private void VisitVariable(WireShape shape)
    {
        var start = _position;
        switch (shape.Prefix)
        {
            case ValuePrefix.String:
                VisitString(shape.Kind == WireShapeKind.Uri);
                break;
            case ValuePrefix.Version:
                ref var version = ref Grammar.PresenceEnd(ref Cursor, ref Limit, ref _faults, out var isPresent);
                ref var end = ref Grammar.FixedEnd(ref version, ref Limit, ref _faults, isPresent ? VersionCode.Size : 0);
                if (TryPass(ref end, start) && isPresent)
                {
                    FailIf(!VersionCode.IsValid(ref version), FastSerErrorCode.InvalidValue, start);
                }

                break;
            case ValuePrefix.BitArray:
                if (TryPass(ref Grammar.BitArrayEnd(ref Cursor, ref Limit, ref _faults, out var bitCount), start))
                {
                    FailIf(HasStrayBits(bitCount), FastSerErrorCode.InvalidValue, start);
                }

                break;
            case ValuePrefix.IPAddress:
                if (TryPass(ref Grammar.IPAddressEnd(ref Cursor, ref Limit, ref _faults, out var bytes), start))
                {
                    FailIf(!bytes.IsEmpty && !IPAddressCode.IsValid(bytes), FastSerErrorCode.InvalidValue, start);
                }

                break;
            case ValuePrefix.IPEndPoint:
                if (TryPass(ref Grammar.IPEndPointEnd(ref Cursor, ref Limit, ref _faults, out var address), start))
                {
                    FailIf(!address.IsEmpty && !IPAddressCode.IsValid(address), FastSerErrorCode.InvalidValue, start);
                }

                break;
            default:
                VisitCompactItems(shape);
                break;
        }
    }

    /// <summary>Passes a value of the Compact format without parts, or one whose end alone is to be found.</summary>
    private void VisitCompactItems(WireShape shape)
    {
        var start = _position;
        switch (shape.Prefix)
        {
            case ValuePrefix.CompactScalar:
                VisitCompactScalar(shape.ScalarKind);
                break;
            case ValuePrefix.CompactString:
                VisitCompactString();
                break;
            case ValuePrefix.CompactBooleans:
                if (TryPass(ref Grammar.CompactBooleansEnd(ref Cursor, ref Limit, ref _faults, out var count), start))
                {
                    FailIf(HasStrayBits(count), FastSerErrorCode.InvalidValue, start);
                }

                break;
            case ValuePrefix.CompactIntegers:
                if (TryPass(ref Grammar.CountEnd(ref Cursor, ref Limit, ref _faults, minimumSize: 1, out var itemCount), start))
                {
                    VisitIntegers(shape, start, itemCount);
                }

                break;
            case ValuePrefix.CompactIntegerArray:
                if (TryPass(ref Grammar.MultiDimArrayEnd(ref Cursor, ref Limit, ref _faults, shape.Rank, minimumSize: 1, out var gridCount), start))
                {
                    VisitIntegers(shape, start, gridCount);
                }

                break;
            default:
                TryPass(ref Grammar.ValueEnd(ref Cursor, ref Limit, ref _faults, shape.Prefix), start);
                break;
        }
    }

    private void VisitString(bool isUri)
    {
        var start = _position;
        if (!TryPass(ref Grammar.StringEnd(ref Cursor, ref Limit, ref _faults, out var header), start) || header == StringCode.Null)
        {
            return;
        }

        var size = (int)StringCode.PayloadSize(header);
        var payload = _data.Slice((int)_position - size, size);
        if (header > StringCode.Null && (header & 1) != 0 && !StringCode.IsWideNeeded(ref MemoryMarshal.GetReference(payload), header >> 1))
        {
            Fail(FastSerErrorCode.InvalidString, start);
        }
        else if (isUri)
        {
            FailIf(!VariableCode.IsUri(payload, header), FastSerErrorCode.InvalidValue, start);
        }
    }

    private void VisitCollection(WireShape shape)
    {
        var start = _position;
        if (!TryPass(ref Grammar.CountEnd(ref Cursor, ref Limit, ref _faults, LeastSize(shape), out var count), start))
        {
            return;
        }

        if (count > 0)
        {
            EnterItems(shape, start, count);
        }
        else
        {
            FailIf(count < 0 && shape.RejectsNull, FastSerErrorCode.InvalidValue, start);
        }
    }

    /// <summary>The fewest bytes that an element or an entry takes; a count of more than fit is refused.</summary>
    private static int LeastSize(WireShape shape)
    {
        if (shape.PartsSize >= 0)
        {
            return shape.PartsSize;
        }

        var size = 0;
        foreach (var part in shape.Members)
        {
            size += SkipShapes.MinimumSize(part.Shape.Resolved);
        }

        return size;
    }

    private void VisitUnion(WireShape shape)
    {
        var start = _position;
        if (!TryPass(ref Grammar.TagEnd(ref Cursor, ref Limit, ref _faults, out var tag), start) || tag < 0)
        {
            return;
        }

        var found = shape.FindCase(tag);
        (_union, _tag) = found is null ? (null, 0) : (shape, (int)tag);
        if (found is null && shape.SkipsUnknownCases)
        {
            var place = _position;
            TryPass(ref Grammar.PresentTolerantEnd(ref Cursor, ref Limit, ref _faults), place);
        }
        else if (found is null)
        {
            _open.Add(new OpenValue(shape, start, 0));
            Fail(FastSerErrorCode.UnknownUnionTag, start);
        }
        else if (found.PrefixBehindTag == ValuePrefix.Size)
        {
            VisitSized(found, isBehindTag: true);
        }
        else if (found is { Kind: WireShapeKind.Payload, HoldsNull: false } && IsNull(found.Members[0].Shape.Resolved))
        {
            Enter(found, ValuePrefix.Tag, start, 1);
            Fail(FastSerErrorCode.InvalidValue, _position);
        }
        else
        {
            Enter(found, ValuePrefix.Tag, start, found.Members.Length);
        }
    }

    /// <summary>The length and mask of a Tolerant object, or the length of an enclosed union.</summary>
    private void VisitSized(WireShape shape, bool isBehindTag)
    {
        var start = _position;
        if (!TryPass(ref Grammar.TolerantBegin(ref Cursor, ref Limit, ref _faults, out var size), start))
        {
            return;
        }

        if (shape.Kind == WireShapeKind.Enclosed)
        {
            if (size < 0)
            {
                FailIn(shape, FastSerErrorCode.InvalidPresence, start);
                return;
            }

            Enter(new OpenValue(shape, start, 1) { End = _position + size }, ValuePrefix.Size);
            FailIf(IsNull(shape.Members[0].Shape.Resolved), FastSerErrorCode.InvalidValue, _position);
            return;
        }

        if (size < 0)
        {
            if (isBehindTag)
            {
                _open.Add(new OpenValue(shape, start, 0));
                Fail(FastSerErrorCode.InvalidPresence, start);
            }

            return;
        }

        var maskSize = MemberMask.SizeIn(ref Cursor, size);
        var count = maskSize == 0 ? 0 : shape.Members.Length;
        var (maskStart, end) = (_position, _position + size);
        _position += maskSize;
        Enter(new OpenValue(shape, start, count) { MaskStart = (int)maskStart, MaskSize = maskSize, End = end }, ValuePrefix.Size);
        FailIf(maskSize == 0, FastSerErrorCode.InvalidMembers, start);
    }

    private void VisitFirstMembers(WireShape shape)
    {
        var start = _position;
        ref var end = ref Grammar.MembersEnd(ref Cursor, ref Limit, ref _faults, shape.Members.Length, shape.HasPresence, out var count);
        if (!TryPass(ref end, start))
        {
            if (_code != FastSerErrorCode.Truncated)
            {
                _open.Add(new OpenValue(shape, start, 0));
            }
        }
        else if (count >= 0)
        {
            Enter(shape, ValuePrefix.Members, start, count);
        }
    }

    /// <summary>A value of a formatter is one thing: a fault in it is a fault of the value, and its code throws what the error is.</summary>
    private void VisitCustom(CustomSkip code)
    {
        var start = _position;
        try
        {
            _position += code.SizeOf(_data[(int)start..], FastSerializerOptions.Trusted, depth: 0);
        }
        catch (FastSerException exception)
        {
            Fail(exception.Code, start);
        }
        catch (Exception)
        {
            Fail(FastSerErrorCode.UserCode, start);
        }
    }

    /// <summary>Returns whether the last byte of the bits before the cursor has others behind the last one.</summary>
    private readonly bool HasStrayBits(long bitCount) =>
        bitCount > 0 && VariableCode.HasStrayBits(_data[(int)_position - 1], (uint)bitCount);
}
