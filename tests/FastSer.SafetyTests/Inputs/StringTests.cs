namespace FastSer.SafetyTests.Inputs;

[Trait("Promise", "P13")]
public sealed class StringTests
{
    [Fact]
    public void EveryCharacterSurvivesAloneAndBesideOthers()
    {
        for (var c = 0; c <= 0xFFFF; c++)
        {
            AssertSurvives(((char)c).ToString());
            AssertSurvives("a" + (char)c + "ÿ");
        }
    }

    [Fact]
    public void SurrogatesSurviveInEveryCombination()
    {
        for (var first = 0xD800; first <= 0xDFFF; first += 7)
        {
            for (var second = 0xD800; second <= 0xDFFF; second += 11)
            {
                AssertSurvives(new string([(char)first, (char)second]));
            }
        }
    }

    [Fact]
    public void EveryLengthSurvivesWithTheWideCharacterAnywhere()
    {
        for (var length = 0; length <= 140; length++)
        {
            AssertSurvives(new string('ÿ', length));
            for (var wide = 0; wide < length; wide++)
            {
                AssertSurvives(new string('ÿ', wide) + '\u0100' + new string('a', length - wide - 1));
            }
        }
    }

    private static void AssertSurvives(string text)
    {
        var bytes = FastSerializer.Serialize(text);
        Assert.Equal(text, FastSerializer.Deserialize<string>(bytes), StringComparer.Ordinal);
        Assert.Equal(ReferenceModel.Of(typeof(string)).Encode(text), bytes);
    }
}
