using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Scalars;

/// <summary>
/// The files that repeat something for each scalar are made from two tables, <c>src/Scalars.csv</c> and
/// <c>src/VariableScalars.csv</c>. CONTRIBUTING.md tells how to write
/// them anew.
/// </summary>
public sealed class ScalarFilesTests
{
    private const string WriteSwitch = "FASTSER_WRITE_SCALARS";

    private static readonly string s_source = Path.Combine(RepositoryFiles.Root, "src");

    private static readonly ScalarRow[] s_rows = ScalarRow.ReadAll(Path.Combine(s_source, "Scalars.csv"));

    private static readonly VariableScalarRow[] s_variable = VariableScalarRow.ReadAll(Path.Combine(s_source, "VariableScalars.csv"));

    private static readonly (string Path, Func<ScalarRow[], string> Render)[] s_files =
    [
        ("FastSer/Primitives/WireScalar.cs", FactFiles.WireScalar),
        ("FastSer/Primitives/WireScalarFacts.Table.cs", FactFiles.WireScalarFacts),
        ("FastSer/Primitives/CompactScalarFacts.Table.cs", FactFiles.CompactScalarFacts),
        ("FastSer/Primitives/ScalarCode.Table.cs", FactFiles.ScalarCode),
        ("FastSer/Cursors/Blocks/ReadBlock.Scalars.cs", MethodFiles.ReadBlock),
        ("FastSer/Cursors/Blocks/ReadBlock.Validity.cs", MethodFiles.ReadBlockValidity),
        ("FastSer/Cursors/Blocks/WriteBlock.Scalars.cs", MethodFiles.WriteBlock),
        ("FastSer/Cursors/FastReader.Scalars.cs", MethodFiles.FastReader),
        ("FastSer/Cursors/FastWriter.Scalars.cs", static rows => MethodFiles.FastWriter([.. rows.Where(static row => !row.IsHidden)])),
        ("FastSer/Cursors/FastWriter.HiddenScalars.cs", static rows => MethodFiles.FastWriter([.. rows.Where(static row => row.IsHidden)])),
        ("FastSer/Cursors/KeyHasher.Table.cs", FactFiles.KeyHasher),
        ("FastSer/Shapes/FixedItems.Table.cs", FactFiles.FixedItems),
        ("FastSer/Shapes/WireShape.Table.cs", FactFiles.WireShape),
        ("FastSer/Serializers/BuiltIn/BuiltInSerializers.Table.cs", FactFiles.BuiltInSerializers),
        ("FastSer/Serializers/BuiltIn/BuiltInSerializers.Variable.Table.cs", static _ => FactFiles.VariableSerializers(s_variable)),
        ("FastSer.Generator/Symbols/Collections/BuiltInScalars.Variable.Table.cs", static _ => GeneratorFiles.VariableScalars(s_variable)),
        ("FastSer.Generator/Symbols/Collections/BuiltInScalars.Table.cs", GeneratorFiles.BuiltInScalars),
        ("FastSer.Generator/Wire/CompactScalar.Table.cs", GeneratorFiles.CompactScalar),
    ];

    public static TheoryData<string> Files => [.. s_files.Select(static file => file.Path)];

    [Theory]
    [MemberData(nameof(Files))]
    public void FilesAreMadeFromTheTable(string path)
    {
        var expected = Array.Find(s_files, file => file.Path == path).Render(s_rows);
        var fullPath = Path.Combine(s_source, path);
        if (Environment.GetEnvironmentVariable(WriteSwitch) == "1")
        {
            File.WriteAllText(fullPath, expected);
        }

        Assert.Equal(expected, File.ReadAllText(fullPath).ReplaceLineEndings("\n"));
    }

    [Fact]
    public void EveryRowIsAnotherScalarOfTheEnum() =>
        Assert.Equal(Enum.GetNames<FastSer.CompilerServices.WireScalar>(), s_rows.Select(static row => row.Name));
}
