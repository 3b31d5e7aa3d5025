namespace FastSer.TestTypes;

/// <summary>As <see cref="HiddenDerived"/>, with its base in another file and all members taken.</summary>
[FastSerType(View = true, Members = FastSerMembers.All)]
public partial class SecretDerived : SecretBase
{
    private long _amount;

    public SecretDerived()
    {
    }

    public SecretDerived(long amount, long baseAmount)
        : base(baseAmount) => _amount = amount;

    public long GetDerivedAmount() => _amount;
}
