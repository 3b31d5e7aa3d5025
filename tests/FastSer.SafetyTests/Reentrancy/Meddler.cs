namespace FastSer.SafetyTests.Reentrancy;

/// <summary>Its getter changes the collection that is being written.</summary>
[FastSerType]
public sealed partial class Meddler
{
    private int _number;

    [FastSerIgnore]
    public Action? OnRead { get; set; }

    public int Number
    {
        get
        {
            OnRead?.Invoke();
            return _number;
        }

        set => _number = value;
    }

    public string? Text { get; set; }
}
