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
            return Refuse(isKey, start);
        }

        return shape.FindCase(tag) switch
        {
            null => shape.SkipsUnknownCases ? VisitUnknownCase() : Lost,
            { HeadBehindTag: ValueHead.Size } tolerant => VisitTolerant(tolerant, isKey: false),
            var parts => Enter(parts, start),
        };
    }

    /// <summary>What a newer version of a union names: its length says where it ends.</summary>
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
