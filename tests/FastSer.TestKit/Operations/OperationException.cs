namespace FastSer.TestKit.Operations;

/// <summary>An operation that did something else than the others.</summary>
public sealed class OperationException(string message, Exception? inner = null) : Exception(message, inner)
{
    public static void ThrowIf(bool isFault, string message)
    {
        if (isFault)
        {
            throw new OperationException(message);
        }
    }

    public static void ThrowIfDifferent(ReadOnlySpan<byte> expected, ReadOnlySpan<byte> actual)
    {
        if (!expected.SequenceEqual(actual))
        {
            throw new OperationException($"{Convert.ToHexString(expected)} became {Convert.ToHexString(actual)}");
        }
    }

    public static void ThrowIfAny(string? difference)
    {
        if (difference is not null)
        {
            throw new OperationException(difference);
        }
    }
}
