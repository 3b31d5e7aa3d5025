using FastSer.Benchmarks.CommandLine;
using FastSer.Benchmarks.Reporting;
using FastSer.Benchmarks.Runs;

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
