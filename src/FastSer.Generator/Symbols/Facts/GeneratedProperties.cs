using System.Globalization;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>
/// Public properties that other generators make. A generator does not see the output of another one: where it makes the property of a
/// field, the field stands for the property.
/// </summary>
internal static class GeneratedProperties
{
    /// <summary>Attributes of fields; both generators name the property in the same way.</summary>
    private static readonly string[] s_marks =
    [
        "CommunityToolkit.Mvvm.ComponentModel.ObservablePropertyAttribute",
        "ReactiveUI.SourceGenerators.ReactiveAttribute",
    ];

    /// <summary>The name of the property that will be made of a field; null for any other symbol, and where the property is there already.</summary>
    public static string? NameOf(ISymbol symbol) =>
        MadeOf(symbol) is { } name && symbol.ContainingType.GetMembers(name).IsEmpty ? name : null;

    /// <summary>A property that is there already, and for which the generator took its field.</summary>
    public static bool IsMadeOfField(ISymbol property) => property.ContainingType.GetMembers().Any(field => MadeOf(field) == property.Name);

    private static string? MadeOf(ISymbol symbol) => symbol is IFieldSymbol { IsStatic: false, AssociatedSymbol: null }
        && !symbol.GetAttributes().IsEmpty
        && Array.Exists(s_marks, symbol.HasAttribute)
            ? ToPropertyName(symbol.Name)
            : null;

    /// <summary>A partial property that can be set, and whose accessors another generator writes: it may hold state.</summary>
    public static bool IsHalf(IPropertySymbol property) =>
        property is { IsPartialDefinition: true, PartialImplementationPart: null, SetMethod: not null };

    private static string ToPropertyName(string field)
    {
        var name = field.StartsWith("m_", StringComparison.Ordinal) ? field.Substring(2) : field.TrimStart('_');
        return name.Length == 0 ? field : name.Substring(0, 1).ToUpper(CultureInfo.InvariantCulture) + name.Substring(1);
    }
}
