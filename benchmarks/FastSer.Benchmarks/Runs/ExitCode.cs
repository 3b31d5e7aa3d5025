namespace FastSer.Benchmarks.Runs;

/// <summary>The exit codes of the process.</summary>
internal static class ExitCode
{
    public const int Success = 0;

    /// <summary>A round trip was wrong.</summary>
    public const int VerificationFailed = 1;

    public const int Usage = 2;

    /// <summary>The machine was too noisy: nothing was measured, or the figures are marked.</summary>
    public const int NoisyMachine = 3;

    /// <summary>The reports of several runs do not agree.</summary>
    public const int NoAgreement = 4;

    /// <summary>A process that was measured failed.</summary>
    public const int ProcessFailed = 5;

    /// <summary>Stopped by Ctrl-C; the finished rows were reported.</summary>
    public const int Interrupted = 130;
}
