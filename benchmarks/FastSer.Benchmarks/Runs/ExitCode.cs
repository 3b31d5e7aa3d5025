namespace FastSer.Benchmarks.Runs;

/// <summary>What the process returns.</summary>
internal static class ExitCode
{
    public const int Success = 0;

    /// <summary>A round trip was wrong.</summary>
    public const int VerificationFailed = 1;

    public const int Usage = 2;

    /// <summary>Stopped by Ctrl-C; the finished rows were reported.</summary>
    public const int Interrupted = 130;
}
