using System.Buffers.Binary;

namespace FastSer.SafetyTests.Inputs;

/// <summary>Small inputs that claim to be large: what they allocate is linear in what they are.</summary>
[Trait("Promise", "P4")]
public sealed class BombTests
{
    private static readonly uint[] s_counts =
    [
        .. Enumerable.Range(8, 24).SelectMany(static k => new[] { (1u << k) - 1, 1u << k, (1u << k) + 1 }),
        0x7FFF_FFC7, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE, 0xFFFF_FFFF,
    ];

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void HugeCountAtTheFrontAllocatesLittle(string name)
    {
        var testCase = TestCases.Get(name);
        testCase.TryDeserialize([], out _, out _);
        foreach (var count in s_counts)
        {
            foreach (var prefix in new byte[][] { [], [1], [1, 0, 0, 0, 0] })
            {
                byte[] input = [.. prefix, .. LongHeader(count), .. new byte[64]];
                AssertBounded(testCase, input);
            }
        }
    }

    [Theory]
    [InlineData("ListOfListOfInt32")]
    [InlineData("JaggedStrings")]
    [InlineData("NestedCollections")]
    [InlineData("ListOfDictionary")]
    [InlineData("Tree")]
    [InlineData("StructNode")]
    [InlineData("JaggedNode")]
    [InlineData("Folder")]
    [InlineData("GenericTreeOfString")]
    public void NestedCountsThatEachClaimTheRestAllocateLittle(string name)
    {
        var testCase = TestCases.Get(name);
        foreach (var length in new[] { 1_000, 2_000, 4_000, 64_000 })
        {
            foreach (var input in NestedClaims(length))
            {
                // Once more when everything that lives on is made.
                testCase.TryDeserialize(input, out _, out _);
                AssertBounded(testCase, input);
            }
        }
    }

    [Fact]
    [Trait("Promise", "P5")]
    public void SiblingsCannotClaimTheSameBytes()
    {
        // A list of n lists, each of which claims all that is left: 8 bytes of slots for each byte, once.
        const int Length = 60_000;
        byte[] input = [.. LongHeader(Length / 2), .. Enumerable.Range(0, Length).Select(static _ => (byte)200)];
        var testCase = TestCases.Get("ListOfListOfInt32");
        testCase.TryDeserialize(input, out _, out _);

        AssertBounded(testCase, input);
    }

    [Trait("Needs", "time of a thread")]
    [Fact]
    [Trait("Promise", "P6")]
    public void TimeIsLinearInTheLengthOfABomb()
    {
        var testCase = TestCases.Get("ListOfListOfInt32");
        foreach (var input in NestedClaims(64_000))
        {
            // Of the processor: what else the machine does makes no difference.
            Assert.InRange(Laws.ThreadClock.Measure(() => testCase.TryDeserialize(input, out _, out _)), 0, 1_000_000_000);
        }
    }

    private static void AssertBounded(TestCase testCase, byte[] input)
    {
        // The first error in a type makes descriptions that live on, and the runtime allocates now and then on its own: the least counts.
        var allocated = Allocation.Of(() => testCase.TryDeserialize(input, out _, out _));
        Assert.True(
            allocated <= AllocationLimit.Of(testCase, input.Length),
            $"{testCase}: {allocated} bytes for {Convert.ToHexString(input.AsSpan(0, Math.Min(32, input.Length)))}");
    }

    /// <summary>Headers inside headers, each for about as many elements as bytes are left.</summary>
    private static IEnumerable<byte[]> NestedClaims(int length)
    {
        foreach (var leading in new byte[][] { [], [1], [1, 0, 0, 0, 0], [0, 0, 0, 0] })
        {
            foreach (var share in new[] { 1, 2, 4, 9 })
            {
                var input = new List<byte>(length);
                while (input.Count + 16 < length)
                {
                    input.AddRange(leading);
                    input.AddRange(LongHeader((uint)Math.Max(255, (length - input.Count) / share)));
                }

                input.AddRange(new byte[length - input.Count]);
                yield return [.. input];
            }
        }
    }

    private static byte[] LongHeader(uint count)
    {
        var header = new byte[5];
        header[0] = 255;
        BinaryPrimitives.WriteUInt32LittleEndian(header.AsSpan(1), count);
        return header;
    }
}
