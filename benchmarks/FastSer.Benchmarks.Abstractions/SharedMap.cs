namespace FastSer.Benchmarks;

/// <summary>Maps inputs so that an object that occurs several times is mapped once.</summary>
/// <remarks>A row whose source uses one list must not spread over the working set of eight copies.</remarks>
public static class SharedMap
{
    public static TTo[] Of<TFrom, TTo>(TFrom[] inputs, Func<TFrom, TTo> map)
    {
        var known = new Dictionary<object, TTo>(ReferenceEqualityComparer.Instance);
        return Array.ConvertAll(inputs, Convert);

        TTo Convert(TFrom input)
        {
            if (input is null || input.GetType().IsValueType)
                return map(input);
            if (!known.TryGetValue(input, out var mapped))
                known.Add(input, mapped = map(input));
            return mapped;
        }
    }
}
