using System.Globalization;
using System.Text.RegularExpressions;

namespace FastSer.Fuzz;

/// <summary>The schema lock of a family: that of each version is an update of the one before it, as in a project that evolves.</summary>
internal static class FamilyLock
{
    /// <returns>One lock for all versions, or null if no version needs one; and the errors of the updates.</returns>
    public static (string? Text, IReadOnlyList<string> Errors) Of(IReadOnlyList<TypeModel> types)
    {
        if (!types.Any(static type => type.HasAutoKeys))
        {
            return (null, []);
        }

        var sections = new Dictionary<string, string>();
        var errors = new List<string>();
        string? older = null;
        var name = "";
        foreach (var version in types.GroupBy(static type => type.Namespace))
        {
            if (older is not null)
            {
                older = Regex.Replace(older, $@"\b{name}\.", string.Create(CultureInfo.InvariantCulture, $"{version.Key}."));
            }

            var (text, faults) = BatchRunner.UpdateLock(older, TypeSource.Of([.. version]));
            errors.AddRange(faults.Select(fault => $"the lock of {version.Key}: {fault}"));
            (older, name) = (text ?? older, version.Key);
            foreach (var section in Regex.Split(text ?? "", @"^(?=\[)", RegexOptions.Multiline).Where(static part => part.StartsWith('[')))
            {
                sections[section.Split('\n')[0]] = section;
            }
        }

        return (string.Concat(sections.Values), errors);
    }
}
