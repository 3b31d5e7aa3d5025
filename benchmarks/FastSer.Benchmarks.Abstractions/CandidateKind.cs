namespace FastSer.Benchmarks;

/// <summary>Indicates whether a candidate competes.</summary>
public enum CandidateKind
{
    /// <summary>A serializer that a user could choose: ratios are taken against the best of these.</summary>
    Serializer,

    /// <summary>The least work that any system must do; printed for orientation and never called the best.</summary>
    Floor,
}
