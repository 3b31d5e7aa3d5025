namespace FastSer.Generator.Tests.Emission;

// Types of the Tolerant format.
public static partial class Samples
{
    public const string Tolerant = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerRetired(4, typeof(string))]
        public sealed partial record Invoice(
            [property: FastSerMember(0)] Guid Id,
            [property: FastSerMember(1)] Currency Currency = Currency.Euro,
            [property: FastSerMember(2)] int? Discount = 5)
        {
            [FastSerMember(3)]
            public string? Note { get; init; } = "none";

            [FastSerMember(5)]
            public List<Item?>? Items { get; set; } = [];

            [FastSerMember(6)]
            public required Uri? Link { get; set; }

            [FastSerMember(7)]
            public decimal Total { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Item
        {
            [FastSerMember(0)]
            public int Count { get; set; }

            [FastSerMember(1)]
            public DateOnly Day;

            [FastSerMember(2)]
            public string? Name { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial record struct Position(
            [property: FastSerMember(0)] double X, [property: FastSerMember(1)] double Y);

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Parcel))]
        public partial interface IDelivery;

        [FastSerType(Format = WireFormat.Tolerant)]
        public sealed partial record Parcel([property: FastSerMember(0)] int Weight) : IDelivery;

        public enum Currency : byte { Dollar, Euro }
        """;

    public const string TolerantLevels = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant)]
        public sealed partial record Order([property: FastSerMember(0)] int Id, [property: FastSerMember(1)] string? Note)
        {
            public FastSerUnknown Unknown { get; init; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(IParcel))]
        public partial interface IDelivery;

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Parcel))]
        [FastSerUnion(1, typeof(Crate))]
        public partial interface IParcel : IDelivery;

        [FastSerType(Format = WireFormat.Tolerant)]
        public partial class Parcel : IParcel
        {
            [FastSerMember(0)]
            public int Weight { get; set; }

            [FastSerMember(2)]
            public DateOnly Day { get; set; }
        }

        [FastSerType(Format = WireFormat.Tolerant)]
        public sealed partial class Crate : Parcel
        {
            [FastSerMember(1)]
            public int Size { get; set; }
        }
        """;

    public const string Fallback = """
        using FastSer;

        namespace Shop;

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerUnion(0, typeof(Parcel))]
        [FastSerFallback(typeof(OtherDelivery))]
        public partial interface IDelivery;

        [FastSerType(Format = WireFormat.Tolerant)]
        [FastSerReservedKeys(1, 3, ForDerived = true)]
        public partial record Parcel([property: FastSerMember(0)] int Weight, [property: FastSerMember(4)] int Size) : IDelivery;

        public sealed record OtherDelivery(FastSerUnknownCase Unknown) : IDelivery, IFastSerFallback<OtherDelivery>
        {
            public static OtherDelivery Create(FastSerUnknownCase unknown) => new(unknown);
        }
        """;

    public const string AssemblyUnions = """
        using FastSer;
        using Shop;

        [assembly: FastSerUnion(typeof(IShape), 0, typeof(Circle))]
        [assembly: FastSerUnion(typeof(IShape), 1, typeof(Dot))]

        namespace Shop;

        public interface IShape;

        [FastSerType]
        public sealed partial record Circle(double Radius, IShape? Inner) : IShape;

        [FastSerType]
        public partial record struct Dot(int X) : IShape;
        """;
}
