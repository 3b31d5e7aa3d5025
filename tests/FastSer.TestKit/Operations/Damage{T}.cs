namespace FastSer.TestKit.Operations;

/// <summary>Bytes that may be those of no value.</summary>
/// <param name="Origin">The value whose bytes were changed.</param>
/// <param name="Bytes">The changed bytes.</param>
/// <param name="Expected">What the span gives.</param>
public sealed record Damage<T>(Sample<T> Origin, byte[] Bytes, Outcome<T> Expected)
{
    public FastSerializerOptions? Options => Origin.Options;

    public Random Random => Origin.Random;
}
