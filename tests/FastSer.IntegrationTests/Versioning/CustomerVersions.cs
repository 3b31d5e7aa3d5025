namespace FastSer.IntegrationTests.Versioning;

// One model, as it might grow. Each version is a type of its own, and docs/versioning.md states what each reads of each.
#pragma warning disable SA1402, MA0048 // The versions are read beside each other.

/// <summary>The first version.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class Customer1
{
    [FastSerMember(0)]
    public int Id { get; set; }

    [FastSerMember(1)]
    public string? Name { get; set; }

    [FastSerMember(2)]
    public DateOnly Joined { get; set; }

    [FastSerMember(3)]
    public int Points { get; set; } = 10;
}

/// <summary>A member more.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class Customer2
{
    [FastSerMember(0)]
    public int Id { get; set; }

    [FastSerMember(1)]
    public string? Name { get; set; }

    [FastSerMember(2)]
    public DateOnly Joined { get; set; }

    [FastSerMember(3)]
    public int Points { get; set; } = 10;

    [FastSerMember(4)]
    public string? Email { get; set; } = "unknown";
}

/// <summary>Renamed and in another order.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class Customer3
{
    [FastSerMember(4)]
    public string? Mail { get; set; } = "unknown";

    [FastSerMember(3)]
    public int Points { get; set; } = 10;

    [FastSerMember(1)]
    public string? FullName { get; set; }

    [FastSerMember(0)]
    public int Number { get; set; }

    [FastSerMember(2)]
    public DateOnly Since { get; set; }
}

/// <summary>Without the date.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
public sealed partial class Customer4
{
    [FastSerMember(0)]
    public int Number { get; set; }

    [FastSerMember(1)]
    public string? FullName { get; set; }

    [FastSerMember(3)]
    public int Points { get; set; } = 10;

    [FastSerMember(4)]
    public string? Mail { get; set; } = "unknown";
}

/// <summary>With a nested object.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
public sealed partial class Customer5
{
    [FastSerMember(0)]
    public int Number { get; set; }

    [FastSerMember(1)]
    public string? FullName { get; set; }

    [FastSerMember(3)]
    public int Points { get; set; } = 10;

    [FastSerMember(4)]
    public string? Mail { get; set; } = "unknown";

    [FastSerMember(5)]
    public Address1? Home { get; set; }
}

/// <summary>The points have become nullable, and the constructor takes members.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
public sealed partial record Customer6(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] string? FullName = "nobody",
    [property: FastSerMember(3)] int? Points = 10)
{
    [FastSerMember(4)]
    public string? Mail { get; init; } = "unknown";

    [FastSerMember(5)]
    public Address1? Home { get; init; }
}

/// <summary>The nested object has grown.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
public sealed partial record Customer7(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] string? FullName = "nobody",
    [property: FastSerMember(3)] int? Points = 10)
{
    [FastSerMember(4)]
    public string? Mail { get; init; } = "unknown";

    [FastSerMember(5)]
    public Address2? Home { get; init; }
}

/// <summary>With a collection of structs in the Fast format.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
public sealed partial record Customer8(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] string? FullName = "nobody",
    [property: FastSerMember(3)] int? Points = 10)
{
    [FastSerMember(4)]
    public string? Mail { get; init; } = "unknown";

    [FastSerMember(5)]
    public Address2? Home { get; init; }

    [FastSerMember(6)]
    public List<Visit>? Visits { get; init; } = [];
}

/// <summary>The points are wider: a new key, and the old one retired.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
[FastSerRetired(3, typeof(int))]
public sealed partial record Customer9(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] string? FullName = "nobody")
{
    [FastSerMember(4)]
    public string? Mail { get; init; } = "unknown";

    [FastSerMember(5)]
    public Address2? Home { get; init; }

    [FastSerMember(6)]
    public List<Visit>? Visits { get; init; } = [];

    [FastSerMember(7)]
    public long TotalPoints { get; init; } = 10;
}

/// <summary>An enum, and a required member.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
[FastSerRetired(3, typeof(int))]
public sealed partial record Customer10(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] string? FullName = "nobody")
{
    [FastSerMember(4)]
    public string? Mail { get; init; } = "unknown";

    [FastSerMember(5)]
    public Address2? Home { get; init; }

    [FastSerMember(6)]
    public List<Visit>? Visits { get; init; } = [];

    [FastSerMember(7)]
    public long TotalPoints { get; init; } = 10;

    [FastSerMember(8)]
    public required DayOfWeek Calls { get; init; }

    [FastSerMember(9)]
    public Dictionary<string, Address2?>? Others { get; init; }
}

/// <summary>A list has become an array and lost its elements' nullability, and the mail is gone.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
[FastSerRetired(3, typeof(int))]
[FastSerRetired(4, typeof(string))]
public sealed partial class Customer11
{
    [FastSerMember(9)]
    public Dictionary<string, Address2?>? Others { get; set; }

    [FastSerMember(8)]
    public DayOfWeek Calls { get; set; } = DayOfWeek.Monday;

    [FastSerMember(7)]
    public long TotalPoints { get; set; } = 10;

    [FastSerMember(6)]
    public Visit[]? Visits { get; set; } = [];

    [FastSerMember(5)]
    public Address2? Home { get; set; }

    [FastSerMember(1)]
    public string? FullName { get; set; } = "nobody";

    [FastSerMember(0)]
    public int Number { get; set; }
}

/// <summary>The class has become a struct; a nested object is gone.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
[FastSerRetired(3, typeof(int))]
[FastSerRetired(4, typeof(string))]
[FastSerRetired(5, typeof(Address2))]
public readonly partial record struct Customer12(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] string? FullName,
    [property: FastSerMember(6)] Visit[]? Visits,
    [property: FastSerMember(7)] long TotalPoints,
    [property: FastSerMember(8)] DayOfWeek Calls = DayOfWeek.Friday,
    [property: FastSerMember(9)] Dictionary<string, Address2?>? Others = null,
    [property: FastSerMember(10)] decimal? Credit = 1.5m);

/// <summary>With a union, directly and in a list.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
[FastSerRetired(3, typeof(int))]
[FastSerRetired(4, typeof(string))]
[FastSerRetired(5, typeof(Address1))]
public sealed partial record Customer13(
    [property: FastSerMember(0)] int Number,
    [property: FastSerMember(1)] string? FullName,
    [property: FastSerMember(7)] long TotalPoints,
    [property: FastSerMember(11)] IChannel1? Channel = null,
    [property: FastSerMember(12)] List<IChannel1?>? Channels = null)
{
    [FastSerMember(6)]
    public List<Visit> Visits { get; } = [];

    [FastSerMember(8)]
    public DayOfWeek Calls { get; set; }

    [FastSerMember(9)]
    public SortedDictionary<string, Address2?>? Others { get; set; }

    [FastSerMember(10)]
    public decimal? Credit { get; set; }
}

/// <summary>The union names a type more.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(DateOnly))]
[FastSerRetired(3, typeof(int))]
[FastSerRetired(4, typeof(string))]
[FastSerRetired(5, typeof(Address1))]
public sealed partial class Customer14
{
    [FastSerMember(0)]
    public int Number { get; set; }

    [FastSerMember(1)]
    public string? FullName { get; set; }

    [FastSerMember(6)]
    public IReadOnlyList<Visit>? Visits { get; set; }

    [FastSerMember(7)]
    public long TotalPoints { get; set; }

    [FastSerMember(8)]
    public DayOfWeek Calls { get; set; }

    [FastSerMember(9)]
    public Dictionary<string, Address2?>? Others { get; set; }

    [FastSerMember(10)]
    public decimal? Credit { get; set; }

    [FastSerMember(11)]
    public IChannel2? Channel { get; set; }

    [FastSerMember(12)]
    public List<IChannel2?>? Channels { get; set; }
}

/// <summary>The first version of a union.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(MailChannel1))]
public partial interface IChannel1;

/// <summary>A type more.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(MailChannel2))]
[FastSerUnion(1, typeof(PhoneChannel2))]
public partial interface IChannel2;

/// <summary>The only type of the first version.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record MailChannel1([property: FastSerMember(0)] string? Address) : IChannel1;

/// <summary>A mail channel in the second version, with one more member.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record MailChannel2(
    [property: FastSerMember(0)] string? Address, [property: FastSerMember(1)] bool IsChecked = true) : IChannel2;

/// <summary>A struct of the second version.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public readonly partial record struct PhoneChannel2([property: FastSerMember(0)] long Digits) : IChannel2;

/// <summary>The first version of a nested object.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class Address1
{
    [FastSerMember(0)]
    public string? Street { get; set; }

    [FastSerMember(1)]
    public string? City { get; set; }
}

/// <summary>A member more.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class Address2
{
    [FastSerMember(0)]
    public string? Street { get; set; }

    [FastSerMember(1)]
    public string? City { get; set; }

    [FastSerMember(2)]
    public int Floor { get; set; } = 1;
}

/// <summary>A struct of the Fast format: it has no versions.</summary>
[FastSerType]
public readonly partial record struct Visit(DateOnly Day, int Minutes);
