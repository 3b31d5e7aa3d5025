namespace FastSer.Generator.Tests.Scalars;

/// <summary>A row of <c>src/VariableScalars.csv</c>, which says what the columns are.</summary>
internal sealed record VariableScalarRow(
    string Name, string Namespace, bool IsClass, string Begins, string LockName, bool HasSafeKeys, bool HasHiddenClasses, bool IsHidden,
    string GenericMethod, string Noun, string Encoding)
{
    /// <summary>The type in C#.</summary>
    public string Keyword => Name == "String" ? "string" : Namespace == "System" ? Name : $"{Namespace}.{Name}";

    /// <summary>The type of a variable that holds a value.</summary>
    public string Holder => Keyword + (IsClass ? "?" : "");

    /// <summary>The end of the names of the internal methods of reader and writer.</summary>
    public string Method => GenericMethod.Length > 0 ? GenericMethod : Name;

    /// <summary>Behind the name of the method that reads.</summary>
    public string TypeArgument => GenericMethod.Length > 0 ? $"<{Keyword}>" : "";

    public static VariableScalarRow[] ReadAll(string path) =>
        [.. File.ReadLines(path).Where(static line => !line.StartsWith('#')).Skip(1).Select(Parse)];

    private static VariableScalarRow Parse(string line)
    {
        var cells = line.Split(',', 11);
        Assert.Equal(11, cells.Length);
        Assert.Contains(cells[2], (string[])["class", "struct"]);
        Assert.Contains(cells[3], (string[])["", "text", "name", "bits"]);
        return new VariableScalarRow(
            cells[0], cells[1], cells[2] == "class", cells[3], cells[4],
            ScalarRow.Is(cells[5], "safe"), ScalarRow.Is(cells[6], "hidden"), ScalarRow.Is(cells[7], "services"), cells[8], cells[9], cells[10]);
    }
}
