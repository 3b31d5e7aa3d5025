namespace FastSer.Generator.Objects;

/// <summary>Formats the parts of the description of a type.</summary>
internal static class ShapeText
{
    /// <summary>A member, its former name, and whether it must not be shown.</summary>
    public static string FormatMember(MemberModel member, string shape)
    {
        var marks = FormatFormer(member.FormerName) + (member.IsSensitive ? ".Sensitive()" : "");
        return $"{(marks.Length > 0 ? Names.Shape + ".Member" : "")}({CSharpLiteral.String(member.DisplayName)}, {shape}){marks}";
    }

    /// <summary>The end of the statement that describes a type.</summary>
    public static string End(TypeModel model) => $"){FormatFormer(model.FormerName)}{FormatRecursive(model.IsRecursive)};";

    /// <summary>The mark of a type whose values count as levels: reading and writing them calls <c>Enter</c>.</summary>
    public static string FormatRecursive(bool isRecursive) => isRecursive ? ".Recursive()" : "";

    private static string FormatFormer(string? name) => name is null ? "" : $".Formerly({CSharpLiteral.String(name)})";
}
