namespace FastSer.TestKit.Operations;

/// <summary>The way in which a buffer writer gives memory.</summary>
internal enum SegmentKind
{
    /// <summary>Exactly what is asked for, again and again from one array.</summary>
    Minimal,

    /// <summary>Exactly what is asked for, and one byte where nothing certain is asked for, each in an array of its own.</summary>
    Fresh,

    /// <summary>More than what is asked for, filled with bytes of an earlier owner.</summary>
    Long,
}
