using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Shapes;

namespace FastSer.Walking;

/// <summary>
/// Walks over the bytes of a value by its shape, in wire order and with a stack of its own, so that no input can exhaust the thread's. A walk
/// for a visitor stops at the first fault that the shape shows. Faults that only the options, the types or their code show are not found:
/// lengths and depths that are too large, null for a member or key that does not allow it or whose bit is set in a mask, duplicates, references
/// to objects of another type, and texts that name nothing. A walk that locates the error of a reader knows where the reader's cursor was: it
/// steps over what ends before, and passes by faults that are not the one it looks for.
/// </summary>
internal ref partial struct ShapeWalker<TVisitor>
    where TVisitor : struct, IShapeVisitor
{
    private readonly ReadOnlySpan<byte> _data;
    private readonly List<OpenValue> _open;
    private TVisitor _visitor;
    private RecordedFaults _faults;
    private ErrorSearch _search;
    private bool _isEnded;
    private FastSerErrorCode _code;
    private long _faultOffset;
    private long _position;

    /// <summary>The union whose tag has been passed, until its case is entered.</summary>
    private WireShape? _union;
    private int _tag;

    private ShapeWalker(ReadOnlySpan<byte> data, TVisitor visitor)
    {
        _data = data;
        _open = [];
        _visitor = visitor;
        _faults = new RecordedFaults(FastSerErrorCode.None, wantsAll: true);
        _search = ErrorSearch.None;
    }

    /// <summary>Walks over a value.</summary>
    /// <param name="data">The input, which begins with the value.</param>
    /// <param name="root">The shape of the value.</param>
    /// <param name="visitor">The receiver of the values.</param>
    /// <param name="location">The place of the first fault, or the end of a valid value.</param>
    /// <returns>The code of the first fault, or <see cref="FastSerErrorCode.None"/>.</returns>
    public static FastSerErrorCode Walk(ReadOnlySpan<byte> data, WireShape root, ref TVisitor visitor, out ErrorLocation location)
    {
        var walker = new ShapeWalker<TVisitor>(data, visitor);
        walker.Walk(root.Resolved);
        visitor = walker._visitor;
        location = walker._isEnded ? walker.Here(walker._faultOffset) : new ErrorLocation(walker._position, null, null);
        return walker._code;
    }

    private readonly ref byte Cursor => ref Unaligned.At(ref MemoryMarshal.GetReference(_data), (nint)_position);

    private readonly ref byte Limit => ref Unaligned.At(ref MemoryMarshal.GetReference(_data), _data.Length);

    private readonly ref OpenValue Top => ref CollectionsMarshal.AsSpan(_open)[^1];

    private readonly ShapeStep CurrentStep
    {
        get
        {
            if (_open.Count == 0 || Top.Index >= Top.Count)
            {
                return new("", -1, 0);
            }

            ref var frame = ref Top;
            var member = frame.Member;
            var isControlled = member.Form != MemberForm.Value;
            return new(member.Name, frame.HasItems ? frame.ItemIndex : -1, isControlled ? ControlBitsOf(member, frame.Start) : 0)
            {
                IsControlled = isControlled, MemberIndex = frame.MemberIndex, IsSensitive = member.IsSensitive,
            };
        }
    }

    private void Walk(WireShape root)
    {
        if (Visit(root))
        {
            EndVisit(root, start: 0, depth: 0);
        }

        WalkParts();
    }

    /// <summary>Goes on inside of the values that were entered.</summary>
    private void WalkParts()
    {
        while (!_isEnded && _open.Count > 0 && !_visitor.IsStopped)
        {
            Step();
        }
    }

    /// <summary>Visits the next part of the innermost value, or leaves the value.</summary>
    private void Step()
    {
        ref var frame = ref Top;
        if (TVisitor.Locates && !TryGoToPart(ref frame))
        {
            return;
        }

        while (frame.Index < frame.Count && !HasPart(frame, (int)frame.Index))
        {
            frame.Index++;
        }

        if (frame.Index == frame.Count)
        {
            LeaveTop();
            return;
        }

        // Visiting a part may add a frame, which may move this one.
        var (start, depth, member) = (_position, _open.Count, frame.Member);
        var part = member.Shape.Resolved;
        if (member.Form == MemberForm.Value ? Visit(part) : VisitControlled(member, frame.Start))
        {
            EndVisit(part, start, depth);
        }
    }

    /// <summary>Ends the visit of a value that was passed; one that was entered is left later.</summary>
    private void EndVisit(WireShape shape, long start, int depth)
    {
        if (IsDifference(start, depth) || _open.Count > depth)
        {
            return;
        }

        if (!TVisitor.Locates)
        {
            _visitor.Pass(shape, CurrentStep, start, _position);
        }

        EndPart();
    }

    private void LeaveTop()
    {
        ref var frame = ref Top;
        if (frame.IsTolerant)
        {
            // Members that only the writer knew are stepped over.
            var unknown = MaskOf(frame).CountFrom(frame.Shape.Members.Length);
            if (unknown == 0 ? _position != frame.End : frame.End - _position < unknown)
            {
                Fail(FastSerErrorCode.InvalidMembers, frame.Start);
                return;
            }

            _position = frame.End;
        }
        else if (frame.Shape.Kind == WireShapeKind.Enclosed && _position != frame.End)
        {
            FailIn(frame.Shape.Members[0].Shape.Resolved, FastSerErrorCode.InvalidMembers, frame.Start);
            return;
        }

        if (!TryLeave(frame))
        {
            return;
        }

        _open.RemoveAt(_open.Count - 1);
        _visitor.Leave(_position);
        EndPart();
    }

    /// <summary>Goes on to the next part of the value around the one that has ended.</summary>
    private void EndPart()
    {
        if (_open.Count > 0 && !IsErrorOfPart(ref Top))
        {
            Top.Index++;
        }
    }

    private bool Enter(WireShape shape, ValuePrefix head, long start, long count) => Enter(new OpenValue(shape, start, count), head);

    private bool Enter(in OpenValue frame, ValuePrefix head)
    {
        if (!TVisitor.Locates)
        {
            _visitor.Enter(frame.Shape, CurrentStep with { Union = _union, Tag = _tag }, head, frame.Start, _position);
        }

        _open.Add(frame);
        _union = null;
        return true;
    }

    /// <summary>Enters a collection, behind the elements that need no visit; passes it if none does.</summary>
    private bool EnterItems(WireShape shape, long start, long count)
    {
        if (IsAnyElementMeant(shape, count))
        {
            return Fail(_search.Code, start);
        }

        var first = TVisitor.Locates ? FirstUnread(shape, start, count) : FirstToVisit(shape, count);
        _position += first * Math.Max(0, shape.PartsSize);
        var parts = shape.Members.Length;
        return first == count || Enter(new OpenValue(shape, start, count * parts) { Index = first * parts }, shape.Prefix);
    }

    /// <summary>Goes by elements of one size that are valid, unless each is visited. Bytes are always passed.</summary>
    private readonly long FirstToVisit(WireShape shape, long count)
    {
        var size = shape.PartsSize;
        if (size < 0 || (TVisitor.VisitsAll && !IsOfBytes(shape)))
        {
            return 0;
        }

        // Elements that are not all there are refused before the first is looked at, unless they take no bytes.
        var there = size == 0 ? count : Math.Min(count, (_data.Length - _position) / size);
        return size == 0 ? count : FixedItems.FindInvalid(_data.Slice((int)_position, (int)there * size), size, shape.Checks);
    }

    public static bool IsOfBytes(WireShape shape) => shape.Members.Length == 1
        && shape.Members[0].Shape.Resolved is { Prefix: ValuePrefix.Scalar, ScalarKind: WireScalar.Byte };

    /// <summary>Goes behind something, or fails at a place.</summary>
    private bool TryPass(ref byte end, long place)
    {
        _position = OffsetOf(ref end);
        return !_faults.IsStopped || Fail(_faults.Code, place);
    }

    /// <summary>Goes by a value that is valid, or fails at its place if invalid values are looked for.</summary>
    private bool Require(bool isValid, long place) =>
        isValid || !_faults.Wants(FastSerErrorCode.InvalidValue) || Fail(FastSerErrorCode.InvalidValue, place);

    /// <summary>Ends the walk. If it locates another error than this, it has gone astray.</summary>
    private bool Fail(FastSerErrorCode code, long place)
    {
        (_isEnded, _code, _faultOffset) = (true, code, place);
        return false;
    }

    /// <summary>Ends the walk in a value that has not been entered, such as a union, and names it.</summary>
    private bool FailIn(WireShape shape, FastSerErrorCode code, long place)
    {
        _open.Add(new OpenValue(shape, place, 0));
        return Fail(code, place);
    }

    private readonly ErrorLocation Here(long offset) => new(offset, ErrorPath.TypeName(_open), ErrorPath.Format(_open));

    private readonly long OffsetOf(ref byte place) => Unaligned.Distance(ref MemoryMarshal.GetReference(_data), ref place);

    /// <summary>Returns whether a member is there: of a Tolerant object, the mask says so.</summary>
    private readonly bool HasPart(in OpenValue frame, int index) => !frame.IsTolerant || MaskOf(frame).Has(index);

    private readonly MemberMask MaskOf(in OpenValue frame) =>
        new(ref MemoryMarshal.GetReference(_data[frame.MaskStart..]), frame.MaskSize);
}
