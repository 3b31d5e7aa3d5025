using System.Text.RegularExpressions;

namespace FastSer.Docs.Tests;

/// <summary>docs/types.md lists every value that the generator knows.</summary>
public sealed partial class TypesPageTests
{
    private static readonly string s_types = RepositoryFiles.Read("docs/types.md");

    [Fact]
    public void EveryBuiltInScalarIsNamed()
    {
        var rows = RepositoryFiles.Read("src/FastSer.Generator/Symbols/Collections/BuiltInScalars.cs")
            + RepositoryFiles.Read("src/FastSer.Generator/Symbols/Collections/BuiltInScalars.Table.cs");
        var names = SystemType().Matches(rows).Select(static match => match.Groups[1].Value).ToArray();
        Assert.True(names.Length > 30, "The tables are written in another form.");

        // The C# keywords stand for the primitive numbers.
        Assert.All(names.Except(["Boolean", "Byte", "SByte", "Int16", "UInt16", "Char", "Int32", "UInt32", "Single", "Int64",
            "UInt64", "Double", "IntPtr", "UIntPtr", "UInt128", "Decimal", "String", "Vector2", "Vector3", "Vector4"]),
            static name => Assert.Contains($"`{name}`", s_types, StringComparison.Ordinal));
    }

    [GeneratedRegex(@"\(""System\.(?:\w+\.)*(\w+)"", ")]
    private static partial Regex SystemType();
}
