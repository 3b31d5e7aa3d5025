using FastSer.StreamBenchmarks;

// dotnet run -c Release --project benchmarks/FastSer.StreamBenchmarks [-- MEGABYTES ... KIND ...]
if (args is ["--measure", var operation, var path])
{
    await FreshProcess.MeasureAsync(operation, path);
    return;
}

var kinds = args.Intersect(MessageKinds.Names).ToList();
var sizes = args.Except(kinds).Select(int.Parse).ToList();
foreach (var megabytes in sizes is [] ? [100, 500] : sizes)
{
    foreach (var kind in kinds is [] ? MessageKinds.Names : kinds)
    {
        using var file = new MessageFile(kind, megabytes);
        Console.WriteLine($"## {kind}, {file.Length / 1e6:0} MB");
        Console.WriteLine();
        Console.WriteLine("| operation | seconds | MB/s | peak memory, MB | left on the heap, MB |");
        Console.WriteLine("|---|---|---|---|---|");
        foreach (var name in Operations.Names)
        {
            Console.WriteLine(FreshProcess.Run(name, file));
        }

        Console.WriteLine();
    }
}
