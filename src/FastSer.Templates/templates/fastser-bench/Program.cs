using BenchmarkDotNet.Running;
using FastSerBench;

if (!RoundTrips.Check())
    return 1;
if (args is not ["--sizes"])
    BenchmarkSwitcher.FromAssembly(typeof(SerializerBenchmarks).Assembly).Run(args.Length == 0 ? ["--filter", "*"] : args);
return 0;
