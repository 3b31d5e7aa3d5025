using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>A member of a compact object and the place of its control bits: which 64 of them, and where in these.</summary>
internal readonly record struct ControlledMember(MemberModel Member, int Word, int Bit);

/// <summary>
/// Where the members of a compact object stand (docs/format.md, compact objects): control bits, the integers among the
/// members that they describe, the members of fixed size, all others.
/// </summary>
internal sealed class CompactLayout
{
    private const int WordBits = 64;

    private readonly List<int> _usedBits = [];

    public CompactLayout(TypeModel model)
    {
        // Bit 0 of a class says that it is not null.
        _usedBits.Add(model.IsReference ? 1 : 0);
        foreach (var member in model.Members)
        {
            if (member.Type.ControlBits > 0)
            {
                Controlled.Add(Place(member));
            }

            if (member.Type.ControlBits == 0 && member.Type.FixedSize is not null)
            {
                Fixed.Add(member);
            }
            else if (member.Type.ControlBits == 0 || member.Type.Kind == WireKind.Nullable)
            {
                Variable.Add(member);
            }
        }
    }

    /// <summary>
    /// Some member has control bits. Any other object is written as in the Fast format, and so are the members of a class
    /// behind its own tag, or where it may stand for an object that occurred before.
    /// </summary>
    public static bool Applies(TypeModel model) => model.Union is null && model.Tracking == Tracking.None
        && model.Members.Any(static member => member.Type.ControlBits > 0);

    /// <summary>The members with control bits, in member order.</summary>
    public List<ControlledMember> Controlled { get; } = [];

    public List<MemberModel> Fixed { get; } = [];

    public List<MemberModel> Variable { get; } = [];

    public int Words => _usedBits.Count;

    /// <summary>All control bytes.</summary>
    public int ControlSize => ((Words - 1) * 8) + SizeOf(Words - 1);

    public int FixedSize => Fixed.Sum(static member => member.Type.FixedSize!.Value);

    /// <summary>The most bytes that the integers take.</summary>
    public int MaxIntegerSize => Controlled.Sum(static controlled => MaxSizeOf(controlled.Member.Type));

    /// <summary>The control bytes of a word: 8, but for the last one.</summary>
    public int SizeOf(int word) => word < Words - 1 ? 8 : (_usedBits[word] + 7) / 8;

    /// <summary>The bits of a word that stand for nothing, as C# writes them.</summary>
    public string FormatUnusedBits(int word)
    {
        var size = SizeOf(word) * 8;
        var all = size == WordBits ? ulong.MaxValue : (1UL << size) - 1;
        var unused = _usedBits[word] == WordBits ? 0 : all & ~((1UL << _usedBits[word]) - 1);
        return unused == 0 ? "0" : FormattableString.Invariant($"0x{unused:X}");
    }

    /// <summary>The end of the names of the methods that move a member with control bits.</summary>
    public static string MethodOf(TypeRef type) => type.Kind == WireKind.Nullable ? "Boolean" : type.Suffix.Replace("Compact", "");

    private static int MaxSizeOf(TypeRef type) => (type.ControlBits, type.Suffix) switch
    {
        (2, "CompactInt16" or "CompactUInt16" or "CompactChar") => 2,
        (2, _) => 4,
        (4, _) => 8,
        (6, _) => 13,
        _ => 0,
    };

    private ControlledMember Place(MemberModel member)
    {
        if (_usedBits[Words - 1] + member.Type.ControlBits > WordBits)
        {
            _usedBits.Add(0);
        }

        var place = new ControlledMember(member, Words - 1, _usedBits[Words - 1]);
        _usedBits[Words - 1] += member.Type.ControlBits;
        return place;
    }
}
