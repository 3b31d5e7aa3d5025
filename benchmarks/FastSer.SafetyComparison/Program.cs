using System.Diagnostics;
using FastSer.SafetyComparison;

if (args is ["--child", var systemName, var attackId])
{
    var verdict = Attack.All.Single(attack => attack.Id == attackId).Run(Subject.All.Single(subject => subject.Name == systemName));
    Console.WriteLine($"{Children.Mark}{verdict.Kind}|{verdict.Detail}");
    return 0;
}

if (args.Contains("--help"))
{
    Console.WriteLine("""
        Reads hostile input with several serializers, each attack in a process of its own.

          --system TEXT    only systems whose names contain the text
          --attack ID      only this attack (ids: --help)
          --write FILE     writes the page to this file

        Example: dotnet run -c Release --project benchmarks/FastSer.SafetyComparison -- --attack depth
        """);
    Console.WriteLine($"Attacks: {string.Join(", ", Attack.All.Select(static attack => attack.Id))}.");
    return 0;
}

var subjects = Subject.All.Where(subject => OptionOf("--system") is not { } text || subject.Name.Contains(text, StringComparison.OrdinalIgnoreCase)).ToArray();
var attacks = Attack.All.Where(attack => OptionOf("--attack") is not { } id || attack.Id == id).ToArray();
if (subjects.Length == 0 || attacks.Length == 0)
{
    Console.Error.WriteLine("No system or no attack has this name; --help lists them.");
    return 2;
}

var watch = Stopwatch.StartNew();
var results = new Dictionary<(Attack, Subject), Verdict>();
foreach (var attack in attacks)
{
    Console.WriteLine(attack.Title);
    foreach (var subject in subjects)
    {
        var verdict = results[(attack, subject)] = Children.Run(subject, attack);
        Console.WriteLine($"  {(verdict.IsHarm ? '!' : ' ')} {subject.Name,-24}{verdict}");
    }
}

Console.WriteLine($"{results.Count} attacks in {watch.Elapsed.TotalSeconds:N0} s.");
if (OptionOf("--write") is { } file)
    File.WriteAllText(file, Page.Of(attacks, subjects, results));
return 0;

string? OptionOf(string name) => Array.IndexOf(args, name) is >= 0 and var i && i + 1 < args.Length ? args[i + 1] : null;
