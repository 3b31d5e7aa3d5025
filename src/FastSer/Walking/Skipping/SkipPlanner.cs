using FastSer.CompilerServices;
using FastSer.Shapes;

namespace FastSer.Walking;

/// <summary>
/// Turns shapes into steps. Types that occur inside others are planned in place; where that does not end, or costs too
/// much, they are planned once and called.
/// </summary>
internal sealed partial class SkipPlanner
{
    /// <summary>Beyond this many steps every annotated type is called: plans stay linear in the number of types.</summary>
    private const int MaxInlined = 256;

    /// <summary>Beyond this nesting too: the planner recurses.</summary>
    private const int MaxNesting = 32;

    /// <summary>A generic type that holds itself with ever larger arguments has no end.</summary>
    public const int MaxSteps = 1 << 16;

    private readonly List<SkipStep> _steps = [];
    private readonly HashSet<WireShape> _open = [];
    private readonly Queue<WireShape> _pending = new();
    private readonly Dictionary<WireShape, int> _starts = [];
    private readonly List<(int Step, WireShape Callee)> _calls = [];
    private readonly List<SkipControl> _controls = [];
    private readonly List<SkipTags> _unions = [];
    private readonly List<CustomSkip> _customs = [];

    /// <summary>No step before this one may be extended: some jump ends here.</summary>
    private int _lastTarget;

    /// <summary>
    /// Gets a value indicating whether the steps are those of a search: it goes into Tolerant objects, marks values of recursive types, and
    /// leaves their depth alone.
    /// </summary>
    public bool IsSearch { get; init; }

    public SkipPlan Plan(WireShape root)
    {
        Add(root);
        _steps.Add(new SkipStep(SkipOp.Return));
        while (_pending.TryDequeue(out var callee))
        {
            _starts.Add(callee, _steps.Count);
            _lastTarget = _steps.Count;
            AddOnce(callee);
            _steps.Add(new SkipStep(SkipOp.Return));
        }

        foreach (var (step, callee) in _calls)
        {
            _steps[step] = new SkipStep(SkipOp.Call, Size: step + 1, Target: _starts[callee]);
        }

        return new([.. _steps], [.. _controls], [.. _unions], [.. _customs], IsSearch && IsMarked(root));
    }

    private void Add(WireShape shape)
    {
        if (_steps.Count > MaxSteps)
        {
            throw new NotSupportedException("A generic type holds itself with ever larger type arguments.");
        }

        if (shape.FixedSize is >= 0 and var size && HasNoLevel(shape))
        {
            AddFixed(size);
            return;
        }

        if (IsSearch && shape.IsRecursive)
        {
            AddMarked(shape);
            return;
        }

        AddValue(shape);
    }

    /// <summary>Returns whether the root is a collection or a value of a recursive type.</summary>
    private bool IsMarked(WireShape root) => _steps[0].Op switch
    {
        SkipOp.BeginValue => root.IsRecursive,
        SkipOp.BeginItems or SkipOp.BeginMultiDimArray2 or SkipOp.BeginMultiDimArray3 or SkipOp.BeginMultiDimArray4 =>
            root.Prefix is ValuePrefix.Count or ValuePrefix.Lengths,
        _ => false,
    };

    /// <summary>Whatever a value begins with, its null is one byte of 0.</summary>
    private void AddMarked(WireShape shape)
    {
        var begin = Reserve();
        var mayBeNull = shape.HasPresence || shape.Prefix is ValuePrefix.Tag or ValuePrefix.Size;
        AddValue(shape);
        _steps.Add(new SkipStep(SkipOp.EndValue));
        SetJump(begin, new SkipStep(SkipOp.BeginValue, mayBeNull ? 1 : 0));
    }

    private void AddValue(WireShape shape)
    {
        switch (shape.Prefix)
        {
            case ValuePrefix.String:
                _steps.Add(new SkipStep(SkipOp.String));
                break;
            case ValuePrefix.CompactString:
                _steps.Add(new SkipStep(SkipOp.CompactString));
                break;
            case ValuePrefix.Size when !IsSearch:
                _steps.Add(new SkipStep(SkipOp.Tolerant));
                break;
            case ValuePrefix.Version:
                SetJump(Reserve(), new SkipStep(SkipOp.Presence, VersionCode.Size));
                break;
            case ValuePrefix.CompactScalar:
                _steps.Add(new SkipStep(SkipOp.CompactScalar, (int)shape.ScalarKind));
                break;
            case ValuePrefix.CompactIntegers:
                _steps.Add(new SkipStep(SkipOp.CompactItems, (int)shape.ScalarKind));
                break;
            case ValuePrefix.CompactIntegerArray:
                _steps.Add(new SkipStep(SkipOp.CompactMultiDimArray, (int)shape.ScalarKind, shape.Rank));
                break;
            case ValuePrefix.Custom:
                _steps.Add(new SkipStep(SkipOp.Custom, Target: _customs.Count));
                _customs.Add((CustomSkip)shape.CustomCode!);
                break;
            case ValuePrefix.Count:
                AddItems(shape);
                break;
            case ValuePrefix.Lengths:
                AddLoop(shape, SkipOp.BeginMultiDimArray2 + (byte)(shape.Rank - 2));
                break;
            case var prefix when shape.Parts == ValueParts.None:
                _steps.Add(new SkipStep(SkipOp.Value, (int)prefix));
                break;
            default:
                AddWithPartsOrCall(shape);
                break;
        }
    }

    /// <summary>Adds to the step before, unless something jumps to between them.</summary>
    private void AddFixed(int size)
    {
        if (_steps.Count > _lastTarget && _steps is [.., { Op: SkipOp.Fixed or SkipOp.Presence } last])
        {
            _steps[^1] = last with { Size = last.Size + size };
            return;
        }

        _steps.Add(new SkipStep(SkipOp.Fixed, size));
    }

    private void AddItems(WireShape shape)
    {
        if (shape.PartsSize is >= 0 and var itemSize && HasNoLevel(shape))
        {
            _steps.Add(new SkipStep(SkipOp.FixedItems, itemSize));
            return;
        }

        if (shape.Members is [{ Shape.Resolved.Prefix: ValuePrefix.String }])
        {
            _steps.Add(new SkipStep(SkipOp.Strings));
            return;
        }

        AddLoop(shape, SkipOp.BeginItems);
    }

    private void AddLoop(WireShape shape, SkipOp header)
    {
        var begin = Reserve();
        foreach (var part in shape.Members)
        {
            Add(part.Shape.Resolved);
        }

        _steps.Add(new SkipStep(SkipOp.NextItem, Target: begin + 1));
        SetJump(begin, new SkipStep(header, shape.MinimumPartsSize));
    }

    /// <summary>An annotated type may be called; the other values with parts, such as nullable ones, are planned in place.</summary>
    private void AddWithPartsOrCall(WireShape shape)
    {
        var isCalled = shape.TypeName is not null
            && (_open.Contains(shape) || _open.Count >= MaxNesting || _steps.Count >= MaxInlined);
        if (!isCalled)
        {
            AddOnce(shape);
            return;
        }

        _calls.Add((_steps.Count, shape));
        _steps.Add(new SkipStep(SkipOp.Call));
        if (!_starts.ContainsKey(shape) && !_pending.Contains(shape))
        {
            _pending.Enqueue(shape);
        }
    }

    private void AddOnce(WireShape shape)
    {
        var isNew = _open.Add(shape);
        if (shape.Parts == ValueParts.NamedByTag)
        {
            AddUnion(shape);
        }
        else if (shape.Parts == ValueParts.NamedByMask)
        {
            AddTolerant(shape);
        }
        else
        {
            AddParts(shape, shape.Prefix);
        }

        if (isNew)
        {
            _open.Remove(shape);
        }
    }

    /// <summary>A head that may say that there are no parts, then each part once.</summary>
    private void AddParts(WireShape shape, ValuePrefix head)
    {
        var begin = _steps.Count;
        if (head != ValuePrefix.None)
        {
            _steps.Add(HeadOf(shape, head));
            _lastTarget = head == ValuePrefix.Reference ? _steps.Count : _lastTarget;
        }

        var isRecursive = CountsDepth(shape);
        if (isRecursive)
        {
            _steps.Add(new SkipStep(SkipOp.Enter));
        }

        var looks = new List<int>();
        foreach (var member in shape.Members)
        {
            AddLook();
            AddMember(member);
        }

        AddLook();
        looks.ForEach(look => SetJump(look, new SkipStep(SkipOp.NextMember)));
        if (isRecursive)
        {
            _steps.Add(new SkipStep(SkipOp.Leave));
        }

        if (head != ValuePrefix.None)
        {
            SetJump(begin, _steps[begin]);
        }

        // Before each of the first members, and behind the last one, it is looked whether there is another.
        void AddLook()
        {
            if (head == ValuePrefix.Members)
            {
                looks.Add(Reserve());
            }
        }
    }

    /// <summary>Returns whether values of a fixed size may be stepped over at once: none is a level. A struct of type parameters is one.</summary>
    private bool HasNoLevel(WireShape shape) => IsSearch || !shape.Contains(static part => part.IsRecursive);

    private bool CountsDepth(WireShape shape) => !IsSearch && shape.Kind != WireShapeKind.Union && shape.IsRecursive;

    private SkipStep HeadOf(WireShape shape, ValuePrefix head) => head switch
    {
        ValuePrefix.Presence => new SkipStep(SkipOp.Presence),
        ValuePrefix.Reference => new SkipStep(SkipOp.Reference),
        ValuePrefix.Members => new SkipStep(shape.HasPresence ? SkipOp.BeginMembers : SkipOp.BeginMembersOfValue, shape.Members.Length),
        ValuePrefix.Control => new SkipStep(SkipOp.CompactObject, AddControl(shape)),
        _ => throw new NotSupportedException($"Values that begin with {head} cannot be skipped."),
    };

    private int AddControl(WireShape shape)
    {
        _controls.Add(new SkipControl(shape));
        return _controls.Count - 1;
    }

    /// <summary>The step over the control bits of an object has stepped over the integers, too.</summary>
    private void AddMember(WireMember member)
    {
        var part = member.Shape.Resolved;
        switch (member.Form)
        {
            case MemberForm.Value:
                Add(part);
                break;
            case MemberForm.ValueIfBit:
                var presence = Reserve();
                Add(part.Members[0].Shape.Resolved);
                SetJump(presence, new SkipStep(SkipOp.CompactPresence));
                break;
        }
    }

    /// <summary>Adds a place for a step that is made later, and returns its number.</summary>
    private int Reserve()
    {
        _steps.Add(default);
        _lastTarget = _steps.Count;
        return _steps.Count - 1;
    }

    /// <summary>Sets a step that may go to behind the last one.</summary>
    private void SetJump(int number, SkipStep step)
    {
        _steps[number] = step with { Target = _steps.Count };
        _lastTarget = _steps.Count;
    }
}
