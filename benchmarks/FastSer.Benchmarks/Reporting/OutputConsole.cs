using Spectre.Console;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Colours and a live bar on a terminal, plain text elsewhere.</summary>
internal static class OutputConsole
{
    // A file has no width of its own; the variable COLUMNS gives it one.
    private const int PlainWidth = 120;
    private const int LeastWidth = 60;

    public static IAnsiConsole Create()
    {
        if (!Console.IsOutputRedirected)
            return AnsiConsole.Console;
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
        });
        console.Profile.Width = int.TryParse(Environment.GetEnvironmentVariable("COLUMNS"), out var columns) && columns >= LeastWidth
            ? columns
            : PlainWidth;
        return console;
    }
}
