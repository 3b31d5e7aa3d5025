namespace FastSer.TestTypes;

[FastSerType]
public partial class ConstructorCaseDiffers
{
    public ConstructorCaseDiffers(int ID, string? userNAME)
    {
        Id = ID;
        UserName = userNAME;
    }

    public int Id { get; }
    public string? UserName { get; }
}
