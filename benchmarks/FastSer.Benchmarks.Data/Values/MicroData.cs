namespace FastSer.Benchmarks.Data;

/// <summary>The values of suite 001, from a seed: sizes do not depend on it.</summary>
public static class MicroData
{
    private const int Seed = 20241028;

    /// <summary>Eight different objects.</summary>
    public static SimpleClass[] Classes() => Eight(Class);

    /// <summary>Eight different arrays.</summary>
    public static SimpleClass[][] ClassArrays(int length) =>
        Eight(random => Enumerable.Range(0, length).Select(_ => Class(random)).ToArray());

    /// <summary>Eight different structs.</summary>
    public static SimpleStruct[] Structs() => Eight(Struct);

    /// <summary>Eight different arrays.</summary>
    public static SimpleStruct[][] StructArrays(int length) =>
        Eight(random => Enumerable.Range(0, length).Select(_ => Struct(random)).ToArray());

    private static T[] Eight<T>(Func<Random, T> create) =>
        Enumerable.Range(0, Row.InputCount).Select(i => create(new Random(Seed + i))).ToArray();

    private static SimpleClass Class(Random random) => new()
    {
        Id = random.Next(),
        Name = "SimpleClass",
        Numbers = Enumerable.Range(0, 100).Select(_ => random.Next()).ToArray(),
        Dates = Enumerable.Range(0, 10).Select(_ => SeededDates.Next(random, int.MaxValue)).ToList(),
        Map1 = Enumerable.Range(0, 10).ToDictionary(key => key, key => key.ToString()),
        Map2 = Enumerable.Range(0, 10).ToDictionary(key => key, key => key * 2),
    };

    private static SimpleStruct Struct(Random random) => new()
    {
        Id = random.Next(),
        CreateTime = SeededDates.Next(random, int.MaxValue),
    };
}
