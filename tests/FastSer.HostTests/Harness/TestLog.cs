using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;

namespace FastSer.HostTests.Harness;

/// <summary>Keeps what a server logs.</summary>
internal sealed class TestLog : ILoggerProvider, ILogger
{
    private readonly ConcurrentQueue<string> _lines = new();

    public string Text => string.Join('\n', _lines);

    public ILogger CreateLogger(string categoryName) => this;

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public bool IsEnabled(LogLevel logLevel) => true;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter) =>
        _lines.Enqueue($"{logLevel}: {formatter(state, exception)} {exception}");

    public void Dispose()
    {
    }
}
