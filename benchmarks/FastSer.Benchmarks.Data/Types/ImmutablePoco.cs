namespace FastSer.Benchmarks.Data;

/// <summary>Suite 000: the same members, get-only, through one constructor; sealed.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public sealed partial class ImmutablePoco
{
    public ImmutablePoco(string? stringProp, int intProp, Guid guidProp, DateTime dateProp)
    {
        StringProp = stringProp;
        IntProp = intProp;
        GuidProp = guidProp;
        DateProp = dateProp;
    }

    public string? StringProp { get; }

    public int IntProp { get; }

    public Guid GuidProp { get; }

    public DateTime DateProp { get; }
}
