namespace FastSer.SafetyTests.Fuzzing;

/// <summary>A valid encoding, and where its presence bytes and length headers lie.</summary>
internal sealed record Seed(byte[] Bytes, IReadOnlyList<int> Structure);
