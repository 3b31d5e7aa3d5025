namespace FastSer.GeneratorBenchmarks;

/// <summary>The references between the types of a synthetic project.</summary>
internal enum Shape
{
    /// <summary>Groups of ten types that refer to types of their group only.</summary>
    Clustered,

    /// <summary>An entity model: every class reaches every other one.</summary>
    Dense,
}
