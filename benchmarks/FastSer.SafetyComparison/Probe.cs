namespace FastSer.SafetyComparison;

/// <summary>Reads hostile inputs of one type, and counts the outcomes.</summary>
internal sealed class Probe<T>(Subject subject)
    where T : class
{
    private readonly SortedDictionary<string, int> _foreign = new(StringComparer.Ordinal);

    public int Reads { get; private set; }

    public int Accepted { get; private set; }

    public long LargestAllocation { get; private set; }

    public int LengthOfLargest { get; private set; }

    public bool IsOutOfMemory { get; private set; }

    /// <summary>The names of the exceptions that are not documented, with their numbers.</summary>
    public string ForeignErrors => string.Join(", ", _foreign.Select(static pair => $"`{pair.Key}` {pair.Value}"));

    public bool HasForeignErrors => _foreign.Count > 0;

    /// <summary>Returns the value, or null if reading failed.</summary>
    public T? Read(byte[] bytes)
    {
        Reads++;
        var before = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            var value = subject.Read<T>(bytes);
            Accepted++;
            return value;
        }
        catch (OutOfMemoryException)
        {
            IsOutOfMemory = true;
            LengthOfLargest = bytes.Length;
            return null;
        }
#pragma warning disable CA1031 // Which exceptions there are is the question.
        catch (Exception error)
#pragma warning restore CA1031
        {
            if (!subject.IsDocumented(error))
                _foreign[error.GetType().Name] = _foreign.GetValueOrDefault(error.GetType().Name) + 1;
            return null;
        }
        finally
        {
            var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
            if (allocated > LargestAllocation)
            {
                LargestAllocation = allocated;
                LengthOfLargest = bytes.Length;
            }
        }
    }
}
