namespace FastSer.ReferenceCodec;

/// <summary>A text.</summary>
public sealed class TextValue(string text) : Value
{
    public string Text { get; } = text;
}
