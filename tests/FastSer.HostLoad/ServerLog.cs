using System.Collections.Concurrent;
using Microsoft.Extensions.Logging;

namespace FastSer.HostLoad;

/// <summary>
/// Counts what a server logs as an error and is none of a sender: a fault of a hub's frame, or of a stream within a hub method, is logged as an
/// error by SignalR itself, with the exception that names it.
/// </summary>
internal sealed class ServerLog : ILoggerProvider, ILogger
{
    private readonly ConcurrentQueue<string> _errors = new();

    public IReadOnlyCollection<string> Errors => _errors;

    public ILogger CreateLogger(string categoryName) => this;

    public IDisposable? BeginScope<TState>(TState state)
        where TState : notnull => null;

    public bool IsEnabled(LogLevel logLevel) => logLevel >= LogLevel.Error;

    public void Log<TState>(LogLevel logLevel, EventId eventId, TState state, Exception? exception, Func<TState, Exception?, string> formatter)
    {
        if (IsEnabled(logLevel) && !IsOfSender(exception) && _errors.Count < 20)
        {
            _errors.Enqueue($"{logLevel}: {formatter(state, exception)} {exception}");
        }
    }

    public void Dispose()
    {
    }

    /// <summary>Streams of hubs that end with the sender's error or with its connection end in an exception of SignalR or of a cancelled wait.</summary>
    private static bool IsOfSender(Exception? exception) =>
        exception is InvalidDataException or FastSerException { IsDataError: true } or Microsoft.AspNetCore.SignalR.HubException
            or OperationCanceledException or BadHttpRequestException;
}
