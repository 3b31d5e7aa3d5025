namespace FastSer.Generator.Wire;

/// <summary>
/// The fields of a case of an F# union, which are written as the items of a tuple are. Immutable and structurally equal all the way down.
/// </summary>
/// <param name="Maker">The static method that makes a value of the fields.</param>
/// <param name="ClassName">The class of the case, where it is not the union itself.</param>
/// <param name="DisplayName">The name of the case in error messages.</param>
/// <param name="Names">The names of the fields in error messages.</param>
/// <param name="RejectNull">For each field whether null is an error.</param>
internal sealed record CaseFields(
    string Maker, string? ClassName, string DisplayName, EquatableArray<string> Names, EquatableArray<bool> RejectNull)
{
    public string FormatShape(EquatableArray<WireType> items) => $"{Output.Names.Shape}.Object({CSharpLiteral.String(DisplayName)}, hasPresence: false, "
        + string.Join(", ", items.Select((item, i) => $"({CSharpLiteral.String(Names[i])}, {item.Shape})")) + ")";

    /// <summary>The expression that a field is written from.</summary>
    public string FormatHeld(int i, string name, string union)
    {
        var value = $"{(ClassName is null ? "value" : "fields")}.{name}";
        return RejectNull[i] ? $"{value} ?? throw {Output.Names.Writer}.NullMember(typeof({union}), {CSharpLiteral.String(Names[i])})" : value;
    }

    /// <summary>The expression that a field is read by.</summary>
    public string FormatRead(int i, string read) => RejectNull[i] ? $"{read} ?? throw reader.NullMember()" : read;
}
