using System.Collections.Immutable;
using System.Globalization;
using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Diagnostics;

// Types whose members have their keys from the lock.
public sealed partial class SchemaLockTests
{
    private const string AutoSource = """
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)]
        public partial record Order(int Id, string? Customer)
        {
            public System.DateTime Due { get; set; }
            public FastSerUnknown Unknown { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)]
        public partial class Ticket { public long Number { get; set; } }
        """;

    private const string AutoLock = """
        [Shop.Order] tolerant
        0 Id Int32
        1 Customer String
        2 Due DateTime
        [Shop.Ticket] tolerant
        0 Number Int64

        """;

    private const string FamilySource = """
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)]
        public abstract partial class Animal { public string? Name { get; set; } /* more */ }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Dog : Animal { public int Tricks { get; set; } }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Cat : Animal { public int Lives { get; set; } public int Naps { get; set; } }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Puppy : Dog;
        """;

    [Fact]
    public void UpdateGivesKeysInTheOrderOfTheMembers()
    {
        Assert.Equal(AutoLock, Updated(AutoSource, text: null));
        Assert.Empty(Run(AutoSource, AutoLock).Diagnostics);
    }

    [Theory]
    [InlineData("0 Id Int32\n1 Customer String\n2 Due DateTime\n", 0, 1, 2, "")]
    [InlineData("0 Due DateTime\n1 Customer String\n2 - Guid\n3 Id Int32\n", 3, 1, 0, "[FastSerRetired(2, typeof(System.Guid))]\n")]
    public void CodeIsThatOfTheTypeWithAttributes(string entries, int id, int customer, int due, string attributes)
    {
        var source = AutoSource.Replace("public partial record", attributes + "public partial record", StringComparison.Ordinal);
        var text = "[Shop.Order] tolerant\n" + entries + "[Shop.Ticket] tolerant\n0 Number Int64\n";
        var written = source.Replace(", Keys = FastSerKeys.Auto", "", StringComparison.Ordinal)
            .Replace("int Id", $"[property: FastSerMember({id})] int Id", StringComparison.Ordinal)
            .Replace("string? C", $"[property: FastSerMember({customer})] string? C", StringComparison.Ordinal)
            .Replace("public System", $"[FastSerMember({due})] public System", StringComparison.Ordinal)
            .Replace("public long", "[FastSerMember(0)] public long", StringComparison.Ordinal);

        var (auto, given) = (Run(source, text), Run(written, text));

        Assert.Empty(auto.Diagnostics);
        Assert.Empty(given.Diagnostics);
        Assert.Equal(Texts(given), Texts(auto));
    }

    [Theory]
    [InlineData(null, "Order|Ticket", "there is no FastSer.schema.lock")]
    [InlineData("[Shop.Ticket] tolerant\n0 Number Int64\n", "Order", "FastSer.schema.lock does not have the type")]
    [InlineData("[Shop.Order] tolerant\n0 Id Int32\n1 Customer String\n[Shop.Ticket] tolerant\n0 Number Int64\n", "Order", "has no key for 'Due'; run")]
    public void AutoKeysMustBeLocked(string? text, string names, string reason)
    {
        var run = Run(AutoSource, text);

        Assert.Equal(names.Split('|'), run.Diagnostics.Select(static found => Marked(AutoSource, found)));
        Assert.All(run.Diagnostics, found => Assert.Equal("FSER098", found.Id));
        Assert.All(run.Diagnostics, found => Assert.Contains(reason, found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal));
        Assert.All(names.Split('|'), name => Assert.Contains("has no serializer", Text(run, $"Shop.{name}"), StringComparison.Ordinal));
        Assert.Equal(AutoLock, Updated(AutoSource, text));
    }

    [Fact]
    public void ErrorLeavesAStubThatCompiles()
    {
        var compilation = GeneratorHarness.CreateCompilation(AutoSource);
        CreateDriver(compilation, text: null, isUpdating: false).RunGeneratorsAndUpdateCompilation(compilation, out var output, out var reported);

        Assert.All(reported, static found => Assert.Equal("FSER098", found.Id));
        Assert.Empty(output.GetDiagnostics().Where(static found => found.Severity >= DiagnosticSeverity.Warning));
        Assert.Contains(output.SyntaxTrees, static tree => tree.ToString().Contains("has no serializer", StringComparison.Ordinal));
    }

    [Fact]
    public void AutoKeyedMemberMustStay()
    {
        var removed = AutoSource.Replace("System.DateTime Due", "int Rank", StringComparison.Ordinal);
        foreach (var isUpdating in new[] { false, true })
        {
            var run = Run(removed, AutoLock, isUpdating);

            var found = Assert.Single(run.Diagnostics);
            Assert.Equal("FSER099", found.Id);
            Assert.Contains("the key 2 ('DateTime')", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
            Assert.Contains("('Rank'?) with [FastSerMember(2)]", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
            Assert.DoesNotContain(run.GeneratedSources, static source => source.HintName.Contains("lock", StringComparison.Ordinal));
        }

        var retired = removed.Replace(
            "public partial record", "[FastSerRetired(2, typeof(System.DateTime))]\npublic partial record", StringComparison.Ordinal);
        Assert.Equal("FSER098", Assert.Single(Run(retired, AutoLock).Diagnostics).Id);
        Assert.Equal(AutoLock.Replace("2 Due DateTime", "2 - DateTime\n3 Rank Int32", StringComparison.Ordinal), Updated(retired, AutoLock));
    }

    [Fact]
    public void RenamedMemberKeepsItsKeyByAnAttributeOrInTheLock()
    {
        var renamed = AutoSource.Replace("Due {", "Deadline {", StringComparison.Ordinal);
        var marked = renamed.Replace("public System", "[FastSerMember(2)] public System", StringComparison.Ordinal);
        var updated = AutoLock.Replace("Due", "Deadline", StringComparison.Ordinal);

        Assert.Equal("FSER099", Assert.Single(Run(renamed, AutoLock).Diagnostics).Id);
        Assert.Equal("FSER082", Assert.Single(Run(marked, AutoLock).Diagnostics).Id);
        Assert.Equal(updated, Updated(marked, AutoLock));
        Assert.Empty(Run(renamed, updated).Diagnostics);
    }

    [Fact]
    public void KeyNeverComesBackForAnotherType()
    {
        var changed = AutoSource.Replace("System.DateTime Due", "long Due", StringComparison.Ordinal);
        Assert.Equal("FSER080", Assert.Single(Run(changed, AutoLock, isUpdating: true).Diagnostics).Id);

        var retired = changed.Replace(
            "public partial record", "[FastSerRetired(2, typeof(System.DateTime))]\npublic partial record", StringComparison.Ordinal);
        var updated = Updated(retired, AutoLock);
        Assert.Equal(AutoLock.Replace("2 Due DateTime", "2 - DateTime\n3 Due Int64", StringComparison.Ordinal), updated);
        Assert.Empty(Run(retired, updated).Diagnostics);
        Assert.Equal("FSER081", Assert.Single(Run(changed, updated).Diagnostics).Id);
    }

    [Fact]
    public void MemberOfABaseClassHasOneKeyInAllTypes()
    {
        var first = Updated(FamilySource, text: null);
        Assert.Equal("""
            [Shop.Cat] tolerant
            0 Name String
            1 Lives Int32
            2 Naps Int32
            [Shop.Dog] tolerant
            0 Name String
            1 Tricks Int32
            [Shop.Puppy] tolerant
            0 Name String
            1 Tricks Int32

            """, first);

        var grown = FamilySource.Replace("/* more */", "public int Weight { get; set; }", StringComparison.Ordinal);
        var second = Updated(grown, first);

        Assert.Equal(3, Run(grown, first).Diagnostics.Length);
        Assert.Equal(first.Replace("2 Naps Int32", "2 Naps Int32\n3 Weight Int32", StringComparison.Ordinal)
            .Replace("1 Tricks Int32", "1 Tricks Int32\n3 Weight Int32", StringComparison.Ordinal), second);
        Assert.Empty(Run(grown, second).Diagnostics);

        // Older versions of a type refuse a key between those that they know.
        var third = Updated(grown.Replace("int Tricks {", "int Age { get; set; } public int Tricks {", StringComparison.Ordinal), second);
        Assert.Contains("[Shop.Dog] tolerant\n0 Name String\n1 Tricks Int32\n3 Weight Int32\n4 Age Int32\n", third, StringComparison.Ordinal);

        // A class that comes later has the keys that its base class has elsewhere.
        const string Late = "[FastSerType(Format = WireFormat.Tolerant)] public partial class Ant : Animal { public int Legs { get; set; } }";
        var late = Updated(grown + Late, second);
        Assert.StartsWith("[Shop.Ant] tolerant\n0 Name String\n1 Legs Int32\n3 Weight Int32\n", late, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void KeyThatWasLeftToDerivedTypesIsNotUsedByAnAttributeLater(bool isUpdating)
    {
        const string Given = """
            using FastSer;
            [FastSerType(Format = WireFormat.Tolerant)]
            [FastSerReservedKeys(1, 4, ForDerived = true)]
            public partial class Animal { [FastSerMember(0)] public int Age { get; set; } [FastSerMember(5)] public int Weight { get; set; } }
            [FastSerType(Format = WireFormat.Tolerant)]
            public partial class Dog : Animal { [FastSerMember(2)] public int Tricks { get; set; } /* more */ }
            """;
        var text = Updated(Given, text: null);
        var grown = Given.Replace("/* more */", "[FastSerMember(3)] public int Naps { get; set; }", StringComparison.Ordinal);

        Assert.Equal("FSER073", Assert.Single(Run(grown, text, isUpdating).Diagnostics).Id);
        Updated(grown.Replace("FastSerMember(3)", "FastSerMember(6)", StringComparison.Ordinal), text);
    }

    [Fact]
    public void MemberOfABaseClassIsMissedOnceAndRetiredThere()
    {
        var source = FamilySource.Replace("abstract ", "", StringComparison.Ordinal);
        var text = Updated(source, text: null);
        var removed = source.Replace("public string? Name { get; set; }", "", StringComparison.Ordinal);

        Assert.Equal(["FSER099"], Run(removed, text).Diagnostics.Select(static found => found.Id));
        var retired = removed.Replace(
            "public partial class Animal", "[FastSerRetired(0, typeof(string))] public partial class Animal", StringComparison.Ordinal);
        Assert.Equal(text.Replace("0 Name String", "0 - String", StringComparison.Ordinal), Updated(retired, text));
    }

    [Theory]
    [InlineData("[FastSerType(Keys = FastSerKeys.Auto)] public partial class Order { public int Id { get; set; } }", "only Tolerant types have keys")]
    [InlineData(
        "[FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)] [FastSerUnion(0, typeof(Order))] public partial interface IOrder;\n"
        + "[FastSerType(Format = WireFormat.Tolerant)] public partial class Order : IOrder;", "an interface has no members")]
    [InlineData(
        "[FastSerType(Format = WireFormat.Tolerant, Keys = FastSerKeys.Auto)] public abstract partial class Base { public int Id { get; set; } }\n"
        + "[FastSerType(Format = WireFormat.Tolerant)] public partial class Order : Base { public new int Id { get; set; } }", "two members of the name 'Id'")]
    public void AutoKeysMustBePossible(string source, string reason)
    {
        var found = Assert.Single(Run("using FastSer;\n" + source, text: "").Diagnostics);

        Assert.Equal("FSER114", found.Id);
        Assert.Contains(reason, found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void MembersOfABaseClassOfAnotherAssemblyNeedAttributes()
    {
        var library = GeneratorHarness.CreateCompilation(FamilySource).WithAssemblyName("Library");
        var program = GeneratorHarness.CreateCompilation(
            "using FastSer;\n[FastSerType(Format = WireFormat.Tolerant)] public partial class Cow : Shop.Animal { public int Milk { get; set; } }")
            .AddReferences(library.ToMetadataReference());

        var found = Assert.Single(RunIn(program));

        Assert.Equal("FSER114", found.Id);
        Assert.Contains("give 'Animal.Name' a key", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void KeysThatABaseClassLeavesToDerivedOnesAreNotGivenToItsMembers()
    {
        var source = FamilySource.Replace(
            "public abstract", "[FastSerReservedKeys(0, 4, ForDerived = true)] public abstract", StringComparison.Ordinal);

        Assert.Contains("[Shop.Dog] tolerant\n0 Tricks Int32\n5 Name String\n", Updated(source, text: null), StringComparison.Ordinal);
    }

    [Fact]
    public void FaultyLockIsReportedAloneAndNothingIsWritten()
    {
        foreach (var isUpdating in new[] { false, true })
        {
            var run = Run(AutoSource, "nothing\n" + AutoLock, isUpdating);

            Assert.Equal("FSER084", Assert.Single(run.Diagnostics).Id);
            Assert.Contains("has no serializer", Text(run, "Shop.Order"), StringComparison.Ordinal);
        }
    }

    [Fact]
    public void LockedLineThatStandsTwiceGivesTheKeyToOneMember()
    {
        var text = AutoLock.Replace("2 Due DateTime", "1 Due DateTime", StringComparison.Ordinal);

        Assert.NotEmpty(Run(AutoSource, text).Diagnostics);
    }

    [Fact]
    public void ChangeOfTheLockRegeneratesTheTypeThatItConcerns()
    {
        var compilation = GeneratorHarness.CreateCompilation(AutoSource);
        var before = new LockText(AutoLock);
        var after = CreateDriver(compilation, before, isUpdating: false).RunGenerators(compilation)
            .ReplaceAdditionalText(before, new LockText(AutoLock.Replace("0 Id", "3 Id", StringComparison.Ordinal)))
            .RunGenerators(compilation).GetRunResult().Results.Single();

        var reasons = after.TrackedSteps[TrackingNames.Keys].SelectMany(static step => step.Outputs)
            .ToDictionary(static output => ((TypeModel)output.Value).DisplayName, static output => output.Reason);
        Assert.Equal(IncrementalStepRunReason.Modified, reasons["Shop.Order"]);
        Assert.NotEqual(IncrementalStepRunReason.Modified, reasons["Shop.Ticket"]);
        Assert.All(after.TrackedSteps[TrackingNames.Parse].SelectMany(static step => step.Outputs), static output =>
            Assert.Equal(IncrementalStepRunReason.Cached, output.Reason));
    }

    private static string[] Texts(GeneratorRunResult run) =>
    [
        .. run.GeneratedSources.Where(static source => source.HintName != "FastSer.schema.lock.g.cs")
            .Select(static source => source.HintName + "\n" + source.SourceText),
    ];

    private static string Marked(string source, Diagnostic found) => source.Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length);

    private static string Text(GeneratorRunResult run, string type) =>
        run.GeneratedSources.Single(source => source.HintName == type + ".FastSer.g.cs").SourceText.ToString();

    /// <summary>The lock that an update writes, without its first line; what it says is accepted.</summary>
    private static string Updated(string source, string? text)
    {
        var run = Run(source, text, isUpdating: true);
        Assert.Empty(run.Diagnostics);
        var written = string.Concat(Emitted(run).Split('\n').Where(static line => line.Length > 0).Skip(1).Select(static line => line[2..] + "\n"));
        var again = Run(source, written);
        Assert.Empty(again.Diagnostics);
        Assert.Equal(Texts(run), Texts(again));
        return written;
    }

    private static ImmutableArray<Diagnostic> RunIn(CSharpCompilation compilation)
    {
        CreateDriver(compilation, new LockText(""), isUpdating: false).RunGeneratorsAndUpdateCompilation(compilation, out _, out var reported);
        return reported;
    }
}
