using System.Numerics;

namespace FastSer.IntegrationTests.Sequences;

/// <summary>Structs that are too large for the stack, as items of a sequence: of fixed size, and with bytes that tell their size.</summary>
public sealed partial class LargeItemTests
{
    private static readonly Matrix4x4 s_matrix = new(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);

    [Theory]
    [InlineData(256)]
    [InlineData(100_000)]
    public Task ItemsOfFixedSizeComeBack(int bufferSize) => Check(new Album { Front = s_matrix, Back = s_matrix * 2, Pages = 7 }, bufferSize);

    [Theory]
    [InlineData(256)]
    [InlineData(100_000)]
    public Task ItemsThatTellTheirSizeComeBack(int bufferSize) =>
        Check(new Ledger { First = 1, Second = -2, Last = long.MaxValue, IsClosed = true }, bufferSize);

    private static async Task Check<T>(T item, int bufferSize)
    {
        var options = new FastSerStreamOptions { BufferSize = bufferSize, LeaveOpen = true };
        var stream = new MemoryStream();
        await using (var writer = new FastSerStreamWriter(stream, options))
        {
            writer.Write(item);
            await writer.WriteAsync(item);
            writer.Write(item);
        }

        var single = FastSerializer.Serialize(item);
        Assert.Equal([.. single, .. single, .. single], stream.ToArray());
        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream, options);
        Assert.Equal(item, reader.Read<T>());
        Assert.Equal(item, await reader.ReadAsync<T>());
        Assert.True(reader.TryRead<T>(out var last));
        Assert.Equal(item, last);
        Assert.False(reader.HasNext());
    }

    /// <summary>Its accessors may run user code.</summary>
    [FastSerType]
    internal partial record struct Album
    {
        private int _pages;

        public Matrix4x4 Front { get; set; }

        public Matrix4x4 Middle { get; set; }

        public Matrix4x4 Back { get; set; }

        public Matrix4x4 Spine { get; set; }

        public Matrix4x4 Cover { get; set; }

        public int Pages
        {
            readonly get => _pages;
            set => _pages = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
        }
    }

    /// <summary>40 numbers, whose sizes are in the control bytes.</summary>
    [FastSerType(Format = WireFormat.Compact)]
    internal partial record struct Ledger
    {
        public long First { get; set; }

        public long Second { get; set; }

        public long Number3 { get; set; }

        public long Number4 { get; set; }

        public long Number5 { get; set; }

        public long Number6 { get; set; }

        public long Number7 { get; set; }

        public long Number8 { get; set; }

        public long Number9 { get; set; }

        public long Number10 { get; set; }

        public long Number11 { get; set; }

        public long Number12 { get; set; }

        public long Number13 { get; set; }

        public long Number14 { get; set; }

        public long Number15 { get; set; }

        public long Number16 { get; set; }

        public long Number17 { get; set; }

        public long Number18 { get; set; }

        public long Number19 { get; set; }

        public long Number20 { get; set; }

        public long Number21 { get; set; }

        public long Number22 { get; set; }

        public long Number23 { get; set; }

        public long Number24 { get; set; }

        public long Number25 { get; set; }

        public long Number26 { get; set; }

        public long Number27 { get; set; }

        public long Number28 { get; set; }

        public long Number29 { get; set; }

        public long Number30 { get; set; }

        public long Number31 { get; set; }

        public long Number32 { get; set; }

        public long Number33 { get; set; }

        public long Number34 { get; set; }

        public long Number35 { get; set; }

        public long Number36 { get; set; }

        public long Number37 { get; set; }

        public long Number38 { get; set; }

        public long Number39 { get; set; }

        public long Last { get; set; }

        public bool IsClosed { get; set; }
    }
}
