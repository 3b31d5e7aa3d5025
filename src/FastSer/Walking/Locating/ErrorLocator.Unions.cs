using FastSer.CompilerServices;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

internal ref partial struct ErrorLocator
{
    private ErrorLocation? VisitUnion(WireShape shape, bool isKey)
    {
        var start = _position;
        if (!TryPass(ref Grammar.TagEnd(ref Cursor, ref Limit, ref _faults, out var tag)))
        {
            return Faulty(start);
        }

        if (tag < 0)
        {
            return RefuseNull(isKey, start);
        }

        return shape.FindCase(tag) switch
        {
            null => shape.SkipsUnknownCases ? VisitUnknownCase() : Lost,
            { Kind: WireShapeKind.Enclosed } enclosed => VisitEnclosed(enclosed),
            { PrefixBehindTag: ValuePrefix.Size } tolerant => VisitTolerant(tolerant, isKey: false),
            var parts => Enter(parts, start),
        };
    }

    /// <summary>The length of a union behind the tag of another; the inner tag is its part.</summary>
    private ErrorLocation? VisitEnclosed(WireShape shape)
    {
        var start = _position;
        ref var body = ref Grammar.TolerantBegin(ref Cursor, ref Limit, ref _faults, out var size);
        if (!TryPass(ref body))
        {
            return Faulty(start);
        }

        if (size < 0)
        {
            return HereIn(shape, start);
        }

        _open.Add(new OpenValue(shape, start, 1) { End = _position + size });
        return null;
    }

    /// <summary>A length that does not fit what the inner tag names is the error.</summary>
    private readonly ErrorLocation? LeaveEnclosed(in OpenValue frame) =>
        _position == frame.End ? null : _code == FastSerErrorCode.InvalidMembers ? HereIn(frame.Shape, frame.Start) : Lost;

    /// <summary>Unions have no frames of their own: names the one that is enclosed.</summary>
    private readonly ErrorLocation HereIn(WireShape enclosed, long start)
    {
        _open.Add(new OpenValue(enclosed.Members[0].Shape.Resolved, start, 0));
        return Here(start);
    }

    /// <summary>Visits a case that only a newer version of the union knows: its length says where it ends.</summary>
    private ErrorLocation? VisitUnknownCase()
    {
        var start = _position;
        ref var body = ref Grammar.TolerantBegin(ref Cursor, ref Limit, ref _faults, out var size);
        if (start == _target || !TryPass(ref body) || size < 0)
        {
            return Here(start);
        }

        _position += size;
        return null;
    }
}
