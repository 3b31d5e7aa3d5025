using Microsoft.AspNetCore.Hosting;
using Microsoft.Extensions.Logging;

namespace FastSer.HostTests.Harness;

/// <summary>A real server on a free port of this machine.</summary>
internal sealed class TestServer : IAsyncDisposable
{
    private readonly WebApplication _app;
    private bool _isStopped;

    private TestServer(WebApplication app, TestLog log)
    {
        _app = app;
        Log = log;
        Client = new HttpClient { BaseAddress = new Uri(app.Urls.Single()), Timeout = TimeSpan.FromSeconds(60) };
    }

    public HttpClient Client { get; }

    public TestLog Log { get; }

    public static async Task<TestServer> StartAsync(Action<WebApplication> map, Action<WebApplicationBuilder>? configure = null)
    {
        var builder = WebApplication.CreateSlimBuilder();
        var log = new TestLog();
        builder.Logging.ClearProviders().AddProvider(log);
        builder.WebHost.UseUrls("http://127.0.0.1:0");
        configure?.Invoke(builder);
        var app = builder.Build();
        map(app);
        await app.StartAsync();
        return new TestServer(app, log);
    }

    public async ValueTask DisposeAsync()
    {
        if (_isStopped)
        {
            return;
        }

        _isStopped = true;
        Client.Dispose();
        await _app.StopAsync();
        await _app.DisposeAsync();
    }
}
