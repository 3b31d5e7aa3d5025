namespace FastSer.SafetyComparison;

/// <summary>The outcome of one attack on one system.</summary>
/// <param name="Kind">One of the words that the page explains.</param>
/// <param name="Detail">The figure or the names behind it, or an empty text.</param>
internal sealed record Verdict(string Kind, string Detail = "")
{
    public const string Rejected = "rejected";
    public const string Bounded = "bounded";
    public const string Absent = "not applicable";
    public const string Accepted = "accepted";
    public const string ForeignError = "foreign exception";
    public const string Memory = "memory out of proportion";
    public const string Time = "time out of proportion";
    public const string WrongValue = "invalid value";
    public const string Leak = "leak";
    public const string Death = "process ended";
    public const string Hang = "no end within 60 s";
    public const string NotRun = "not run";

    /// <summary>Gets whether the input did harm. Input that is accepted although no value is written like that may be so by design.</summary>
    public bool IsHarm => Kind is not (Rejected or Bounded or Absent or Accepted);

    public override string ToString() => Detail.Length == 0 ? Kind : $"{Kind}: {Detail}";
}
