using System.Buffers.Binary;

namespace FastSer.SafetyTests.Surroundings;

/// <summary>Inputs of a megabyte in a heap of 64 MiB.</summary>
internal static class HeapCampaign
{
    /// <summary>The setting of the process, in hex.</summary>
    public const string Setting = "DOTNET_GCHeapHardLimit=4000000";

    private const int HeapBytes = 0x400_0000;
    private const int InputBytes = 1 << 20;

    public static IEnumerable<(string Name, Action Check)> Checks()
    {
        yield return ("the heap is limited", static () =>
            Assert.Equal(HeapBytes, GC.GetGCMemoryInfo().TotalAvailableMemoryBytes));
        yield return ("more than the heap is refused",
            static () => Assert.Throws<OutOfMemoryException>(static () => new byte[HeapBytes]));
        foreach (var testCase in TestCases.All)
        {
            yield return (testCase.Name, () => Check(testCase));
        }
    }

    private static void Check(TestCase testCase)
    {
        // What the type may take of a byte bounds the input that must pass; half of the heap is other objects and room to move.
        var length = (int)Math.Min(InputBytes, HeapBytes / 3 / Math.Max(8, MemoryPerByte.Of(testCase.Type)));
        var first = testCase.CreateSamples().Select(sample => testCase.Serialize(sample)).MaxBy(static bytes =>
            bytes.Length)!;
        foreach (var input in Inputs(first, length))
        {
            testCase.TryDeserialize(input, out _, out _);
        }

        Assert.Equal("known good",
            FastSerializer.Deserialize<Leaf>(FastSerializer.Serialize(new Leaf { Name = "known good" })).Name);
    }

    /// <summary>Counts that claim all that is left, again and again, and repeated pieces of a valid value.</summary>
    private static IEnumerable<byte[]> Inputs(byte[] valid, int length)
    {
        foreach (var lead in new byte[][] { [], [1], valid[..Math.Min(valid.Length, 5)] })
        {
            var input = new byte[length];
            for (var position = 0; position + lead.Length + 5 <= length; position += lead.Length + 5)
            {
                lead.CopyTo(input.AsSpan(position));
                input[position + lead.Length] = 255;
                BinaryPrimitives.WriteUInt32LittleEndian(input.AsSpan(position + lead.Length + 1),
                    (uint)(length - position));
            }

            yield return input;
        }

        foreach (var fill in new byte[] { 0, 1, 2 })
        {
            var input = new byte[length];
            input.AsSpan().Fill(fill);
            valid.AsSpan(0, Math.Min(valid.Length, length)).CopyTo(input);
            yield return input;
            byte[] counted = [255, .. BitConverter.GetBytes(length - 4), .. input.AsSpan(5)];
            yield return counted;
        }
    }
}
