namespace FastSer.Benchmarks.Data;

/// <summary>The values that the suite <c>views</c> asks for.</summary>
public static class ViewQuestions
{
    public const string Region = "north";

    public const int Order = 1200;

    public const int Line = 2;
}
