using System.Globalization;
using Microsoft.CodeAnalysis.Text;

namespace FastSer.Generator.Lock;

/// <summary>The result of comparing a schema lock with the types of this build. Immutable and structurally equal all the way down.</summary>
/// <param name="Issues">The differences.</param>
/// <param name="NewText">The lock with the additions, if it is to be updated; else null.</param>
internal sealed record LockResult(EquatableArray<SymbolDiagnostic> Issues, string? NewText);

/// <summary>Compares the types of a build with its schema lock.</summary>
internal sealed class LockChecker(LockFile? file, bool isUpdating, bool isComplete)
{
    private readonly List<SymbolDiagnostic> _issues = [];

    /// <param name="all">The types of the build.</param>
    /// <param name="isComplete">None of them has errors, which would leave it out.</param>
    /// <param name="file">The lock, if there is one.</param>
    /// <param name="isUpdating">The lock is to be written.</param>
    public static LockResult Check(IReadOnlyList<LockSection> all, bool isComplete, LockFile? file, bool isUpdating)
    {
        if (file is null && !isUpdating)
        {
            return new LockResult(EquatableArray<SymbolDiagnostic>.Empty, null);
        }

        var sections = All(all);
        var checker = new LockChecker(file, isUpdating, isComplete);
        checker.Check(sections);
        return new LockResult(
            checker._issues.ToEquatableArray(),
            isUpdating && isComplete && checker._issues.Count == 0 && !sections.Exists(static section => section.IsPending)
                ? LockSource.ToSource(sections) : null);
    }

    /// <summary>The types of the build, and the structs and enums that only they contain.</summary>
    private static List<LockSection> All(IReadOnlyList<LockSection> all) =>
    [
        .. all.Concat(all.SelectMany(static section => section.Inner))
            .GroupBy(static section => (section.TypeName, section.IsUnion, section.MetadataName)).Select(static same => same.First())
            .OrderBy(static section => section.TypeName, StringComparer.Ordinal),
    ];

    private static LockSection? Find(List<LockSection> sections, LockSection section) =>
        sections.Find(other => other.TypeName == section.TypeName && other.IsUnion == section.IsUnion);

    private void Check(List<LockSection> sections)
    {
        if (file is { FaultyLine: >= 0 })
        {
            ReportInFile(file.FaultyLine, Descriptors.LockMustBeReadable, Number(file.FaultyLine + 1));
            return;
        }

        var locked = file?.Sections.ToList() ?? [];
        foreach (var section in locked)
        {
            if (Find(sections, section) is not { } type)
            {
                if (isComplete)
                {
                    ReportInFile(section.Line, Descriptors.LockedTypeMustExist, section.TypeName);
                }
            }
            else if (type.Format != section.Format)
            {
                Report(type, "", Descriptors.LockedKindMustStay, type.TypeName, type.TypeName, section.Format, type.Format, LockAdvice.ForChangedFormat());
            }
            else
            {
                Check(type, section);
            }
        }

        if (!isUpdating && isComplete && _issues.Count == 0)
        {
            foreach (var type in sections.Where(type => !type.IsPending && IsAddition(type, Find(locked, type))))
            {
                Report(type, "", Descriptors.LockMustBeUpdated, type.TypeName);
            }
        }
    }

    private void Check(LockSection type, LockSection locked)
    {
        switch (type.Format)
        {
            case LockFormat.Append or LockFormat.AppendReferences:
                CheckFirst(type, locked);
                break;
            case LockFormat.Tolerant:
                CheckKeys(type, locked);
                CheckGaps(type, locked);
                break;
            case LockFormat.Union or LockFormat.TolerantUnion:
                CheckKeys(type, locked);
                break;
            case LockFormat.Enum:
                CheckNumbers(type, locked);
                break;
            default:
                CheckFixed(type, locked);
                break;
        }
    }

    private void CheckKeys(LockSection type, LockSection locked)
    {
        foreach (var old in locked.Entries)
        {
            var now = type.Entries.FirstOrDefault(entry => entry.Key == old.Key);
            if (now is null)
            {
                if (type.IsPending && !old.IsRetired)
                {
                    continue;
                }

                Report(type, "", Descriptors.LockedKeyMustStay, type.TypeName, Number(old.Key), old.Name, old.Kind, LockAdvice.ForMissingKey(type, old));
            }
            else if (old.IsRetired && !now.IsRetired)
            {
                Report(type, now.Name, Descriptors.RetiredKeyMustStayUnused, type.TypeName, Number(old.Key), now.Name);
            }
            else if (!IsSameOrLarger(now.Kind, old.Kind))
            {
                Report(
                    type, now.Name, Descriptors.LockedKindMustStay, type.TypeName,
                    now.IsRetired ? "key " + Number(now.Key) : now.Name, old.Kind, now.Kind, LockAdvice.ForChangedKey(type, old, now));
            }
            else if (!type.HasAutoKeys || IsKnown(type, old.Name) || IsKnown(locked, now.Name))
            {
                CheckName(type, old, now);
            }
        }
    }

    /// <summary>A name that stands at the place of another is that of another member, unless it is declared to be the new one.</summary>
    private void CheckName(LockSection type, LockEntry old, LockEntry now)
    {
        var name = now.MemberName ?? now.Name;
        if (!now.IsRetired && now.Name != old.Name)
        {
            Report(type, name, Descriptors.LockedNameMustStay, type.TypeName, name, old.Name, LockAdvice.ForOtherName(type, old.Name, name));
        }
    }

    private static bool IsKnown(LockSection type, string name) => type.Entries.Any(entry => entry.Name == name);

    /// <summary>Numbers are stored: a name stays with its number.</summary>
    private void CheckNumbers(LockSection type, LockSection locked)
    {
        foreach (var old in locked.Entries)
        {
            var now = type.Entries.FirstOrDefault(entry => entry.Name == old.Name);
            if (now?.Kind != old.Kind)
            {
                var other = type.Entries.FirstOrDefault(entry => entry.Kind == old.Kind && !IsKnown(locked, entry.Name))?.MemberName;
                Report(
                    type, now?.MemberName ?? other ?? "", Descriptors.LockedNumberMustStay, type.TypeName, old.Name, old.Kind,
                    now is null ? "gone" : $"{now.Kind} now", LockAdvice.ForNumber(now is null, old.Name, other));
            }
        }
    }

    /// <summary>A key below others that the lock does not have was left to derived types: older versions refuse members of it.</summary>
    private void CheckGaps(LockSection type, LockSection locked)
    {
        foreach (var now in type.Entries.Where(now => !now.IsRetired && now.Key < locked.Highest && locked.Entries.All(old => old.Key != now.Key)))
        {
            Report(type, now.Name, Descriptors.RetiredKeyMustStayUnused, type.TypeName, Number(now.Key), now.Name);
        }
    }

    /// <summary>The members that were there stay where they were; a name that stands elsewhere now is that of a member that has moved.</summary>
    private void CheckFirst(LockSection type, LockSection locked)
    {
        for (var i = 0; i < locked.Entries.Count; i++)
        {
            var old = locked.Entries[i];
            var now = i < type.Entries.Count ? type.Entries[i] : null;
            var hasMoved = now is not null && now.Name != old.Name && (IsKnown(type, old.Name) || IsKnown(locked, now.Name));
            if (now is null || hasMoved || !IsSameOrLarger(now.Kind, old.Kind))
            {
                Report(
                    type, now?.Name ?? "", Descriptors.LockedMemberMustStay, type.TypeName, Number(i), Show(old), now is null ? "none" : Show(now));
                return;
            }

            CheckName(type, old, now);
        }
    }

    private static string Show(LockEntry entry) => $"{entry.Name} ({entry.Kind})";

    /// <summary>Other formats know no versions: nothing may change.</summary>
    private void CheckFixed(LockSection type, LockSection locked)
    {
        for (var i = 0; i < Math.Max(type.Entries.Count, locked.Entries.Count); i++)
        {
            var old = i < locked.Entries.Count ? locked.Entries[i] : null;
            var now = i < type.Entries.Count ? type.Entries[i] : null;
            if (old?.Kind != now?.Kind)
            {
                Report(
                    type, now?.MemberName ?? now?.Name ?? "", Descriptors.LockedKindMustStay, type.TypeName,
                    now?.MemberName ?? now?.Name ?? old!.Name, old?.Kind ?? "none", now?.Kind ?? "none", LockAdvice.ForChangedMembers(type));
                return;
            }
        }

        for (var i = 0; i < locked.Entries.Count; i++)
        {
            CheckName(type, locked.Entries[i], type.Entries[i]);
        }
    }

    private static bool IsAddition(LockSection type, LockSection? locked) => locked is null
        || type.Entries.Any(now => !locked.Entries.Any(old => old.Key == now.Key && old.Name == now.Name && old.Kind == now.Kind));

    /// <summary>A declared set may get more types, behind those that it has.</summary>
    private static bool IsSameOrLarger(string now, string old) => now == old
        || (old.StartsWith("Set<", StringComparison.Ordinal)
            && now.StartsWith(old.Substring(0, old.Length - 1) + ",", StringComparison.Ordinal));

    private void Report(
        LockSection type, string member, Microsoft.CodeAnalysis.DiagnosticDescriptor descriptor, params string[] arguments) =>
        _issues.Add(new SymbolDiagnostic(DiagnosticInfo.Create(descriptor, null, arguments), type.MetadataName, member));

    private void ReportInFile(int line, Microsoft.CodeAnalysis.DiagnosticDescriptor descriptor, params string[] arguments)
    {
        var start = new LinePosition(line, 0);
        var location = new LocationInfo(file!.Path, default, new LinePositionSpan(start, start));
        _issues.Add(new SymbolDiagnostic(new DiagnosticInfo(descriptor, location, arguments.ToEquatableArray()), "", ""));
    }

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
