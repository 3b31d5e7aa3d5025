using System.Diagnostics;

namespace FastSer.Docs.Tests;

/// <summary>The compilers of the SDK, in processes of their own.</summary>
internal static class SdkCompiler
{
    /// <summary>Gets the folder of the runtime.</summary>
    public static string Runtime { get; } = Path.GetDirectoryName(typeof(object).Assembly.Location)!;

    private static readonly string s_dotnet = Path.GetFullPath(Path.Combine(Runtime, "..", "..", ".."));

    /// <summary>Gets the folder of the latest SDK.</summary>
    public static string Sdk { get; } = Directory.GetDirectories(Path.Combine(s_dotnet, "sdk"))
        .OrderBy(static folder => Version.Parse(Path.GetFileName(folder).Split('-')[0])).Last();

    /// <summary>Runs a compiler, which must report nothing.</summary>
    /// <param name="compiler">The path of its assembly.</param>
    /// <param name="isFSharp">Whether it is that of F#, which takes quotes in a response file for a part of the argument.</param>
    /// <param name="arguments">Its arguments.</param>
    public static void Run(string compiler, bool isFSharp, IEnumerable<string> arguments)
    {
        var response = Path.GetTempFileName();
        File.WriteAllLines(response, isFSharp ? arguments : arguments.Select(static argument => $"\"{argument}\""));
        var start = new ProcessStartInfo(Path.Combine(s_dotnet, "dotnet"), [compiler, "@" + response])
        {
            RedirectStandardOutput = true, RedirectStandardError = true,
        };
        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEndAsync();
        var output = process.StandardOutput.ReadToEnd();
        process.WaitForExit();
        File.Delete(response);
        Assert.True(process.ExitCode == 0, output + errors.Result);
    }
}
