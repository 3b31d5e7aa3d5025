namespace FastSer.Generator.Wire;

/// <summary>An annotated class or interface.</summary>
internal sealed record ObjectType : AnnotatedType
{
    public bool IsBoundedClass { get; init; }

    public bool IsInterface { get; init; }

    public override bool IsReference => true;

    public override bool IsBoundedObject => IsBoundedClass;

    public override bool PopulatesExisting => true;

    public override string FormatWrite(string value, HelperSet helpers) =>
        IsInterface ? $"writer.WriteInterface({value});" : base.FormatWrite(value, helpers);

    public override string FormatIsNull(string value) => base.FormatIsNull(AsTested(value));

    public override string FormatIsPresent(string value) => base.FormatIsPresent(AsTested(value));

    private string AsTested(string value) => IsLanguageUnion ? $"(object?){value}" : value;

    protected override string FormatReadValue(HelperSet helpers, string? existing, bool mayReplace) =>
        existing is not null ? $"reader.ReadIntoObject({existing})"
        : IsInterface ? $"reader.ReadInterface<{FullName}>()"
        : base.FormatReadValue(helpers, existing, mayReplace);
}
