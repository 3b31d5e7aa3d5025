using System.Globalization;
using FastSer.GeneratorBenchmarks;

const string Usage = """
    Measures the source generator and what its code costs a program.

      edits [--types 10,100,1000,5000] [--rounds 9]   processor time and memory of typical edits
      code  [--types 10,100,1000,5000]                lines and IL bytes of the generated code
      first-use [--types 10,1000] [--framework net10.0] [--rounds 9]
                                                      the first Serialize of a program that uses one of the types
      trim  [--types 10,1000] [--framework net9.0] [--native]
                                                      what stays of the types in a trimmed program that uses one
    """;

var types = Option("--types", "10,100,1000,5000").Split(',').Select(static text => int.Parse(text, CultureInfo.InvariantCulture)).ToList();
var framework = Option("--framework", "net10.0");
var rounds = int.Parse(Option("--rounds", "9"), CultureInfo.InvariantCulture);
switch (args.FirstOrDefault())
{
    case "edits":
        EditBenchmarks.Run(types, rounds, Console.Out);
        return 0;
    case "code":
        CodeSize.Run(types, Console.Out);
        return 0;
    case "first-use":
        ProgramBenchmarks.RunFirstUse(types, framework, rounds, Console.Out);
        return 0;
    case "trim":
        ProgramBenchmarks.RunTrimming(types, framework, args.Contains("--native"), Console.Out);
        return 0;
    default:
        Console.WriteLine(Usage);
        return 1;
}

string Option(string name, string fallback) =>
    Array.IndexOf(args, name) is >= 0 and var index && index + 1 < args.Length ? args[index + 1] : fallback;
