using System.Globalization;

namespace FastSer.IntegrationTests.Operations;

public sealed class CultureTests
{
    [Theory]
    [InlineData("fi-FI")]
    [InlineData("tr-TR")]
    [InlineData("ar-SA")]
    public void BytesAndValuesDoNotDependOnTheCulture(string culture)
    {
        var before = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
        try
        {
            foreach (var testCase in TestCases.All)
            {
                CheckGoldens(testCase);
            }
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    private static void CheckGoldens(TestCase testCase)
    {
        var samples = testCase.CreateSamples();
        var goldens = Goldens.Load(testCase.Name);
        for (var i = 0; i < samples.Count; i++)
        {
            if (!Goldens.AreTooWide(goldens[i], testCase, samples[i]))
            {
                Assert.Equal(goldens[i], testCase.Serialize(samples[i]));
                Differences.AssertNone(samples[i], testCase.Deserialize(goldens[i]), testCase.Name);
            }
        }
    }
}
