using FastSer.CompilerServices;

namespace FastSer.Walking;

internal sealed partial class SkipPlanner
{
    /// <summary>The number of members, then before each member, and behind the last one, a look at whether there is another.</summary>
    private void AddFirstMembers(WireShape shape)
    {
        var begin = _steps.Count;
        _steps.Add(new SkipStep(shape.HasPresence ? SkipOp.BeginMembers : SkipOp.BeginMembersOfValue, shape.Members.Length));
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
        foreach (var look in looks)
        {
            _steps[look] = new SkipStep(SkipOp.NextMember, Target: _steps.Count);
        }

        _lastTarget = _steps.Count;
        if (isRecursive)
        {
            _steps.Add(new SkipStep(SkipOp.Leave));
        }

        _steps[begin] = _steps[begin] with { Target = _steps.Count };
        _lastTarget = _steps.Count;

        void AddLook()
        {
            looks.Add(_steps.Count);
            _steps.Add(default);
            _lastTarget = _steps.Count;
        }
    }
}
