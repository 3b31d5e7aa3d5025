namespace FastSer.Fuzz;

/// <summary>Takes members and types away while a finding remains.</summary>
internal sealed class Shrinker
{
    private const int ValuesOfATry = 30;
    private const int MutantsOfATry = 10;

    private readonly Batch _batch;
    private readonly Finding _finding;
    private readonly DateTime _end;

    private readonly Action? _progress;

    private Shrinker(Batch batch, Finding finding, TimeSpan limit, Action? progress)
    {
        _progress = progress;
        _batch = batch;
        _finding = finding;
        _end = DateTime.UtcNow + limit;
    }

    /// <summary>The finding with the smallest source that was found in the time.</summary>
    public static Finding Shrink(Finding finding, TimeSpan limit, Action? progress = null)
    {
        var batch = Batch.Make(finding.Seed);
        var shrinker = new Shrinker(batch, finding, limit, progress);
        if (finding.Root is not null)
        {
            batch.Roots.RemoveAll(r => r.Name != finding.Root);
        }

        var message = shrinker.Fails() ? shrinker.Reduce() : "(not reproduced alone)\n" + finding.Message;
        return finding with { Message = message, Source = TypeSource.Of(batch.Reachable()), RootText = batch.Roots[0].Type.Nullable };
    }

    private string _message = "";

    private string Reduce()
    {
        bool isSmaller;
        do
        {
            isSmaller = false;
            foreach (var type in _batch.Reachable())
            {
                isSmaller |= ReduceList(type.Members) | ReduceList(type.Noise) | ReduceList(type.Attributes) | ReduceList(type.Cases);
                isSmaller |= Try(type, static t => t.Outer.Count > 0, static t => t.Outer, static (t, v) => t.Outer = v, []);
                isSmaller |= Try(type, static t => t.HasAllMembers, static t => t.HasAllMembers, static (t, v) => t.HasAllMembers = v, false);
                isSmaller |= Try(type, static t => t.KeepsReferences, static t => t.KeepsReferences, static (t, v) => t.KeepsReferences = v, false);
                isSmaller |= Try(
                    type,
                    static t => t.Base is { IsUnion: false },
                    static t => (t.Base, t.BaseText),
                    static (t, v) => (t.Base, t.BaseText) = v,
                    default);
            }

            isSmaller |= _batch.Roots.Count > 1 && ReduceList(_batch.Roots);
        }
        while (isSmaller && DateTime.UtcNow < _end);
        return _message;
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
        if (_batch.Roots.Count == 0)
        {
            return false;
        }

        _progress?.Invoke();
        var types = _batch.Reachable();
        var result = BatchRunner.Compile(_batch, types, out _, out _);
        if (_finding.Root is null)
        {
            var broken = result.Refused.Count == 0 ? result.Broken.Select(d => BatchRunner.Broken(_finding.Seed, d)).FirstOrDefault() : null;
            _message = broken?.Signature == _finding.Signature ? broken.Message : _message;
            return broken?.Signature == _finding.Signature;
        }

        foreach (var testCase in result.Assembly is null ? [] : BatchRunner.CasesOf(result))
        {
            try
            {
                testCase.Accept(new OperationCheck(_finding.Seed, ValuesOfATry, MutantsOfATry));
            }
            catch (Exception exception) when (BatchRunner.SignatureOf(exception.Message) == _finding.Signature)
            {
                _message = exception is OperationException ? exception.Message : exception.ToString();
                return true;
            }
            catch (Exception)
            {
                return false;
            }
        }

        return false;
    }
}
