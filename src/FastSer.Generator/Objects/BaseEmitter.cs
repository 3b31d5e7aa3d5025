namespace FastSer.Generator.Objects;

/// <summary>Emits what a class tells those that derive from it in other assemblies, and their checks of it.</summary>
internal static class BaseEmitter
{
    public static string Contract(TypeModel model) => $"{Names.SerializableBase}<{model.SelfName}>";

    /// <summary>Stands on the class, for the generator of the other assembly.</summary>
    public static void EmitAttribute(SourceWriter source, BaseModel model)
    {
        if (model.Hidden.Count > 0)
        {
            source.Line($"[{Names.Runtime}HiddenMembers({string.Join(", ", model.Hidden.Select(CSharpLiteral.String))})]");
        }
    }

    public static void EmitMembersHash(SourceWriter source, TypeModel model)
    {
        source.Line(Names.GeneratedMember);
        source.Line($"static uint {Contract(model)}.MembersHash => {model.Base!.MembersHash};");
    }

    /// <summary>The base classes of other assemblies are those that the members below were taken from.</summary>
    public static void EmitChecks(SourceWriter source, TypeModel model)
    {
        foreach (var known in model.ForeignBases)
        {
            source.Line($"{Names.Runtime}BaseMembers.Require<{known.FullName}>({known.MembersHash});");
        }
    }
}
