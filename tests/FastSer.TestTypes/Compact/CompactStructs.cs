namespace FastSer.TestTypes;

[FastSerType(Format = WireFormat.Compact)]
public partial record struct CompactPoint(int X, short Y);

/// <summary>No control bits: of fixed size in any format.</summary>
[FastSerType(Format = WireFormat.Compact)]
public partial record struct CompactFixed(double Value, Guid Id, byte Tag);

/// <summary>No control bits, but a string.</summary>
[FastSerType(Format = WireFormat.Compact)]
public partial record struct CompactLabel(string? Text, byte Size);

[FastSerType]
public partial record struct FastPoint(int X, bool IsSet);
