using System.Reflection;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Messages;

namespace FastSer.Benchmarks.Tests;

/// <summary>The items of suite 003 hold what their source's hold.</summary>
public class MessageDataTests
{
    [Fact]
    public void NumbersStartAsSpecified()
    {
        var random = new MessageRandom();
        long[] expected = [0, 134, 11, 297230829369, 0, 47124519018712054, 653076392, 873448250740, 20, 432624188];
        Assert.Equal(expected, expected.Select(_ => random.Next()));
        Assert.Equal([98, 90, 74, 81, 73, 4, 1, 14, 19, 63], expected.Select(_ => random.Next(100)));
    }

    [Fact]
    public void NumbersOfTheGroupHaveTheSpecifiedSigns()
    {
        var numbers = MessageData.Of(100, random => (int)random.Next());
        Assert.Equal((18, 10), (numbers.Count(number => number < 0), numbers.Count(number => number == 0)));
    }

    [Fact]
    public void LargeStructsHaveTheSpecifiedZeros()
    {
        var structs = MessageData.Of(100, random => new LargeStruct(random));
        Assert.Equal(54, structs.Sum(value => FieldsOf(value).Count(field => field is 0UL)));
    }

    [Fact]
    public void ThreeNullableDecimalsAreNotNull() =>
        Assert.Equal(3, Values(new NullableDecimalMessage(), random => new NullableDecimalMessage(random)).Count(v => v is not null));

    [Fact]
    public void MapsHaveTheSpecifiedSizes()
    {
        var messages = MessageData.Of(10, random => new DictionaryMessage(random)).Select(FieldsOf).ToList();
        Assert.Equal(
            [844, 634, 631, 16, 169, 773, 159, 67, 475, 6],
            messages.Select(fields => ((Dictionary<int, int>)fields[0]!).Count));
        Assert.Equal(
            [907, 811, 48, 149, 630, 495, 460, 846, 255, 940],
            messages.Select(fields => ((Dictionary<string, SimpleClass2>)fields[1]!).Count));
    }

    [Fact]
    public void ComplexMessagesHaveTheSpecifiedNulls()
    {
        var messages = MessageData.Of(100, random => new ComplexMessage(random)).Select(FieldsOf).ToList();
        Assert.Equal([0, 0, 3, 1], Enumerable.Range(0, 4).Select(i => messages.Count(fields => fields[i] is null)));
    }

    [Fact]
    public void StringsHaveTheSpecifiedLengths()
    {
        var texts = Values(new StringMessage(), random => new StringMessage(random)).Cast<string?>().ToList();
        Assert.Equal((3, 2), (texts.Count(text => text is null), texts.Count(text => text == "")));
        Assert.Equal((4591, 97), (texts.Sum(text => text?.Length ?? 0), texts.Max(text => text?.Length)));
    }

    [Fact]
    public void StructsHaveTheSpecifiedTexts()
    {
        var texts = MessageData.Of(100, random => new StructMessage(random))
            .Select(message => ((MyStruct2)FieldsOf(message)[1]!).String!.Length)
            .ToList();
        Assert.Equal((849, 5), (texts.Sum(), texts.Count(length => length == 0)));
    }

    /// <summary>At the full length of the source; the bytes themselves do not come from the generator.</summary>
    [Theory]
    [InlineData(10_000, 498_046_994)]
    [InlineData(1000, 48_390_392)]
    public void ArraysHaveTheSpecifiedLengths(int count, int total)
    {
        var random = new MessageRandom();
        Assert.Equal(total, Enumerable.Range(0, count).Sum(_ => Math.Max(0, random.Next(100_000) - 1)));
    }

    [Fact]
    public void ByteArraysCountUp()
    {
        var bytes = (byte[])Assert.Single(Values(1, random => new ByteArrayMessage(random)))!;
        Assert.Equal(Enumerable.Range(0, bytes.Length).Select(i => (byte)i), bytes);
    }

    [Fact]
    public void ArraysOfThreeDimensionsHaveTheSpecifiedShapes()
    {
        (int, int, int)[] expected =
        [
            (30, 64, 99), (2, 52, 82), (8, 11, 2), (20, 64, 64), (4, 33, 19), (11, 40, 85), (7, 66, 1), (1, 55, 3),
            (28, 45, 76), (6, 37, 90),
        ];
        Assert.Equal(expected, Values(10, random => new TriDimArrayMessage(random))
            .Cast<int[,,]>()
            .Select(array => (array.GetLength(0), array.GetLength(1), array.GetLength(2))));
    }

    private static IEnumerable<object?> Values<T>(T _, Func<MessageRandom, T> create) => Values(100, create);

    private static IEnumerable<object?> Values<T>(int count, Func<MessageRandom, T> create) =>
        MessageData.Of(count, create).Select(message => FieldsOf(message!)[0]);

    private static object?[] FieldsOf(object value) =>
    [
        .. value.GetType()
            .GetFields(BindingFlags.Instance | BindingFlags.NonPublic)
            .Select(field => field.GetValue(value)),
    ];
}
