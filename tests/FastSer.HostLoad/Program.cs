using System.Globalization;
using FastSer.HostLoad;

// dotnet run -c Release --project tests/FastSer.HostLoad [-- SECONDS [SEED]]
if (args is ["serve"])
{
    return await LoadServer.RunAsync();
}

var seconds = args.Length > 0 ? double.Parse(args[0], CultureInfo.InvariantCulture) : 60;
var seed = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : Environment.TickCount;
var passed = 0;
var failed = 0;
foreach (var kind in (string[])["http", "hub"])
{
    if (await LoadRun.RunAsync(kind, TimeSpan.FromSeconds(seconds), seed))
    {
        passed++;
    }
    else
    {
        failed++;
    }
}

Console.WriteLine($"load: {seconds} s each, seed {seed}: {passed} passed, {failed} failed");
return failed == 0 ? 0 : 1;
