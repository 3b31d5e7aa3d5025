namespace FastSer.CompilerServices;

// The sizes of the values of a shape, derived from it: found once, when somebody asks.
public sealed partial class WireShape
{
    private const int Varies = -1;

    // Two more than the size, and 0 as long as nobody has asked: racing threads find the same.
    private int _partsSizePlusTwo;
    private FixedRun[]? _runs;
    private FixedCheck[]? _checks;

    /// <summary>Gets the bytes of every value, if all take the same; else -1.</summary>
    internal int FixedSize => Kind switch
    {
        WireShapeKind.Scalar => WireScalarFacts.SizeOf(ScalarKind),
        WireShapeKind.Object when !HasPresence && ControlSize == 0 => PartsSize,
        _ => Varies,
    };

    /// <summary>Gets the bytes of the members, of an element or of an entry, if all take the same; else -1.</summary>
    internal int PartsSize
    {
        get
        {
            if (_partsSizePlusTwo == 0)
            {
                _partsSizePlusTwo = SumOfParts() + 2;
            }

            return _partsSizePlusTwo - 2;
        }
    }

    /// <summary>Gets, for each member of an object, the members of fixed size from there on, which are read as one block.</summary>
    internal FixedRun[] Runs => _runs ??= FindRuns();

    /// <summary>Gets the scalars of parts of fixed size that have bytes of no value.</summary>
    internal FixedCheck[] Checks => _checks ??= [.. FindChecks(0)];

    private int SumOfParts()
    {
        var sum = 0;
        foreach (var member in _members)
        {
            var size = member.ControlBit < 0 ? member.Shape.Resolved.FixedSize : Varies;
            if (size < 0)
            {
                return Varies;
            }

            sum += size;
        }

        return sum;
    }

    private FixedRun[] FindRuns()
    {
        var runs = new FixedRun[_members.Length];
        var next = new FixedRun(_members.Length, 0);
        for (var i = _members.Length - 1; i >= 0; i--)
        {
            var size = _members[i].ControlBit < 0 ? _members[i].Shape.Resolved.FixedSize : Varies;
            next = size < 0 ? new FixedRun(i, 0) : new FixedRun(next.Size == 0 ? i + 1 : next.End, next.Size + size);
            runs[i] = next;
        }

        return runs;
    }

    private IEnumerable<FixedCheck> FindChecks(int offset)
    {
        foreach (var member in _members)
        {
            var part = member.Shape.Resolved;
            if (part.Kind == WireShapeKind.Scalar && !WireScalarFacts.IsAlwaysValid(part.ScalarKind))
            {
                yield return new FixedCheck(offset, part.ScalarKind);
            }

            foreach (var check in part.FindChecks(offset))
            {
                yield return check;
            }

            offset += part.FixedSize;
        }
    }
}
