namespace FastSer.RabbitMQ;

/// <summary>Some messages of a batch are not confirmed. All others are.</summary>
public sealed class FastSerBatchException : Exception
{
    internal FastSerBatchException(IReadOnlyList<FastSerBatchFailure> failures, int confirmed)
        : base($"{failures.Count} messages are not confirmed, {confirmed} are. The first: {failures[0].Error.Message}", failures[0].Error)
    {
        Failures = failures;
        Confirmed = confirmed;
    }

    /// <summary>Gets the messages that are not confirmed, in the order of the batch.</summary>
    public IReadOnlyList<FastSerBatchFailure> Failures { get; }

    /// <summary>Gets the number of messages that the broker has confirmed.</summary>
    public int Confirmed { get; }
}

/// <summary>A message of a batch that is not confirmed.</summary>
/// <param name="Index">Its position in the batch.</param>
/// <param name="Error">Why.</param>
public sealed record FastSerBatchFailure(int Index, Exception Error);
