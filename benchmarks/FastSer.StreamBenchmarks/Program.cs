using FastSer.StreamBenchmarks;

// dotnet run -c Release --project benchmarks/FastSer.StreamBenchmarks [-- MEGABYTES ...]
if (args is ["--measure", var operation, var path])
{
    await FreshProcess.MeasureAsync(operation, path);
    return;
}

foreach (var megabytes in args.Length > 0 ? args.Select(int.Parse).ToArray() : [100, 500])
{
    foreach (var kind in MessageKinds.Names)
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
