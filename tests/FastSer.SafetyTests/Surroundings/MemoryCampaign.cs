using System.Collections;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>Results and outputs among memory full of another byte: they are the same whatever the byte is.</summary>
internal static class MemoryCampaign
{
    private const byte First = 0xCD;
    private const byte Second = 0xA7;

    /// <summary>Long enough for arrays that the runtime does not clear.</summary>
    private static readonly int[] s_counts = [700, 5_000];

    private static int s_found;
    private static int s_filled;

    public static IEnumerable<(string Name, Action Check)> Checks()
    {
        foreach (var testCase in TestCases.All)
        {
            yield return (testCase.Name,
                () => Array.ForEach([.. testCase.CreateSamples()], sample => Check(testCase, sample)));
        }

        foreach (var family in TestCases.Families)
        {
            foreach (var count in s_counts)
            {
                yield return ($"{family.Array.Name} of {count}", () => Check(family.Array, Many(family, count)));
                yield return ($"{family.List.Name} of {count}", () => Check(family.List, ListOf(family, count)));
            }
        }

        // The tools find what they are there for.
        yield return ("poison is found in the heap", static () => Assert.InRange(s_found, 10, int.MaxValue));
        yield return ("bytes between members are filled", static () => Assert.InRange(s_filled, 10_000, int.MaxValue));
        yield return ("a result of other memory is told", CheckTool);
    }

    private static void Check(TestCase testCase, object? sample)
    {
        var bytes = testCase.Serialize(sample);
        var first = Read(testCase, bytes, First);
        var second = Read(testCase, bytes, Second);
        AssertSame(first, second);

        // What lies beside the members of the value that is written.
        foreach (var poison in new[] { First, Second })
        {
            s_filled += UnsavedBytes.Fill(sample, poison);
            Assert.Equal(bytes, testCase.Serialize(sample));
            Assert.Equal(bytes.Length, testCase.GetSize(sample));
            var destination = new byte[bytes.Length];
            Assert.True(testCase.TrySerialize(sample, destination, out _));
            Assert.Equal(bytes, destination);
        }
    }

    private static List<(string Path, byte[] Bytes)> Read(TestCase testCase, byte[] bytes, byte poison)
    {
        var isLarge = bytes.Length > 1_000;
        Poison.Leave(poison, isLarge);
        var value = testCase.Deserialize(bytes);
        var copy = RawMemory.Copy(value);
        s_found += isLarge && Poison.IsFoundInHeap(poison) ? 1 : 0;
        return copy;
    }

    private static void AssertSame(List<(string Path, byte[] Bytes)> first, List<(string Path, byte[] Bytes)> second)
    {
        Assert.Equal(first.Select(static run => run.Path), second.Select(static run => run.Path));
        foreach (var (one, other) in first.Zip(second))
        {
            var at = one.Bytes.AsSpan().CommonPrefixLength(other.Bytes);
            Assert.True(at == one.Bytes.Length,
                $"{one.Path} depends on other memory at its byte {at} of {one.Bytes.Length}");
        }
    }

    private static void CheckTool()
    {
        var (one, other) = (new KeyValuePair<byte, long>[3], new KeyValuePair<byte, long>[3]);
        Assert.Equal(3 * 7, UnsavedBytes.Fill(one, First));
        Assert.Equal(3 * 7, UnsavedBytes.Fill(other, Second));
        Assert.ThrowsAny<Xunit.Sdk.XunitException>(() => AssertSame(RawMemory.Copy(one), RawMemory.Copy(other)));
    }

    private static Array Many(SequenceFamily family, int count)
    {
        var values = family.Element.CreateSamples();
        var array = Array.CreateInstance(family.Element.Type, count);
        for (var i = 0; i < count; i++)
        {
            array.SetValue(values[i % values.Count], i);
        }

        return array;
    }

    private static object ListOf(SequenceFamily family, int count)
    {
        var list = (IList)Activator.CreateInstance(typeof(List<>).MakeGenericType(family.Element.Type))!;
        foreach (var item in Many(family, count))
        {
            list.Add(item);
        }

        return list;
    }
}
