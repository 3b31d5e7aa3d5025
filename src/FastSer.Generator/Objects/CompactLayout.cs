namespace FastSer.Generator.Objects;

/// <summary>A member of a compact object and the place of its control bits: which 64 of them, and where in these.</summary>
internal readonly record struct ControlledMember(MemberModel Member, int Word, int Bit);

/// <summary>
/// Where the members of a compact object stand (docs/wire-format.md, compact objects): control bits, the integers among the
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
            if (member.Type.Control is { } control)
            {
                Controlled.Add(Place(member, control.Bits));
            }

            if (member.Type is { Control: null, FixedSize: not null })
            {
                Fixed.Add(member);
            }
            else if (member.Type.Control is null || member.Type is NullableType)
            {
                Variable.Add(member);
            }
        }
    }

    /// <summary>
    /// Some member has control bits. Any other object is written as in the Fast format, and so are the members of a class
    /// behind its own tag, where it may stand for an object that occurred before, or where members may be appended.
    /// </summary>
    public static bool Applies(TypeModel model) => model.Union is null && model.Tracking == Tracking.None && !model.IsAppendable
        && model.Members.Any(static member => member.Type.Control is not null);

    /// <summary>The members with control bits, in member order.</summary>
    public List<ControlledMember> Controlled { get; } = [];

    public List<MemberModel> Fixed { get; } = [];

    public List<MemberModel> Variable { get; } = [];

    public int Words => _usedBits.Count;

    /// <summary>All control bytes.</summary>
    public int ControlSize => ((Words - 1) * 8) + SizeOf(Words - 1);

    public int FixedSize => Fixed.Sum(static member => member.Type.FixedSize!.Value);

    /// <summary>The most bytes that the integers take.</summary>
    public int MaxIntegerSize => Controlled.Sum(static controlled => controlled.Member.Type.Control!.MaximumSize);

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

    /// <summary>The fixed size, if there is one, and the least size of a compact struct of members of these types.</summary>
    public static (int? Fixed, int Minimum) SizesOf(IReadOnlyList<WireType?> members)
    {
        var isFixed = true;
        var bits = 0;
        var minimum = 0;
        foreach (var member in members)
        {
            var compact = member?.ToCompact();
            bits += compact?.Control?.Bits ?? 0;
            isFixed &= compact is { Control: null, FixedSize: not null };
            minimum += compact is null ? 1 : compact.Control is not null ? 0 : compact.MinimumSize;
        }

        minimum = Math.Max(1, minimum + ((bits + 7) / 8));
        return (isFixed && members.Count > 0 ? minimum : null, minimum);
    }

    private ControlledMember Place(MemberModel member, int bits)
    {
        if (_usedBits[Words - 1] + bits > WordBits)
        {
            _usedBits.Add(0);
        }

        var place = new ControlledMember(member, Words - 1, _usedBits[Words - 1]);
        _usedBits[Words - 1] += bits;
        return place;
    }
}
