using FastSer.CompilerServices;

namespace FastSer.Walking;

internal sealed partial class SkipPlanner
{
    /// <summary>The tag, then for each case what it stands for, and a jump behind the last.</summary>
    private void AddUnion(WireShape union)
    {
        var begin = Reserve();
        var cases = new List<(int Tag, int Step)>();
        var jumps = new List<int>();
        for (var i = 0; i < union.Members.Length; i++)
        {
            cases.Add((union.Tags[i], _steps.Count));
            var named = union.Members[i].Shape.Resolved;
            if (named.PrefixBehindTag == ValuePrefix.Size)
            {
                AddSized(named);
            }
            else
            {
                AddParts(named, named.PrefixBehindTag);
            }

            jumps.Add(Reserve());
        }

        // Nested unions have tables of their own by now.
        _unions.Add(new SkipTags(cases, _steps.Count));
        _steps.Add(new SkipStep(union.SkipsUnknownCases ? SkipOp.SteppedOver : SkipOp.UnknownTag));
        SetJump(begin, new SkipStep(SkipOp.BeginUnion, _unions.Count - 1));
        jumps.ForEach(jump => SetJump(jump, new SkipStep(SkipOp.Jump)));
    }
}
