using FastSer.CompilerServices;

namespace FastSer.Walking;

// What the walk asks before a value, at null and at a text, when it leaves a value, and behind each part: with the reader's cursor there, that may
// be the place of the error. A walk for a visitor never gets there.
//
// Exceptions that code of the application threw: objects are made when all of their members have been read, and structs of a block when the block
// has been read, so that the code belongs to something that ends at the reader's cursor, or to the object around it, and never to what follows.
internal ref partial struct ShapeWalker<TVisitor>
{
    /// <summary>Goes to a value; false if it is the place of the error.</summary>
    private bool TryGoTo(WireShape shape) => _position < _search.Target || IsWithoutFault(shape.FixedSize) || Arrive(shape);

    /// <summary>Says whether a value of no bytes cannot have the fault: only code of the application fails there. The fault is then behind it.</summary>
    private readonly bool IsWithoutFault(int size) => size == 0 && _search.Code != FastSerErrorCode.UserCode;

    /// <summary>The walk has reached the reader's cursor. Returns whether it goes on.</summary>
    private bool Arrive(WireShape shape)
    {
        var (code, target) = (_search.Code, _search.Target);
        var isFirst = _search.Remembered is null;
        _search.Remembered ??= Here(_position);
        switch (code)
        {
            case FastSerErrorCode.UnknownUnionTag when shape.Kind == WireShapeKind.Union:
            case FastSerErrorCode.NewerVersion or FastSerErrorCode.InvalidPresence when shape.Kind == WireShapeKind.Append:
                return FailIn(shape, code, _position);
            case FastSerErrorCode.InvalidValue:
                return _position <= target || IsInCheckedBlock(shape) || Recall();
            case FastSerErrorCode.UserCode:
                return ArriveAtUserCode(shape);
            case FastSerErrorCode.DuplicateKey:
                return _position <= target || Recall();
            case FastSerErrorCode.InvalidLength when shape.HasIntegers:
                return true;
            case FastSerErrorCode.Truncated:
                // A block is checked as a whole: go on to the scalar of it that is not all there.
                return shape.Kind == WireShapeKind.Scalar || shape.HasIntegers || (shape.Kind == WireShapeKind.Object && !shape.HasPresence) || Recall();
            case FastSerErrorCode.DepthExceeded when isFirst && _open.Count > 0 && shape.ControlSize == 0
                && Top is { IsObject: true, Shape.HasPresence: true, Index: 0 }:
                // Types count themselves in behind their presence byte: name the value, not its first member.
                Top.Index = Top.Count;
                return Fail(code, Top.Start);
            case FastSerErrorCode.UnexpectedNull when _search.Absent is not null && _position == target:
                // What has no bytes is not visited: go on to the object that it is missing from.
                return true;
            case FastSerErrorCode.LengthExceeded or FastSerErrorCode.UnexpectedNull when shape.Prefix == ValuePrefix.None && _position == target:
                // Objects without a presence byte begin with their first member.
                return true;
            case FastSerErrorCode.LengthExceeded or FastSerErrorCode.UnexpectedNull:
                return Fail(code, _position);
            default:
                return Recall();
        }
    }

    /// <summary>Behind the cursor there is a fault only in what is checked as a whole, with the cursor before it.</summary>
    private readonly bool IsInCheckedBlock(WireShape shape) => _search.IsBeforeFault
        || (_open.Count > 0 && (shape.FixedSize >= 0 ? !Top.HasItems : shape.HasIntegers && Top.Shape.ControlSize > 0));

    /// <summary>The walk has reached something that has bytes behind the reader's cursor, and so has not been read.</summary>
    private bool ArriveAtUserCode(WireShape shape)
    {
        if (_search.IsBehindObject || _position > _search.Target)
        {
            return Recall();
        }

        if (shape.Prefix == ValuePrefix.Custom || _open.Count == 0 || (Top.HasItems && Top.Index > 0))
        {
            return true;
        }

        // Name the object or the collection, and not the part that comes next.
        Top.Index = Top.Count;
        return Fail(_search.Code, _position);
    }

    /// <summary>Gets whether the value before the walk's cursor may be one that is refused: what a reader has gone past, it has not refused.</summary>
    private readonly bool MayRefuse => !TVisitor.Locates || (_search.Code == FastSerErrorCode.InvalidValue && _position >= _search.Target);

    /// <summary>
    /// Goes by null, which as a key or behind a tag most types refuse. A reader refuses null behind a tag at once, and a key when its entry has
    /// been read.
    /// </summary>
    private bool PassNull(long place)
    {
        if (!ForbidsNull)
        {
            return true;
        }

        Top.HasNullKey = Top.IsAtKey;
        return Top.IsAtKey || !MayRefuse || Fail(_search.Code, place);
    }

    /// <summary>Gets whether null at the cursor may be the error.</summary>
    private readonly bool ForbidsNull => _search.Code == FastSerErrorCode.InvalidValue && _open.Count > 0 && Top.ForbidsNull;

    /// <summary>Refuses null behind a tag, which has said that there is a value; a walk that locates another error goes by it.</summary>
    private bool RefuseNullBehindTag(WireShape shape, long place) =>
        (TVisitor.Locates && (place != _search.Target || _search.Code != FastSerErrorCode.InvalidPresence))
        || FailIn(shape, FastSerErrorCode.InvalidPresence, place);

    /// <summary>
    /// Goes by a text. A reader that refuses a value with its cursor before a text refuses what the text stands for: a time zone, for one. Without
    /// this, a later value that is not valid either would be named.
    /// </summary>
    private bool PassText(long start) =>
        _search.Code != FastSerErrorCode.InvalidValue || start != _search.Target || Fail(_search.Code, start);

    /// <summary>Gets whether the reader found that the object whose head has been read is too deep.</summary>
    private readonly bool IsTooDeep => _search.Code == FastSerErrorCode.DepthExceeded && _position == _search.Target;

    /// <summary>Gets the place of a fault in the header of a multi-dimensional array: the reader's cursor is in it if one of the lengths is faulty.</summary>
    private readonly long PlaceInLengths(long start) => _search.Code == FastSerErrorCode.InvalidLength ? Math.Max(start, _search.Target) : start;

    /// <summary>Returns whether the reader's cursor was inside of what the walk has just passed.</summary>
    private readonly bool IsTargetInside(long start) => _search.Target > start && _search.Target < _position;

    /// <summary>Leaves a value; false if it is the place of the error.</summary>
    private bool TryLeave(in OpenValue frame)
    {
        if (frame.Shape.IsRefusedAsAWhole && frame.Start == _search.Target && _search.Code == FastSerErrorCode.InvalidValue)
        {
            return Fail(_search.Code, frame.Start);
        }

        if (_search.Code == FastSerErrorCode.UserCode && frame.IsObject && _position == _search.Target)
        {
            RememberEnd(frame.Shape.TypeName);
        }

        return true;
    }

    /// <summary>The innermost object is named first; those around it that end there too may be meant as well.</summary>
    private void RememberEnd(string? typeName)
    {
        _search.Remembered = _search.IsBehindObject
            ? _search.Remembered!.Value with { OuterTypeName = typeName ?? _search.Remembered.Value.OuterTypeName }
            : Here(_position);
        _search.IsBehindObject = true;
    }

    /// <summary>Finds errors in a part that are met when it has been read: duplicates, null keys, and those of code of the application.</summary>
    private bool IsErrorOfPart(ref OpenValue frame)
    {
        if (_position != _search.Target || !frame.EndsItem)
        {
            return false;
        }

        var isDuplicate = _search.Code == FastSerErrorCode.DuplicateKey && (_search.ElementIndex < 0 || frame.ItemIndex == _search.ElementIndex);
        var isOfCode = _search.Code == FastSerErrorCode.UserCode && IsBehindItem(frame);
        if (!isDuplicate && !isOfCode && !frame.HasNullKey)
        {
            return false;
        }

        if (isOfCode && _search.IsBehindObject)
        {
            Recall();
            return true;
        }

        frame.Index -= frame.IsMap ? 1 : 0;
        Fail(_search.Code, frame.ItemStart);
        return true;
    }

    /// <summary>
    /// Returns whether the fault is in an element that has been read, and not in the next one: code runs when the bytes of its element have been
    /// read. Of the last element and of an object that ends with it, either may be meant.
    /// </summary>
    private static bool IsBehindItem(in OpenValue frame) =>
        frame.EndsItem && frame.Index + 1 < frame.Count && frame.Shape.Members[0].Shape.Resolved is { Prefix: not ValuePrefix.Custom } next
        && (next.Prefix != ValuePrefix.None || next.FixedSize >= 0);
}
