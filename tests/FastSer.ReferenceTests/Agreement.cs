namespace FastSer.ReferenceTests;

/// <summary>Checks that the library and the reference codec say the same of a value and of bytes.</summary>
internal static class Agreement
{
    /// <summary>Both write the value as the same bytes, and both read these as the value.</summary>
    public static void OfValue(TestCase testCase, object? value, string context)
    {
        var model = ReferenceModel.Of(testCase.Type);
        var expected = Convert.ToHexString(model.Encode(value));
        var bytes = testCase.Serialize(value);
        var actual = Convert.ToHexString(bytes);
        Assert.True(expected == actual, $"{context} {model.Print(value)}\nexpected {expected}\nactual   {actual}");
        OfBytes(testCase, bytes, context);
        var decoded = model.Decode(bytes);
        Assert.True(decoded.IsAccepted, $"{context}: {decoded.Error} at {decoded.Offset} of {actual}");
        Assert.Equal(model.Print(value), ValueText.Of(model.Schema, decoded.Value!));
    }

    /// <summary>Both read the bytes as the same value, or both reject them for the same reason.</summary>
    public static void OfBytes(TestCase testCase, byte[] bytes, string context)
    {
        var difference = DifferenceOf(testCase, bytes);
        Assert.True(difference is null, $"{context}: {difference}\n{Convert.ToHexString(bytes)}");
    }

    public static string? DifferenceOf(TestCase testCase, byte[] bytes)
    {
        testCase.TryDeserialize(bytes, out var value, out var error);
        return ReferenceModel.Of(testCase.Type).Difference(bytes, value, error.Code);
    }
}
