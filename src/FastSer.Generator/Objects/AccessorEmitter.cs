namespace FastSer.Generator.Objects;

/// <summary>Accessors to private members of base types, which the derived type cannot name.</summary>
internal static class AccessorEmitter
{
    public const string Attribute = "[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.";

    public static void Emit(SourceWriter source, TypeModel model)
    {
        foreach (var member in model.Members)
        {
            if (member.AccessorName is not { } name)
            {
                continue;
            }

            source.Line();
            if (member.IsField)
            {
                source.Line($"{Attribute}Field, Name = {CSharpLiteral.String(member.Name.TrimStart('@'))})]");
                source.Line($"private static extern ref {member.Type.FullName} {name}({member.DeclaringType} value);");
                continue;
            }

            source.Line($"{Attribute}Method, Name = {CSharpLiteral.String("get_" + member.DisplayName)})]");
            source.Line($"private static extern {member.Type.FullName} Get{name}({member.DeclaringType} value);");
            if (member.Restoration == Restoration.Accessor || member.IsAssignable)
            {
                source.Line();
                source.Line($"{Attribute}Method, Name = {CSharpLiteral.String("set_" + member.DisplayName)})]");
                source.Line($"private static extern void Set{name}({member.DeclaringType} value, {member.Type.FullName} member);");
            }
        }
    }

    /// <summary>The expression that reads the member of an object.</summary>
    public static string FormatGet(MemberModel member, string target = "value") => member switch
    {
        { AccessorName: { } name, IsField: true } => $"{name}({target})",
        { AccessorName: { } name } => $"Get{name}({target})",
        { DeclaringType: { } declaring } => $"(({declaring}){target}).{member.Name}",
        _ => $"{target}.{member.Name}",
    };

    /// <summary>The statement that gives the member of <c>value</c> another value.</summary>
    public static string FormatAssign(MemberModel member, string expression) => member is { AccessorName: { } name, IsField: false }
        ? $"Set{name}(value, {expression});"
        : $"{FormatGet(member)} = {expression};";

    /// <summary>The statement that gives the member of <c>result</c> its value after construction.</summary>
    public static string FormatSet(MemberModel member) => member switch
    {
        { AccessorName: { } name, IsField: true } => $"{name}(result) = {member.Local};",
        { AccessorName: { } name } => $"Set{name}(result, {member.Local});",
        { DeclaringType: { } declaring } => $"(({declaring})result).{member.Name} = {member.Local};",
        _ => $"result.{member.Name} = {member.Local};",
    };
}
