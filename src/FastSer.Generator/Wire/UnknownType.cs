namespace FastSer.Generator.Wire;

/// <summary>
/// The member of a Tolerant type that keeps what only newer versions know. It has no key and no form of its own: the object's format moves it.
/// </summary>
internal sealed record UnknownType : WireType
{
    public static UnknownType Instance { get; } = new() { FullName = Names.Unknown, Name = "Unknown" };

    public override bool IsBoundedMember => false;

    public override string Shape => throw NoForm();

    public override string LockText => throw NoForm();

    public override string FormatWrite(string value, HelperSet helpers) => throw NoForm();

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => throw NoForm();

    private static InvalidOperationException NoForm() => new(Names.Unknown + " is no value of its own.");
}
