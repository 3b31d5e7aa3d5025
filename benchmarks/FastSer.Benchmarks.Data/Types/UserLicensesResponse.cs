namespace FastSer.Benchmarks.Data;

/// <summary>Suite 002: the root.</summary>
[FastSerType]
[Serializable]
public sealed partial class UserLicensesResponse
{
    public IList<UserLicense>? Licenses { get; set; }
}
