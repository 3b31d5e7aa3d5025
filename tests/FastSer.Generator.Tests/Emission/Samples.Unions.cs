namespace FastSer.Generator.Tests.Emission;

public static partial class Samples
{
    public const string TypesAndUntyped = """
        using System;
        using System.Collections;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Archive
        {
            [FastSerUnion(0, typeof(int))]
            [FastSerUnion(1, typeof(IDisposable))]
            public Type? Kind { get; set; }

            [FastSerUnion(0, typeof(int))]
            [FastSerUnion(1, typeof(string))]
            public ArrayList? Items { get; set; }

            [FastSerUnion(0, typeof(string))]
            public Hashtable? Table { get; set; }

            [FastSerUnion(0, typeof(string))]
            public Names? Names { get; set; }
        }

        public sealed class Names : CollectionBase;
        """;

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

    public const string DeclaredSets = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Setting
        {
            [FastSerUnion(0, typeof(int))]
            [FastSerUnion(1, typeof(string))]
            [FastSerUnion(2, typeof(int[]))]
            public object? Value { get; set; }

            [FastSerUnion(0, typeof(double))]
            [FastSerUnion(1, typeof(Setting))]
            public Dictionary<string, object?>? More { get; set; }
        }
        """;

    public const string References = """
        using System.Collections.Generic;
        using FastSer;

        namespace Shop;

        [FastSerType(References = true)]
        public sealed partial class Person
        {
            public int Id { get; set; }
            public string? Name { get; set; }
            public List<Person>? Friends { get; set; }
            public Town? Town { get; set; }
        }

        [FastSerType(References = true)]
        public sealed partial record Town(string Name);

        [FastSerType(References = true)]
        public sealed partial record Step(int Number, Step? Before);
        """;
}
