namespace FastSer.Generator.Wire;

/// <summary>A type parameter: its serializer is found at run time.</summary>
internal sealed record TypeParameterType : WireType
{
    public required bool IsClass { get; init; }

    public override bool IsReference => IsClass;

    private string Wrapped => $"{Names.Compact}<{FullName}>";

    public override string Shape => $"{Names.Shape}.Any<{(IsCompact ? Wrapped : FullName)}>()";

    public override string LockText => FullName;

    public override IEnumerable<string> LockReferences => [FullName];

    public override WireType ToCompact() => this with { IsCompact = true };

    public override WireType ToKey() => this with { IsDistinct = true };

    public override IEnumerable<string> FormatKey(string value) =>
        [$"hasher.AddAny({(IsCompact ? $"new {Wrapped}({value})" : value)});"];

    public override string FormatWrite(string value, HelperSet helpers) =>
        $"writer.WriteAny({(IsCompact ? $"new {Wrapped}({value})" : value)});";

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) =>
        IsCompact ? $"reader.ReadAny<{Wrapped}>().Value" : $"reader.ReadAny<{FullName}>()";
}
