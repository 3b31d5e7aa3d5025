namespace FastSer.IntegrationTests.Identity;

/// <summary>Keeps identity, and runs what a test puts into its getter, setter and callbacks.</summary>
[FastSerType(References = true)]
public sealed partial class Hooked
{
    private int _number;

    public static Action<Hooked>? OnRead { get; set; }

    public static Action<Hooked>? OnWrite { get; set; }

    public static Action<Hooked>? OnRestored { get; set; }

    [FastSerIgnore]
    public int Position { get; set; }

    public Hooked? Next { get; set; }

    public int Number
    {
        get
        {
            OnRead?.Invoke(this);
            return _number;
        }

        set
        {
            OnWrite?.Invoke(this);
            _number = value;
        }
    }

    public Hooked? Other { get; set; }

    [FastSerDeserialized]
    private void Restored() => OnRestored?.Invoke(this);
}
