namespace FastSer.MatrixTests;

/// <summary>One type of elements.</summary>
/// <param name="Name">Its name in test names.</param>
/// <param name="Type">The type as C# text, without the question mark of a nullable reference.</param>
/// <param name="Values">C# expressions of values that differ from each other, none of them null.</param>
internal sealed record ElementKind(string Name, string Type, params string[] Values)
{
    /// <summary>A class: null is a value too.</summary>
    public bool IsReference { get; init; }

    /// <summary>Null is a value that the type's text already allows.</summary>
    public bool IsNullableValue { get; init; }

    /// <summary>Gets whether it has an order, and keeps it when it is read again.</summary>
    public bool IsComparable { get; init; }

    /// <summary>Gets whether it goes through all collections; the others go through the basic ones.</summary>
    public bool IsRepresentative { get; init; }

    public bool AllowsNull => IsReference || IsNullableValue;

    /// <summary>The type as C# text where null is allowed.</summary>
    public string NullableType => IsReference ? Type + "?" : Type;

    /// <summary>The type where null is forbidden, or null where it cannot be.</summary>
    public string? KeyType => IsNullableValue ? null : Type;
}
