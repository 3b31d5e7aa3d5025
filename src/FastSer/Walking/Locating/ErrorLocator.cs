using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using FastSer.CompilerServices;

namespace FastSer.Walking;

/// <summary>
/// Finds the place of an error after the fact: it walks the input by the shapes of its types, with a stack of its own, so
/// that no input can exhaust the thread's. Readers carry no names and no paths for it.
/// </summary>
internal ref partial struct ErrorLocator
{
    private const int MaxKeptFrames = 128;

    [ThreadStatic]
    private static List<OpenValue>? t_frames;

    private readonly ReadOnlySpan<byte> _data;
    private readonly FastSerErrorCode _code;
    private readonly int _elementIndex;
    private readonly AbsentMember? _absent;
    private readonly List<OpenValue> _open;

    /// <summary>Where the reader's cursor was: at the faulty thing, at the block it is in, or behind the value.</summary>
    private long _target;

    private long _position;
    private long _steps;

    /// <summary>The walk has found the element with the fault, and is about to go into it.</summary>
    private bool _isBeforeFault;

    /// <summary>The walk has left an object that ends at the reader's cursor; it is remembered.</summary>
    private bool _isBehindObject;

    private ErrorLocation? _remembered;

    private RecordedFaults _faults;

    /// <summary>The values around the point where the last search stopped without an end.</summary>
    private SkipMarks _marks = new();

    private SkipMarks _unusedMarks = new();

    /// <summary>The first mark that the walk has not gone past.</summary>
    private int _nextMark;

    /// <summary>The furthest position that the searches have reached.</summary>
    private long _searchedTo = -1;

    /// <summary>The encoding that is compared with the one that the walk goes through.</summary>
    private ReadOnlySpan<byte> _other;

    /// <summary>The distance by which the walk is further in the other encoding.</summary>
    private long _shift;

    private ErrorLocator(
        ReadOnlySpan<byte> data, FastSerErrorCode code, long target, int elementIndex, AbsentMember? absent, List<OpenValue> frames)
    {
        _absent = absent;
        _open = frames;
        _data = data;
        _code = code;
        _faults = new RecordedFaults(code);
        _target = target;
        _elementIndex = elementIndex;
    }

    /// <summary>Finds type, path and offset of an error.</summary>
    /// <param name="data">The whole input.</param>
    /// <param name="root">The shape of the root.</param>
    /// <param name="code">The code of the error.</param>
    /// <param name="target">Where the reader's cursor was.</param>
    /// <param name="elementIndex">The number of the duplicate in its collection; <see cref="FastSerException.AnyElement"/>; or -1.</param>
    /// <param name="absent">The member without bytes that must not be null, or null.</param>
    public static ErrorLocation Locate(
        ReadOnlySpan<byte> data, WireShape root, FastSerErrorCode code, long target, int elementIndex, AbsentMember? absent = null) =>
        Locate(data, root, code, target, elementIndex, out _, absent);

    /// <summary>Finds type, path and offset of an error, and counts the steps that this took.</summary>
    internal static ErrorLocation Locate(
        ReadOnlySpan<byte> data, WireShape root, FastSerErrorCode code, long target, int elementIndex, out long steps, AbsentMember? absent = null,
        ReadOnlySpan<byte> other = default)
    {
        // Kept per thread, so that a flood of bad inputs does not allocate by depth.
        var frames = t_frames ?? new List<OpenValue>(MaxKeptFrames);
        t_frames = null;
        var locator = new ErrorLocator(data, code, target, elementIndex, absent, frames) { _other = other };
        var location = locator.Walk(root.Resolved) ?? locator._remembered ?? new ErrorLocation(target, null, null);
        steps = locator._steps;
        frames.Clear();
        t_frames = frames.Capacity <= MaxKeptFrames ? frames : null;
        return location;
    }

    private readonly ref byte Cursor => ref Unaligned.At(ref MemoryMarshal.GetReference(_data), (nint)_position);

    private readonly ref byte Limit => ref Unaligned.At(ref MemoryMarshal.GetReference(_data), _data.Length);

    /// <summary>Where the fault is that the grammar met.</summary>
    private readonly long FaultOffset => _data.Length - _faults.BytesLeft;

    private readonly ref OpenValue Top => ref CollectionsMarshal.AsSpan(_open)[^1];

    private ErrorLocation? Walk(WireShape root)
    {
        var location = Visit(root, isKey: false);
        location ??= NameDifference(0, depth: 0);
        return location is null ? Walk() : location is { Offset: < 0 } ? null : location;
    }

    /// <summary>Goes on inside of the values that were entered.</summary>
    private ErrorLocation? Walk()
    {
        ErrorLocation? location = null;
        while (location is null && _open.Count > 0)
        {
            _steps++;
            location = Step(ref Top);
        }

        return location is { Offset: < 0 } ? null : location;
    }

    /// <summary>Goes through the next part of the innermost value, or leaves it.</summary>
    private ErrorLocation? Step(ref OpenValue frame)
    {
        JumpParts(ref frame);
        if (IsAtAbsentMember(frame) || IsBehindMembers(ref frame))
        {
            return Here(_position);
        }

        if (frame.Index == frame.Count)
        {
            return Leave(frame);
        }

        // Visiting a part may add a frame, which may move this one.
        var depth = _open.Count;
        var start = _position;
        var member = frame.Member;
        var location = member.Form == MemberForm.Value
            ? Visit(member.Shape.Resolved, frame.ForbidsNull)
            : VisitControlled(member, frame.Start);
        location ??= NameDifference(start, depth);
        return location is null && _open.Count == depth ? FinishPart() : location;
    }

    private ErrorLocation? Leave(in OpenValue frame)
    {
        if (frame.IsTolerant && LeaveTolerant(frame) is { } misfit)
        {
            return misfit;
        }

        if (frame.Shape.Kind == WireShapeKind.Enclosed && LeaveEnclosed(frame) is { } misplaced)
        {
            return misplaced;
        }

        if (frame.Shape.IsRefusedAsAWhole && frame.Start == _target && _code == FastSerErrorCode.InvalidValue)
        {
            return Here(frame.Start);
        }

        if (_code == FastSerErrorCode.UserCode && frame.IsObject && _position == _target)
        {
            RememberEnd(frame.Shape.TypeName);
        }

        _open.RemoveAt(_open.Count - 1);
        return _open.Count > 0 ? FinishPart() : null;
    }

    /// <summary>Goes on to the next part; finds duplicates, which are met when their element has been read.</summary>
    private readonly ErrorLocation? FinishPart()
    {
        ref var frame = ref Top;
        if (_code == FastSerErrorCode.DuplicateKey
            && _position == _target
            && frame.EndsItem
            && (_elementIndex < 0 || frame.ItemIndex == _elementIndex))
        {
            if (frame.IsMap)
            {
                frame.Index--;
            }

            return Here(frame.ItemStart);
        }

        if (frame.HasNullKey && _position == _target && frame.EndsItem)
        {
            frame.Index--;
            return Here(frame.ItemStart);
        }

        if (_code == FastSerErrorCode.UserCode && _position == _target && IsBehindItem(frame))
        {
            if (_isBehindObject)
            {
                return _remembered;
            }

            frame.Index -= frame.IsMap ? 1 : 0;
            return Here(frame.ItemStart);
        }

        frame.Index++;
        return null;
    }

    /// <summary>
    /// Returns whether the fault is in an element that has been read, and not in the next one: code runs when the bytes of its element have been
    /// read. Of the last element and of an object that ends with it, either may be meant.
    /// </summary>
    private static bool IsBehindItem(in OpenValue frame) =>
        frame.EndsItem && frame.Index + 1 < frame.Count && frame.Shape.Members[0].Shape.Resolved is { Prefix: not ValuePrefix.Custom } next
        && (next.Prefix != ValuePrefix.None || next.FixedSize >= 0);

    /// <summary>Goes behind something, whose end the grammar returned; false if it is faulty, which ends the walk.</summary>
    [MethodImpl(Jit.Inline)]
    private bool TryPass(ref byte end)
    {
        _position = OffsetOf(ref end);
        return _faults.Code == FastSerErrorCode.None;
    }

    /// <summary>The result of the walk where something is faulty: it has the fault that is looked for, or has no end.</summary>
    private readonly ErrorLocation Faulty(long place) => _faults.Code == _code ? Here(place) : Lost;

    /// <summary>
    /// Null as a key or behind a tag, where most types have none. What a reader has gone past, it has not refused: it refuses null behind a
    /// tag at once, and a key when its entry has been read.
    /// </summary>
    private readonly ErrorLocation? RefuseNull(bool isRefused, long place)
    {
        if (!isRefused || _code != FastSerErrorCode.InvalidValue)
        {
            return null;
        }

        Top.HasNullKey = Top.IsAtKey;
        return Top.IsAtKey || _position < _target ? null : Here(place);
    }

    private readonly long OffsetOf(ref byte place) => Unaligned.Distance(ref MemoryMarshal.GetReference(_data), ref place);

    /// <summary>A value that a reader refuses although its bytes are those of a value: names it if such a fault is looked for.</summary>
    [MethodImpl(Jit.Inline)]
    private readonly ErrorLocation? Refuse(bool isRefused, long place) =>
        isRefused && _code == FastSerErrorCode.InvalidValue ? Here(place) : null;

    private readonly ErrorLocation Here(long offset) =>
        new(offset, ErrorPath.TypeName(_open), ErrorPath.Format(_open));
}
