namespace FastSer.Fuzz;

/// <summary>A type as C# text, without the question mark of a nullable reference.</summary>
/// <param name="Text">The text, with full names.</param>
internal sealed record TypeRef(string Text)
{
    public bool IsValue { get; init; }

    /// <summary>Equal contents are equal, so that it may be a key.</summary>
    public bool IsKey { get; init; }

    public bool IsOrdered { get; init; }

    /// <summary>Nullable of a value.</summary>
    public bool IsNullable { get; init; }

    /// <summary>A type parameter.</summary>
    public bool IsParameter { get; init; }

    /// <summary>Gets whether it contains objects that keep their identity: no Tolerant type may hold it.</summary>
    public bool KeepsReferences { get; init; }

    /// <summary>An interface or abstract class: no set of a member may name it, unless it is a union.</summary>
    public bool IsAbstract { get; init; }

    /// <summary>Gets whether it has a number of elements or characters that a member can limit.</summary>
    public bool HasLength { get; init; }

    /// <summary>Gets whether it is a string, or contains strings outside of declared types: <c>[FastSerIntern]</c> has an effect.</summary>
    public bool HoldsStrings { get; init; }

    /// <summary>The declared types in it.</summary>
    public IReadOnlyList<TypeModel> Uses { get; init; } = [];

    /// <summary>The text where null is allowed.</summary>
    public string Nullable => IsValue ? Text : Text + "?";

    public bool UsesAny(TypeModel model) => Uses.Contains(model) || Uses.Any(use => use.Refers(model));

    /// <summary>A type made of others.</summary>
    /// <param name="template">The text, with {0} and {1} for the others where null is allowed, {!0} where it is not.</param>
    /// <param name="isValue">Whether it is a struct.</param>
    /// <param name="parts">The others.</param>
    public static TypeRef Of(string template, bool isValue, params TypeRef[] parts)
    {
        var text = template;
        for (var i = 0; i < parts.Length; i++)
        {
            text = text.Replace($"{{!{i}}}", parts[i].Text, StringComparison.Ordinal)
                .Replace($"{{{i}}}", parts[i].Nullable, StringComparison.Ordinal);
        }

        return new TypeRef(text)
        {
            IsValue = isValue, Uses = [.. parts.SelectMany(static p => p.Uses).Distinct()],
            KeepsReferences = parts.Any(static p => p.KeepsReferences),
            HoldsStrings = parts.Any(static p => p.HoldsStrings),
        };
    }
}
