namespace FastSer.Benchmarks.Data.Messages;

/// <summary>Suite 003: a struct with a string.</summary>
[FastSerType(Format = PayloadFormat.Value)]
[Serializable]
public partial struct MyStruct2
{
    public string? String;

    public int Int;
}
