using System.Text;

namespace FastSer.Fuzz;

/// <summary>The text of constructors, and of the attribute that chooses one.</summary>
internal static class ConstructorSource
{
    private const string Attribute = "global::FastSer.FastSerConstructor";

    /// <summary>The attribute of a constructor that is part of the type's name, or one that tells of a constructor with a body.</summary>
    public static string HeadAttribute(TypeModel type)
    {
        if (type.IsPositional || type.HasPrimaryConstructor)
        {
            return type.Constructor is null ? "" : $"[method: {Attribute}]\n";
        }

        var hasOwn = type.Constructor is not null || type.Members.Exists(static member => member.IsParameter);
        return hasOwn && !type.IsExternal ? "[global::Prelude.OwnConstructor]\n" : "";
    }

    public static void Append(StringBuilder text, TypeModel type)
    {
        MemberModel[] parameters = [.. type.Members.Where(static m => m.IsParameter)];
        if (type.Constructor is not { } chosen)
        {
            if (parameters.Length > 0 && !type.IsPositional && !type.HasPrimaryConstructor)
            {
                AppendConstructor(text, type, parameters, "", static (m, _) => ParameterText(m));
            }

            return;
        }

        var taken = chosen.TakenBy(type);
        if (type.IsPositional || type.HasPrimaryConstructor)
        {
            AppendDecoy(text, type, taken, $" : this({string.Join(", ", taken.Select(static m => $"default({m.TypeText})!"))})");
            return;
        }

        var isNamed = chosen.Form == ConstructorForm.Named;
        string Parameter(MemberModel member, int number) => $"{member.TypeText} {NameOf(member, number)}{DefaultOf(chosen, taken, number)}";
        string NameOf(MemberModel member, int number) => isNamed ? $"given{number}" : ParameterName(member);
        var named = string.Join(", ", taken.Select(static member => $"\"{member.Name.TrimStart('@')}\""));
        var attribute = chosen.Form is ConstructorForm.Factory or ConstructorForm.External ? ""
            : isNamed && taken.Length > 0 ? $"[{Attribute}({named})] "
            : $"[{Attribute}] ";
        AppendConstructor(text, type, taken, attribute, Parameter, NameOf);
        if (chosen.Form == ConstructorForm.Factory)
        {
            var own = type.Name + (type.Parameters.Count == 0 ? "" : $"<{string.Join(", ", type.Parameters)}>");
            text.Append($"    [{Attribute}] public static {own} MadeObject({string.Join(", ", taken.Select(Parameter))}) => new {own}(")
                .AppendJoin(", ", taken.Select(NameOf)).Append(");\n");
        }

        // A base class and a struct are made without arguments too.
        if (chosen.Taken is not null && taken.Length > 0)
        {
            text.Append("    public ").Append(type.Name).Append("() { }\n");
        }
        else if (chosen.Form != ConstructorForm.Factory)
        {
            AppendDecoy(text, type, taken, "");
        }
    }

    public static string ParameterText(MemberModel member) => $"{member.TypeText} {ParameterName(member)}";

    /// <summary>A constructor that would match as well, and must not be called.</summary>
    private static void AppendDecoy(StringBuilder text, TypeModel type, MemberModel[] taken, string first) => text.Append("    public ").Append(type.Name)
        .Append('(').AppendJoin(", ", taken.Select((m, i) => $"{m.TypeText} other{i}").Append("int notMarked = 0")).Append(')').Append(first)
        .Append(" => throw new global::System.NotSupportedException(\"another constructor\");\n");

    private static void AppendConstructor(
        StringBuilder text, TypeModel type, MemberModel[] members, string attribute, Func<MemberModel, int, string> parameter,
        Func<MemberModel, int, string>? name = null)
    {
        text.Append("    ").Append(attribute).Append("public ").Append(type.Name).Append('(').AppendJoin(", ", members.Select(parameter)).Append(")\n    {\n");
        foreach (var (number, member) in members.Index())
        {
            text.Append("        this.").Append(member.Name).Append(" = ").Append(name?.Invoke(member, number) ?? member.ParameterName).Append(";\n");
        }

        text.Append("    }\n");
    }

    private static string ParameterName(MemberModel member) => member.ParameterName;

    private static string DefaultOf(ConstructorModel chosen, MemberModel[] taken, int number)
    {
        // All parameters behind the first with a default value have one.
        var hasDefault = taken.Skip(number).All(static member => ValueOf(member) is not null) && number >= taken.Length - chosen.Defaults;
        return hasDefault ? $" = {ValueOf(taken[number])}" : "";
    }

    private static string? ValueOf(MemberModel member) => member.Type.Text switch
    {
        "int" or "long" => "-7",
        "bool" => "true",
        "string" when member.MaxLength is < 0 or > 8 => "\"declared\"",
        _ => null,
    };
}
