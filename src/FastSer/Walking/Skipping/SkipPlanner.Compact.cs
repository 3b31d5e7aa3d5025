using FastSer.CompilerServices;

namespace FastSer.Walking;

internal sealed partial class SkipPlanner
{
    private readonly List<SkipControl> _controls = [];

    public SkipControl[] Controls => [.. _controls];

    /// <summary>One step over control bits and integers; then the other members as anywhere.</summary>
    private void AddCompactParts(WireShape shape)
    {
        var begin = _steps.Count;
        var control = _controls.Count;
        _controls.Add(new SkipControl(shape));
        _steps.Add(new SkipStep(SkipOp.CompactObject));
        var isRecursive = _shapes.IsRecursive(shape);
        if (isRecursive)
        {
            _steps.Add(new SkipStep(SkipOp.Enter));
        }

        foreach (var member in shape.Members)
        {
            var part = member.Shape.Resolved;
            if (member.ControlBit < 0)
            {
                Add(part);
            }
            else if (part.Kind == WireShapeKind.Nullable)
            {
                AddControlledNullable(part);
            }
        }

        if (isRecursive)
        {
            _steps.Add(new SkipStep(SkipOp.Leave));
        }

        _steps[begin] = new SkipStep(SkipOp.CompactObject, control, _steps.Count);
        _lastTarget = _steps.Count;
    }

    private void AddControlledNullable(WireShape shape)
    {
        var presence = _steps.Count;
        _steps.Add(new SkipStep(SkipOp.CompactPresence));
        _lastTarget = _steps.Count;
        Add(shape.Members[0].Shape.Resolved);
        _steps[presence] = new SkipStep(SkipOp.CompactPresence, Target: _steps.Count);
        _lastTarget = _steps.Count;
    }
}
