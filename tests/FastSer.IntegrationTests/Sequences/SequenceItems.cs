namespace FastSer.IntegrationTests.Sequences;

/// <summary>Does what a test asks for when it is written.</summary>
[FastSerType]
public sealed partial class ThrowingItem
{
    [FastSerIgnore]
    public Action? Action { get; set; }

    public int Before { get; set; } = 1;

    public string Text
    {
        get
        {
            (Action ?? throw new InvalidOperationException("As asked."))();
            return "";
        }

        set => _ = value;
    }

    public string? Note { get; set; }
}

/// <summary>Large memory, and behind it what a test asks for.</summary>
[FastSerType]
public sealed partial class LateItem
{
    [FastSerIgnore]
    public Action? Action { get; set; }

    public byte[]? Bytes { get; set; }

    public int After
    {
        get
        {
            Action?.Invoke();
            return 1;
        }

        set => _ = value;
    }
}

[FastSerType]
public sealed partial class EveryFixedScalarHolder
{
    public bool Flag { get; set; }
}
