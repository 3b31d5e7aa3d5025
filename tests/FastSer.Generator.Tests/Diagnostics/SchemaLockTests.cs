using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>The schema lock against the types of a build.</summary>
public sealed partial class SchemaLockTests
{
    private const string Source = """
        using FastSer;
        using System.Collections.Generic;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerRetired(2, typeof(System.Guid))]
        public partial class Order
        {
            [FastSerMember(0)] public int Id { get; set; }
            [FastSerMember(1)] public string? Note { get; set; }
            [FastSerMember(3)] public List<Point>? Points { get; set; }
            [FastSerMember(4)] public Dictionary<string, Box<Color?>?>? Boxes { get; set; }
            [FastSerMember(5)] public long? Total { get; set; }
        }

        [FastSerType] public partial record struct Point(int X, int Y);
        [FastSerType] public partial record Box<T>(T Content, string? Name, byte Size);
        [FastSerType] public partial class Unrelated { public int Number { get; set; } }
        public enum Color : short { Red }
        """;

    private const string Lock = """
        # What stored bytes depend on: the types of this project and their members. Accept additions: dotnet build -p:FastSerUpdateLock=true
        [Shop.Box<T>] fixed class
        0 Size Byte
        1 Content T
        2 Name String
        [Shop.Color] enum
        Red 0
        [Shop.Order] tolerant
        0 Id Int32
        1 Note String
        2 - Guid
        3 Points Sequence<Shop.Point>
        4 Boxes Map<String,Shop.Box<T>(Nullable<Int16>)>
        5 Total Int64
        [Shop.Point] fixed struct
        0 X Int32
        1 Y Int32
        [Shop.Unrelated] fixed class
        0 Number Int32

        """;

    [Fact]
    public void UpdateWritesAllAnnotatedTypesAndWhatTheyContain()
    {
        var run = Run(Source, text: null, isUpdating: true);

        Assert.Empty(run.Diagnostics);
        var lines = Emitted(run).Split('\n', StringSplitOptions.RemoveEmptyEntries);
        Assert.All(lines, static line => Assert.StartsWith("//", line, StringComparison.Ordinal));
        Assert.Equal(Lock, string.Concat(lines.Select(static line => line[2..] + "\n")));
    }

    [Theory]
    [InlineData("List<int>", "Packed<CompactInt32>")]
    [InlineData("IEnumerable<int>", "Packed<CompactInt32>")]
    [InlineData("System.Collections.Concurrent.ConcurrentQueue<int>", "Packed<CompactInt32>")]
    [InlineData("System.Collections.Immutable.ImmutableStack<int>", "Packed<CompactInt32>")]
    [InlineData("HashSet<int>", "Sequence<CompactInt32>")]
    [InlineData("IList<int>", "Sequence<CompactInt32>")]
    public void CompactCollectionsAreLockedByTheFormOfTheirElements(string type, string kind)
    {
        var source = $$"""
            using System.Collections.Generic;
            using FastSer;

            namespace Shop;

            [FastSerType(Format = WireFormat.Tolerant)]
            public partial class Order
            {
                [FastSerMember(0)] public Compact<{{type}}> Numbers { get; set; }
            }
            """;

        var emitted = Emitted(Run(source, text: null, isUpdating: true));

        Assert.Contains($"0 Numbers Compact<{kind}>", emitted, StringComparison.Ordinal);
    }

    [Fact]
    public void LockOfTheSameTypesIsAccepted() => Assert.Empty(Run(Source, Lock).Diagnostics);

    [Fact]
    public void LockWithTheLineEndsOfWindowsIsAccepted() =>
        Assert.Empty(Run(Source, Lock.ReplaceLineEndings("\r\n")).Diagnostics);

    [Fact]
    public void WithoutALockNothingIsChecked()
    {
        var run = Run(Source, text: null);

        Assert.Empty(run.Diagnostics);
        Assert.DoesNotContain(run.GeneratedSources, static s => s.HintName.Contains("lock", StringComparison.Ordinal));
    }

    [Theory]
    [InlineData("int Id", "long Id", "'Id' was 'Int32' when FastSer.schema.lock was written and is 'Int64' now")]
    [InlineData("int X, int Y", "int X, short Y", "'Y' was 'Int32'")]
    [InlineData("int X, int Y", "int X", "'Y' was 'Int32' when FastSer.schema.lock was written and is 'none'")]
    [InlineData("Color : short", "Color : byte", "'Boxes' was")]
    [InlineData("typeof(System.Guid)", "typeof(int)", "'key 2' was 'Guid'")]
    [InlineData("[FastSerType] public partial record struct Point(int X, int Y)",
        "[FastSerType(Format = WireFormat.Tolerant)] public partial record struct Point([property: FastSerMember(0)] int X, [property: FastSerMember(1)] int Y)",
        "was 'fixed struct'")]
    public void LockedKindMustStay(string old, string changed, string message) => AssertRefused(old, changed, "FSER080", message);

    [Fact]
    public void LockedKeyMustStay() => AssertRefused(
        "[FastSerMember(5)] public long? Total { get; set; }", "", "FSER081", "the key or tag 5 ('Total', 'Int64')");

    [Fact]
    public void LockedTypeMustExist() =>
        AssertRefused("partial class Order", "partial class Purchase", "FSER083", "records the type 'Shop.Order'");

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void LockedTypeWithErrorsIsNotMissing(bool isUpdating)
    {
        var run = Run(Source.Replace("long? Total", "System.IO.Stream? Total", StringComparison.Ordinal), Lock, isUpdating);

        Assert.Equal(["FSER003"], run.Diagnostics.Select(static d => d.Id));
        Assert.DoesNotContain(run.GeneratedSources, static s => s.HintName.Contains("schema.lock", StringComparison.Ordinal));
    }

    [Fact]
    public void KeyThatTheLockHasRetiredIsNotUsedAgain()
    {
        var changed = Source.Replace("[FastSerRetired(2, typeof(System.Guid))]", "", StringComparison.Ordinal)
            .Replace("[FastSerMember(5)]", "[FastSerMember(2)] public System.Guid Key { get; set; } [FastSerMember(5)]", StringComparison.Ordinal);

        Assert.Equal("FSER073", Assert.Single(Run(changed, Lock).Diagnostics).Id);
    }

    [Theory]
    [InlineData("public string? Note", "[FastSerFormerName(\"Note\")] public string? Remark")]
    [InlineData("long? Total", "long Total")]
    [InlineData("List<Point>?", "Point[]?")]
    [InlineData("record struct Point(int X, int Y)", "record struct Point([property: FastSerFormerName(\"X\")] int A, int Y)")]
    public void CompatibleChangeIsAccepted(string old, string changed) =>
        Assert.Empty(Run(Source.Replace(old, changed, StringComparison.Ordinal), Lock).Diagnostics);

    [Theory]
    [InlineData("[FastSerMember(5)]", "[FastSerMember(6)] public int New { get; set; } [FastSerMember(5)]")]
    [InlineData("[FastSerMember(5)] public long? Total { get; set; }", "")]
    [InlineData("public enum", "[FastSerType(Format = WireFormat.Tolerant)] public partial class More; public enum")]
    public void LockMustBeUpdatedForAdditions(string old, string changed)
    {
        var source = Source.Replace(old, changed, StringComparison.Ordinal);
        if (changed.Length == 0)
        {
            source = source.Replace("[FastSerRetired(2", "[FastSerRetired(5, typeof(long))] [FastSerRetired(2", StringComparison.Ordinal);
        }

        Assert.Equal("FSER082", Assert.Single(Run(source, Lock).Diagnostics).Id);

        var updated = Run(source, Lock, isUpdating: true);
        Assert.Empty(updated.Diagnostics);
        var text = string.Concat(Emitted(updated).Split('\n').Where(static l => l.Length > 0).Select(static l => l[2..] + "\n"));
        Assert.Empty(Run(source, text).Diagnostics);
    }

    [Theory]
    [InlineData("<<<<<<< ours\n")]
    [InlineData("[Shop.Order]\n")]
    [InlineData("[Shop.Order] tolerant\n0 Id\n")]
    [InlineData("[Shop.Order] tolerant\nx Id Int32\n")]
    [InlineData("0 Id Int32\n")]
    public void LockMustBeReadableAndTheLineIsNamed(string text)
    {
        var diagnostic = Assert.Single(Run(Source, text).Diagnostics);

        Assert.Equal("FSER084", diagnostic.Id);
        Assert.Equal("FastSer.schema.lock", diagnostic.Location.GetLineSpan().Path);
    }

    [Fact]
    public void MemberIsMarkedWhereItIsDeclared()
    {
        var source = Source.Replace("int Id", "long Id", StringComparison.Ordinal);

        var span = Assert.Single(Run(source, Lock).Diagnostics).Location.SourceSpan;

        Assert.Equal("Id", source.Substring(span.Start, span.Length));
    }

    [Fact]
    public void EditingTheLockRegeneratesNoType()
    {
        var compilation = GeneratorHarness.CreateCompilation(Source);
        var before = new LockText(Lock);
        var after = CreateDriver(compilation, before, isUpdating: false).RunGenerators(compilation)
            .ReplaceAdditionalText(before, new LockText(Lock + "# A comment.\n"))
            .RunGenerators(compilation).GetRunResult().Results.Single();

        Assert.All(
            after.TrackedOutputSteps.SelectMany(static s => s.Value).SelectMany(static s => s.Outputs),
            static output => Assert.Equal(IncrementalStepRunReason.Cached, output.Reason));
    }

    /// <summary>With an update too: what it cannot accept it does not write.</summary>
    private static void AssertRefused(string old, string changed, string id, string message)
    {
        foreach (var isUpdating in new[] { false, true })
        {
            var run = Run(Source.Replace(old, changed, StringComparison.Ordinal), Lock, isUpdating);

            var diagnostic = Assert.Single(run.Diagnostics);
            Assert.Equal(id, diagnostic.Id);
            Assert.Contains(message, diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture), StringComparison.Ordinal);
            Assert.DoesNotContain(run.GeneratedSources, static s => s.HintName.Contains("lock", StringComparison.Ordinal));
        }
    }

    private static string Emitted(GeneratorRunResult run) =>
        run.GeneratedSources.Single(static s => s.HintName == "FastSer.schema.lock.g.cs").SourceText.ToString();

    private static GeneratorRunResult Run(string source, string? text, bool isUpdating = false)
    {
        var compilation = GeneratorHarness.CreateCompilation(source);
        return CreateDriver(compilation, text is null ? null : new LockText(text), isUpdating)
            .RunGenerators(compilation).GetRunResult().Results.Single();
    }

    private static GeneratorDriver CreateDriver(CSharpCompilation compilation, LockText? text, bool isUpdating) =>
        LockRun.CreateDriver(compilation, text, isUpdating);
}
