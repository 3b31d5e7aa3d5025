namespace FastSer.TestTypes;

/// <summary>Base and derived keep private members of the same name, in one file.</summary>
[FastSerType(View = true)]
public partial class HiddenBase
{
    [FastSerInclude]
    private int _secret;

    [FastSerInclude]
    private string? Text { get; set; }

    public void SetBase(int secret, string? text)
    {
        _secret = secret;
        Text = text;
    }

    public int GetBaseSecret() => _secret;
}

[FastSerType(View = true)]
public sealed partial class HiddenDerived : HiddenBase
{
    [FastSerInclude]
    private int _secret;

    [FastSerInclude]
    private string? Text { get; set; }

    public static HiddenDerived Create(int secret, string? text, int baseSecret, string? baseText)
    {
        var created = new HiddenDerived { _secret = secret, Text = text };
        created.SetBase(baseSecret, baseText);
        return created;
    }

    public int GetDerivedSecret() => _secret;
}
