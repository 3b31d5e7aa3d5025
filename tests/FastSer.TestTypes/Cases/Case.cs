namespace FastSer.TestTypes;

/// <summary>Makes test cases.</summary>
internal static class Case
{
    /// <summary>A root that the generator must know without any call that names it.</summary>
    public static TestCase Of<T>(Func<T[]> samples) => Of(typeof(T).Name, samples);

    public static TestCase Of<T>(string name, Func<T[]> samples) =>
        new TestCase<T>(name, static value => FastSerializer.Serialize(value), samples);

    /// <summary>A root that the generator meets only at <paramref name="callSite"/>.</summary>
    public static TestCase Root<T>(string name, Func<T, byte[]> callSite, Func<T[]> samples) =>
        new TestCase<T>(name, callSite, samples);

    public static SequenceFamily Family<T>(
        string name,
        Func<T, byte[]> one,
        Func<T[]?, byte[]> array,
        Func<List<T>?, byte[]> list,
        T[] values,
        int[]? counts = null)
    {
        counts ??= Counts.Few;
        return new SequenceFamily(
            new TestCase<T>(name, one, () => values),
            new TestCase<T[]?>(name + "Array", array, () => [null, .. counts.Select(n => Repeat(values, n))]),
            new TestCase<List<T>?>(
                name + "List", list, () => [null, .. counts.Select(n => Repeat(values, n).ToList())]));
    }

    public static T[] Repeat<T>(T[] values, int count)
    {
        var items = new T[count];
        for (var i = 0; i < count; i++)
        {
            items[i] = values[i % values.Length];
        }

        return items;
    }

    /// <summary>A dictionary of <paramref name="count"/> entries.</summary>
    public static Dictionary<TKey, TValue> Map<TKey, TValue>(int count, Func<int, TKey> key, Func<int, TValue> value)
        where TKey : notnull
    {
        var items = new Dictionary<TKey, TValue>(count);
        for (var i = 0; i < count; i++)
        {
            items.Add(key(i), value(i));
        }

        return items;
    }

    /// <summary>The distinct <paramref name="values"/> as keys, each with a value made from its position.</summary>
    public static Dictionary<TKey, TValue> Keys<TKey, TValue>(IEnumerable<TKey> values, Func<int, TValue> value)
        where TKey : notnull
    {
        var items = new Dictionary<TKey, TValue>();
        foreach (var key in values)
        {
            items.TryAdd(key, value(items.Count));
        }

        return items;
    }
}
