namespace FastSer.Fuzz;

/// <summary>Takes members and types away while a finding remains.</summary>
/// <param name="batch">The types and roots, which become fewer.</param>
/// <param name="limit">The time that it may take.</param>
/// <param name="probe">Says what the finding is in what is left, or null if it is gone.</param>
internal sealed class Shrinker(Batch batch, TimeSpan limit, Func<Batch, string?> probe)
{
    private readonly DateTime _end = DateTime.UtcNow + limit;
    private string _message = "";

    /// <summary>The finding with the smallest source that was found in the time.</summary>
    public Finding Shrink(Finding finding)
    {
        var message = Fails() ? Reduce() : "(not reproduced alone)\n" + finding.Message;
        return finding with
        {
            Message = message, Source = TypeSource.Of(batch.Reachable()), RootText = batch.Roots.Count > 0 ? batch.Roots[0].Type.Nullable : "int",
        };
    }

    private string Reduce()
    {
        bool isSmaller;
        do
        {
            isSmaller = false;
            foreach (var type in batch.Reachable())
            {
                isSmaller |= ReduceList(type.Members) | ReduceList(type.Noise) | ReduceList(type.Attributes) | ReduceList(type.Cases);
                isSmaller |= Try(type, static t => t.Outer.Count > 0, static t => t.Outer, static (t, v) => t.Outer = v, []);
                isSmaller |= Try(type, static t => t.HasView, static t => t.HasView, static (t, v) => t.HasView = v, false);
                isSmaller |= Try(type, static t => t.Constructor is not null, static t => t.Constructor, static (t, v) => t.Constructor = v, null);
                isSmaller |= ReduceMarks(type);
                isSmaller |= Try(type, static t => t.HasAllMembers, static t => t.HasAllMembers, static (t, v) => t.HasAllMembers = v, false);
                isSmaller |= Try(type, static t => t.KeepsReferences, static t => t.KeepsReferences, static (t, v) => t.KeepsReferences = v, false);
                isSmaller |= Try(
                    type,
                    static t => t.Base is { IsUnion: false },
                    static t => (t.Base, t.BaseText),
                    static (t, v) => (t.Base, t.BaseText) = v,
                    default);
            }

            isSmaller |= batch.Roots.Count > 1 && ReduceList(batch.Roots);
        }
        while (isSmaller && DateTime.UtcNow < _end);
        return _message;
    }

    /// <summary>Removes marks that members have beside their types.</summary>
    private bool ReduceMarks(TypeModel type)
    {
        var isSmaller = false;
        foreach (var member in type.Members.ToArray())
        {
            isSmaller |= Try(type, _ => member.IsInterned, _ => member.IsInterned, (_, v) => member.IsInterned = v, false);
            isSmaller |= Try(type, _ => member.ReservedBefore > 0, _ => member.ReservedBefore, (_, v) => member.ReservedBefore = v, 0);
        }

        return isSmaller;
    }

    private bool Try<T>(TypeModel type, Func<TypeModel, bool> applies, Func<TypeModel, T> get, Action<TypeModel, T> set, T smaller)
    {
        if (!applies(type) || DateTime.UtcNow > _end)
        {
            return false;
        }

        var before = get(type);
        set(type, smaller);
        if (Fails())
        {
            return true;
        }

        set(type, before);
        return false;
    }

    /// <summary>Takes out halves, then quarters, at last single items.</summary>
    private bool ReduceList<T>(List<T> items)
    {
        var isSmaller = false;
        for (var size = Math.Max(1, items.Count / 2); items.Count > 0; size /= 2)
        {
            for (var start = 0; start < items.Count && DateTime.UtcNow < _end;)
            {
                var taken = items.GetRange(start, Math.Min(size, items.Count - start));
                items.RemoveRange(start, taken.Count);
                if (Fails())
                {
                    isSmaller = true;
                }
                else
                {
                    items.InsertRange(start, taken);
                    start += size;
                }
            }

            if (size <= 1)
            {
                break;
            }
        }

        return isSmaller;
    }

    private bool Fails()
    {
        if (batch.Roots.Count == 0)
        {
            return false;
        }

        var found = probe(batch);
        _message = found ?? _message;
        return found is not null;
    }
}
