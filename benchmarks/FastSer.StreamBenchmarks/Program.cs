using FastSer.StreamBenchmarks;

// dotnet run -c Release --project benchmarks/FastSer.StreamBenchmarks [-- MEGABYTES ...]
if (args is ["--measure", var name, var file])
{
    await FreshProcess.MeasureAsync(name, file);
    return;
}

foreach (var megabytes in args.Length > 0 ? args.Select(int.Parse).ToArray() : [100, 500])
{
    foreach (var kind in (string[])["objects", "numbers"])
    {
        using var file = new MessageFile(kind, megabytes);
        Console.WriteLine($"## {kind}, {file.Length / 1e6:0} MB");
        Console.WriteLine();
        Console.WriteLine("| operation | seconds | MB/s | value, MB | peak memory besides, MB |");
        Console.WriteLine("|---|---|---|---|---|");
        foreach (var operation in Operations.Names)
        {
            Console.WriteLine(FreshProcess.Run(operation, file));
        }

        Console.WriteLine();
    }
}
