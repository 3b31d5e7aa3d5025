namespace FastSer.GeneratorBenchmarks;

/// <summary>How the types of a synthetic project refer to each other.</summary>
internal enum Shape
{
    /// <summary>Groups of ten types that refer to types of their group only.</summary>
    Clustered,

    /// <summary>An entity model: every class reaches every other one.</summary>
    Dense,
}
