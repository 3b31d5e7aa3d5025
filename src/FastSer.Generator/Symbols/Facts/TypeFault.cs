using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Facts;

/// <summary>
/// Why a type cannot be serialized, and what can be done about it. Not everything is possible at every place that holds the type, so each place composes
/// its own message.
/// </summary>
/// <param name="Cause">Why; null where the remedies say it.</param>
internal sealed record TypeFault(string? Cause)
{
    private const string Ignore = "name the member in Ignore";
    private const string Surrogate = "declare a [FastSerSurrogate]";

    /// <summary>The diagnostic for a member; its message takes type, member, member type and reason.</summary>
    public DiagnosticDescriptor Rule { get; init; } = Descriptors.MemberTypeMustBeSupported;

    /// <summary>No assembly can add what is missing: a serializer that is looked up at run time is not found.</summary>
    public bool IsFinal { get; init; }

    /// <summary>The ways to make the type itself serializable, wherever it stands.</summary>
    public IReadOnlyList<string> ForType { get; init; } = [];

    /// <summary>The types to use in its place.</summary>
    public IReadOnlyList<string> Instead { get; init; } = [];

    /// <summary>The attributes that help a member of the type.</summary>
    public IReadOnlyList<string> AtMember { get; init; } = [];

    /// <summary>Why emitted files cannot name a type.</summary>
    public static TypeFault FileLocal(INamedTypeSymbol type) =>
        new($"'{type.Name}' is declared 'file', so generated code in another file cannot name it") { ForType = ["make it internal"], IsFinal = true };

    /// <summary>Formats the advice at a root, a case of a union or a retired member.</summary>
    public string FormatForPlace() => Format([.. ForType, .. Instead]);

    /// <summary>Formats the advice at a member of a type of this assembly.</summary>
    public string FormatForMember() => Format([.. ForType, .. Instead, .. AtMember]);

    /// <summary>Formats the advice at a member of a type of another assembly, which can be neither changed nor given attributes.</summary>
    public string FormatForExternalMember() => Format(ForType.Count > 0 ? [.. ForType, Ignore] : [Surrogate, Ignore]);

    private string Format(List<string> remedies) =>
        remedies.Count == 0 ? Cause ?? "" : Cause is null ? FormatChoice(remedies) : $"{Cause}; {FormatChoice(remedies)}";

    private static string FormatChoice(List<string> remedies) => remedies.Count == 1
        ? remedies[0]
        : $"{string.Join(", ", remedies.Take(remedies.Count - 1))}, or {remedies[remedies.Count - 1]}";
}
