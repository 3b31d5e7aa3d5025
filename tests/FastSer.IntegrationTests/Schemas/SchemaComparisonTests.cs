using System.Text.RegularExpressions;
using FastSer.IntegrationTests.Versioning;
using FastSer.Tool;
using FastSer.Tool.Schemas;
using FastSer.Tool.TypeScript;

namespace FastSer.IntegrationTests.Schemas;

public sealed partial class SchemaComparisonTests
{
    private static readonly string s_old = ReadVersion("V1");
    private static readonly string s_new = ReadVersion("V2");

    [Theory]
    [InlineData("Changed", Readers.Both, "Added is new")]
    [InlineData("Container", Readers.Both, "contains V.Changed")]
    [InlineData("Exchanged", Readers.Both, "First moved: values are exchanged")]
    [InlineData("Renamed", Readers.None, "Second has the name Other")]
    [InlineData("Appended", Readers.Old, "Added is new")]
    [InlineData("Shortened", Readers.Both, "B is gone")]
    [InlineData("Inserted", Readers.Both, "Between is new, and not the last")]
    [InlineData("Evolved", Readers.None, "Name is retired")]
    [InlineData("Evolved", Readers.None, "Added is new")]
    [InlineData("Widened", Readers.Both, "Id was Int32 and is Int64")]
    [InlineData("IPart", Readers.Old, "tag 1 (V.OtherPart) is new")]
    [InlineData("Holder", Readers.None, "Content was V.Same2 and is V.SameAgain")]
    [InlineData("Holder", Readers.Both, "Count was Int32? and is Int32")]
    [InlineData("Holder", Readers.Both, "Deep.Value[] was Int32 and is UInt32")]
    [InlineData("State", Readers.Both, "Paid was 1 and is 2")]
    [InlineData("State", Readers.None, "Lost = 2 is gone")]
    [InlineData("State", Readers.None, "Late = 3 is new")]
    [InlineData("Same", Readers.Both, "contains V.State")]
    [InlineData("Gone", Readers.New, "is no longer serialized as a root")]
    [InlineData("OtherPart", Readers.None, "is new")]
    internal void DifferencesSayWhichReadersBreak(string type, Readers broken, string text) =>
        Assert.Contains(new("V." + type, broken, text), Compare(s_old, s_new));

    [Fact]
    public void RenamedMembersThatAreDeclaredAreNoDifference() =>
        Assert.DoesNotContain(Compare(s_old, s_new), static item => item.Text.Contains("Primary", StringComparison.Ordinal));

    [Fact]
    public void TheOtherDirectionIsTheOtherReader() => Assert.Contains(
        new("V.Appended", Readers.New, "Added is gone"), Compare(s_new, s_old));

    [Fact]
    public void EqualSchemasHaveNoDifference()
    {
        Assert.Empty(Compare(s_old, s_old));
        var whole = FastSerSchema.OfAssembly(typeof(TestCases).Assembly).ToJson();
        Assert.Empty(Compare(whole, whole));
    }

    [Fact]
    public void FileContainsTheWholeSchema()
    {
        var json = FastSerSchema.OfAssembly(typeof(TestCases).Assembly).ToJson();
        Assert.Equal(json, SchemaFile.Parse(json).ToJson());
    }

    /// <summary>VersionMatrixTests shows that each of these versions reads the data of all others.</summary>
    [Fact]
    public void VersionsThatReadEachOtherBreakNoReader()
    {
        string[] versions = [.. new[]
        {
            typeof(Customer1), typeof(Customer2), typeof(Customer3), typeof(Customer4), typeof(Customer5), typeof(Customer6), typeof(Customer7),
            typeof(Customer8), typeof(Customer9), typeof(Customer10), typeof(Customer11), typeof(Customer12), typeof(Customer13), typeof(Customer14),
        }.Select(static type => WithoutNumbers(FastSerSchema.Of(type).ToJson()))];
        Assert.Equal(CustomerValues.All.Count, versions.Length);
        for (var i = 0; i < versions.Length; i++)
        {
            for (var j = i + 1; j < versions.Length; j++)
            {
                Assert.DoesNotContain(Compare(versions[i], versions[j]), static item => item.Broken != Readers.None);
            }
        }
    }

    [Fact]
    public void TableHasALineForEachDifference()
    {
        var output = new StringWriter { NewLine = "\n" };
        Assert.Equal(1, SchemaReport.Print(output, [new("V.A", Readers.Old, "x is new"), new("V.LongName", Readers.None, "is new")], Readers.Both));
        Assert.Equal(
            """
            type        new reads old  old reads new  change
            V.A         ok             BREAKS         x is new
            V.LongName  ok             ok             is new
            1 change breaks readers.

            """.ReplaceLineEndings("\n"),
            output.ToString());
        Assert.Equal(0, SchemaReport.Print(output, [new("V.A", Readers.Old, "x is new")], Readers.New));
        Assert.Equal(0, SchemaReport.Print(output, [], Readers.Both));
    }

    [Theory]
    [InlineData("{}")]
    [InlineData("""{ "fastserSchema": 2 }""")]
    [InlineData("""{ "fastserSchema": 1, "roots": [{ "kind": "integer" }] }""")]
    [InlineData("[]")]
    [InlineData("x")]
    [InlineData("""{ "fastserSchema": 1, "roots": [{ "kind": "sequence" }] }""")]
    [InlineData("""{ "fastserSchema": 1, "roots": [{ "kind": "scalar" }] }""")]
    [InlineData("""{ "fastserSchema": 1, "roots": [{ "kind": "object", "reference": "A" }] }""")]
    [InlineData("""{ "fastserSchema": 1, "types": [{ "name": null, "kind": "object" }] }""")]
    [InlineData("""{ "fastserSchema": 1, "types": [{ "name": "../../A", "kind": "object" }] }""")]
    [InlineData("""{ "fastserSchema": 1, "types": [{ "name": "A */ x(); /*", "kind": "object" }] }""")]
    [InlineData("""{ "fastserSchema": 1, "types": [{ "name": "A", "kind": "object" }, { "name": "A", "kind": "object" }] }""")]
    [InlineData("""{ "fastserSchema": 1, "types": [{ "name": "A", "kind": "enum", "scalar": "Int32", "constants": [{ "name": "B", "value": "x()" }] }] }""")]
    [InlineData("""
        { "fastserSchema": 1, "types": [{ "name": "A", "kind": "object", "members": [{ "name": "B", "value": { "kind": "object", "reference": "A" } }] }] }
        """)]
    public void OtherFilesAreRefusedInOneLine(string json)
    {
        var file = new FileInfo(Path.GetTempFileName());
        try
        {
            File.WriteAllText(file.FullName, json);
            var message = Assert.Throws<ToolException>(() => SchemaFile.Read(file)).Message;
            Assert.Contains(file.FullName, message, StringComparison.Ordinal);
            Assert.DoesNotContain('\n', message);
        }
        finally
        {
            file.Delete();
        }
    }

    [Theory]
    [InlineData("1")]
    [InlineData("""{ "name": "H" }""")]
    [InlineData("""{ "name": "H", "methods": [null], "client": [] }""")]
    [InlineData("""{ "name": "H", "methods": [{ "name": "M", "arguments": [-1], "streams": [] }], "client": [] }""")]
    [InlineData("""{ "name": "H", "methods": [{ "name": "M", "arguments": [], "streams": [], "result": 0 }], "client": [] }""")]
    [InlineData("""{ "name": "H */ x(); /*", "methods": [], "client": [] }""")]
    public void HubsThatNoSchemaHasAreRefused(string hub) =>
        Assert.Throws<ToolException>(() => HubTable.Parse($$"""{ "hub": {{hub}} }""", new FastSerSchema { Roots = [], Types = [] }));

    [Fact]
    public void MethodsWithoutValuesNeedNoRoot() => Assert.Single(HubTable.Parse(
        """{ "hub": { "name": "H", "methods": [{ "name": "M", "arguments": [], "streams": [], "result": null }], "client": [] } }""",
        new FastSerSchema { Roots = [], Types = [] })!.Methods);

    private static IReadOnlyList<SchemaDifference> Compare(string old, string @new) =>
        SchemaComparison.Compare(SchemaFile.Parse(old), SchemaFile.Parse(@new));

    /// <summary>The schema of the types of one namespace, which has the same name for all versions.</summary>
    private static string ReadVersion(string version)
    {
        var prefix = $"{typeof(SchemaComparisonTests).Namespace}.{version}.";
        var all = FastSerSchema.OfAssembly(typeof(SchemaComparisonTests).Assembly);
        var part = new FastSerSchema
        {
            Roots = [.. all.Roots.Where(root => root.TypeName!.StartsWith(prefix, StringComparison.Ordinal))],
            Types = [.. all.Types.Where(type => type.Name.StartsWith(prefix, StringComparison.Ordinal))],
        };
        return part.ToJson().Replace(prefix, "V.", StringComparison.Ordinal);
    }

    /// <summary>A version that names several versions of a type, in retired members too, is the one of the latest.</summary>
    private static string WithoutNumbers(string json)
    {
        var latest = NumberOfVersion().Matches(json).GroupBy(static match => match.Groups[1].Value, static match => match.Value)
            .Select(static names => names.Max(StringComparer.Ordinal)!).ToHashSet(StringComparer.Ordinal);
        return NumberOfVersion().Replace(json, match => latest.Contains(match.Value) ? match.Groups[1].Value : match.Value);
    }

    [GeneratedRegex(@"\b(Customer|Address|IChannel|MailChannel|PhoneChannel)\d+\b")]
    private static partial Regex NumberOfVersion();
}
