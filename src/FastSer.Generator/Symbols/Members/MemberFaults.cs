using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Symbols.Members;

/// <summary>Keeps one diagnostic for one fault of a member: the one whose advice repairs it.</summary>
internal static class MemberFaults
{
    /// <summary>
    /// A computed property cannot be restored, so neither another type nor a key or number would help. Of any other member the type
    /// comes first: a setter does not help as long as FastSer cannot serialize the type.
    /// </summary>
    /// <param name="diagnostics">The diagnostics of one type, without those that only follow from others afterwards.</param>
    /// <param name="members">The members of the type.</param>
    public static void KeepOne(List<DiagnosticInfo> diagnostics, IReadOnlyList<MemberSymbol> members)
    {
        foreach (var unrestored in diagnostics.FindAll(static diagnostic => IsUnrestored(diagnostic.Descriptor)))
        {
            var name = unrestored.Arguments[1];
            if (members.Any(member => member.Name == name && MemberRules.IsComputed(member.Symbol)))
            {
                diagnostics.RemoveAll(other => IsOfPlace(other.Descriptor) && IsSameMember(other, unrestored));
            }
            else if (diagnostics.Exists(other => IsOfType(other.Descriptor) && IsSameMember(other, unrestored)))
            {
                diagnostics.Remove(unrestored);
            }
        }
    }

    private static bool IsUnrestored(DiagnosticDescriptor rule) =>
        rule.Equals(Descriptors.MemberMustBeRestorable) || rule.Equals(Descriptors.ExternalMemberMustBeRestorable);

    private static bool IsOfType(DiagnosticDescriptor rule) => rule.Equals(Descriptors.MemberTypeMustBeSupported);

    private static bool IsOfPlace(DiagnosticDescriptor rule) => IsOfType(rule)
        || rule.Equals(Descriptors.TolerantMemberMustHaveKey) || rule.Equals(Descriptors.MemberOrderMustBeComplete);

    private static bool IsSameMember(DiagnosticInfo one, DiagnosticInfo other) =>
        one.Arguments[1] == other.Arguments[1] && Equals(one.Location, other.Location);
}
