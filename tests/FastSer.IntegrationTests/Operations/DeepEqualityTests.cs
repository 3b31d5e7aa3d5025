using System.Collections;
using System.Text;

namespace FastSer.IntegrationTests.Operations;

/// <summary>The comparer is itself under test: one that finds nothing would let everything pass.</summary>
public sealed class DeepEqualityTests
{
    public static TheoryData<object?, object?> Different => new()
    {
        { null, "" },
        { "", null },
        { "a", "A" },
        { "\uD800", "\uDC00" },
        { 0.0, -0.0 },
        { double.NaN, BitConverter.UInt64BitsToDouble(0x7FF8_0000_0000_0001) },
        { 0f, -0f },
        { Half.NaN, BitConverter.UInt16BitsToHalf(0x7E01) },
        { 1m, 1.0m },
        { 0m, new decimal(0, 0, 0, true, 0) },
        { new DateTime(1, DateTimeKind.Utc), new DateTime(1, DateTimeKind.Local) },
        { DateTimeOffset.UnixEpoch, DateTimeOffset.UnixEpoch.ToOffset(TimeSpan.FromHours(1)) },
        { new Version(1, 2), new Version(1, 2, 0) },
        { new Uri("http://a/"), new Uri("HTTP://a/") },
        { new BitArray(3), new BitArray(4) },
        { new BitArray(3), new BitArray(3, true) },
        { new StringBuilder("a"), new StringBuilder("b") },
        { new int[] { 1 }, new int[] { 1, 2 } },
        { Array.Empty<int>(), new List<int>() },
        { new List<int?> { null }, new List<int?> { 0 } },
        { new HashSet<int> { 1, 2 }, new HashSet<int> { 1, 3 } },
        { new HashSet<int> { 1, 2 }, new HashSet<int> { 1 } },
        { new Dictionary<int, string?> { [1] = null }, new Dictionary<int, string?> { [1] = "" } },
        { new Dictionary<int, int> { [1] = 1 }, new Dictionary<int, int> { [2] = 1 } },
        { new Dictionary<int, int> { [1] = 1 }, new Dictionary<int, int> { [1] = 1, [2] = 2 } },
        { new Leaf { Id = 1 }, new Leaf { Id = 2 } },
        { new Animal(), new Dog() },
        { HiddenDerived.Create(1, null, 2, null), HiddenDerived.Create(1, null, 3, null) },
        { (1, "a"), (1, "b") },
    };

    public static TheoryData<object?, object?> Same => new()
    {
        { null, null },
        { double.NaN, double.NaN },
        { new HashSet<int> { 1, 2, 3 }, new HashSet<int> { 3, 2, 1 } },
        { new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }, new Dictionary<string, int> { ["b"] = 2, ["a"] = 1 } },
        { new Ignored { Kept = 1, Dropped = 2 }, new Ignored { Kept = 1, Dropped = 3 } },
        { new List<int>(100) { 1 }, new List<int>(1) { 1 } },
    };

    [Theory]
    [MemberData(nameof(Different))]
    public void DifferentValuesAreToldApart(object? expected, object? actual) =>
        Assert.NotNull(DeepEquality.FirstDifference(expected, actual));

    [Theory]
    [MemberData(nameof(Same))]
    public void EqualValuesHaveNoDifference(object? expected, object? actual) =>
        Assert.Null(DeepEquality.FirstDifference(expected, actual));

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void OneChangedPlaceIsFound(string name)
    {
        var type = TestCases.Get(name).Type;
        var changed = 0;
        for (var seed = 0; seed < 60; seed++)
        {
            var original = new ValueGenerator(seed).Create(type);
            var copy = new ValueGenerator(seed).Create(type);
            Differences.AssertNone(original, copy, $"{name}, seed {seed}");
            if (new Perturbation(seed).TryApply(ref copy))
            {
                changed++;
                Assert.True(
                    DeepEquality.FirstDifference(original, copy) is not null, $"{name}, seed {seed}: unnoticed");
            }
        }

        Assert.True(changed > 0 || MemberFields.Of(type).Length == 0, $"{name} was never changed.");
    }
}
