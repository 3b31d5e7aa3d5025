namespace FastSer.TestKit.Operations;

/// <summary>A stream that gives its memory, or does not.</summary>
internal sealed class FromMemoryStream(bool isVisible) : InputOperation($"from a memory stream, {(isVisible ? "visible" : "hidden")}")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) =>
        FastSerializer.Deserialize<T>(
            new MemoryStream(bytes, 0, bytes.Length, writable: false, publiclyVisible: isVisible), origin.Options);
}
