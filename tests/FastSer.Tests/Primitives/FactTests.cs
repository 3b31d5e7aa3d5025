using System.Globalization;
using System.Text;
using FastSer.CompilerServices;
using FastSer.Packing;
using FastSer.Primitives;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Primitives;

/// <summary>Facts about types and names that tables hold, and what is not in them.</summary>
public class FactTests
{
    [Fact]
    public void ASizeIsThatOfTheTypeOrOfTheWire()
    {
        foreach (var kind in Enum.GetValues<WireScalar>())
        {
            Assert.InRange(WireScalarFacts.SizeOf(kind), 1, 64);
            Assert.Equal(kind, WireScalarFacts.KindOf(WireScalarFacts.TypeOf(kind)));
        }

        Assert.Equal(8, WireScalarFacts.SizeOf(WireScalar.IntPtr));
        Assert.Equal(WireScalar.Int32, WireScalarFacts.KindOf(typeof(DayOfWeek)));
        Assert.Throws<ArgumentException>(static () => WireScalarFacts.KindOf(typeof(string)));
    }

    [Theory]
    [InlineData(nameof(WireScalar.Int16), 2, ushort.MaxValue)]
    [InlineData(nameof(WireScalar.Char), 2, ushort.MaxValue)]
    [InlineData(nameof(WireScalar.Int32), 2, uint.MaxValue)]
    [InlineData(nameof(WireScalar.UInt32), 2, uint.MaxValue)]
    [InlineData(nameof(WireScalar.Int64), 4, ulong.MaxValue)]
    [InlineData(nameof(WireScalar.UInt64), 4, ulong.MaxValue)]
    [InlineData(nameof(WireScalar.IntPtr), 4, ulong.MaxValue)]
    [InlineData(nameof(WireScalar.UIntPtr), 4, ulong.MaxValue)]
    public void TheLargestStoredIntegerFollowsFromTheType(string kind, int controlBits, ulong maximum)
    {
        var scalar = Enum.Parse<WireScalar>(kind);
        Assert.Equal(controlBits, CompactScalarFacts.ControlBits(scalar));
        Assert.Equal(nint.Size == 4 && kind.EndsWith("Ptr", StringComparison.Ordinal) ? uint.MaxValue : maximum, CompactScalarFacts.Maximum(scalar));
    }

    [Fact]
    public void BooleansAndDecimalsHaveControlBits()
    {
        Assert.Equal(1, CompactScalarFacts.ControlBits(WireScalar.Boolean));
        Assert.Equal(6, CompactScalarFacts.ControlBits(WireScalar.Decimal));
    }

    [Fact]
    public void NamesThatDotNetDoesNotKnowAreNotWritten()
    {
        Assert.Equal("de-DE", CultureCode.NameOf(CultureInfo.GetCultureInfo("de-DE")));
        Assert.Equal(FastSerErrorCode.InvalidValue, CodeOf(static () => CultureCode.NameOf(new OwnCulture())));
        Assert.Equal("us-ascii", EncodingCode.NameOf(Encoding.ASCII));
        Assert.Equal(FastSerErrorCode.InvalidValue, CodeOf(static () => EncodingCode.NameOf(new OwnEncoding())));
        var replacing = Encoding.GetEncoding("us-ascii", new EncoderReplacementFallback("!"), DecoderFallback.ReplacementFallback);
        Assert.Equal(FastSerErrorCode.InvalidValue, CodeOf(() => EncodingCode.NameOf(replacing)));

        static FastSerErrorCode CodeOf(Func<string> call) => Assert.Throws<FastSerException>(call).Code;
    }

    [Fact]
    public void MemoryThatHoldsReferencesIsCleared()
    {
        Assert.False(ExactArray.IsUninitialized<string>(1_000_000));
        Assert.False(ExactArray.IsUninitialized<int>(1));
        Assert.True(ExactArray.IsUninitialized<int>(1_000_000));
        Assert.All(ExactArray.Create<string>(100_000), Assert.Null);
        Assert.False(PackPlan<ThreeInts>.Layout.Supports((PackKernel)99));
    }

    [Fact]
    public void ATextIsEqualToAStringWithItsCharacters()
    {
        Assert.True(TextView.Of(null).IsNull);
        Assert.Null(TextView.Of(null).ToString());
        Assert.Equal("", TextView.Of("").ToString());
        Assert.False(TextView.Of("").IsNull);
        Assert.Equal("text", TextView.Of("text").ToString());
        Assert.True(TextView.Of("text").Equals((object)"text"));
        Assert.False(TextView.Of("text").Equals((object)"texts"));
        Assert.False(TextView.Of("text").Equals((object)1));
    }

    [Fact]
    public void ALargeStructIsCopiedOnlyWhereItsMemoryIsItsBytes()
    {
        int[] places = [.. Enumerable.Range(0, 20)];
        Assert.Equal(PackKernel.Memory, new PackLayout(places, 20, ValuePacking.ReadWrite).BestForReading(isCheckedByVector: true));
        Assert.Equal(PackKernel.Memory, new PackLayout(places, 20, ValuePacking.ReadWrite).BestForReading(isCheckedByVector: false));
        Assert.Equal(PackKernel.Scalar, new PackLayout([.. places.Reverse()], 20, ValuePacking.ReadWrite).BestForReading(isCheckedByVector: true));
    }

    [Fact]
    public void ShapesAnswerForEachTagAndName()
    {
        var union = WireShape.Union("Union", new WireCase(3, WireShape.String));
        Assert.Same(WireShape.String, union.FindCase(3));
        Assert.Null(union.FindCase(4));
        Assert.Null(union.FindCase(1L + int.MaxValue));
        Assert.Equal("Box", WireShape.SimpleName("Shop.Outer<Shop.A<Shop.B>>.Box<System.Collections.List<Shop.B>>"));
        Assert.Equal("Box", WireShape.SimpleName("Box"));
        Assert.Throws<InvalidOperationException>(static () => WireShape.Deferred(static () => WireShape.String).Prefix);
    }

    [Fact]
    public void FaultsOfViewsNameTheirPlace()
    {
        var exception = Assert.Throws<FastSerException>(static () => ViewFaults.Throw(new ArgumentException("why"), 3, "Type:Member"));
        Assert.Equal((FastSerErrorCode.UserCode, 3, "Type", "Member"), (exception.Code, exception.Offset, exception.TypeName, exception.MemberPath));
        Assert.IsType<ArgumentException>(exception.InnerException);
        var outer = Assert.Throws<FastSerException>(() => ViewFaults.Throw(exception, 5, "Outer:"));
        Assert.Equal((FastSerErrorCode.UserCode, 5, "Outer", null), (outer.Code, outer.Offset, outer.TypeName, outer.MemberPath));
        Assert.Same(exception, outer.InnerException);
        var own = new FastSerException(FastSerErrorCode.InvalidValue);
        Assert.Same(own, Assert.Throws<FastSerException>(() => ViewFaults.Throw(own, 5, "Outer:")));
    }

    [Fact]
    public void AStreamThatIsClosedHasTheFirstBufferOfOthers()
    {
        var options = new FastSerStreamOptions();
        var stream = new MemoryStream(new byte[500]);
        Assert.Equal(500, FastSer.Messages.FirstBuffer.SizeOf(stream, options));
        stream.Dispose();
        Assert.Equal(FastSer.Messages.FirstBuffer.SizeOf(options), FastSer.Messages.FirstBuffer.SizeOf(stream, options));
    }

    private sealed class OwnCulture : CultureInfo
    {
        public OwnCulture()
            : base("")
        {
        }

        public override string Name => "xx-own";
    }

    private sealed class OwnEncoding : ASCIIEncoding
    {
        public override string WebName => "x-own";

        public override bool Equals(object? value) => ReferenceEquals(this, value);

        public override int GetHashCode() => 1;
    }
}
