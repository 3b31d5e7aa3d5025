namespace FastSer.Benchmarks.Data.Community;

/// <summary>Suite community, mk48.</summary>
public enum ShipType
{
    ArleighBurke,
    Bismarck,
    Clemenceau,
    Fletcher,
    G5,
    Iowa,
    Kolkata,
    Osa,
    Yasen,
    Zubr,
}
