using FastSer.FSharpTypes;
using Microsoft.FSharp.Collections;
using Microsoft.FSharp.Core;

[assembly: FastSerExternal(typeof(Basket))]
[assembly: FastSerExternal(typeof(Sku))]
[assembly: FastSerExternal(typeof(Point))]

namespace FastSer.IntegrationTests.FSharp;

/// <summary>Lists, sets, maps and options of FSharp.Core: members, elements, keys and roots in each format.</summary>
public sealed partial class FSharpCollectionTests
{
    internal static Basket[] AllBaskets => [FSharpTypes.Baskets.empty, FSharpTypes.Baskets.full, FSharpTypes.Baskets.many];

    [Fact]
    public void BytesAreThoseOfTheCollectionsOfTheFramework()
    {
        var basket = FSharpTypes.Baskets.full;

        Assert.Equal(FastSerializer.Serialize<int[]>([.. basket.Counts]), FastSerializer.Serialize(basket.Counts));
        Assert.Equal(FastSerializer.Serialize(new SortedSet<int>(basket.Numbers)), FastSerializer.Serialize(basket.Numbers));
        Assert.Equal(FastSerializer.Serialize(new SortedDictionary<int, long>(basket.ByNumber)), FastSerializer.Serialize(basket.ByNumber));
        Assert.Equal(FastSerializer.Serialize(new int?[] { 5, null }), FastSerializer.Serialize(
            new FSharpOption<int>?[] { FSharpOption<int>.Some(5), null }));
        Assert.Equal(FastSerializer.Serialize(new int?[] { 5, null }), FastSerializer.Serialize(
            new[] { FSharpValueOption<int>.NewValueSome(5), FSharpValueOption<int>.ValueNone }));
    }

    [Fact]
    public void ElementsAndKeysMustDiffer()
    {
        var set = FastSerializer.Serialize(new[] { 4, 5, 4 });
        var map = FastSerializer.Serialize(new KeyValuePair<Sku, string>[] { new(new("a", 1), "x"), new(new("a", 1), "y") });

        var twiceInSet = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<FSharpSet<int>>(set));
        var twiceInMap = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<FSharpMap<Sku, string>>(map));

        Assert.Equal((FastSerErrorCode.DuplicateKey, 2), (twiceInSet.Code, twiceInSet.ElementIndex));
        Assert.Equal((FastSerErrorCode.DuplicateKey, 1), (twiceInMap.Code, twiceInMap.ElementIndex));
    }

    [Fact]
    public void KeysMayBeNull()
    {
        var map = MapModule.Empty<string?, int>().Add(null, 1).Add("a", 2);
        var bytes = FastSerializer.Serialize(map);

        Assert.Equal(map, FastSerializer.Deserialize<FSharpMap<string?, int>>(bytes));
        Assert.Equal(bytes.Length, FastSerializer.Skip<FSharpMap<string?, int>>(bytes));
    }

    [Fact]
    public void OtherOrdersAreReadAndWrittenInTheOrderOfTheCollection()
    {
        var set = FastSerializer.Deserialize<FSharpSet<int>>(FastSerializer.Serialize(new[] { 3, 1, 2 }));
        var map = FastSerializer.Deserialize<FSharpMap<int, string>>(FastSerializer.Serialize(new KeyValuePair<int, string>[] { new(9, "x"), new(4, "y") }));

        Assert.Equal(FastSerializer.Serialize(new[] { 1, 2, 3 }), FastSerializer.Serialize(set));
        Assert.Equal(FastSerializer.Serialize(new KeyValuePair<int, string>[] { new(4, "y"), new(9, "x") }), FastSerializer.Serialize(map));
    }

    internal static T Fill<T>(Basket basket)
        where T : IBasket, new() => new()
        {
            Names = basket.Names, Counts = basket.Counts, Due = basket.Due, Twice = basket.Twice, Discount = basket.Discount, Place = basket.Place,
            Tags = basket.Tags, Skus = basket.Skus, Prices = basket.Prices, ByNumber = basket.ByNumber, BySku = basket.BySku,
        };

    public interface IBasket
    {
        FSharpList<string?>? Names { get; set; }

        FSharpList<int>? Counts { get; set; }

        FSharpOption<DateTime>? Due { get; set; }

        FSharpOption<FSharpOption<int>?>? Twice { get; set; }

        FSharpValueOption<int> Discount { get; set; }

        FSharpValueOption<Point> Place { get; set; }

        FSharpSet<string?>? Tags { get; set; }

        FSharpSet<Sku>? Skus { get; set; }

        FSharpMap<string, decimal>? Prices { get; set; }

        FSharpMap<int, long>? ByNumber { get; set; }

        FSharpMap<Sku, FSharpOption<FSharpList<string>>?>? BySku { get; set; }
    }

    [FastSerType]
    public sealed partial class FastBasket : IBasket
    {
        public FSharpList<string?>? Names { get; set; }

        public FSharpList<int>? Counts { get; set; }

        public FSharpOption<DateTime>? Due { get; set; }

        public FSharpOption<FSharpOption<int>?>? Twice { get; set; }

        public FSharpValueOption<int> Discount { get; set; }

        public FSharpValueOption<Point> Place { get; set; }

        public FSharpSet<string?>? Tags { get; set; }

        public FSharpSet<Sku>? Skus { get; set; }

        public FSharpMap<string, decimal>? Prices { get; set; }

        public FSharpMap<int, long>? ByNumber { get; set; }

        public FSharpMap<Sku, FSharpOption<FSharpList<string>>?>? BySku { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class CompactBasket : IBasket
    {
        public FSharpList<string?>? Names { get; set; }

        public FSharpList<int>? Counts { get; set; }

        public FSharpOption<DateTime>? Due { get; set; }

        public FSharpOption<FSharpOption<int>?>? Twice { get; set; }

        public FSharpValueOption<int> Discount { get; set; }

        public FSharpValueOption<Point> Place { get; set; }

        public FSharpSet<string?>? Tags { get; set; }

        public FSharpSet<Sku>? Skus { get; set; }

        public FSharpMap<string, decimal>? Prices { get; set; }

        public FSharpMap<int, long>? ByNumber { get; set; }

        public FSharpMap<Sku, FSharpOption<FSharpList<string>>?>? BySku { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class TolerantBasket : IBasket
    {
        [FastSerMember(0)]
        public FSharpList<string?>? Names { get; set; }

        [FastSerMember(1)]
        public FSharpList<int>? Counts { get; set; }

        [FastSerMember(2)]
        public FSharpOption<DateTime>? Due { get; set; }

        [FastSerMember(3)]
        public FSharpOption<FSharpOption<int>?>? Twice { get; set; }

        [FastSerMember(4)]
        public FSharpValueOption<int> Discount { get; set; }

        [FastSerMember(5)]
        public FSharpValueOption<Point> Place { get; set; }

        [FastSerMember(6)]
        public FSharpSet<string?>? Tags { get; set; }

        [FastSerMember(7)]
        public FSharpSet<Sku>? Skus { get; set; }

        [FastSerMember(8)]
        public FSharpMap<string, decimal>? Prices { get; set; }

        [FastSerMember(9)]
        public FSharpMap<int, long>? ByNumber { get; set; }

        [FastSerMember(10)]
        public FSharpMap<Sku, FSharpOption<FSharpList<string>>?>? BySku { get; set; }
    }
}
