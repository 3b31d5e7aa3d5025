namespace FastSer.Benchmarks.Data;

/// <summary>What the suite views asks for.</summary>
public static class ViewQuestions
{
    public const string Region = "north";

    public const int Order = 1200;

    public const int Line = 2;
}
