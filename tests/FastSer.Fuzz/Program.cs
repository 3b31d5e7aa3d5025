using System.Globalization;
using FastSer.Fuzz;

// Random annotated types, compiled and run through the list of operations for hours:
//   --hours H --seed S     from a seed on; without it from one that the clock gives
//   --corpus FOLDER        where findings go, as minimal source; the tests run this folder again
//   --source S             prints the types of a seed
//   --replay FILE          runs a finding of the corpus
//   --worker FILE          what the supervisor starts
string? Option(string name) => Array.IndexOf(args, name) is >= 0 and var at && at + 1 < args.Length ? args[at + 1] : null;
var seed = int.Parse(
    Option("--seed") ?? Option("--source") ?? (Environment.TickCount & 0xFFFFFF).ToString(CultureInfo.InvariantCulture),
    CultureInfo.InvariantCulture);
var corpus = Option("--corpus") ?? CorpusFile.SourceFolder;
if (Option("--source") is not null)
{
    Console.WriteLine(TypeSource.Of(Batch.Make(seed).Reachable()));
    return 0;
}

if (Option("--replay") is { } file)
{
    try
    {
        CorpusFile.Read(file).Replay(seed, values: 40, mutants: 20);
        return ReplayProbe.Passed;
    }
    catch (Exception exception)
    {
        Console.Error.WriteLine(exception);
        return ReplayProbe.Failed;
    }
}

if (Option("--worker") is { } status)
{
    var until = DateTime.Parse(Option("--until")!, CultureInfo.InvariantCulture, DateTimeStyles.RoundtripKind);
    return new Worker(status, corpus).Run(seed, until);
}

var hours = double.Parse(Option("--hours") ?? "1", CultureInfo.InvariantCulture);
Console.WriteLine($"seed {seed}, {hours} hours, findings go to {corpus}");
new Supervisor(corpus).Run(seed, DateTime.UtcNow.AddHours(hours));
return 0;
