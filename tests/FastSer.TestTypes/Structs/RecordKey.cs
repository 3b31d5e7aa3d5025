namespace FastSer.TestTypes;

/// <summary>
/// The same members as <see cref="ByteLongShort"/>, and an equality that does not box: a key of hash tables.
/// </summary>
[FastSerType]
public partial record struct RecordKey(byte Byte, long Long, short Short);
