namespace FastSer.IntegrationTests.Extension;

/// <summary>Callbacks of structs, and static ones.</summary>
public sealed partial class StructCallbackTests
{
    [Theory]
    [InlineData(1)]
    [InlineData(3)]
    public void StructsOfFixedSizeAreToldOnceEach(int count)
    {
        var values = Enumerable.Range(1, count).Select(static i => new Fixed { Value = i }).ToArray();
        Fixed.Log.Clear();
        var bytes = FastSerializer.Serialize(values);

        Assert.Equal(Enumerable.Range(1, count).SelectMany(static i => new[] { $"serializing {i}", $"serialized {i + 100}" }), Fixed.Log);
        Assert.Equal(Enumerable.Range(1, count), values.Select(static value => value.Value));

        Fixed.Log.Clear();
        var copies = FastSerializer.Deserialize<Fixed[]>(bytes)!;

        Assert.Equal(Enumerable.Range(1, count).Select(static i => $"deserialized {i + 100}"), Fixed.Log);
        Assert.Equal(Enumerable.Range(1, count).Select(static i => i + 100), copies.Select(static copy => copy.Value));
        Assert.All(copies, static copy => Assert.Equal(2 * copy.Value, copy.Twice));
    }

    [Fact]
    public void EveryPlaceOfAStructCallsItsCallbacks()
    {
        Fixed.Log.Clear();
        var holder = new Holder
        {
            One = new() { Value = 1 }, Maybe = new() { Value = 2 }, List = [new() { Value = 3 }], Map = new() { [4] = new() { Value = 4 } },
            Pair = (new() { Value = 5 }, 0), Nested = new() { Inner = new() { Value = 6 } },
        };
        var bytes = FastSerializer.Serialize(holder);
        Assert.Equal(["1", "2", "3", "4", "5", "6"], Fixed.Log.Where(IsSerializing).Select(static line => line[^1..]).Order());

        Fixed.Log.Clear();
        var copy = FastSerializer.Deserialize<Holder>(bytes)!;
        Assert.Equal(
            [101, 102, 103, 104, 105, 106],
            new[] { copy.One.Value, copy.Maybe!.Value.Value, copy.List![0].Value, copy.Map![4].Value, copy.Pair.Item1.Value, copy.Nested.Inner.Value });
        Assert.Equal(6, Fixed.Log.Count);
        FastSerializer.Populate(bytes, ref copy);
        Assert.Equal(12, Fixed.Log.Count);
        Assert.Equal(bytes.Length, FastSerializer.Skip<Holder>(bytes));
        Assert.Equal(12, Fixed.Log.Count);
    }

    [Fact]
    public void BytesAreThoseOfTheStructWithoutCallbacks() => Assert.Equal(
        FastSerializer.Serialize(new PlainHolder { One = new() { Value = 101 }, Text = "t" }),
        FastSerializer.Serialize(new FixedHolder { One = new() { Value = 1 }, Text = "t" }));

    [Fact]
    public void StructsOfEveryFormatAreTold()
    {
        Assert.Equal(("a!", "a!?"), Copy(new Variable { Text = "a" }, static value => (value.Text!, value.Seen!)));
        Assert.Equal(("a!", "a!?"), Copy(new CompactValue { Text = "a" }, static value => (value.Text!, value.Seen!)));
        Assert.Equal(("a!", "a!?"), Copy(new TolerantValue { Text = "a" }, static value => (value.Text!, value.Seen!)));

        static TResult Copy<T, TResult>(T value, Func<T, TResult> select) =>
            select((T)FastSerializer.Deserialize(value!.GetType(), FastSerializer.Serialize(value.GetType(), value))!);
    }

    [Fact]
    public void StaticCallbacksOfClassesGetTheObjectBaseFirst()
    {
        var value = new Derived { Id = 1 };
        var copy = FastSerializer.Deserialize<Derived>(FastSerializer.Serialize(value))!;

        Assert.Equal(["base serializing", "serializing 1", "serialized"], value.Log);
        Assert.Equal(["deserializing 0", "deserialized 1"], copy.Log);
    }

    [Fact]
    public void WhatACallbackOfAStructThrowsIsTheInnerException()
    {
        var onWrite = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Refusing[] { new() { Value = 1 }, new() { Value = -1 } }));
        Assert.Equal(FastSerErrorCode.UserCode, onWrite.Code);
        var bytes = FastSerializer.Serialize(new Refusing[] { new() { Value = 1 }, new() { Value = 13 } });
        var onRead = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Refusing[]>(bytes));
        Assert.Equal(FastSerErrorCode.UserCode, onRead.Code);
        Assert.IsType<ArgumentException>(onRead.InnerException);
    }

    private static bool IsSerializing(string line) => line.StartsWith("serializing", StringComparison.Ordinal);
}
