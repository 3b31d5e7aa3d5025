namespace FastSer.Benchmarks.Runs;

/// <summary>A process that was measured failed.</summary>
internal sealed class ProcessException(IReadOnlyList<string> arguments, int exitCode)
    : Exception($"The process '{string.Join(' ', arguments)}' failed with {exitCode}.");
