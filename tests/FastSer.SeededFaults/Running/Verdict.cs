namespace FastSer.SeededFaults;

/// <summary>The verdict on a fault.</summary>
/// <param name="Name">The fault.</param>
/// <param name="Part">The part that found it; null where none did.</param>
/// <param name="Test">The test of the part that found it.</param>
/// <param name="Seconds">Processor time of the parts, up to the one that found it.</param>
internal sealed record Verdict(string Name, string? Part, string Test, double Seconds);
