namespace FastSer.Benchmarks.Runs;

/// <summary>The command line asks for something that does not exist; the message says what does.</summary>
internal sealed class UsageException(string message) : Exception(message);
