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

    /// <summary>No step before this one may be extended: some jump ends here.</summary>
    private int _lastTarget;

    /// <summary>Gets the formatters that the steps name by number.</summary>
    public List<CustomSkip> Customs { get; } = [];

    /// <summary>Gets what the steps over compact objects need to know of them.</summary>
    public SkipControl[] Controls => [.. _controls];

    /// <summary>Gets where the steps over unions go on behind a tag.</summary>
    public SkipTags[] Unions => [.. _unions];

    /// <summary>
    /// Gets a value indicating whether the steps are those of a search: it goes into Tolerant objects, marks values of recursive types, and
    /// leaves their depth alone.
    /// </summary>
    public bool IsSearch { get; init; }

    /// <summary>Gets a value indicating whether the root is a collection or a value of a recursive type, which a search marks.</summary>
    public bool MarksRoot { get; private set; }

    public SkipStep[] Plan(WireShape root)
    {
        Add(root.Resolved);
        MarksRoot = IsSearch && IsMarked(root.Resolved);
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

        return [.. _steps];
    }

    private void Add(WireShape shape)
    {
        if (_steps.Count > MaxSteps)
        {
            throw new NotSupportedException("A generic type holds itself with ever larger type arguments.");
        }

        if (FixedSize(shape) is { } size)
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
        var begin = _steps.Count;
        var mayBeNull = shape.HasPresence || shape.Prefix is ValuePrefix.Tag or ValuePrefix.Size;
        _steps.Add(default);
        _lastTarget = _steps.Count;
        AddValue(shape);
        _steps.Add(new SkipStep(SkipOp.EndValue));
        _steps[begin] = new SkipStep(SkipOp.BeginValue, mayBeNull ? 1 : 0, _steps.Count);
        _lastTarget = _steps.Count;
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
                _steps.Add(new SkipStep(SkipOp.Presence, VersionCode.Size, _steps.Count + 1));
                _lastTarget = _steps.Count;
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
                _steps.Add(new SkipStep(SkipOp.Custom, Target: Customs.Count));
                Customs.Add((CustomSkip)shape.CustomCode!);
                break;
            case ValuePrefix.Count:
                AddItems(shape);
                break;
            case ValuePrefix.Lengths:
                AddLoop(shape, SkipOp.BeginMultiDimArray2 + (byte)(shape.Rank - 2), SkipShapes.MinimumSize(shape.Members[0].Shape.Resolved));
                break;
            default:
                AddOther(shape);
                break;
        }
    }

    private void AddOther(WireShape shape)
    {
        if (shape.Parts == ValueParts.None)
        {
            _steps.Add(new SkipStep(SkipOp.Value, (int)shape.Prefix));
        }
        else
        {
            AddWithPartsOrCall(shape);
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
        var minimum = 0;
        int? size = 0;
        foreach (var part in shape.Members)
        {
            minimum += SkipShapes.MinimumSize(part.Shape.Resolved);
            size += FixedSize(part.Shape.Resolved);
        }

        if (size is { } itemSize)
        {
            _steps.Add(new SkipStep(SkipOp.FixedItems, itemSize));
            return;
        }

        if (shape.Members is [{ Shape.Resolved.Prefix: ValuePrefix.String }])
        {
            _steps.Add(new SkipStep(SkipOp.Strings));
            return;
        }

        AddLoop(shape, SkipOp.BeginItems, minimum);
    }

    private void AddLoop(WireShape shape, SkipOp header, int minimum)
    {
        var begin = _steps.Count;
        _steps.Add(default);
        _lastTarget = _steps.Count;
        foreach (var part in shape.Members)
        {
            Add(part.Shape.Resolved);
        }

        _steps.Add(new SkipStep(SkipOp.NextItem, Target: begin + 1));
        _steps[begin] = new SkipStep(header, minimum, _steps.Count);
        _lastTarget = _steps.Count;
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
        else if (shape.Parts == ValueParts.First)
        {
            AddFirstMembers(shape);
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

        foreach (var member in shape.Members)
        {
            AddMember(member);
        }

        if (isRecursive)
        {
            _steps.Add(new SkipStep(SkipOp.Leave));
        }

        if (head != ValuePrefix.None)
        {
            _steps[begin] = _steps[begin] with { Target = _steps.Count };
            _lastTarget = _steps.Count;
        }
    }

    /// <summary>The bytes of every value, where all take the same and none is a level: a struct of type parameters is one.</summary>
    private int? FixedSize(WireShape shape) => SkipShapes.FixedSize(shape) is { } size && (IsSearch || !HasLevel(shape)) ? size : null;

    private static bool HasLevel(WireShape shape)
    {
        var hasLevel = shape.IsRecursive;
        foreach (var part in shape.Members)
        {
            hasLevel = hasLevel || HasLevel(part.Shape.Resolved);
        }

        return hasLevel;
    }

    private bool CountsDepth(WireShape shape) => !IsSearch && shape.Kind != WireShapeKind.Union && shape.IsRecursive;

    private SkipStep HeadOf(WireShape shape, ValuePrefix head)
    {
        switch (head)
        {
            case ValuePrefix.Presence:
                return new SkipStep(SkipOp.Presence);
            case ValuePrefix.Reference:
                return new SkipStep(SkipOp.Reference);
            case ValuePrefix.Control:
                _controls.Add(new SkipControl(shape));
                return new SkipStep(SkipOp.CompactObject, _controls.Count - 1);
            default:
                throw new NotSupportedException($"Values that begin with {head} cannot be skipped.");
        }
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
                var presence = _steps.Count;
                _steps.Add(new SkipStep(SkipOp.CompactPresence));
                _lastTarget = _steps.Count;
                Add(part.Members[0].Shape.Resolved);
                _steps[presence] = new SkipStep(SkipOp.CompactPresence, Target: _steps.Count);
                _lastTarget = _steps.Count;
                break;
        }
    }
}
