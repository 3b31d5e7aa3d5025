using System.Runtime.CompilerServices;

namespace FastSer.CompilerServices;

// The sizes of the values of a shape, derived from it: found once, when somebody asks.
public sealed partial class WireShape
{
    private const int Varies = -1;

    private StrongBox<int>? _partsSize;

    /// <summary>Gets the bytes of every value, if all take the same; else -1.</summary>
    internal int FixedSize => Kind switch
    {
        WireShapeKind.Scalar => WireScalarFacts.SizeOf(ScalarKind),
        WireShapeKind.Object when !HasPresence && ControlSize == 0 => PartsSize,
        _ => Varies,
    };

    /// <summary>Gets the bytes of the members, of an element or of an entry, if all take the same; else -1.</summary>
    internal int PartsSize => (_partsSize ??= new(SumOfParts())).Value;

    /// <summary>Gets the fewest bytes that a value takes.</summary>
    internal int MinimumSize => Prefix switch
    {
        ValuePrefix.Scalar => WireScalarFacts.SizeOf(ScalarKind),
        ValuePrefix.CompactScalar when ScalarKind == WireScalar.Decimal => 2,
        ValuePrefix.None or ValuePrefix.Control when !HasPresence => Math.Max(1, ControlSize + MinimumPartsSize),
        _ => 1,
    };

    /// <summary>Gets the fewest bytes that the members take behind the control bits, or an element or an entry.</summary>
    internal int MinimumPartsSize => _members.Sum(static member => member.Form == MemberForm.Value ? member.Shape.Resolved.MinimumSize : 0);

    /// <summary>Gets, for each member of an object, the members of fixed size from there on, which are read as one block.</summary>
    internal FixedRun[] Runs => field ??= FindRuns();

    /// <summary>Gets the scalars of parts of fixed size that have bytes of no value.</summary>
    internal FixedCheck[] Checks => field ??= [.. FindChecks(0)];

    private int SumOfParts() => Array.Exists(_members, static member => SizeOf(member) < 0) ? Varies : _members.Sum(SizeOf);

    private static int SizeOf(WireMember member) => member.ControlBit < 0 ? member.Shape.Resolved.FixedSize : Varies;

    private FixedRun[] FindRuns()
    {
        var runs = new FixedRun[_members.Length];
        var next = new FixedRun(_members.Length, 0);
        for (var i = _members.Length - 1; i >= 0; i--)
        {
            var size = SizeOf(_members[i]);
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
