using FastSer.CompilerServices;

namespace FastSer.Walking;

// What has a length. A search goes into it: readers find at its end that the length lies.
internal sealed partial class SkipPlanner
{
    private const int KeysPerByte = 7;

    private void AddSized(WireShape shape)
    {
        if (!IsSearch)
        {
            _steps.Add(new SkipStep(SkipOp.SteppedOver));
        }
        else if (shape.Kind == WireShapeKind.Tolerant)
        {
            AddWithPartsOrCall(shape);
        }
        else
        {
            _steps.Add(new SkipStep(SkipOp.BeginEnclosed));
            Add(shape.Members[0].Shape.Resolved);
            _steps.Add(new SkipStep(SkipOp.EndEnclosed));
        }
    }

    /// <summary>The length and the mask, then for each member a look at its bit, and what it stands for.</summary>
    private void AddTolerant(WireShape shape)
    {
        var begin = Reserve();
        for (var key = 0; key < shape.Members.Length; key++)
        {
            var look = Reserve();
            if (shape.Members[key].IsSteppedOver)
            {
                _steps.Add(new SkipStep(SkipOp.SteppedOver));
            }
            else
            {
                AddMember(shape.Members[key]);
            }

            SetJump(look, new SkipStep(SkipOp.MemberIfBit, (key / KeysPerByte * 8) + (key % KeysPerByte)));
        }

        _steps.Add(new SkipStep(SkipOp.EndTolerant, shape.Members.Length));
        SetJump(begin, new SkipStep(SkipOp.BeginTolerant));
    }
}
