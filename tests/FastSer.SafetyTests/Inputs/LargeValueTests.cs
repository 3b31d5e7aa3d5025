using System.Buffers;

namespace FastSer.SafetyTests.Inputs;

/// <summary>Values larger than any first buffer, through every way to write.</summary>
[Trait("Promise", "P13")]
public sealed class LargeValueTests
{
    public static TheoryData<string> Names =>
        ["leaves", "strings", "text", "wide text", "bytes", "structs", "map", "jagged"];

    [DeepTheory]
    [MemberData(nameof(Names))]
    public void LargeValuesSurviveEveryWayToWrite(string name)
    {
        switch (name)
        {
            case "leaves":
                Check(Enumerable.Range(0, 30_000).Select(static i => new Leaf { Id = i, Name = $"name {i}" }).ToList());
                break;
            case "strings":
                Check(Enumerable.Range(0, 2_000).Select(static i => new string((char)('a' + (i % 300)), i)).ToArray());
                break;
            case "text":
                Check(new string('ÿ', 600_000));
                break;
            case "wide text":
                Check(new string('\u0100', 600_000));
                break;
            case "bytes":
                Check(Enumerable.Range(0, 1_000_000).Select(static i => (byte)i).ToArray());
                break;
            case "structs":
                Check(Enumerable.Range(0, 60_000).Select(static i => new IntThenDateTime { Number = i }).ToList());
                break;
            case "map":
                Check(Enumerable.Range(0, 30_000).ToDictionary(static i => $"key {i}", static i => new int[i % 5]));
                break;
            default:
                Check(Enumerable.Range(0, 800).Select(static i => new int[i]).ToArray());
                break;
        }
    }

    private static void Check<T>(T value)
    {
        var bytes = FastSerializer.Serialize(value);
        var output = new ArrayBufferWriter<byte>(1);
        FastSerializer.Serialize(output, value);
        var exact = new byte[bytes.Length];

        Assert.Equal(ReferenceModel.Of(typeof(T)).Encode(value), bytes);
        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        Assert.True(output.WrittenSpan.SequenceEqual(bytes));
        Assert.True(FastSerializer.TrySerialize(value, exact, out _));
        Assert.True(exact.AsSpan().SequenceEqual(bytes));
        Assert.False(FastSerializer.TrySerialize(value, exact.AsSpan(1), out _));
        Assert.True(FastSerializer.Serialize(FastSerializer.Deserialize<T>(bytes)).AsSpan().SequenceEqual(bytes));
    }
}
