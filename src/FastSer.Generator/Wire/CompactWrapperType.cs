namespace FastSer.Generator.Wire;

/// <summary><c>Compact&lt;T&gt;</c>: its value in the Compact format, wherever it stands.</summary>
internal sealed record CompactWrapperType : WireType
{
    /// <summary>The value, in the Compact format.</summary>
    public required WireType Content { get; init; }

    public override EquatableArray<WireType> Parts => new[] { Content }.ToEquatableArray();

    public override int MinimumSize => Content.MinimumSize;

    public override string Shape => Content.Shape;

    public override string LockText => $"Compact<{Content.LockText}>";

    public static CompactWrapperType Of(WireType value, string fullName)
    {
        var content = value.ToCompact();
        return new()
        {
            FullName = fullName, Name = "Compact" + value.Name, Content = content, AllocatesFromCount = content.AllocatesFromCount,
        };
    }

    public override string? LengthMethod => Content.LengthMethod;

    public override string FormatLength(string value) => Content.FormatLength(value + ".Value");

    public override WireType ToInterned() => this with { Content = Content.ToInterned() };

    public override bool HasKeyParts => true;

    public override WireType ToKey() => this with { Content = Content.ToKey() };

    public override IEnumerable<string> FormatKey(string value) => Content.FormatKey(value + ".Value");

    public override string FormatWrite(string value, HelperSet helpers) => Content.FormatWrite(value + ".Value", helpers);

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) => $"new {FullName}({Content.FormatRead(helpers)})";
}
