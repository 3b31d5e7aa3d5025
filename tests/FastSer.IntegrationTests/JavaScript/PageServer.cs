using System.Net;
using System.Net.Sockets;

namespace FastSer.IntegrationTests.JavaScript;

/// <summary>Serves the files of a folder on a free port of this machine, and takes the result that a page posts.</summary>
internal sealed class PageServer : IDisposable
{
    private readonly HttpListener _listener = new();
    private readonly TaskCompletionSource<string> _result = new(TaskCreationOptions.RunContinuationsAsynchronously);
    private readonly string _folder;

    public PageServer(string folder)
    {
        _folder = folder;
        Address = new Uri($"http://127.0.0.1:{FindPort()}/");
        _listener.Prefixes.Add(Address.ToString());
        _listener.Start();
        _ = ServeAsync();
    }

    public Uri Address { get; }

    public Task<string> Result => _result.Task;

    public void Dispose() => _listener.Close();

    private static int FindPort()
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        return ((IPEndPoint)listener.LocalEndpoint).Port;
    }

    private async Task ServeAsync()
    {
        try
        {
            while (true)
            {
                var context = await _listener.GetContextAsync();
                if (context.Request.HttpMethod == "POST")
                {
                    using var reader = new StreamReader(context.Request.InputStream);
                    _result.TrySetResult(await reader.ReadToEndAsync());
                }
                else
                {
                    await SendAsync(context);
                }

                context.Response.Close();
            }
        }
        catch (Exception exception)
        {
            // Also when the listener is closed, after which nobody waits for the result.
            _result.TrySetException(exception);
        }
    }

    private async Task SendAsync(HttpListenerContext context)
    {
        var file = new FileInfo(Path.Combine(_folder, Uri.UnescapeDataString(context.Request.Url!.AbsolutePath).TrimStart('/')));
        if (!file.Exists)
        {
            context.Response.StatusCode = (int)HttpStatusCode.NotFound;
            return;
        }

        context.Response.ContentType = file.Extension == ".html" ? "text/html" : "text/javascript";
        await using var content = file.OpenRead();
        await content.CopyToAsync(context.Response.OutputStream);
    }
}
