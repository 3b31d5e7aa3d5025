namespace FastSer.Benchmarks.Data;

/// <summary>Suite 002: the root.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class UserLicensesResponse
{
    public IList<UserLicense>? Licenses { get; set; }
}
