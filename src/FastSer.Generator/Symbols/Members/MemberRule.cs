namespace FastSer.Generator.Symbols.Members;

/// <summary>Which members take part without a mark of their own (the runtime's enum <c>FastSerMembers</c>).</summary>
internal enum MemberRule
{
    Public,
    All,
    PublicState,
}
