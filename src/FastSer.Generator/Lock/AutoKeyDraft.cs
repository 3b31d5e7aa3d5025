namespace FastSer.Generator.Lock;

/// <summary>The keys of one type while they are given: those that the schema lock records at first.</summary>
internal sealed class AutoKeyDraft
{
    private readonly HashSet<int> _given;
    private readonly int _highestLocked;

    public AutoKeyDraft(AutoKeys type, LockSection? section)
    {
        Type = type;
        Section = section;
        _given = [.. type.Given.Select(static given => given.Number)];
        _highestLocked = section?.Highest ?? -1;
        Numbers = [.. type.Members.Select(static _ => -1)];
        Open = [.. Enumerable.Range(0, type.Members.Count).Where(member => type.Members[member].NeedsKey)];
        var entries = section?.Entries.Where(entry => !entry.IsRetired && !_given.Contains(entry.Key)).ToList() ?? [];
        foreach (var member in Open)
        {
            var entry = entries.Find(entry => entry.Name == (type.Members[member].FormerName ?? type.Members[member].Name) && !Numbers.Contains(entry.Key));
            Numbers[member] = entry?.Key ?? -1;
        }

        Missing = Open.FindAll(member => Numbers[member] < 0);
        Gone = entries.FindAll(entry => !Numbers.Contains(entry.Key));
    }

    public AutoKeys Type { get; }

    public LockSection? Section { get; }

    /// <summary>The key of each member; -1 where it has none yet, or has one from an attribute.</summary>
    public List<int> Numbers { get; }

    /// <summary>The members whose keys come from the lock.</summary>
    public List<int> Open { get; }

    /// <summary>Those of them that the lock does not have.</summary>
    public List<int> Missing { get; }

    /// <summary>The members that the lock has and the type has not.</summary>
    public List<LockEntry> Gone { get; }

    public bool IsFree(int key, int member) => key > _highestLocked && !_given.Contains(key) && !Numbers.Contains(key)
        && !Type.Members[member].Barred.Contains(key);
}
