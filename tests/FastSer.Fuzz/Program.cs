using System.Globalization;
using FastSer.Fuzz;

var seed = args.Length > 0 ? int.Parse(args[0], CultureInfo.InvariantCulture) : 1;
var count = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 1;
var refused = 0;
var types = 0;
for (var i = seed; i < seed + count; i++)
{
    var watch = System.Diagnostics.Stopwatch.StartNew();
    var report = new BatchRunner(values: 4, mutants: 4).Run(Batch.Make(i));
    types += report.Types;
    refused += report.Refused.Count;
    Console.WriteLine($"seed {i}: {report.Types} types, {report.Refused.Count} refused, {report.Mistakes.Count} mistakes, {report.Operations} operations, {report.Accepted} accepted, {report.Findings.Count} findings, {watch.ElapsedMilliseconds} ms");
    foreach (var line in report.Refused.Concat(report.Mistakes))
    {
        Console.WriteLine("  " + line);
    }

    foreach (var finding in report.Findings)
    {
        if (args.Contains("--shrink"))
        {
            var small = Shrinker.Shrink(finding, TimeSpan.FromSeconds(60));
            Console.WriteLine($"SMALL {small.Signature}\n{small.Message}\n{small.Source}\n");
            continue;
        }

        Console.WriteLine($"FINDING {finding.Signature} in {finding.Root}: {finding.Message[..Math.Min(1500, finding.Message.Length)]}");
    }
}
Console.WriteLine($"{refused} of {types} refused");
