using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Runs;
using Spectre.Console;

try
{
    var application = new Application(AnsiConsole.Console, args);
    return new BenchmarkCommand().Invoke(args, application.Run);
}
catch (UsageException exception)
{
    Console.Error.WriteLine(exception.Message);
    return ExitCode.Usage;
}
