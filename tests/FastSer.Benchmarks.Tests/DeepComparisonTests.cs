using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Messages;
using SimpleClass = FastSer.Benchmarks.Data.SimpleClass;

namespace FastSer.Benchmarks.Tests;

public class DeepComparisonTests
{
    public static TheoryData<string, Action<SimpleClass>> ClassChanges() => new()
    {
        { "value.Id", value => value.Id++ },
        { "value.Name", value => value.Name = "simpleClass" },
        { "value.Name", value => value.Name = null },
        { "value.Numbers", value => value.Numbers = null },
        { "value.Numbers", value => value.Numbers = value.Numbers![..99] },
        { "value.Numbers[57]", value => value.Numbers![57]++ },
        { "value.Dates", value => value.Dates!.RemoveAt(3) },
        { "value.Dates[9]", value => value.Dates![9] = value.Dates[9].AddTicks(1) },
        { "value.Dates[0]", value => value.Dates![0] = DateTime.SpecifyKind(value.Dates[0], DateTimeKind.Utc) },
        { "value.Map1[4]", value => value.Map1![4] = "5" },
        { "value.Map1", value => { value.Map1!.Remove(4); value.Map1.Add(44, "4"); } },
        { "value.Map2", value => value.Map2!.Remove(9) },
        { "value.Map2[0]", value => value.Map2![0] = 1 },
        { "value.Map2", value => value.Map2 = null },
    };

    public static TheoryData<string, Func<Poco, Poco>> PocoChanges() => new()
    {
        { "StringProp", poco => With(poco, changed => changed.StringProp += "!") },
        { "StringProp", poco => With(poco, changed => changed.StringProp = "") },
        { "IntProp", poco => With(poco, changed => changed.IntProp = -changed.IntProp) },
        { "GuidProp", poco => With(poco, changed => changed.GuidProp = Guid.Empty) },
        { "DateProp", poco => With(poco, changed => changed.DateProp = changed.DateProp.AddTicks(-1)) },
    };

    [Theory]
    [MemberData(nameof(ClassChanges))]
    public void EveryChangeOfAnObjectIsFound(string path, Action<SimpleClass> change)
    {
        var changed = MicroData.Classes()[0];
        change(changed);
        var difference = DeepComparison.FirstDifference(MicroData.Classes()[0], changed);
        Assert.StartsWith(path + ":", difference, StringComparison.Ordinal);
    }

    [Theory]
    [MemberData(nameof(PocoChanges))]
    public void EveryChangeOfAnElementIsFound(string member, Func<Poco, Poco> change)
    {
        var random = new Random(99);
        var list = PocoData.Mutable(differentStrings: true);
        var index = random.Next(list.Count);
        var changed = new List<Poco>(list) { [index] = change(list[index]) };
        var difference = DeepComparison.FirstDifference(list, changed);
        Assert.StartsWith($"value[{index}].{member}:", difference, StringComparison.Ordinal);
    }

    [Fact]
    public void EqualValuesDoNotDiffer()
    {
        Assert.Null(DeepComparison.FirstDifference(MicroData.ClassArrays(30), MicroData.ClassArrays(30)));
        Assert.Null(DeepComparison.FirstDifference(MicroData.StructArrays(30), MicroData.StructArrays(30)));
        Assert.Null(DeepComparison.FirstDifference(PocoData.Mutable(true), PocoData.Mutable(true)));
    }

    [Fact]
    public void TwinTypesCompareByMember() =>
        Assert.Null(DeepComparison.FirstDifference(PocoData.Mutable(true), PocoData.Immutable(true)));

    [Fact]
    public void MissingMemberIsFound()
    {
        var difference = DeepComparison.FirstDifference(MicroData.Structs()[0], new { MicroData.Structs()[0].Id });
        Assert.StartsWith("value.CreateTime: missing", difference, StringComparison.Ordinal);
    }

    [Fact]
    public void ListInsteadOfArrayIsFound() =>
        Assert.NotNull(DeepComparison.FirstDifference(new[] { 1, 2 }, new List<int> { 1, 2 }));

    [Fact]
    public void KindOfCollectionBehindAnInterfaceIsUpToTheSystem() => Assert.Null(DeepComparison.FirstDifference(
        new InterfaceHolder { Items = new[] { 1, 2 } }, new InterfaceHolder { Items = new List<int> { 1, 2 } }));

    [Fact]
    public void PrivateFieldsAreCompared()
    {
        var messages = MessageData.Of(3, random => new S32Message(random));
        Assert.NotNull(DeepComparison.FirstDifference(messages[1], messages[2]));
        Assert.Null(DeepComparison.FirstDifference(messages[1], MessageData.Of(2, r => new S32Message(r))[1]));
    }

    [Fact]
    public void FieldsOfABaseWithTheSameNameAreCompared()
    {
        var random = new MessageRandom();
        var first = new Data.Messages.SimpleClass(random);
        Assert.NotNull(DeepComparison.FirstDifference(first, new Data.Messages.SimpleClass(random)));
    }

    [Fact]
    public void ArraysOfThreeDimensionsAreCompared()
    {
        var array = new int[2, 3, 4];
        var other = new int[2, 3, 4];
        Assert.Null(DeepComparison.FirstDifference(array, other));
        other[1, 2, 3] = 1;
        Assert.NotNull(DeepComparison.FirstDifference(array, other));
        Assert.NotNull(DeepComparison.FirstDifference(array, new int[3, 2, 4]));
    }

    [Theory]
    [InlineData(DateFidelity.Exact, false, false)]
    [InlineData(DateFidelity.Instant, true, false)]
    [InlineData(DateFidelity.Ticks, false, true)]
    public void FidelitySaysWhatOfADateMustSurvive(DateFidelity fidelity, bool acceptsUtc, bool acceptsUnspecified)
    {
        var local = new DateTime(2026, 7, 1, 12, 0, 0, DateTimeKind.Local);
        // On a machine in UTC the converted date has the same ticks.
        var utcTicksDiffer = local.ToUniversalTime().Ticks != local.Ticks;
        var acceptsConverted = acceptsUtc || (fidelity == DateFidelity.Ticks && !utcTicksDiffer);
        Assert.Equal(
            acceptsConverted, DeepComparison.FirstDifference(local, local.ToUniversalTime(), fidelity) is null);
        var unspecified = DateTime.SpecifyKind(local, DateTimeKind.Unspecified);
        var acceptsBare = acceptsUnspecified || fidelity == DateFidelity.Instant;
        Assert.Equal(acceptsBare, DeepComparison.FirstDifference(local, unspecified, fidelity) is null);
        Assert.NotNull(DeepComparison.FirstDifference(local, local.AddTicks(1), fidelity));
    }

    private static Poco With(Poco source, Action<Poco> change)
    {
        var copy = new Poco
        {
            StringProp = source.StringProp,
            IntProp = source.IntProp,
            GuidProp = source.GuidProp,
            DateProp = source.DateProp,
        };
        change(copy);
        return copy;
    }

    private sealed class InterfaceHolder
    {
        public IList<int>? Items { get; set; }
    }
}
