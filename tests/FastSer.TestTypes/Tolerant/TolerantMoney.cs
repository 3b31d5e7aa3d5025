namespace FastSer.TestTypes;

/// <summary>A struct with a constructor, held by classes of both formats.</summary>
/// <param name="Amount">A value.</param>
/// <param name="Currency">A text with a default.</param>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public readonly partial record struct TolerantMoney(
    [property: FastSerMember(0)] decimal Amount,
    [property: FastSerMember(1)] string? Currency = "EUR");
