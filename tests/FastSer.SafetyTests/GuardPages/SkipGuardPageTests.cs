namespace FastSer.SafetyTests.GuardPages;

/// <summary>Walks over values flush before and behind a page that must not be touched. A fault ends the test process.</summary>
[Trait("Promise", "P3")]
public sealed class SkipGuardPageTests : IDisposable
{
    private const int RandomInputs = 300;

    private readonly GuardedMemory _memory = new(1 << 20);

    public void Dispose() => _memory.Dispose();

    [LinuxTheory]
    [ClassData(typeof(SampledCases))]
    public void GoldensAndTheirPrefixesAreSkippedWithinTheirBytes(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var golden in Goldens.Load(name))
        {
            for (var length = golden.Length; length >= 0; length -= length > 600 ? 7 : 1)
            {
                Assert.Equal(length == golden.Length, Skips(testCase, golden.AsSpan(0, length)));
            }
        }
    }

    [LinuxTheory]
    [ClassData(typeof(SampledCases))]
    public void RandomBytesAreSkippedWithinTheirBytes(string name)
    {
        var testCase = TestCases.Get(name);
        var random = new Random(name.Length);
        for (var i = 0; i < RandomInputs; i++)
        {
            var bytes = new byte[random.Next(80)];
            random.NextBytes(bytes);
            if ((i & 1) == 0)
            {
                // Small numbers lead deeper than large ones.
                bytes = Array.ConvertAll(bytes, static b => (byte)(b % 5));
            }

            _ = Skips(testCase, bytes);
        }
    }

    private bool Skips(TestCase testCase, ReadOnlySpan<byte> bytes)
    {
        bytes.CopyTo(_memory.AtEnd(bytes.Length));
        var atEnd = Skips(testCase, _memory.AtEnd(bytes.Length), bytes.Length);
        bytes.CopyTo(_memory.AtStart(bytes.Length));
        Assert.Equal(atEnd, Skips(testCase, _memory.AtStart(bytes.Length), bytes.Length));
        return atEnd;
    }

    private static bool Skips(TestCase testCase, Span<byte> bytes, int length)
    {
        try
        {
            Assert.InRange(testCase.Skip(bytes), 1, length);
            return true;
        }
        catch (FastSerException)
        {
            return false;
        }
    }
}
