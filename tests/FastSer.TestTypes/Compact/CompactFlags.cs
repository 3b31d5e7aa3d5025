namespace FastSer.TestTypes;

/// <summary>Eight bits exactly: the one for presence and seven Booleans.</summary>
[FastSerType(Format = WireFormat.Compact)]
public partial record CompactFlags(bool A, bool B, bool C, bool D, bool E, bool F, bool G);

/// <summary>A struct of one control byte and nothing else.</summary>
[FastSerType(Format = WireFormat.Compact)]
public partial record struct CompactFlag(bool IsSet);
