namespace FastSer.IntegrationTests.InputForms;

/// <summary>The result of reading: bytes of the value, which tell values apart exactly, or the error.</summary>
internal sealed record Outcome(string? Bytes, FastSerErrorCode Code, long Offset, string? Place)
{
    public static Outcome Of<T>(Func<T> read)
    {
        try
        {
            return new Outcome(Convert.ToHexString(FastSerializer.Serialize(read())), FastSerErrorCode.None, -1, null);
        }
        catch (FastSerException exception)
        {
            return new Outcome(
                null, exception.Code, exception.Offset, $"{exception.TypeName}/{exception.MemberPath}");
        }
    }

    public void AssertSame(Outcome other) => Assert.Equal(this, other);
}
