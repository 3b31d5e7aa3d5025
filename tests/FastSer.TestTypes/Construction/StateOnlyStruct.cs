namespace FastSer.TestTypes;

[FastSerType(Members = FastSerMembers.PublicState)]
public partial struct StateOnlyStruct
{
    public int Width { get; set; }
    public int Height;

    public readonly long Area => (long)Width * Height;
}
