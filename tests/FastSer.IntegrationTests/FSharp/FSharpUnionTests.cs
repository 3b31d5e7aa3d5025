using System.Runtime.CompilerServices;
using FastSer.FSharpTypes;
using Microsoft.FSharp.Core;
using Folder = FastSer.FSharpTypes.Folder;
using Shape = FastSer.FSharpTypes.Shape;

[assembly: FastSerExternal(typeof(Shape))]
[assembly: FastSerExternal(typeof(Payment<FastForm>))]
[assembly: FastSerExternal(typeof(Payment<CompactForm>), Format = WireFormat.Compact)]
[assembly: FastSerExternal(
    typeof(Payment<TolerantForm>), Format = WireFormat.Tolerant, Keys = ["Cash", "Card", "Transfer", "Voucher", "Unpaid", "Split", "Many"])]
[assembly: FastSerExternal(typeof(Level))]
[assembly: FastSerExternal(typeof(CustomerId))]
[assembly: FastSerExternal(typeof(Label<FastForm>))]
[assembly: FastSerExternal(typeof(Label<CompactForm>), Format = WireFormat.Compact)]
[assembly: FastSerExternal(typeof(Label<TolerantForm>), Format = WireFormat.Tolerant, Keys = ["tags", "text", "rank"])]
[assembly: FastSerExternal(typeof(Percent))]
[assembly: FastSerExternal(typeof(Measure<FastForm>))]
[assembly: FastSerExternal(typeof(Measure<CompactForm>), Format = WireFormat.Compact, Keys = ["Unknown", "Inches", "Metres"])]
[assembly: FastSerExternal(typeof(Discount))]
[assembly: FastSerExternal(typeof(Access))]
[assembly: FastSerExternal(typeof(Tree<int>))]
[assembly: FastSerExternal(typeof(Tree<string>), Format = WireFormat.Compact)]
[assembly: FastSerExternal(typeof(Folder))]
[assembly: FastSerExternal(typeof(Entry))]
[assembly: FastSerExternal(typeof(FSharpResult<int, string>))]
[assembly: FastSerExternal(typeof(FSharpChoice<int, Shape>))]
[assembly: FastSerExternal(typeof(Cart))]

namespace FastSer.IntegrationTests.FSharp;

/// <summary>Unions of F#: in all forms that its compiler gives them, in each format.</summary>
public sealed class FSharpUnionTests
{
    [Fact]
    public void ValuesComeBackEqual()
    {
        AssertBack(Values.shapes, static value => FastSerializer.Deserialize<Shape>(FastSerializer.Serialize(value))!);
        AssertBack(Values.payments<FastForm>(), static value => FastSerializer.Deserialize<Payment<FastForm>>(FastSerializer.Serialize(value))!);
        AssertBack(Values.payments<CompactForm>(), static value => FastSerializer.Deserialize<Payment<CompactForm>>(FastSerializer.Serialize(value))!);
        AssertBack(Values.payments<TolerantForm>(), static value => FastSerializer.Deserialize<Payment<TolerantForm>>(FastSerializer.Serialize(value))!);
        AssertBack(Values.measures<FastForm>(), static value => FastSerializer.Deserialize<Measure<FastForm>>(FastSerializer.Serialize(value)));
        AssertBack(Values.measures<CompactForm>(), static value => FastSerializer.Deserialize<Measure<CompactForm>>(FastSerializer.Serialize(value)));
        AssertBack(Values.discounts, static value => FastSerializer.Deserialize<Discount>(FastSerializer.Serialize(value))!);
        AssertBack(Values.accesses, static value => FastSerializer.Deserialize<Access>(FastSerializer.Serialize(value))!);
        AssertBack(Values.trees, static value => FastSerializer.Deserialize<Tree<int>>(FastSerializer.Serialize(value))!);
        Assert.Equal(Values.carts[0], FastSerializer.Deserialize<Cart>(FastSerializer.Serialize(Values.carts[0])));
        Assert.Same(Payment<FastForm>.Unpaid, FastSerializer.Deserialize<Payment<FastForm>>(FastSerializer.Serialize(Payment<FastForm>.Unpaid)));
    }

    [Fact]
    public void BytesAreTheTagAndTheFields()
    {
        Assert.Equal("010000000000000840", Hex(FastSerializer.Serialize(Shape.NewCircle(3))));
        Assert.Equal("03", Hex(FastSerializer.Serialize(Shape.Nothing)));
        Assert.Equal("00", Hex(FastSerializer.Serialize<Shape?>(null)));
        Assert.Equal("0105000000", Hex(FastSerializer.Serialize(CustomerId.NewCustomerId(5))));
        Assert.Equal("000000000000E03F", Hex(FastSerializer.Serialize(Percent.NewPercent(0.5))));
        Assert.Equal("00", Hex(FastSerializer.Serialize(Discount.NoDiscount)));
        Assert.Equal("0205000000", Hex(FastSerializer.Serialize(Discount.NewRate(5))));
        Assert.Equal("01", Hex(FastSerializer.Serialize(Measure<CompactForm>.Unknown)));
        Assert.Equal("0101", Hex(FastSerializer.Serialize(Payment<TolerantForm>.Cash)));
    }

    [Theory]
    [InlineData("04")]
    [InlineData("01")]
    public void UnknownTagsAndTheTagOfNullAreRejected(string hex)
    {
        var bytes = Convert.FromHexString(hex + "000000000000000000");

        var ofShape = hex == "04" ? Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Shape>(bytes)) : null;
        var ofDiscount = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Discount>(bytes));

        Assert.Equal(FastSerErrorCode.UnknownUnionTag, ofShape?.Code ?? ofDiscount.Code);
        Assert.Equal(FastSerErrorCode.UnknownUnionTag, ofDiscount.Code);
    }

    [Fact]
    public void StructsAreNeverNull()
    {
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Measure<FastForm>>([0]));

        Assert.Equal((FastSerErrorCode.InvalidValue, 0), (exception.Code, (int)exception.Offset));
    }

    /// <summary>The compiler of F# sets the fields of the case alone: the others hold any bytes of the stack.</summary>
    [Fact]
    public void FieldsOfOtherCasesAreNeitherComparedNorWritten()
    {
        var plain = Measure<FastForm>.NewInches(3, "t");
        var other = plain;
        var bits = BitConverter.DoubleToInt64Bits(1.5);
        var metres = Enumerable.Range(0, Unsafe.SizeOf<Measure<FastForm>>() / sizeof(long)).First(i => SlotOf(Measure<FastForm>.NewMetres(1.5), i) == bits);
        Unsafe.Add(ref Unsafe.As<Measure<FastForm>, long>(ref other), metres) = 7;

        Assert.Null(DeepEquality.FirstDifference(plain, other));
        Assert.Equal(FastSerializer.Serialize(plain), FastSerializer.Serialize(other));
        Assert.NotNull(DeepEquality.FirstDifference(plain, Measure<FastForm>.NewInches(4, "t")));
        Assert.NotNull(DeepEquality.FirstDifference(plain, Measure<FastForm>.Unknown));
    }

    [Fact]
    public void TolerantReadersStepOverUnknownCases()
    {
        var payments = new[] { Payment<TolerantForm>.NewTransfer("a"), Payment<TolerantForm>.Unpaid };
        var bytes = FastSerializer.Serialize(payments);
        bytes[1] = 100;

        Assert.Equal(new[] { null, Payment<TolerantForm>.Unpaid }, FastSerializer.Deserialize<Payment<TolerantForm>?[]>(bytes));
    }

    [Fact]
    public void DepthIsLimited()
    {
        var options = new FastSerializerOptions { MaxDepth = 400 };
        var tree = Values.deep(200);
        var bytes = FastSerializer.Serialize(tree, options);

        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(tree)).Code);
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Tree<int>>(bytes)).Code);
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.Skip<Tree<int>>(bytes)).Code);
        Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<Tree<int>>(bytes, options), options));
        foreach (var depth in Enumerable.Range(60, 10))
        {
            var ofDepth = FastSerializer.Serialize(Values.deep(depth), options);
            var limited = new FastSerializerOptions { MaxDepth = 65 };
            var isTooDeep = Fails(() => FastSerializer.Deserialize<Tree<int>>(ofDepth, limited));
            Assert.Equal(isTooDeep, Fails(() => FastSerializer.Serialize(Values.deep(depth), limited)));
            Assert.Equal(isTooDeep, Fails(() => FastSerializer.Skip<Tree<int>>(ofDepth, limited)));
        }
    }

    [Fact]
    public void ErrorsNameTheCaseAndTheField()
    {
        var bytes = FastSerializer.Serialize(Payment<FastForm>.NewCard("4711", default));

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Payment<FastForm>>(bytes.AsSpan(0, bytes.Length - 1)));

        Assert.Equal((FastSerErrorCode.Truncated, "expires"), (exception.Code, exception.MemberPath));
        Assert.EndsWith(".Card", exception.TypeName, StringComparison.Ordinal);
    }

    private static bool Fails(Action action) => Record.Exception(action) is FastSerException { Code: FastSerErrorCode.DepthExceeded };

    private static string Hex(byte[] bytes) => Convert.ToHexString(bytes);

    private static long SlotOf(Measure<FastForm> value, int number) => Unsafe.Add(ref Unsafe.As<Measure<FastForm>, long>(ref value), number);

    private static void AssertBack<T>(T[] values, Func<T, T> copy) => Assert.Equal(values, values.Select(copy));
}
