using FastSer.Generator.Model;

namespace FastSer.Generator.Emission;

/// <summary>Accessors to private members of base types, which the derived type cannot name.</summary>
internal static class AccessorEmitter
{
    private const string Attribute = "[global::System.Runtime.CompilerServices.UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.";

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
                source.Line($"{Attribute}Field, Name = {CSharpLiteral.String(member.DisplayName)})]");
                source.Line($"private static extern ref {member.Type.FullName} {name}({member.DeclaringType} value);");
                continue;
            }

            source.Line($"{Attribute}Method, Name = {CSharpLiteral.String("get_" + member.DisplayName)})]");
            source.Line($"private static extern {member.Type.FullName} Get{name}({member.DeclaringType} value);");
            if (member.Restoration == Restoration.Accessor)
            {
                source.Line();
                source.Line($"{Attribute}Method, Name = {CSharpLiteral.String("set_" + member.DisplayName)})]");
                source.Line($"private static extern void Set{name}({member.DeclaringType} value, {member.Type.FullName} member);");
            }
        }
    }

    /// <summary>The expression that reads the member of <c>value</c>.</summary>
    public static string FormatGet(MemberModel member) => member switch
    {
        { AccessorName: { } name, IsField: true } => $"{name}(value)",
        { AccessorName: { } name } => $"Get{name}(value)",
        { DeclaringType: { } declaring } => $"(({declaring})value).{member.Name}",
        _ => $"value.{member.Name}",
    };

    /// <summary>The statement that gives the member of <c>result</c> its value after construction.</summary>
    public static string FormatSet(MemberModel member) => member switch
    {
        { AccessorName: { } name, IsField: true } => $"{name}(result) = {member.Local};",
        { AccessorName: { } name } => $"Set{name}(result, {member.Local});",
        _ => $"(({member.DeclaringType})result).{member.Name} = {member.Local};",
    };
}
