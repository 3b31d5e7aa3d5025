using System.Globalization;

namespace FastSer.Generator.Lock;

/// <summary>
/// Gives keys to members by their names: those that the schema lock records, and the next free ones to members that it lacks. They are
/// above all that the lock has for the type: older versions refuse members between those that they know. Classes that derive from one
/// base class agree on the keys of its members.
/// </summary>
internal sealed class AutoKeyAssigner
{
    private readonly List<AutoKeyDraft> _drafts;
    private readonly LockInput _locked;

    private AutoKeyAssigner(IEnumerable<AutoKeys> types, LockInput locked)
    {
        _locked = locked;
        _drafts = [.. types.OrderBy(static type => type.Bases.Count).ThenBy(static type => type.TypeName, StringComparer.Ordinal)
            .Select(type => new AutoKeyDraft(type, locked.File?.Sections.FirstOrDefault(section => section.TypeName == type.TypeName && !section.IsUnion)))];
    }

    public static AutoKeyTable Assign(IEnumerable<AutoKeys> types, LockInput locked)
    {
        var assigner = new AutoKeyAssigner(types, locked);
        assigner.AddMissing();
        return new AutoKeyTable(assigner._drafts.Select(assigner.Finish).ToEquatableArray());
    }

    /// <summary>Members of base classes first: each has one key in all types that have the member.</summary>
    private void AddMissing()
    {
        var holders = _drafts.SelectMany(static draft => draft.Open.Select(member => (Draft: draft, Member: member)))
            .ToLookup(static item => (item.Draft.Type.Members[item.Member].Level, item.Draft.Type.Members[item.Member].Name));
        foreach (var draft in _drafts)
        {
            foreach (var member in draft.Missing.ToList())
            {
                var of = draft.Type.Members[member];
                var all = holders[(of.Level, of.Name)].ToList();
                var waiting = all.FindAll(static item => item.Draft.Numbers[item.Member] < 0);
                foreach (var known in all.Select(static item => item.Draft.Numbers[item.Member]).Where(static number => number >= 0).Distinct().ToList())
                {
                    // A type that came under the base class later may have given the key to another member.
                    waiting.FindAll(item => item.Draft.IsFree(known, item.Member)).ForEach(item => item.Draft.Numbers[item.Member] = known);
                    waiting.RemoveAll(static item => item.Draft.Numbers[item.Member] >= 0);
                }

                var next = of.Preferred.Concat(Enumerable.Range(0, int.MaxValue))
                    .First(key => waiting.TrueForAll(item => item.Draft.IsFree(key, item.Member)));
                waiting.ForEach(item => item.Draft.Numbers[item.Member] = next);
            }
        }
    }

    private AssignedKeys Finish(AutoKeyDraft draft)
    {
        var issues = new List<SymbolDiagnostic>();
        var isUnreadable = _locked.File is { FaultyLine: >= 0 } || draft.Section is { Format: not LockFormat.Tolerant };
        if (!isUnreadable)
        {
            AddIssues(draft, issues);
        }

        return new AssignedKeys(
            draft.Type.MetadataName, draft.Numbers.ToEquatableArray(), isUnreadable || draft.Gone.Count > 0 || issues.Count > 0, issues.ToEquatableArray());
    }

    private void AddIssues(AutoKeyDraft draft, List<SymbolDiagnostic> issues)
    {
        var name = draft.Type.TypeName;
        foreach (var gone in draft.Gone.Where(gone => !IsGoneFromBase(draft, gone)))
        {
            var guess = draft.Missing.Count == 0 ? ""
                : $" ({string.Join(" or ", draft.Missing.Select(member => $"'{draft.Type.Members[member].Name}'"))}?)";
            Add(Descriptors.AutoKeyedMemberMustStay, "", name, gone.Name, Number(gone.Key), gone.Kind, guess);
        }

        var tooHigh = draft.Numbers.FindIndex(static number => number > KeyModel.Maximum);
        if (tooHigh >= 0)
        {
            Add(Descriptors.KeyMustBeInRange, draft.Type.Members[tooHigh].Name, name, Number(draft.Numbers[tooHigh]), Number(KeyModel.Maximum));
        }
        else if (!_locked.IsUpdating && draft.Gone.Count == 0 && (draft.Missing.Count > 0 || draft.Section is null))
        {
            Add(Descriptors.AutoKeysMustBeLocked, "", name, ReasonOf(draft));
        }

        void Add(Microsoft.CodeAnalysis.DiagnosticDescriptor descriptor, string member, params string[] arguments) =>
            issues.Add(new SymbolDiagnostic(DiagnosticInfo.Create(descriptor, null, arguments), draft.Type.MetadataName, member));
    }

    private string ReasonOf(AutoKeyDraft draft) => _locked.File is null ? "there is no FastSer.schema.lock"
        : draft.Section is null ? "FastSer.schema.lock does not have the type"
        : $"FastSer.schema.lock has no key for {string.Join(", ", draft.Missing.Select(member => $"'{draft.Type.Members[member].Name}'"))}";

    /// <summary>Returns whether the error is reported at a base type: what is done about it there holds for derived types.</summary>
    private bool IsGoneFromBase(AutoKeyDraft draft, LockEntry gone) => _drafts.Exists(other =>
        draft.Type.Bases.Contains(other.Type.TypeName) && other.Gone.Exists(entry => entry.Key == gone.Key && entry.Name == gone.Name));

    private static string Number(int number) => number.ToString(CultureInfo.InvariantCulture);
}
