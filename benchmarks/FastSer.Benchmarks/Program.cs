using System.Runtime.CompilerServices;
using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Runs;

return args is [ProcessProbe.Argument, ..] ? ProcessProbe.Run(args) : Run(args);

// Apart, so that a process that is measured loads nothing of it.
[MethodImpl(MethodImplOptions.NoInlining)]
static int Run(string[] args)
{
    try
    {
        var application = new Application(OutputConsole.Create(), args);
        return new BenchmarkCommand().Invoke(args, application.Run);
    }
    catch (UsageException exception)
    {
        Console.Error.WriteLine(exception.Message);
        return ExitCode.Usage;
    }
}
