using System.Diagnostics;
using System.Runtime.CompilerServices;
using FastSer.Tool.TypeScript;
using Microsoft.AspNetCore.SignalR;

namespace FastSer.HostTests.SignalR;

/// <summary>SignalR's own JavaScript client in Node and in Chromium, with the functions that are generated from the hub.</summary>
public sealed class JavaScriptTests
{
    private const string Passed = "10 checks passed";

    [NodeFact]
    public async Task JavaScriptClientCallsStreamsAndAnswers()
    {
        await using var server = await StartAsync(static _ => { });
        var (exitCode, output) = await NodeFactAttribute.RunAsync(
            "node", NodeFactAttribute.Folder, TimeSpan.FromSeconds(60), "client.mjs", new Uri(server.Client.BaseAddress!, "hub").ToString());

        Assert.True(exitCode == 0 && output.TrimEnd().EndsWith(Passed, StringComparison.Ordinal), output + server.Log.Text);
    }

    [ChromiumFact]
    public async Task BrowserCallsStreamsAndAnswers()
    {
        var result = new TaskCompletionSource<string>(TaskCreationOptions.RunContinuationsAsynchronously);
        await using var server = await StartAsync(app =>
        {
            app.MapGet("/{file}", static (string file) => Results.File(
                file == "signalr.js" ? ChromiumFactAttribute.Client : Path.Combine(NodeFactAttribute.Folder, Path.GetFileName(file)),
                file.EndsWith(".html", StringComparison.Ordinal) ? "text/html" : "text/javascript"));
            app.MapPost("/result", async (HttpRequest request) => result.SetResult(await new StreamReader(request.Body).ReadToEndAsync()));
        });
        using var browser = Browser.Open(new Uri(server.Client.BaseAddress!, "page.html"));

        Assert.Equal(Passed, await result.Task.WaitAsync(TimeSpan.FromSeconds(90)));
    }

    private static Task<TestServer> StartAsync(Action<WebApplication> map) => TestServer.StartAsync(
        app =>
        {
            app.MapHub<TestHub>("/hub");
            map(app);
        },
        static builder => builder.Services.AddSignalR().AddFastSerProtocol(static options => options.AddHub<TestHub>().AddClient<IShapeClient>()));
}

/// <summary>A test that needs Node and SignalR's client, which npm installs once beside the build's other results.</summary>
internal sealed class NodeFactAttribute : FactAttribute
{
    private static readonly Lazy<string?> s_reason = new(Install);

    public NodeFactAttribute() => Skip = Reason!;

    /// <summary>Gets the folder of the client and its packages.</summary>
    public static string Folder { get; } = Path.Combine(AppContext.BaseDirectory, "javascript");

    public static async Task<(int ExitCode, string Output)> RunAsync(string program, string folder, TimeSpan limit, params string[] arguments)
    {
        using var process = new Process
        {
            StartInfo = new ProcessStartInfo(program, arguments)
            {
                WorkingDirectory = folder, RedirectStandardOutput = true, RedirectStandardError = true, RedirectStandardInput = true,
            },
        };
        process.Start();
        process.StandardInput.Close();
        var output = process.StandardOutput.ReadToEndAsync();
        var error = process.StandardError.ReadToEndAsync();
        using var stop = new CancellationTokenSource(limit);
        try
        {
            await process.WaitForExitAsync(stop.Token);
        }
        catch (OperationCanceledException)
        {
            process.Kill(entireProcessTree: true);
            return (-1, $"{program} did not end within {limit}.");
        }

        return (process.ExitCode, await error + await output);
    }

    /// <summary>Gets why the client cannot run, or null.</summary>
    public static string? Reason => s_reason.Value;

    private static string? Install()
    {
        try
        {
            Directory.CreateDirectory(Folder);
            foreach (var file in Directory.GetFiles(Path.Combine(SourceFolder(), "..", "JavaScript"), "*.*"))
            {
                File.Copy(file, Path.Combine(Folder, Path.GetFileName(file)), overwrite: true);
            }

            WriteModules();
            if (Directory.Exists(Path.Combine(Folder, "node_modules", "@microsoft", "signalr")))
            {
                return null;
            }

            // Nothing is fetched by a plain `dotnet test`.
            if (TestDepth.SkipReason is { } reason)
            {
                return reason;
            }

            var (exitCode, _) = RunAsync("npm", Folder, TimeSpan.FromMinutes(3), "ci", "--no-audit", "--no-fund").GetAwaiter().GetResult();
            return exitCode == 0 ? null : "npm does not install @microsoft/signalr here.";
        }
        catch (Exception exception) when (exception is System.ComponentModel.Win32Exception or IOException)
        {
            return "Node and npm are not installed here.";
        }
    }

    private static void WriteModules()
    {
        foreach (var file in (string[])["package.json", "package-lock.json"])
        {
            File.Copy(Path.Combine(SourceFolder(), "..", "..", "..", "samples", "FastSer.Samples.Browser", file), Path.Combine(Folder, file), overwrite: true);
        }

        var (schema, hub) = HubTable.Describe(typeof(TestHub));
        foreach (var (file, text) in ScriptGenerator.Generate(schema, ScriptGenerator.Runtime, out _, hub))
        {
            File.WriteAllText(Path.Combine(Folder, file), text);
        }

        foreach (var file in Directory.GetFiles(Path.Combine(SourceFolder(), "..", "..", "..", "src", "FastSer.JavaScript"), "*.js"))
        {
            File.Copy(file, Path.Combine(Folder, Path.GetFileName(file)), overwrite: true);
        }
    }

    private static string SourceFolder([CallerFilePath] string path = "") => Path.GetDirectoryName(path)!;
}

/// <summary>A test that needs Chromium, and SignalR's client from npm.</summary>
internal sealed class ChromiumFactAttribute : FactAttribute
{
    public ChromiumFactAttribute() => Skip = (Browser.Program is null
        ? "Chromium is not installed here: tests/FastSer.HostTests/install.sh installs it."
        : NodeFactAttribute.Reason)!;

    /// <summary>Gets the file of SignalR's client for browsers.</summary>
    public static string Client { get; } = Path.Combine(NodeFactAttribute.Folder, "node_modules", "@microsoft", "signalr", "dist", "browser", "signalr.js");
}
