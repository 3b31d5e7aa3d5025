[assembly: FastSer.FastSerRoot(typeof(double[][]))]
[assembly: FastSer.FastSerRoot(typeof(List<FastSer.IntegrationTests.InputForms.LongValues>))]

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Faults in values that are longer than the window of a stream are those that a span gives.</summary>
[Trait("Promise", "P6")]
public sealed class LongValueFaultTests
{
    public static TheoryData<int> Lengths => [3_000, 100_000, 1_200_000];

    [Theory]
    [MemberData(nameof(Lengths))]
    public async Task WideTextsThatNeedNotBeWideAreRefused(int length)
    {
        var text = new string('a', length - 1) + 'ж';
        await CheckLastCharacterAsync<string[]>(["x", text, "y"]);
        await CheckLastCharacterAsync<List<string>>([text]);
        await CheckLastCharacterAsync(new Dictionary<int, string> { [1] = text });
        await CheckLastCharacterAsync(new LongValues { Text = text });
        await CheckLastCharacterAsync(new List<LongValues> { new(), new() { Text = text }, new() });
    }

    [Theory]
    [MemberData(nameof(Lengths))]
    public async Task InvalidElementsAreRefused(int length)
    {
        var values = new bool[2][];
        Array.Fill(values, new bool[length]);
        var bytes = FastSerializer.Serialize(values);
        bytes[^2] = 2;
        await CheckAsync<bool[][]>(bytes, FastSerErrorCode.InvalidValue);

        bytes = FastSerializer.Serialize(new LongValues { Flags = new bool[length] });
        bytes[^2] = 2;
        await CheckAsync<LongValues>(bytes, FastSerErrorCode.InvalidValue);
    }

    [Theory]
    [MemberData(nameof(Lengths))]
    public async Task ValuesThatEndTooEarlyAreRefused(int length)
    {
        await CheckCutsAsync<string[]>([new string('a', length), "b"]);
        await CheckCutsAsync<string[]>([new string('ж', length), "b"]);
        await CheckCutsAsync<double[][]>([new double[length / 8], [1]]);
        await CheckCutsAsync(new LongValues { Text = new string('a', length) });
        await CheckCutsAsync(new LongValues { Text = new string('ж', length) });
        await CheckCutsAsync(new LongValues { Numbers = new double[length / 8] });
        await CheckCutsAsync(new LongValues { Flags = new bool[length] });
        await CheckCutsAsync(new List<LongValues> { new() { Numbers = new double[length / 8], Text = new string('a', length) } });
    }

    private static Task CheckLastCharacterAsync<T>(T value)
    {
        var bytes = FastSerializer.Serialize(value);
        var last = bytes.AsSpan().LastIndexOf((ReadOnlySpan<byte>)[0x36, 0x04]);
        (bytes[last], bytes[last + 1]) = ((byte)'a', 0);
        return CheckAsync<T>(bytes, FastSerErrorCode.InvalidString);
    }

    private static async Task CheckCutsAsync<T>(T value)
    {
        var bytes = FastSerializer.Serialize(value);
        foreach (var left in (int[])[bytes.Length - 1, bytes.Length / 2, bytes.Length / 16])
        {
            await CheckAsync<T>(bytes[..left], FastSerErrorCode.Truncated);
        }
    }

    private static async Task CheckAsync<T>(byte[] bytes, FastSerErrorCode code)
    {
        var plain = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(bytes));
        Assert.Equal(code, plain.Code);
        foreach (var longest in (int[])[5_000, 100_000, int.MaxValue])
        {
            Stream Open() => new TrickleStream(bytes, new Random(longest), longest);
            Compare(plain, Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<T>(Open())));
            Compare(plain, await Assert.ThrowsAsync<FastSerException>(async () => await FastSerializer.DeserializeAsync<T>(Open())));
        }
    }

    private static void Compare(FastSerException plain, FastSerException other) =>
        Assert.Equal((plain.Code, plain.Offset, plain.MemberPath), (other.Code, other.Offset, other.MemberPath));
}

[FastSerType]
public sealed partial class LongValues
{
    public string? Text { get; set; }

    public double[]? Numbers { get; set; }

    public bool[]? Flags { get; set; }
}
