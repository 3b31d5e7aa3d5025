namespace FastSer.Benchmarks;

/// <summary>The part of a <see cref="DateTime"/> that survives a system's round trip.</summary>
public enum DateFidelity
{
    /// <summary>Ticks and kind.</summary>
    Exact,

    /// <summary>The instant; it comes back as UTC.</summary>
    Instant,

    /// <summary>The ticks; the kind is lost.</summary>
    Ticks,
}
