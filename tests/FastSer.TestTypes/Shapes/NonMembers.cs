namespace FastSer.TestTypes;

/// <summary>Statics, constants, indexers, events and computed properties beside one member.</summary>
[FastSerType]
public partial class NonMembers
{
    public const int Constant = 1;
    public static readonly int StaticField = 2;

    [Unsaved]
    private int _calls;

    public event EventHandler? Changed;

    public static int StaticProperty { get; set; }

    public int Member { get; set; }

    [FastSerIgnore]
    public int Computed => Member + 1;

    public int this[int index]
    {
        get => index;
        set => _calls += value;
    }

    public void Raise()
    {
        _calls++;
        Changed?.Invoke(this, EventArgs.Empty);
    }
}
