namespace FastSer.Fuzz;

/// <summary>Chooses one of two constructors, or a factory, as the rules of docs/types.md allow it.</summary>
internal static class ConstructorMaker
{
    public static void Choose(Random random, IReadOnlyList<TypeModel> types)
    {
        foreach (var type in types.Where(CanChoose))
        {
            var hasParameters = type.IsPositional || type.Members.Exists(static member => member.IsParameter);
            if (random.Next(2) == 0 || (hasParameters && !type.Members.Exists(static member => member.IsParameter)))
            {
                continue;
            }

            var isPartOfName = type.IsPositional || type.HasPrimaryConstructor;
            IReadOnlyList<MemberModel>? taken = hasParameters ? null : Some(random, type);
            if (taken is { Count: 0 })
            {
                continue;
            }

            var form = isPartOfName ? ConstructorForm.Marked : (ConstructorForm)random.Next((int)ConstructorForm.External);
            var model = new ConstructorModel(form, taken, isPartOfName ? 0 : random.Next(3));
            type.Constructor = form == ConstructorForm.Factory && !CanBeMade(type, model) ? model with { Form = ConstructorForm.Named } : model;
        }
    }

    private static bool CanChoose(TypeModel type) => type is { IsMarked: true, IsOpen: false, IsAbstract: false, IsUnion: false, KeepsReferences: false }
        && type.Kind != TypeKind.Interface
        && !type.Members.Exists(static member => member.Style is MemberStyle.Required or MemberStyle.RequiredField || member.Offset >= 0);

    private static MemberModel[] Some(Random random, TypeModel type) =>
    [
        .. type.Members.Where(member => CanBeTaken(type, member) && random.Next(2) == 0),
    ];

    /// <summary>One parameter of the type itself would be that of a constructor that copies.</summary>
    private static bool CanBeTaken(TypeModel type, MemberModel member) => member.IsSaved && !member.Type.Uses.Contains(type)
        && member.Style is not (MemberStyle.Filled or MemberStyle.Parameter or MemberStyle.ReadOnlyField);

    /// <summary>Says whether a factory can make the type: members that it does not take are assigned to an object that exists.</summary>
    private static bool CanBeMade(TypeModel type, ConstructorModel model) => type.AllMembers.All(member =>
        !member.IsSaved || member.Style is not (MemberStyle.Init or MemberStyle.Required or MemberStyle.RequiredField) || model.TakenBy(type).Contains(member));
}
