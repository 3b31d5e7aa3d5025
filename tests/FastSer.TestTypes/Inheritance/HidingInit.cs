namespace FastSer.TestTypes;

/// <summary>Hides members that only initializers set.</summary>
[FastSerType(View = true)]
public sealed partial class HidingInit : HiddenInit
{
    public new string? Text { get; init; }
    public new int Number { get; init; }

    public static HidingInit Create(HiddenInit hidden, string? text, int number) => new(hidden) { Text = text, Number = number };

    [FastSerConstructor]
    public HidingInit()
    {
    }

    private HidingInit(HiddenInit hidden)
    {
        base.Text = hidden.Text;
        base.Number = hidden.Number;
    }
}
