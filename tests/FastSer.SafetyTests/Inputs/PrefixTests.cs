namespace FastSer.SafetyTests.Inputs;

[Trait("Promise", "P12")]
public sealed class PrefixTests
{
    [Theory]
    [ClassData(typeof(SampledCases))]
    public void EveryProperPrefixOfEveryGoldenIsRefused(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var golden in Goldens.Load(name))
        {
            for (var length = 0; length < golden.Length; length++)
            {
                if (Oracle.Check(testCase, golden.AsSpan(0, length)))
                {
                    throw new SafetyException(testCase, golden.AsSpan(0, length), "a proper prefix was accepted");
                }
            }
        }
    }

    [Theory]
    [ClassData(typeof(EveryFourthCase))]
    public void PrefixOverloadRefusesEveryProperPrefixToo(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var golden in Goldens.Load(name).Where(static g => g.Length <= 64))
        {
            for (var length = 0; length < golden.Length; length++)
            {
                var input = golden.AsSpan(0, length).ToArray();
                Assert.Throws<FastSerException>(() => testCase.DeserializePrefix(input, out _));
            }
        }
    }
}
