namespace FastSer.TestTypes;

/// <summary>No member at all: a mask that ends at once.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class TolerantEmpty;
