namespace FastSer.Benchmarks;

/// <summary>The loop of the rows that ask one thing of a value, over a delegate: it costs about 1 ns, the same for every candidate that uses it.</summary>
public static class LookLoops
{
    public static Candidate Enter<TAnswer>(string name, Payloads payloads, Func<byte[], TAnswer> look)
    {
        var arrays = payloads.Arrays;
        return Candidate.Reading<TAnswer>(name, payloads, Repeat);

        void Repeat(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<TAnswer>.Value = look(arrays[i & 7]);
        }
    }
}
