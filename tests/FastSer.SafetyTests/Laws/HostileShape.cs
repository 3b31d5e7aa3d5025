namespace FastSer.SafetyTests.Laws;

/// <summary>Inputs of one hostile form, in any size, and valid ones of the same type.</summary>
/// <param name="Name">The name of the hostile part.</param>
/// <param name="Type">The type that the input is read as.</param>
/// <param name="Make">An input of about so many bytes.</param>
/// <param name="Good">A valid input of about so many bytes.</param>
/// <param name="Read">Reads an input; what it throws is an answer too.</param>
internal sealed record HostileShape(string Name, Type Type, Func<int, byte[]> Make, Func<int, byte[]> Good,
    Action<byte[]> Read)
{
    /// <summary>The bytes of the smaller input.</summary>
    public int Size { get; init; } = 60_000;

    /// <summary>Gets whether reading takes n log n steps by its nature, so that twice the input is a little more than twice the work.</summary>
    public bool IsSorted { get; init; }

    /// <summary>Reads the valid input that the hostile one is compared with: as a whole, also where the hostile one is only skipped.</summary>
    public Action<byte[]> ReadGood { get; init; } = Read;

    /// <summary>Reads, and says nothing of errors.</summary>
    public void TryRead(byte[] input)
    {
        try
        {
            Read(input);
        }
        catch (FastSerException exception) when (exception.Code != FastSerErrorCode.NoSerializer)
        {
            // Refused, as most of these are.
        }
    }
}
