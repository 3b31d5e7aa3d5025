namespace FastSer.Generator.Tests.Emission;

// What members are and how an object is made.
public static partial class Samples
{
    public const string SettableClass = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial class Customer
        {
            public int Id { get; set; }
            public string? Name { get; set; }
            public DateTime Since;
            public bool IsActive { get; set; }
        }
        """;

    public const string FixedStruct = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public partial struct Reading
        {
            public int Sensor;
            public DateTime Taken;
            public bool IsValid;
        }
        """;

    public const string UnmanagedStruct = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        [assembly: FastSerDefaults(UnmanagedStructs = true)]

        namespace Shop;

        public struct Reading
        {
            public int Sensor;
            public DateTime Taken;
            public Range Limits;
        }

        public readonly struct Range
        {
            public readonly short Low;
            public readonly short High;

            public Range(short low, short high) => (Low, High) = (low, high);
        }

        [FastSerType]
        public partial class Log
        {
            public string? Name { get; set; }
            public Reading Last { get; set; }
            public Reading? Worst { get; set; }
            public Reading[]? All { get; set; }
            public Dictionary<Range, List<Reading>>? ByRange { get; set; }
        }
        """;

    public const string VariableStruct = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public readonly partial struct Label
        {
            public Label(string text, int size)
            {
                Text = text;
                Size = size;
            }

            public string Text { get; }
            public int Size { get; }
        }
        """;

    public const string OneMember = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Tag
        {
            public string? Text { get; set; }
        }
        """;

    public const string NoMember = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Nothing;
        """;

    public const string RequiredAndInit = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Address
        {
            public required string Street { get; set; }
            public required int Number { get; init; }
            public string? City { get; init; }
        }
        """;

    public const string Nullables = """
        using System;
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Filter
        {
            public int? Minimum { get; set; }
            public DateTime? After { get; set; }
            public DayOfWeek? Day { get; set; }
            public Range? Range { get; set; }
            public (int, string?)? Pair { get; set; }
        }
        """;

    public const string PrivateMembers = """
        using FastSer;

        namespace Shop;

        [FastSerType(Members = FastSerMembers.All)]
        public sealed partial class Account
        {
            private decimal _balance;

            [FastSerConstructor]
            private Account(decimal balance) => _balance = balance;

            private string? Owner { get; set; }

            public static Account Open(string owner) => new(0) { Owner = owner };

            public override string ToString() => $"{Owner}: {_balance}";
        }
        """;

    public const string OrderedAndIgnored = """
        using FastSer;

        namespace Shop;

        [FastSerType]
        public sealed partial class Ordered
        {
            [FastSerMember(2)]
            public string? Second { get; set; }

            [FastSerMember(1)]
            public string? First { get; set; }

            [FastSerIgnore]
            public object? Cache { get; set; }
        }
        """;

    public const string NullHandling = """
        using System.Collections.Generic;
        using FastSer;

        namespace Sample;

        [FastSerType(NullHandling = FastSerNullHandling.Strict)]
        public sealed partial class Customer
        {
            public int Id { get; set; }
            public string Name { get; set; } = "";
            public string? Phone { get; set; }
            public List<string> Tags { get; set; } = [];
        }

        [FastSerType(Format = WireFormat.Tolerant, NullHandling = FastSerNullHandling.Strict)]
        public sealed partial record Account([property: FastSerMember(0)] string Owner, [property: FastSerMember(1)] string Currency = "EUR")
        {
            [FastSerMember(2)]
            public List<string> Notes { get; set; } = [];
        }
        """;

    public const string Keywords = """
        using FastSer;

        namespace @namespace.@event;

        [FastSerType]
        public sealed partial class @class
        {
            public int @int { get; set; }
            public string? @string { get; set; }
            public int value { get; set; }
            public int writer { get; set; }
            public int reader { get; set; }
            public int block { get; set; }
        }
        """;
}
