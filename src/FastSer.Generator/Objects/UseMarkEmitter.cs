namespace FastSer.Generator.Objects;

/// <summary>Lets an emitted file name what only obsolete code may.</summary>
internal static class UseMarkEmitter
{
    private const string Obsolete = "[global::System.Obsolete]";

    /// <summary>The attributes of a class that belongs to no annotated type.</summary>
    public static void EmitAttribute(SourceWriter source, UseMarks marks)
    {
        if (marks.IsObsolete)
        {
            source.Line(Obsolete);
        }
    }

    /// <summary>The file of an annotated type: each of its members is obsolete then, but the type is not.</summary>
    public static string MarkMembers(string text, UseMarks marks) => !marks.IsObsolete ? text : text
        .Replace(Names.GeneratedMember, Obsolete + Names.GeneratedMember)
        .Replace(Names.GeneratedType, Obsolete + Names.GeneratedType)
        .Replace(AccessorEmitter.Attribute, Obsolete + AccessorEmitter.Attribute);
}
