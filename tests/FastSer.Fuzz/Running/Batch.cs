namespace FastSer.Fuzz;

/// <summary>Types that are compiled together, and the roots that are made of them.</summary>
internal sealed class Batch
{
    private const int TypesOfABatch = 14;

    private Batch(int seed) => Seed = seed;

    public int Seed { get; }

    /// <summary>All types, those that hold others in every position included.</summary>
    public List<TypeModel> Types { get; } = [];

    public List<Root> Roots { get; } = [];

    public static Batch Make(int seed)
    {
        var batch = new Batch(seed);
        var (random, hidden) = (new Random(seed + 1), new Random(seed + 2));
        batch.Types.AddRange(TypeMaker.Make(seed, TypesOfABatch));
        var refs = new TypeRefMaker(random, batch.Types);
        foreach (var (number, type) in batch.Types.ToArray().Index())
        {
            if ((type.IsAbstract || type.Kind == TypeKind.Interface) && !type.IsUnion)
            {
                continue;
            }

            var isHidden = hidden.Next(3) == 0 && HiddenMaker.CanHide(type, batch.Types);
            if (isHidden)
            {
                HiddenMaker.Hide(hidden, type, number);
            }

            var closed = refs.RefOf(type, 1);
            var name = $"{number} {type.Name}";
            var format = (WireFormat)random.Next(closed.KeepsReferences ? 2 : 3);
            var holder = HolderMaker.Make(type, closed, number, format);
            if (isHidden)
            {
                HiddenMaker.HideMembers(hidden, type, holder);
            }
            else
            {
                batch.Roots.AddRange(HolderMaker.RootsOf(name, closed));
            }

            batch.Types.Add(holder);
            batch.Roots.Add(new Root(name + " in a holder", new TypeRef(holder.FullName) { Uses = [holder] }));
        }

        return batch;
    }

    /// <summary>Types that were drawn elsewhere, and their roots.</summary>
    public static Batch Of(int seed, IEnumerable<TypeModel> types, IEnumerable<Root> roots)
    {
        var batch = new Batch(seed);
        batch.Types.AddRange(types);
        batch.Roots.AddRange(roots);
        return batch;
    }

    /// <summary>Gets the types that the roots need.</summary>
    public List<TypeModel> Reachable()
    {
        var seen = new HashSet<TypeModel>();
        var open = new Queue<TypeModel>(Roots.SelectMany(static r => r.Type.Uses));
        while (open.TryDequeue(out var type))
        {
            if (seen.Add(type))
            {
                foreach (var use in type.DirectUses())
                {
                    open.Enqueue(use);
                }
            }
        }

        return [.. Types.Where(seen.Contains)];
    }

    /// <summary>Takes types out, and all that contain them.</summary>
    public void Drop(IReadOnlyCollection<TypeModel> types)
    {
        Types.RemoveAll(t => types.Contains(t) || types.Any(t.Refers));
        Roots.RemoveAll(r => r.Type.Uses.Any(use => !Types.Contains(use)));
    }
}
