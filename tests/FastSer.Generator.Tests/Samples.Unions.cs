namespace FastSer.Generator.Tests;

public static partial class Samples
{
    public const string Unions = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        [FastSerUnion(0, typeof(Card))]
        [FastSerUnion(1, typeof(Cash))]
        [FastSerUnion(300, typeof(Voucher))]
        public abstract partial class Payment
        {
            public decimal Amount { get; set; }
        }

        [FastSerType]
        public sealed partial class Card : Payment
        {
            public string? Number { get; set; }
        }

        [FastSerType]
        public sealed partial class Cash : Payment;

        [FastSerType]
        [FastSerUnion(0, typeof(Voucher))]
        [FastSerUnion(1, typeof(Gift))]
        public partial class Voucher : Payment
        {
            public Payment? Origin { get; set; }
        }

        [FastSerType]
        public sealed partial class Gift : Voucher
        {
            public Guid Giver { get; set; }
        }
        """;

    public const string InterfaceUnions = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        [FastSerUnion(0, typeof(Moved))]
        [FastSerUnion(1, typeof(Renamed))]
        public partial interface IChange;

        [FastSerType]
        public readonly partial record struct Moved(int X, int Y) : IChange;

        [FastSerType]
        public sealed partial record Renamed(string Name) : IChange;
        """;
}
