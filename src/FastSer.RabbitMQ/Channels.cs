using RabbitMQ.Client;
using RabbitMQ.Client.Exceptions;

namespace FastSer.RabbitMQ;

/// <summary>Closing what may be closed already.</summary>
internal static class Channels
{
    public static async ValueTask CloseAsync(IChannel channel)
    {
        try
        {
            await channel.DisposeAsync().ConfigureAwait(false);
        }
        catch (Exception exception) when (IsClosed(exception))
        {
            // The broker has closed it first.
        }
    }

    /// <summary>Returns whether an exception says no more than that channel or connection are not open.</summary>
    public static bool IsClosed(Exception exception) =>
        exception is OperationInterruptedException or ObjectDisposedException or IOException or OperationCanceledException or TimeoutException;
}
