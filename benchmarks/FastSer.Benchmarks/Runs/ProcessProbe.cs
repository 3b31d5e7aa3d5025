using System.Diagnostics;
using System.Globalization;
using System.Text;
using FastSer.Benchmarks.Rivals;
using FastSer.Benchmarks.Systems;

namespace FastSer.Benchmarks.Runs;

/// <summary>
/// The side of a process that is measured: it loads one system and nothing else of the program, not even its command line.
/// </summary>
internal static class ProcessProbe
{
    /// <summary>The first argument of such a process.</summary>
    public const string Argument = "--probe";

    public const string Start = "start";
    public const string Memory = "memory";

    /// <summary>No system.</summary>
    public const string Bare = "-";

    /// <param name="arguments">After the first one: what to do; the system, by its place or its rival's project; a file.</param>
    public static int Run(string[] arguments)
    {
        using var input = File.OpenRead(arguments[3]);
        using var output = Console.OpenStandardOutput();
        if (arguments[1] == Start)
            Copy(arguments[2], input, output);
        else
            output.Write(Encoding.ASCII.GetBytes(PeakOf(arguments[2], input).ToString(CultureInfo.InvariantCulture)));
        return ExitCode.Success;
    }

    public static ISystemAdapter SystemOf(string argument)
    {
        if (int.TryParse(argument, CultureInfo.InvariantCulture, out var index))
            return DefaultSystems.At(index);
        var project = RivalProject.FindAll().Single(project => project.Name == argument);
        return RivalLoader.Load(project).Adapter!;
    }

    /// <summary>Reads a log and writes it again.</summary>
    private static void Copy(string system, FileStream input, Stream output)
    {
        if (system == Bare)
        {
            input.CopyTo(output);
            return;
        }

        var probe = (IProcessProbe)SystemOf(system);
        probe.Write(output, probe.Read(input));
    }

    private static long PeakOf(string system, FileStream input)
    {
        var value = system == Bare ? null : ((IProcessProbe)SystemOf(system)).Read(input);
        using var process = Process.GetCurrentProcess();
        var peak = process.PeakWorkingSet64;
        GC.KeepAlive(value);
        return peak;
    }
}
