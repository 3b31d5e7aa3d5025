using System.Globalization;

namespace FastSer.Generator.Tests.Diagnostics;

// A source order and the keys of members are data: a name that stands at the place of another is noticed in all formats.
public sealed partial class SchemaLockTests
{
    private const string NameSource = """
        using FastSer;
        using System.Collections.Generic;
        [assembly: FastSerDefaults(UnmanagedStructs = true)]

        namespace Shop;

        [FastSerType]
        public partial class Fast { public int Width { get; set; } public int Height { get; set; } public Kind Kind; public Box<Plain> Box; }

        [FastSerType(Format = WireFormat.Compact)]
        public partial record Compact(int Left, int Right);

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Tolerant { [FastSerMember(0)] public Range Range; [FastSerMember(1)] public int From; [FastSerMember(2)] public int To; }

        [FastSerType(Append = true)]
        public partial class Append { public string? First; public string? Last; }

        [FastSerType(References = true)]
        public partial class Tracked { public Tracked? Next; public Tracked? Previous; }

        [FastSerType] public partial struct Range { public int Low, High; }
        [FastSerType] public partial struct Box<T> { public T Content; }
        public struct Plain { public int Inner, Outer; }
        public enum Kind { Small, Large }

        [FastSerType, FastSerUnion(0, typeof(Cat)), FastSerUnion(1, typeof(Dog))]
        public partial class Animal { public int Age; public int Size; }
        [FastSerType] public partial class Cat : Animal;
        [FastSerType] public partial class Dog : Animal;
        """;

    [Theory]
    [InlineData("public int Width { get; set; } public int Height { get; set; }", "public int Height { get; set; } public int Width { get; set; }", "FSER135", "Fast", 2)]
    [DeepInlineData("int Left, int Right", "int Right, int Left", "FSER135", "Compact", 2)]
    [DeepInlineData("[FastSerMember(1)] public int From; [FastSerMember(2)]", "[FastSerMember(2)] public int From; [FastSerMember(1)]", "FSER135", "Tolerant", 2)]
    [InlineData("string? First; public string? Last", "string? Last; public string? First", "FSER111", "Append", 1)]
    [DeepInlineData("Tracked? Next; public Tracked? Previous", "Tracked? Previous; public Tracked? Next", "FSER135", "Tracked", 2)]
    [DeepInlineData("int Low, High", "int High, Low", "FSER135", "Range", 2)]
    [InlineData("int Inner, Outer", "int Outer, Inner", "FSER135", "Plain", 2)]
    [DeepInlineData("Small, Large", "Large, Small", "FSER136", "Kind", 2)]
    [DeepInlineData("Small, Large", "Tiny, Small, Large", "FSER136", "Kind", 2)]
    [InlineData("Small, Large", "Small, Huge", "FSER136", "Kind", 1)]
    [DeepInlineData("Small, Large", "Small", "FSER136", "Kind", 1)]
    [DeepInlineData("0, typeof(Cat)), FastSerUnion(1, typeof(Dog)", "1, typeof(Cat)), FastSerUnion(0, typeof(Dog)", "FSER080", "Animal", 2)]
    [InlineData("int Age; public int Size", "int Size; public int Age", "FSER135", "Animal", 2)]
    [DeepInlineData("partial struct Range", "partial class Range", "FSER080", "Range", 1)]
    [DeepInlineData("(References = true)", "", "FSER080", "Tracked", 1)]
    [InlineData("(Format = WireFormat.Compact)", "", "FSER080", "Compact", 1)]
    [DeepInlineData("int Left, int Right", "int Left, int Width", "FSER135", "Compact", 1)]
    public void ExchangeIsRefused(string old, string changed, string id, string type, int least)
    {
        Assert.Contains(old, NameSource, StringComparison.Ordinal);
        foreach (var isUpdating in new[] { false, true })
        {
            var run = Run(NameSource.Replace(old, changed, StringComparison.Ordinal), LockOf(NameSource), isUpdating);

            var found = run.Diagnostics.Where(diagnostic => diagnostic
                .GetMessage(CultureInfo.InvariantCulture).Contains($"Shop.{type}", StringComparison.Ordinal));
            Assert.True(found.Count(diagnostic => diagnostic.Id == id) >= least, string.Join('\n', run.Diagnostics));
            Assert.DoesNotContain(run.GeneratedSources, static s => s.HintName.Contains("schema.lock", StringComparison.Ordinal));
        }
    }

    [Theory]
    [InlineData("public int Width", "[FastSerFormerName(\"Width\")] public int Breadth")]
    [InlineData("int Left, int Right", "[property: FastSerFormerName(\"Left\")] int Right, [property: FastSerFormerName(\"Right\")] int Left")]
    [InlineData("[FastSerMember(1)] public int From", "[FastSerMember(1), FastSerFormerName(\"From\")] public int Start")]
    [InlineData("string? First", "string? Name", "[FastSerFormerName(\"First\")] ")]
    [InlineData("Small, Large", "[FastSerFormerName(\"Small\")] Tiny, Large")]
    [InlineData("Small, Large", "Small, Large, Huge = 7")]
    [InlineData("enum Kind ", "enum Sort ", "[FastSerFormerName(\"Kind\")] ", "Kind Kind", "Sort Kind")]
    [InlineData("partial struct Range", "partial struct Span", "[FastSerFormerName(\"Range\")] ", "Range Range", "Span Range")]
    [InlineData("partial struct Box<T>", "partial struct Case<T>", "[FastSerFormerName(\"Box\")] ", "Box<Plain> Box", "Case<Plain> Box")]
    [InlineData("partial class Cat", "partial class Puss", "[FastSerFormerName(\"Cat\")] ", "typeof(Cat)", "typeof(Puss)")]
    public void DeclaredRenamingIsAccepted(string old, string changed, string before = "", string use = "", string used = "")
    {
        var source = use.Length == 0 ? NameSource : NameSource.Replace(use, used, StringComparison.Ordinal);
        var start = source.LastIndexOf(before.Length == 0 ? old : "public " + old, StringComparison.Ordinal);
        source = before.Length == 0 ? source.Replace(old, changed, StringComparison.Ordinal)
            : source.Insert(start < 0 ? throw new InvalidOperationException(old) : start, before).Replace(old, changed, StringComparison.Ordinal);
        source = source.Replace("[FastSerType] [FastSerFormerName", "[FastSerType, FastSerFormerName", StringComparison.Ordinal);

        var found = Run(source, LockOf(NameSource)).Diagnostics;

        Assert.All(found, static diagnostic => Assert.Equal("FSER082", diagnostic.Id));
        Assert.Equal(changed.Contains("Huge", StringComparison.Ordinal) ? 1 : 0, found.Length);
    }

    [Fact]
    public void EnumsOfOtherAssembliesAreNotRecorded()
    {
        const string Text = "using FastSer; [FastSerType] public partial class Plan { public System.DayOfWeek Day; }";

        Assert.EndsWith("[Plan] fixed class\n0 Day Int32\n", LockOf(Text), StringComparison.Ordinal);
    }

    [Fact]
    public void ClassThatIsAUnionHasItsMembersAndItsTagsInTheLock() => Assert.Contains(
        "[Shop.Animal] fixed class\n0 Age Int32\n1 Size Int32\n[Shop.Animal] union\n0 Cat Shop.Cat\n1 Dog Shop.Dog\n", LockOf(NameSource), StringComparison.Ordinal);

    [Fact]
    public void LockedNameMustStayAtItsMember()
    {
        var source = NameSource.Replace("int Width", "int Breadth", StringComparison.Ordinal);
        var found = Assert.Single(Run(source, LockOf(NameSource)).Diagnostics);

        Assert.Equal("Breadth", source.Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
        Assert.Contains("mark it [FastSerFormerName(\"Width\")]", found.GetMessage(CultureInfo.InvariantCulture), StringComparison.Ordinal);
    }

    [Fact]
    public void LockedNumberMustStayAtItsName()
    {
        var source = NameSource.Replace("Small, Large", "Small, Huge = 4, Large", StringComparison.Ordinal);
        var found = Assert.Single(Run(source, LockOf(NameSource)).Diagnostics);

        Assert.Equal("FSER136", found.Id);
        Assert.Equal("Large", source.Substring(found.Location.SourceSpan.Start, found.Location.SourceSpan.Length));
    }
}
