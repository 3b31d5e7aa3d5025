using System.Runtime.InteropServices;
using FastSer.CompilerServices;
using FastSer.Shapes;
using Grammar = FastSer.Walking.WireGrammar<FastSer.Walking.RecordedFaults>;

namespace FastSer.Walking;

/// <summary>
/// Walks over the bytes of a value by its shape, in wire order and with a stack of its own, and stops at the first fault that the shape
/// shows. Faults that only the options, the types or their code show are not found: lengths and depths that are too large, null for a member
/// or key that does not allow it or whose bit is set in a mask, duplicates, references to objects of another type, and texts that name nothing.
/// </summary>
internal ref partial struct ShapeWalker<TVisitor>
    where TVisitor : struct, IShapeVisitor
{
    private readonly ReadOnlySpan<byte> _data;
    private readonly List<OpenValue> _open = [];
    private TVisitor _visitor;
    private RecordedFaults _faults = new(FastSerErrorCode.None, wantsAll: true);
    private FastSerErrorCode _code;
    private long _faultOffset;
    private long _position;

    /// <summary>The union whose tag has been passed, until its case is entered.</summary>
    private WireShape? _union;
    private int _tag;

    private ShapeWalker(ReadOnlySpan<byte> data, TVisitor visitor)
    {
        _data = data;
        _visitor = visitor;
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
        walker.Visit(root.Resolved);
        if (walker._code == FastSerErrorCode.None && walker._open.Count == 0)
        {
            walker._visitor.Pass(root.Resolved, walker.CurrentStep, 0, walker._position);
        }

        while (walker._code == FastSerErrorCode.None && walker._open.Count > 0 && !walker._visitor.IsStopped)
        {
            walker.Step();
        }

        visitor = walker._visitor;
        location = walker._code == FastSerErrorCode.None
            ? new ErrorLocation(walker._position, null, null)
            : new ErrorLocation(walker._faultOffset, ErrorPath.TypeName(walker._open), ErrorPath.Format(walker._open));
        return walker._code;
    }

    private readonly ref byte Cursor => ref Unaligned.At(ref MemoryMarshal.GetReference(_data), (nint)_position);

    private readonly ref byte Limit => ref Unaligned.At(ref MemoryMarshal.GetReference(_data), _data.Length);

    private readonly ref OpenValue Top => ref CollectionsMarshal.AsSpan(_open)[^1];

    private readonly ShapeStep CurrentStep => _open.Count == 0 ? new("", -1, 0) : StepOf(Top);

    private readonly ShapeStep StepOf(in OpenValue frame)
    {
        if (frame.Index >= frame.Count)
        {
            return new("", -1, 0);
        }

        var member = frame.Member;
        var isControlled = member.Form != MemberForm.Value;
        var bits = isControlled ? ControlBits(frame.Start, member.ControlBit, ControlBitsOf(member)) : 0;
        return new(member.Name, frame.HasItems ? frame.ItemIndex : -1, bits)
        {
            IsControlled = isControlled, MemberIndex = frame.MemberIndex, IsSensitive = member.IsSensitive,
        };
    }

    /// <summary>Visits the next part of the innermost value, or leaves the value.</summary>
    private void Step()
    {
        ref var frame = ref Top;
        if (frame.IsTolerant)
        {
            var mask = MaskOf(frame);
            while (frame.Index < frame.Count && !mask.Has((int)frame.Index))
            {
                frame.Index++;
            }
        }

        if (frame.Index == frame.Count)
        {
            LeaveTop();
            return;
        }

        if (frame.HasItems)
        {
            frame.ItemStart = (int)_position;
        }

        var depth = _open.Count;
        var (start, member) = (_position, frame.Member);
        var part = member.Shape.Resolved;
        if (member.Form != MemberForm.Value)
        {
            VisitControlled(member, frame.Start);
        }
        else if (frame is { IsTolerant: true, Member.IsSteppedOver: true })
        {
            TryPass(ref Grammar.PresentTolerantEnd(ref Cursor, ref Limit, ref _faults), start);
        }
        else
        {
            Visit(part);
        }

        if (_code == FastSerErrorCode.None && _open.Count == depth)
        {
            EndPart(part, start);
        }
    }

    private void EndPart(WireShape part, long start)
    {
        _visitor.Pass(part, CurrentStep, start, _position);
        Top.Index++;
    }

    private void LeaveTop()
    {
        ref var frame = ref Top;
        if (frame.IsTolerant)
        {
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
            FailIn(frame.Shape, FastSerErrorCode.InvalidMembers, frame.Start);
            return;
        }

        _open.RemoveAt(_open.Count - 1);
        _visitor.Leave(_position);
        if (_open.Count > 0)
        {
            Top.Index++;
        }
    }

    private void Enter(WireShape shape, ValuePrefix head, long start, long count) => Enter(new OpenValue(shape, start, count), head);

    private void Enter(in OpenValue frame, ValuePrefix head)
    {
        _visitor.Enter(frame.Shape, CurrentStep with { Union = _union, Tag = _tag }, head, frame.Start, _position);
        _open.Add(frame);
        _union = null;
    }

    /// <summary>Enters a collection, or passes its elements if all are of one size and valid. Bytes are always passed.</summary>
    private void EnterItems(WireShape shape, long start, long count)
    {
        var first = 0L;
        if ((!TVisitor.VisitsAll || IsOfBytes(shape)) && shape.PartsSize is var size and >= 0)
        {
            // Elements that are not all there are refused before the first is looked at, unless they take no bytes.
            var there = size == 0 ? count : Math.Min(count, (_data.Length - _position) / size);
            first = size == 0 ? count : FixedItems.FindInvalid(_data.Slice((int)_position, (int)there * size), size, shape.Checks);
            _position += first * size;
            if (first == count)
            {
                return;
            }
        }

        Enter(new OpenValue(shape, start, count * shape.Members.Length) { Index = first * shape.Members.Length }, shape.Prefix);
    }

    public static bool IsOfBytes(WireShape shape) => shape.Members.Length == 1
        && shape.Members[0].Shape.Resolved is { Prefix: ValuePrefix.Scalar, ScalarKind: WireScalar.Byte };

    /// <summary>Goes behind something, or fails at a place.</summary>
    private bool TryPass(ref byte end, long place)
    {
        _position = Unaligned.Distance(ref MemoryMarshal.GetReference(_data), ref end);
        return !_faults.IsStopped || Fail(_faults.Code, place);
    }

    private bool Fail(FastSerErrorCode code, long offset)
    {
        (_code, _faultOffset) = (code, offset);
        return false;
    }

    /// <summary>Fails in a union, which has no frame of its own.</summary>
    private void FailIn(WireShape enclosed, FastSerErrorCode code, long offset)
    {
        _open.Add(new OpenValue(enclosed.Members[0].Shape.Resolved, offset, 0));
        Fail(code, offset);
    }

    private void FailIf(bool isFaulty, FastSerErrorCode code, long offset)
    {
        if (isFaulty)
        {
            Fail(code, offset);
        }
    }

    private readonly MemberMask MaskOf(in OpenValue frame) =>
        new(ref MemoryMarshal.GetReference(_data[frame.MaskStart..]), frame.MaskSize);

    /// <summary>Returns whether null is at the cursor, in a shape that has a null.</summary>
    private readonly bool IsNull(WireShape shape) => _position < _data.Length && shape.Prefix switch
    {
        ValuePrefix.String or ValuePrefix.CompactString => _data[(int)_position] == StringCode.Null,
        ValuePrefix.None or ValuePrefix.Scalar or ValuePrefix.BigInteger or ValuePrefix.CompactScalar or ValuePrefix.Custom => false,
        ValuePrefix.Control => shape.HasPresence && _data[(int)_position] == 0,
        _ => !shape.RejectsNull && _data[(int)_position] == 0,
    };
}
