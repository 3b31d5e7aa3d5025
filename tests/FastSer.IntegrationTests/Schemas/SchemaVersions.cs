// Two versions of some types. SchemaComparisonTests states the differences.
#pragma warning disable SA1402, MA0048, SA1403 // The versions are read beside each other.

namespace FastSer.IntegrationTests.Schemas.V1
{
    public enum State
    {
        Open,
        Paid,
        Lost,
    }

    [FastSerType]
    public partial record struct Same(int Id, State State) : IPart;

    [FastSerType]
    public partial record Changed(int Id, string? Name);

    [FastSerType]
    public partial record Container(Same Same, Changed? Changed);

    [FastSerType]
    public partial record Exchanged(int First, int Second);

    [FastSerType]
    public partial record Renamed(int First, int Second);

    [FastSerType(Append = true)]
    public partial record Appended(int Id);

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial record Evolved(
        [property: FastSerMember(0)] int Id,
        [property: FastSerMember(1)] string? Name,
        [property: FastSerMember(2)] State State);

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial record Widened([property: FastSerMember(0)] int Id);

    [FastSerType]
    [FastSerUnion(0, typeof(Same))]
    public partial interface IPart;

    [FastSerType]
    public partial record struct Same2(int Id);

    [FastSerType]
    public partial record Holder(Same2 Content, int? Count, Dictionary<string, List<int>>? Deep);

    [FastSerType]
    public partial record Gone(int Id);

    [FastSerType(Append = true)]
    public partial record Shortened(int A, string? B, long C);

    [FastSerType(Append = true)]
    public partial record Inserted(int A, string? B);
}

namespace FastSer.IntegrationTests.Schemas.V2
{
    public enum State
    {
        Open,
        Paid = 2,
        Late = 3,
    }

    [FastSerType]
    public partial record struct Same(int Id, State State) : IPart;

    [FastSerType]
    public partial record Changed(int Id, string? Name, long Added);

    [FastSerType]
    public partial record Container(Same Same, Changed? Changed);

    [FastSerType]
    public partial record Exchanged(int Second, int First);

    [FastSerType]
    public partial record Renamed([property: FastSerFormerName("First")] int Primary, int Other);

    [FastSerType(Append = true)]
    public partial record Appended(int Id, string? Added);

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerRetired(1, typeof(string))]
    public partial record Evolved(
        [property: FastSerMember(0)] int? Id,
        [property: FastSerMember(2)] int State,
        [property: FastSerMember(3)] List<string>? Added);

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial record Widened([property: FastSerMember(0)] long Id);

    [FastSerType]
    [FastSerUnion(0, typeof(Same))]
    [FastSerUnion(1, typeof(OtherPart))]
    public partial interface IPart;

    [FastSerType]
    public partial record struct OtherPart(int Id) : IPart;

    [FastSerType]
    public partial record struct SameAgain(int Id);

    [FastSerType]
    public partial record Holder(SameAgain Content, int Count, Dictionary<string, List<uint>>? Deep);

    [FastSerType(Append = true)]
    public partial record Shortened(int A, long C);

    [FastSerType(Append = true)]
    public partial record Inserted(int A, byte Between, string? B);
}
