using System.Globalization;

namespace FastSer.Generator.Tests.Versions;

/// <summary>A member of a declaration. Its value depends on its number, so that no two members have the same one.</summary>
internal sealed record Member(string Name, string Type, int Number, int Key)
{
    /// <summary>The base class declares it.</summary>
    public bool IsInBase { get; init; }

    public string? FormerName { get; init; }

    /// <summary>The C# expression of its value.</summary>
    public string Literal => Type switch
    {
        "int" or "int?" => Text(100 + Number),
        "uint" => Text(200 + Number) + "u",
        "long" => Text(300 + Number) + "L",
        "ulong" => Text(400 + Number) + "UL",
        "short" => $"(short){Text(500 + Number)}",
        "byte" => $"(byte){Text(Number)}",
        "double" => Text(Number) + ".5",
        "float" => Text(Number) + ".25f",
        "bool" => Number % 2 == 0 ? "true" : "false",
        "string?" => $"\"text {Text(Number)}\"",
        "Kind" => Number % 2 == 0 ? "Kind.Green" : "Kind.Blue",
        "Point" => $"new Point {{ X = {Text(600 + Number)}, Y = {Text(700 + Number)} }}",
        "List<int>?" => $"new List<int> {{ {Text(800 + Number)}, {Text(900 + Number)} }}",
        _ => throw new InvalidOperationException(Type),
    };

    /// <summary>The text of a member that the data lacks.</summary>
    public string Default => Type switch
    {
        "string?" or "int?" or "List<int>?" => "null",
        "bool" => "False",
        "Kind" => "Red",
        "Point" => "0,0",
        _ => "0",
    };

    private static string Text(int number) => number.ToString(CultureInfo.InvariantCulture);
}

internal enum DeclarationForm
{
    Class,
    PositionalRecord,
    Struct,
    DerivedClass,

    /// <summary>Each member has a number, which gives its place.</summary>
    NumberedClass,

    /// <summary>A Fast struct in a Tolerant class.</summary>
    InnerStruct,

    /// <summary>A struct without an attribute in a Fast class.</summary>
    PlainStruct,
}

/// <summary>The types of one version.</summary>
internal sealed record Declaration(DeclarationForm Form, string Arguments, IReadOnlyList<Member> Members)
{
    public string KindMembers { get; init; } = "Red, Green, Blue";

    public string KindBase { get; init; } = "int";

    public string PointMembers { get; init; } = "X, Y";

    public string TypeAttributes { get; init; } = "";

    public bool IsInner => Form is DeclarationForm.InnerStruct or DeclarationForm.PlainStruct;

    public bool IsTolerant => Arguments.Contains("Tolerant", StringComparison.Ordinal);

    public bool HasVersions => IsTolerant || Form == DeclarationForm.InnerStruct || Arguments.Contains("Append", StringComparison.Ordinal);

    private bool HasKeys => IsTolerant || Form == DeclarationForm.NumberedClass;

    public string Value => IsInner ? $"new Root {{ Inner = {Create("Inner")} }}" : Create("Root");

    public string Dump => string.Concat(Members.Select((member, i) =>
        $"{(i == 0 ? "" : " + ")}\"{member.Name}=\" + Shown.Of(value.{(IsInner ? "Inner." : "")}{member.Name}) + \";\"")) is { Length: > 0 } all ? all : "\"\"";

    public string Source =>
        $"public enum Kind : {KindBase} {{ {KindMembers} }}\n"
        + $"[FastSerType] public partial struct Point {{ public int {PointMembers}; public override string ToString() => X + \",\" + Y; }}\n"
        + Types;

    private string Types => Form switch
    {
        DeclarationForm.PositionalRecord =>
            $"{Mark}public partial record Root("
                + string.Join(", ", Members.Select(member => $"{Attributes(member, "property: ")}{member.Type} {member.Name}")) + ");",
        DeclarationForm.Struct => $"{Mark}public partial struct Root {{ {Fields(Members)} }}",
        DeclarationForm.DerivedClass => $"{Mark}public partial class Base {{ {Fields(Members.Where(static member => member.IsInBase))} }}\n"
            + $"{Mark}public partial class Root : Base {{ {Fields(Members.Where(static member => !member.IsInBase))} }}",
        DeclarationForm.InnerStruct => $"[FastSerType] public partial struct Inner {{ {Fields(Members)} }}\n"
            + "[FastSerType(Format = WireFormat.Tolerant)] public partial class Root { [FastSerMember(0)] public Inner Inner { get; set; } }",
        DeclarationForm.PlainStruct =>
            $"public struct Inner {{ {Fields(Members)} }}\n[FastSerType] public partial class Root {{ public Inner Inner {{ get; set; }} }}",
        _ => $"{Mark}public partial class Root {{ {Fields(Members)} }}",
    };

    private string Mark => $"[FastSerType{(Arguments.Length == 0 ? "" : $"({Arguments})")}]{TypeAttributes} ";

    private string Create(string type) => Form == DeclarationForm.PositionalRecord
        ? $"new Root({string.Join(", ", Members.Select(static member => $"{member.Name}: {member.Literal}"))})"
        : $"new {type} {{ {string.Join(", ", Members.Select(static member => $"{member.Name} = {member.Literal}"))} }}";

    private string Fields(IEnumerable<Member> members) =>
        string.Join(' ', members.Select(member => $"{Attributes(member, "")}public {member.Type} {member.Name}{(IsInner ? ";" : " { get; set; }")}"));

    private string Attributes(Member member, string target) =>
        (HasKeys ? string.Create(CultureInfo.InvariantCulture, $"[{target}FastSerMember({member.Key})] ") : "")
        + (member.FormerName is null ? "" : $"[{target}FastSerFormerName(\"{member.FormerName}\")] ");
}
