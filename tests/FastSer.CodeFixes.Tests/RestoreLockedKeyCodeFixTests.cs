namespace FastSer.CodeFixes.Tests;

/// <summary>A key that the schema lock has and the source no longer: removed at the end (FSER081), or below others (FSER072).</summary>
public sealed class RestoreLockedKeyCodeFixTests
{
    private const string Tolerant = "[FastSerType(Format = WireFormat.Tolerant)]\n";
    private const string Lock = "[Order] tolerant\n0 Id Int32\n1 Due DateTime\n2 Note String\n";

    [Theory]
    [InlineData("FSER081", 2, "'Note' was removed: retire the key 2", "[FastSerRetired(2, typeof(string))]\n", Lock)]
    [DeepInlineData("FSER072", 1, "'Due' was removed: retire the key 1", "[FastSerRetired(1, typeof(DateTime))]\n", Lock)]
    [DeepInlineData("FSER081", 2, "Retire the key 2 again", "[FastSerRetired(2, typeof(string))]\n", "[Order] tolerant\n0 Id Int32\n1 Due DateTime\n2 - String\n")]
    [InlineData("FSER072", 1, "Retire the key 1 again", "[FastSerRetired(1, typeof(DateTime))]\n", "[Order] tolerant\n0 Id Int32\n1 - DateTime\n2 Note String\n")]
    [DeepInlineData("FSER072", 1, "Reserve the key 1 again", "[FastSerReservedKeys(1)]\n", "[Order] tolerant\n0 Id Int32\n1 - Reserved\n2 Note String\n")]
    [DeepInlineData("FSER081", 2, "Reserve the key 2 again", "[FastSerReservedKeys(2)]\n", "[Order] tolerant\n0 Id Int32\n1 Due DateTime\n2 - Reserved\n")]
    public async Task RemovedKeyIsKeptAsItWas(string id, int removed, string title, string added, string locked)
    {
        var source = Source("", removed);

        Assert.Equal([title], await FixRunner.OfferedBesideLockAsync(new RestoreLockedKeyCodeFix(), id, source, locked));
        foreach (var toAll in new[] { false, true })
        {
            var (text, unchanged, left) = await FixRunner.ApplyBesideLockAsync(new RestoreLockedKeyCodeFix(), id, source, locked, title, toAll);
            Assert.Equal(Source(added, removed), text);
            Assert.Equal(locked, unchanged);
            await AssertNothingIsLeftAsync(text, locked, left);
        }
    }

    [Theory]
    [InlineData("FSER072", "2", "1")]
    [InlineData("FSER081", "0", "2")]
    public async Task MovedMemberGetsItsKeyBack(string id, string now, string then)
    {
        string Order(string key) => "using System;\nusing FastSer;\n\n" + Tolerant + "public partial class Order\n{\n"
            + (then == "1" ? "    [FastSerMember(0)] public int Id { get; set; }\n" : "")
            + $"    [FastSerMember({key})] public DateTime Due {{ get; set; }}\n}}\n";
        var locked = then == "1" ? "[Order] tolerant\n0 Id Int32\n1 Due DateTime\n" : "[Order] tolerant\n0 Gone DateTime\n1 - Reserved\n2 Due DateTime\n";
        var title = $"Give 'Due' its key {then} back";

        Assert.Contains(title, await FixRunner.OfferedBesideLockAsync(new RestoreLockedKeyCodeFix(), id, Order(now), locked));
        var (text, _, left) = await FixRunner.ApplyBesideLockAsync(new RestoreLockedKeyCodeFix(), id, Order(now), locked, title);

        Assert.Equal(Order(then), text);
        Assert.Equal(then == "1" ? [] : ["FSER072"], left);
    }

    /// <summary>Who follows the advice of FSER080 retires the key, and gives the member with its new type another one.</summary>
    [Fact]
    public async Task MemberOfAnotherTypeDoesNotGetTheKeyBack() => Assert.Equal(
        ["'Due' was removed: retire the key 1"],
        await FixRunner.OfferedBesideLockAsync(
            new RestoreLockedKeyCodeFix(), "FSER072",
            Source("", removed: 1).Replace("}\n}", "}\n    [FastSerMember(3)] public DateTimeOffset Due { get; set; }\n}", StringComparison.Ordinal), Lock));

    /// <summary>The lock does not name the types of collections; a person does.</summary>
    [Fact]
    public async Task OnlyWhatIsKnownIsOffered()
    {
        var locked = Lock.Replace("DateTime", "Sequence<Int32>", StringComparison.Ordinal);

        Assert.Empty(await FixRunner.OfferedBesideLockAsync(new RestoreLockedKeyCodeFix(), "FSER072", Source("", removed: 1), locked));
        Assert.Empty(await FixRunner.OfferedBesideLockAsync(new ReserveKeysCodeFix(), "FSER072", Source("", removed: 1), locked));
    }

    /// <summary>Only the keys that no version had are free to be reserved.</summary>
    [Fact]
    public async Task LockedKeysAreNotReserved()
    {
        const string Title = "Reserve the missing keys that FastSer.schema.lock does not have: no member ever had them";
        var source = Source("", removed: 1).Replace("(2)", "(5)", StringComparison.Ordinal);
        var locked = Lock.Replace("2 Note", "5 Note", StringComparison.Ordinal);

        var (reserved, _, left) = await FixRunner.ApplyBesideLockAsync(new ReserveKeysCodeFix(), "FSER072", source, locked, Title);
        Assert.Contains("[FastSerReservedKeys(2, 4)]\n", reserved, StringComparison.Ordinal);
        Assert.Equal(["FSER072"], left);
        Assert.Empty(await FixRunner.OfferedBesideLockAsync(new ReserveKeysCodeFix(), "FSER072", reserved, locked));

        var (retired, _, rest) = await FixRunner.ApplyBesideLockAsync(
            new RestoreLockedKeyCodeFix(), "FSER072", reserved, locked, "'Due' was removed: retire the key 1");
        await AssertNothingIsLeftAsync(retired, locked, rest);
    }

    /// <summary>A derived type has the keys of its base: retired there, they are retired in both.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task KeyIsRetiredWhereItsMemberWas(bool toAll)
    {
        const string Title = "'Due' was removed: retire the key 1";
        static string Types(string added) => "using System;\nusing FastSer;\n\n"
            + $"{Tolerant}public partial class Rush : Order\n{{\n    [FastSerMember(2)] public string? Note {{ get; set; }}\n}}\n\n"
            + $"{added}{Tolerant}public partial class Order\n{{\n    [FastSerMember(0)] public int Id {{ get; set; }}\n}}\n";
        const string Locked = "[Order] tolerant\n0 Id Int32\n1 Due DateTime\n[Rush] tolerant\n0 Id Int32\n1 Due DateTime\n2 Note String\n";

        var (text, _, left) = await FixRunner.ApplyBesideLockAsync(new RestoreLockedKeyCodeFix(), "FSER072", Types(""), Locked, Title, toAll);

        Assert.Equal(Types("[FastSerRetired(1, typeof(DateTime))]\n"), text);
        await AssertNothingIsLeftAsync(text, Locked, left);
    }

    /// <summary>A type stays in its union as long as stored data may contain it.</summary>
    [Theory]
    [InlineData("abstract partial class Payment", "Card : Payment", "[FastSerUnion(1, typeof(Card))]\n")]
    [InlineData("partial interface Payment", "Card : Payment", "[FastSerUnion(1, typeof(Card))]\n")]
    [InlineData("abstract partial class Payment", "Card", null)]
    public async Task RemovedTypeOfAUnionIsNamedAgain(string union, string card, string? added)
    {
        string Source(string again) => $"using FastSer;\n\n{again}{Tolerant}[FastSerUnion(0, typeof(Cash))]\npublic {union};\n\n{Tolerant}public partial class Cash : Payment;\n\n"
            + $"{Tolerant}public partial class {card};\n\n"
            + $"{Tolerant}public partial class Order {{ [FastSerMember(0)] public Payment? Payment {{ get; set; }} }}\n";
        const string Locked = "[Card] tolerant\n[Cash] tolerant\n[Order] tolerant\n0 Payment Payment\n[Payment] tolerant union\n0 Cash Cash\n1 Card Card\n";
        var offered = await FixRunner.OfferedBesideLockAsync(new RestoreLockedKeyCodeFix(), "FSER081", Source(""), Locked);

        if (added is null)
        {
            Assert.Empty(offered);
            return;
        }

        var (text, _, left) = await FixRunner.ApplyBesideLockAsync(new RestoreLockedKeyCodeFix(), "FSER081", Source(""), Locked, Assert.Single(offered));
        Assert.Equal(Source(added), text);
        Assert.Empty(left);
    }

    /// <summary>The key of a member that was removed is not free for another one.</summary>
    [Fact]
    public async Task NewMemberFollowsTheKeysOfTheLock()
    {
        const string Title = "Give it the next free number";
        var source = Source("", removed: 2).Replace("}\n}", "}\n    public long New { get; set; }\n}", StringComparison.Ordinal);

        var (text, _, left) = await FixRunner.ApplyBesideLockAsync(new NumberMemberCodeFix(), "FSER070", source, Lock, Title);
        Assert.Contains("[FastSerMember(3)]\n    public long New", text, StringComparison.Ordinal);
        Assert.Equal(["FSER072"], left);

        var (retired, _, rest) = await FixRunner.ApplyBesideLockAsync(
            new RestoreLockedKeyCodeFix(), "FSER072", text, Lock, "'Note' was removed: retire the key 2");
        await AssertNothingIsLeftAsync(retired, Lock, rest);
    }

    /// <summary>The change of the lock is all that is left to accept.</summary>
    private static async Task AssertNothingIsLeftAsync(string source, string locked, string[] left)
    {
        if (left.Length > 0)
        {
            Assert.All(left, static id => Assert.Equal("FSER082", id));
            (_, _, left) = await FixRunner.ApplyBesideLockAsync(new UpdateLockCodeFix(), "FSER082", source, locked, "Update FastSer.schema.lock");
        }

        Assert.Empty(left);
    }

    private static string Source(string added, int removed) => "using System;\nusing FastSer;\n\n" + added + Tolerant + "public partial class Order\n{\n"
        + string.Concat(new[] { "int Id", "DateTime Due", "string? Note" }.Select(static (member, key) => (Member: member, Key: key))
            .Where(item => item.Key != removed).Select(static item => $"    [FastSerMember({item.Key})] public {item.Member} {{ get; set; }}\n")) + "}\n";
}
