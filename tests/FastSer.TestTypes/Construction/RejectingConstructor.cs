namespace FastSer.TestTypes;

/// <summary>Its constructor and its setter refuse some values.</summary>
[FastSerType]
public partial class RejectingConstructor
{
    private string? _text;

    public RejectingConstructor(int number)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(number);
        Number = number;
    }

    public int Number { get; }

    public string? Text
    {
        get => _text == "unreadable" ? throw new InvalidOperationException("getter") : _text;
        set => _text = value is null ? throw new ArgumentNullException(nameof(value)) : value;
    }
}
