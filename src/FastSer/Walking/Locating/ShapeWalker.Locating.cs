using FastSer.CompilerServices;

namespace FastSer.Walking;

// A walk that locates an error: what it is told, and how it ends.
internal ref partial struct ShapeWalker<TVisitor>
{
    private ShapeWalker(ReadOnlySpan<byte> data, List<OpenValue> frames, in ErrorSearch search)
    {
        _data = data;
        _open = frames;
        _search = search;
        _faults = new RecordedFaults(search.Code);
    }

    public static ErrorLocation Locate(
        ReadOnlySpan<byte> data, WireShape root, in ErrorSearch search, List<OpenValue> frames, out long steps)
    {
        var walker = new ShapeWalker<TVisitor>(data, frames, search);
        walker.Walk(root.Resolved);
        steps = walker._search.Steps;
        return walker.PlaceOfError;
    }

    /// <summary>Locates an error in an element of a root collection, with the frames of a walk that comes to the element.</summary>
    public static ErrorLocation LocateItem(ReadOnlySpan<byte> data, WireShape root, (long Index, long Count) place, in ErrorSearch search)
    {
        var walker = new ShapeWalker<TVisitor>(data, [], search);
        walker.EnterItem(root.Resolved, place);
        walker.WalkParts();
        return walker.PlaceOfError;
    }

    private readonly ErrorLocation PlaceOfError => _isEnded && _code == _search.Code && _faultOffset >= 0
        ? Here(_faultOffset)
        : _search.Remembered ?? new ErrorLocation(_search.Target, null, null);

    private void EnterItem(WireShape root, (long Index, long Count) place)
    {
        if (root.Prefix != ValuePrefix.Count)
        {
            // The fingerprint stands before the collection.
            _open.Add(new OpenValue(root, start: 0, root.Members.Length) { Index = root.Members.Length - 1 });
            root = root.Members[^1].Shape.Resolved;
        }

        var index = place.Index;
        if (root.PartsSize is > 0 and var size)
        {
            var first = FirstItem(root, size, Math.Min(place.Count - index, _data.Length / size));
            _position = first * size;
            index += first;
        }

        var partsPerItem = root.Members.Length;
        _open.Add(new OpenValue(root, start: 0, place.Count * partsPerItem) { Index = index * partsPerItem });
    }

    /// <summary>Ends the walk: what was remembered is the answer.</summary>
    private bool Recall() => Fail(_search.Code, -1);

    /// <summary>Gets the code of a fault that is the error which is looked for, whatever its code.</summary>
    private readonly FastSerErrorCode SoughtOr(FastSerErrorCode code) => TVisitor.Locates ? _search.Code : code;
}
