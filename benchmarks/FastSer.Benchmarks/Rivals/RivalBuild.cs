namespace FastSer.Benchmarks.Rivals;

/// <summary>Which rivals a run builds before it begins.</summary>
internal enum RivalBuild
{
    /// <summary>None: it uses those that are built.</summary>
    None,

    /// <summary>Those that are measured by default.</summary>
    Default,

    /// <summary>The opt-in ones too.</summary>
    All,
}
