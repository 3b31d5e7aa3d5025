namespace FastSer.SafetyTests.ValuePatterns;

/// <summary>Puts one value's bytes into every place where the runtime reads such values.</summary>
internal static class Positions
{
    // Past the widest vector and its tail.
    private const int MaxCount = 67;

    /// <summary>Alone, behind a presence byte, and at each position of arrays and lists.</summary>
    public static void Check<T>(byte[] bytes, bool isLegal)
        where T : struct
    {
        AssertAccepted<T>(bytes, isLegal);
        AssertAccepted<T?>([1, .. bytes], isLegal);
        CheckSequences<T>(new byte[bytes.Length], 0, bytes, isLegal);
    }

    /// <summary>
    /// At an offset of a struct that is alone or an element; <paramref name="zero"/> is a legal struct.
    /// </summary>
    public static void CheckInside<T>(byte[] zero, int offset, byte[] bytes, bool isLegal)
        where T : struct
    {
        AssertAccepted<T>(zero, true);
        AssertAccepted<T>(Replace(zero, offset, bytes), isLegal);
        CheckSequences<T>(zero, offset, bytes, isLegal);
    }

    private static void CheckSequences<T>(byte[] zero, int offset, byte[] bytes, bool isLegal)
        where T : struct
    {
        foreach (var count in new[] { 1, 2, 3, 15, 16, 17, MaxCount })
        {
            for (var position = 0; position < count; position++)
            {
                var input = new byte[1 + (count * zero.Length)];
                input[0] = (byte)(count + 1);
                bytes.CopyTo(input, 1 + (position * zero.Length) + offset);
                AssertAccepted<T[]>(input, isLegal);
                AssertAccepted<List<T>>(input, isLegal);
            }
        }
    }

    private static byte[] Replace(byte[] zero, int offset, byte[] bytes)
    {
        byte[] changed = [.. zero];
        bytes.CopyTo(changed, offset);
        return changed;
    }

    private static void AssertAccepted<T>(byte[] input, bool isLegal)
    {
        var accepted = FastSerializer.TryDeserialize<T>(input, out _, out var error);
        Assert.True(accepted == isLegal, $"{typeof(T)}: {Convert.ToHexString(input)} gave {error.Code}");
        Assert.True(isLegal || error.Code == FastSerErrorCode.InvalidValue, $"{error.Code}");
    }
}
