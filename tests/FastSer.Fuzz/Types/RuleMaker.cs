namespace FastSer.Fuzz;

/// <summary>
/// Chooses what types state of their members as a whole: whether null is refused, how long they may be, who gives their keys, which keys are
/// reserved, which strings are interned.
/// </summary>
internal static class RuleMaker
{
    private static readonly int[] s_lengths = [0, 1, 3, 5, 100, 253, 300];

    public static void Choose(Random random, IReadOnlyList<TypeModel> types)
    {
        foreach (var type in types.Where(static type => type.IsMarked))
        {
            type.IsStrict = type is { IsValue: false, Parameters.Count: 0 } && random.Next(4) == 0;
            foreach (var member in type.Members.Where(static member => member is { IsSaved: true, IsParameter: false, Offset: < 0 }))
            {
                Choose(random, type, member);
            }

            type.HasAutoKeys = type is { Format: WireFormat.Tolerant, IsAutoKeyed: false } && type.Kind != TypeKind.Interface
                && type.Base is null or { Kind: TypeKind.Interface } && random.Next(3) == 0;
        }

        foreach (var type in types.Where(static type => type.IsMarked))
        {
            ChooseStringsAndKeys(random, type);
        }
    }

    private static void ChooseStringsAndKeys(Random random, TypeModel type)
    {
        foreach (var member in type.Members.Where(static member => member.IsSaved))
        {
            member.IsInterned = member.Type.HoldsStrings && random.Next(2) == 0;
            if (type is { Format: WireFormat.Tolerant, IsAutoKeyed: false } && random.Next(6) == 0)
            {
                // Now and then so many that the mask takes another byte.
                member.ReservedBefore = random.Next(1, random.Next(4) == 0 ? 12 : 4);
            }
        }
    }

    private static void Choose(Random random, TypeModel type, MemberModel member)
    {
        // An object that must hold another of its kind would have no end.
        member.RefusesNull = type.IsStrict && member.Type is { IsValue: false, IsParameter: false, Uses.Count: 0 } && random.Next(2) == 0;
        if (member.Type.HasLength && member.Style != MemberStyle.Filled && member.Attributes.Length == 0 && random.Next(5) == 0)
        {
            member.MaxLength = s_lengths[random.Next(s_lengths.Length)];
        }
    }
}
