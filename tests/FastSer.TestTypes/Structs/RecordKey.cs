namespace FastSer.TestTypes;

/// <summary>
/// A struct with the members of <see cref="ByteLongShort"/>, and an equality that does not box: a key of hash tables.
/// </summary>
[FastSerType]
public partial record struct RecordKey(byte Byte, long Long, short Short);
