using System.Buffers;

namespace FastSer.IntegrationTests.Extension;

/// <summary>Formatters that catch what a value in them throws leave its bytes incomplete.</summary>
public sealed class CatchingFormatterTests
{
    private static readonly Dictionary<string, Action<Guarded>> s_outputs = new()
    {
        ["array"] = static value => FastSerializer.Serialize(value),
        ["buffer"] = static value => FastSerializer.Serialize(new ArrayBufferWriter<byte>(), value),
        ["span"] = static value => FastSerializer.TrySerialize(value, new byte[1 << 20], out _),
        ["short span"] = static value => FastSerializer.TrySerialize(value, new byte[8], out _),
        ["size"] = static value => FastSerializer.GetSize(value),
        ["stream"] = static value => FastSerializer.Serialize(new MemoryStream(), value),
        ["pooled"] = static value => FastSerializer.SerializePooled(value).Dispose(),
        ["messages"] = static value =>
        {
            using var writer = new FastSerStreamWriter(new MemoryStream());
            writer.Write(value);
        },
    };

    public static TheoryData<string> Outputs => [.. s_outputs.Keys];

    [Theory]
    [MemberData(nameof(Outputs))]
    public void OpenObjectIsAnExceptionAndTheNextCallWorks(string output)
    {
        var write = s_outputs[output];
        foreach (var (isLong, isDeep) in new[] { (false, false), (true, false), (false, true), (true, true) })
        {
            var exception = Assert.Throws<FastSerException>(() => write(new Guarded { Content = new Fallible(isLong, isDeep, Fails: true) }));

            Assert.Equal(FastSerErrorCode.UserCode, exception.Code);
            Assert.Contains(nameof(CatchingFormatter), exception.InnerException!.Message, StringComparison.Ordinal);
            write(new Guarded { Content = new Fallible(isLong, isDeep, Fails: false) });
        }

        var good = FastSerializer.Serialize(new Guarded { Content = new Fallible(true, true, Fails: false) });
        Assert.Equal(good.Length, FastSerializer.GetSize(FastSerializer.Deserialize<Guarded>(good)));
    }

    [Fact]
    public void MessagesGoOnBehindAnItemThatFailed()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(new Guarded { Content = new Fallible(true, false, Fails: false) });
            Assert.Throws<FastSerException>(() => writer.Write(new Guarded { Content = new Fallible(true, false, Fails: true) }));
            writer.Write(new Guarded { Content = new Fallible(false, false, Fails: false) });
        }

        stream.Position = 0;
        using var reader = new FastSerStreamReader(stream);
        Assert.True(reader.TryRead<Guarded>(out var first));
        Assert.True(reader.TryRead<Guarded>(out var second));
        Assert.False(reader.TryRead<Guarded>(out _));
        Assert.Equal((true, false), (first.Content!.IsLong, second.Content!.IsLong));
    }

    [Fact]
    public void ExceptionsThatAFormatterOfAFormatterLetsPassAreFoundOutside() => Assert.Equal(
        FastSerErrorCode.UserCode,
        Assert.Throws<FastSerException>(static () => FastSerializer.Serialize(
            new TwiceGuarded { Content = new Fallible(false, false, Fails: true) })).Code);
}

public sealed record Fallible(bool IsLong, bool IsDeep, bool Fails);

[FastSerType]
public sealed partial class Guarded
{
    public int Before { get; set; } = 1;

    [FastSerFormatter(typeof(CatchingFormatter))]
    public Fallible? Content { get; set; }

    public int[] After { get; set; } = new int[10];
}

[FastSerType]
public sealed partial class TwiceGuarded
{
    [FastSerFormatter(typeof(OuterFormatter))]
    public Fallible? Content { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class OpenRow
{
    [FastSerMember(0)]
    public string? Text { get; set; }

    [FastSerMember(1)]
    public OpenRow? Next { get; set; }

    [FastSerMember(2)]
    public List<string?>? Names { get; set; }

    [FastSerIgnore]
    public bool Fails { get; set; }

    [FastSerMember(3)]
    public string? Last
    {
        get => Fails ? throw new InvalidOperationException("the getter's own") : "last";
        set => _ = value;
    }
}

public sealed class CatchingFormatter : IFastSerFormatter<Fallible>
{
    private static readonly string s_long = new('x', 200_000);

    public static void Write(ref FastWriter writer, Fallible value)
    {
        writer.WriteBoolean(value.IsLong);
        writer.WriteBoolean(value.IsDeep);
        var row = new OpenRow { Text = value.IsLong ? s_long : "short", Fails = value.Fails, Names = ["a", null] };
        try
        {
            writer.WriteObject(value.IsDeep ? new OpenRow { Next = row } : row);
        }
        catch (Exception exception) when (exception is InvalidOperationException or FastSerException)
        {
            writer.WriteString(value.IsLong ? s_long : "caught");
        }
    }

    public static Fallible Read(ref FastReader reader)
    {
        var value = new Fallible(reader.ReadBoolean(), reader.ReadBoolean(), Fails: false);
        _ = reader.ReadObject<OpenRow>();
        return value;
    }

    public static void Skip(ref FastReader reader) => Read(ref reader);
}

public sealed class OuterFormatter : IFastSerFormatter<Fallible>
{
    public static void Write(ref FastWriter writer, Fallible value)
    {
        try
        {
            writer.WriteObject(new Guarded { Content = value });
        }
        catch (Exception)
        {
            writer.WriteByte(0);
        }
    }

    public static Fallible Read(ref FastReader reader) => reader.ReadObject<Guarded>()!.Content!;

    public static void Skip(ref FastReader reader) => Read(ref reader);
}
