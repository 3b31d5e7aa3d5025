using Spectre.Console;

namespace FastSer.Benchmarks.Reporting;

/// <summary>Colours and a live bar on a terminal, plain text elsewhere.</summary>
internal static class OutputConsole
{
    // Wide enough for the tables: a file has no width of its own.
    private const int PlainWidth = 160;

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
        console.Profile.Width = PlainWidth;
        return console;
    }
}
