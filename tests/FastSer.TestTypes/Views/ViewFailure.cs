namespace FastSer.TestTypes;

/// <summary>A member of a view that could not be shown.</summary>
/// <param name="Exception">Why.</param>
public sealed record ViewFailure(FastSerException Exception)
{
    public override string ToString() => $"{Exception.Code} at {Exception.Offset} in {Exception.TypeName}/{Exception.MemberPath}";
}
