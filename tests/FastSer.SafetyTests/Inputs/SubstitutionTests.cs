namespace FastSer.SafetyTests.Inputs;

[Trait("Promise", "P11")]
public sealed class SubstitutionTests
{
    private const int MaxLength = 48;
    private const int MaxSamples = 2;

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void EverySubstitutedByteIsRefusedOrReadAsWritten(string name)
    {
        var testCase = TestCases.Get(name);
        var small = Goldens.Load(name).Where(static g => g.Length <= MaxLength).OrderByDescending(static g => g.Length);
        foreach (var golden in small.Take(MaxSamples))
        {
            for (var position = 0; position < golden.Length; position++)
            {
                var original = golden[position];
                for (var value = 0; value <= 255; value++)
                {
                    golden[position] = (byte)value;
                    Oracle.Check(testCase, golden);
                }

                golden[position] = original;
            }
        }
    }
}
