namespace FastSer.SafetyTests.Inputs;

[Trait("Promise", "P25")]
public sealed class MessageTests
{
    private const string Canary = "CANARY";

    [Fact]
    public void ErrorsHoldNoBytesOfTheInput()
    {
        var bytes = FastSerializer.Serialize(new StringCollections
        {
            Array = [Canary, Canary + "\u0100"],
            Dictionary = new() { [Canary] = Canary },
            Set = [Canary, "other"],
        });
        var failures = 0;
        for (var i = 0; i < bytes.Length; i++)
        {
            foreach (var value in new byte[] { 0, 1, 2, 127, 255 })
            {
                byte[] input = [.. bytes];
                input[i] = value;
                if (!FastSerializer.TryDeserialize<StringCollections>(input, out _, out var error))
                {
                    failures++;
                    Assert.DoesNotContain(Canary, error.ToString(), StringComparison.OrdinalIgnoreCase);
                }
            }
        }

        Assert.InRange(failures, 50, int.MaxValue);
    }

    [Fact]
    public void DuplicateKeyIsNotQuoted()
    {
        // Two entries, both with the key CANARY.
        byte[] entry = [12, .. "CANARY"u8, 0, 0, 0, 0];

        var exception = Assert.Throws<FastSerException>(
            () => FastSerializer.Deserialize<Dictionary<string, int>>([3, .. entry, .. entry]));

        Assert.Equal(FastSerErrorCode.DuplicateKey, exception.Code);
        Assert.DoesNotContain(Canary, exception.ToString(), StringComparison.OrdinalIgnoreCase);
    }
}
