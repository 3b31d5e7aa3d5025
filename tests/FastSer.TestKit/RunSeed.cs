using System.Globalization;
using System.Reflection;

namespace FastSer.TestKit;

/// <summary>
/// The seed that random tests use beside their fixed one: new with each commit, so that they see new inputs all the time, but a
/// commit passes in all runs or in none. <c>tests/FastSer.Fuzz</c> draws seeds by the clock.
/// </summary>
public static class RunSeed
{
    private const int Digits = 6;

    /// <param name="variable">The environment variable that repeats a run.</param>
    public static int Of(string variable) =>
        int.TryParse(Environment.GetEnvironmentVariable(variable), NumberStyles.Integer, CultureInfo.InvariantCulture, out var chosen)
            ? chosen
            : OfCommit() ?? Environment.TickCount & 0xFFFFFF;

    /// <summary>From the revision that the SDK puts into the assembly; null where it is built outside of a repository.</summary>
    private static int? OfCommit()
    {
        var version = typeof(RunSeed).Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion ?? "";
        var revision = version.IndexOf('+', StringComparison.Ordinal) + 1;
        return revision > 0
            && revision + Digits <= version.Length
            && int.TryParse(version.AsSpan(revision, Digits), NumberStyles.HexNumber, CultureInfo.InvariantCulture, out var seed)
                ? seed
                : null;
    }
}
