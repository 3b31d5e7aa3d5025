using FastSer.CompilerServices;

namespace FastSer.Walking;

internal sealed partial class SkipPlanner
{
    /// <summary>The tag, then for each case a test of it, what it stands for, and a jump behind the last.</summary>
    private void AddUnion(WireShape union)
    {
        var begin = _steps.Count;
        var jumps = new List<int>();
        _steps.Add(default);
        for (var i = 0; i < union.Members.Length; i++)
        {
            var test = _steps.Count;
            _steps.Add(default);
            _lastTarget = _steps.Count;

            var named = union.Members[i].Shape.Resolved;
            if (named.HeadBehindTag == ValueHead.Size)
            {
                _steps.Add(new SkipStep(SkipOp.Tolerant));
            }
            else
            {
                AddParts(named, named.HeadBehindTag);
            }

            jumps.Add(_steps.Count);
            _steps.Add(default);
            _steps[test] = new SkipStep(SkipOp.Case, union.Tags[i], _steps.Count);
        }

        _steps.Add(new SkipStep(union.SkipsUnknownCases ? SkipOp.Tolerant : SkipOp.UnknownTag));
        _steps[begin] = new SkipStep(SkipOp.BeginUnion, Target: _steps.Count);
        foreach (var jump in jumps)
        {
            _steps[jump] = new SkipStep(SkipOp.Jump, Target: _steps.Count);
        }

        _lastTarget = _steps.Count;
    }
}
