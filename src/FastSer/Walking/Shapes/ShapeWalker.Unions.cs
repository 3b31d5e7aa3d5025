using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

// Unions, and what has a length before it: their cases, and Tolerant objects.
internal ref partial struct ShapeWalker<TVisitor>
{
    private bool VisitUnion(WireShape shape)
    {
        var start = _position;
        if (!TryPass(ref Grammar.TagEnd(ref Cursor, ref Limit, ref _faults, out var tag), start))
        {
            return false;
        }

        if (tag < 0)
        {
            return PassNull(start);
        }

        if (shape.FindCase(tag) is not { } found)
        {
            return shape.SkipsUnknownCases ? VisitUnknownCase()
                : TVisitor.Locates ? Recall() : FailIn(shape, FastSerErrorCode.UnknownUnionTag, start);
        }

        (_union, _tag) = (shape, (int)tag);
        if (found.PrefixBehindTag == ValuePrefix.Size)
        {
            return VisitSized(found, isBehindTag: true);
        }

        return Enter(found, ValuePrefix.Tag, start, found.Members.Length) && RequirePart();
    }

    /// <summary>Visits a case that only a newer version of the union knows: its length says where it ends.</summary>
    private bool VisitUnknownCase()
    {
        var start = _position;
        return (start != _search.Target && TryPass(ref Grammar.PresentTolerantEnd(ref Cursor, ref Limit, ref _faults), start))
            || Fail(SoughtOr(_code), start);
    }

    /// <summary>Visits the length and the mask of a Tolerant object, or the length of an enclosed union, whose tag is its part.</summary>
    private bool VisitSized(WireShape shape, bool isBehindTag)
    {
        var start = _position;
        if (!TryPass(ref Grammar.TolerantBegin(ref Cursor, ref Limit, ref _faults, out var size), start))
        {
            return false;
        }

        if (shape.Kind == WireShapeKind.Enclosed)
        {
            return VisitEnclosed(shape, start, size);
        }

        if (IsSteppedOver)
        {
            _position += Math.Max(size, 0);
            return size >= 0 || TVisitor.Locates || Fail(FastSerErrorCode.InvalidPresence, start);
        }

        if (size < 0)
        {
            return isBehindTag ? RefuseNullBehindTag(shape, start) : PassNull(start);
        }

        var (maskStart, end) = ((int)_position, _position + size);
        if (IsTooDeep || (_position == _search.Target && _search.Code == FastSerErrorCode.InvalidMembers))
        {
            return FailIn(shape, _search.Code, start);
        }

        var maskSize = MemberMask.SizeIn(ref Cursor, size);
        if (TVisitor.Locates && maskSize == 0)
        {
            return Recall();
        }

        _position += maskSize;
        var count = maskSize == 0 ? 0 : shape.Members.Length;
        return Enter(new OpenValue(shape, start, count) { MaskStart = maskStart, MaskSize = maskSize, End = end }, ValuePrefix.Size)
            && (maskSize != 0 || Fail(FastSerErrorCode.InvalidMembers, start));
    }

    /// <summary>Gets whether the readers of the object that the walk is in step over its current member.</summary>
    private readonly bool IsSteppedOver => _open.Count > 0 && Top is { IsTolerant: true, Member.IsSteppedOver: true };

    private bool VisitEnclosed(WireShape shape, long start, nint size) => size < 0
        ? FailIn(shape.Members[0].Shape.Resolved, SoughtOr(FastSerErrorCode.InvalidPresence), start)
        : Enter(new OpenValue(shape, start, 1) { End = _position + size }, ValuePrefix.Size) && RequirePart();

    /// <summary>Goes to the value behind a tag, which must not be null.</summary>
    private bool RequirePart() =>
        TVisitor.Locates || !Top.ForbidsNull || !IsNull(Top.Part) || Fail(FastSerErrorCode.InvalidValue, _position);

    /// <summary>Returns whether null is at the cursor, in a shape that has a null.</summary>
    private readonly bool IsNull(WireShape shape) => _position < _data.Length && _data[(int)_position] == shape.NullByte;
}
