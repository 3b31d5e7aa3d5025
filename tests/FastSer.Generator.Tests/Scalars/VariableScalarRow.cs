namespace FastSer.Generator.Tests.Scalars;

/// <summary>A row of <c>src/VariableScalars.csv</c>, which says what the columns are.</summary>
internal sealed record VariableScalarRow(
    string Name, string Namespace, bool IsClass, string Begins, string LockName, bool HasSafeKeys, bool HasHiddenClasses)
{
    /// <summary>The type in C#.</summary>
    public string Keyword => Name == "String" ? "string" : Namespace == "System" ? Name : $"{Namespace}.{Name}";

    /// <summary>The type of a variable that holds a value.</summary>
    public string Holder => Keyword + (IsClass ? "?" : "");

    public static VariableScalarRow[] ReadAll(string path) =>
        [.. File.ReadLines(path).Where(static line => !line.StartsWith('#')).Skip(1).Select(Parse)];

    private static VariableScalarRow Parse(string line)
    {
        var cells = line.Split(',');
        Assert.Equal(7, cells.Length);
        Assert.Contains(cells[2], (string[])["class", "struct"]);
        Assert.Contains(cells[3], (string[])["", "text", "name", "bits"]);
        return new VariableScalarRow(
            cells[0], cells[1], cells[2] == "class", cells[3], cells[4],
            ScalarRow.Is(cells[5], "safe"), ScalarRow.Is(cells[6], "hidden"));
    }
}
