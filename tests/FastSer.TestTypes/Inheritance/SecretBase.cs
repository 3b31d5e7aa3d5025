namespace FastSer.TestTypes;

[FastSerType(View = true, Members = FastSerMembers.All)]
public partial class SecretBase
{
    private long _amount;

    public SecretBase()
    {
    }

    public SecretBase(long amount) => _amount = amount;

    public long GetBaseAmount() => _amount;
}
