namespace FastSer.Fuzz;

/// <summary>Chooses the types that have a view, as the rules of docs/views.md allow it.</summary>
internal static class ViewMaker
{
    public static void Choose(Random random, IEnumerable<TypeModel> types)
    {
        foreach (var type in types.Where(CanHaveView))
        {
            type.HasView = random.Next(2) == 0;
        }
    }

    public static bool CanHaveView(TypeModel type) => type is { IsMarked: true, KeepsReferences: false, Parameters.Count: 0 }
        && type.Format != WireFormat.Compact && !Appends(type)
        && (type.IsAbstract || type.Kind == TypeKind.Interface) == type.IsUnion;

    private static bool Appends(TypeModel? type) => type is not null && (type.Appends || Appends(type.Base));
}
