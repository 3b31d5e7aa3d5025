namespace FastSer.TestTypes;

/// <summary>Wire order differs from memory order although every member is fixed.</summary>
[FastSerType]
public partial struct MemberOrderStruct
{
    [FastSerMember(3)]
    public int Third;
    [FastSerMember(1)]
    public byte First;
    [FastSerMember(2)]
    public long Second;
}
