namespace FastSer.IntegrationTests.Extension;

public sealed partial class FormatterTests
{
    [Fact]
    public void MembersAreWrittenByTheirFormatters()
    {
        var value = Full();

        var bytes = FastSerializer.Serialize(value);
        var copy = FastSerializer.Deserialize<Meter>(bytes);

        Assert.Equal(bytes.Length, FastSerializer.GetSize(value));
        Assert.Equal(bytes, FastSerializer.Serialize(copy));
        Assert.Equal((7, 3, 300, "xyz", 40), (copy.Before, copy.Small, copy.Large, copy.Reversed, copy.After));
        Assert.Equal([5, 400], copy.Steps!.Select(static step => step.Count));
        Assert.Equal(6, copy.ByName!["six"]!.Value.Count);
        Assert.Equal(9, copy.Maybe);
        Assert.Equal("a", copy.Token!.Text);
    }

    [Fact]
    public void NullNeverReachesAFormatter()
    {
        var copy = FastSerializer.Deserialize<Meter>(FastSerializer.Serialize(new Meter()));

        Assert.Null(copy.Reversed);
        Assert.Null(copy.Maybe);
        Assert.Null(copy.Token);
        Assert.Null(copy.Steps);
    }

    [Fact]
    public void BytesAreThoseOfTheFormatter() => Assert.Equal(
        [1, 7, 0, 0, 0, 40, 0, 0, 0, 3, 254, 44, 1, 1, 2, 0x7A, 0x79, 0, 0, 0, 0],
        FastSerializer.Serialize(new Meter { Before = 7, After = 40, Small = 3, Large = 300, Reversed = "yz" }));

    [Fact]
    public void TypesWithAFormatterAreRootsAndElements()
    {
        Step[] steps = [new(1), new(500)];

        Assert.Equal([254, 144, 1], FastSerializer.Serialize(new Step(400)));
        Assert.Equal(new Step(400), FastSerializer.Deserialize<Step>([254, 144, 1]));
        Assert.Equal(steps, FastSerializer.Deserialize<Step[]>(FastSerializer.Serialize(steps)));
        Assert.Equal(3, FastSerializer.Skip<Step>([254, 144, 1, 9]));
        Assert.Null(FastSerializer.Deserialize<Token?>(FastSerializer.Serialize<Token?>(null)));
    }

    [Fact]
    public void SkipTakesTheSameBytesAndPrefixesFail()
    {
        var bytes = FastSerializer.Serialize(Full());

        Assert.Equal(bytes.Length, FastSerializer.Skip<Meter>([.. bytes, 1]));
        for (var length = 0; length < bytes.Length; length++)
        {
            var prefix = bytes[..length];
            Assert.Equal(FastSerErrorCode.Truncated, CodeOf(() => FastSerializer.Skip<Meter>(prefix)));
            Assert.Equal(FastSerErrorCode.Truncated, CodeOf(() => FastSerializer.Deserialize<Meter>(prefix)));
        }
    }

    [Fact]
    public void AFaultInsideNamesTheMember()
    {
        var bytes = FastSerializer.Serialize(new Meter { Large = 300 });
        bytes[11] = 0;
        bytes[12] = 0;

        var exception = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Meter>(bytes));

        Assert.Equal((FastSerErrorCode.InvalidValue, "Large"), (exception.Code, exception.MemberPath));
        Assert.Equal(10, exception.Offset);
    }

    [Fact]
    public void WhatAFormatterThrowsIsTheInnerException()
    {
        var onWrite = Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Token("refused")));
        var onRead = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Token>([1, 14, .. "refused"u8]));

        Assert.Equal(FastSerErrorCode.UserCode, onWrite.Code);
        Assert.IsType<NotSupportedException>(onWrite.InnerException);
        Assert.Equal(FastSerErrorCode.UserCode, onRead.Code);
        Assert.IsType<NotSupportedException>(onRead.InnerException);
    }

    [Fact]
    public void AFormatterOfNoBytesIsRefused()
    {
        Assert.IsType<InvalidOperationException>(
            Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new Silent())).InnerException);
        Assert.IsType<InvalidOperationException>(
            Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<Silent>([1])).InnerException);
        Assert.IsType<InvalidOperationException>(
            Assert.Throws<FastSerException>(() => FastSerializer.Skip<Silent>([1])).InnerException);
    }

    [Fact]
    public void AFormatterThatReadsTooLittleLeavesTrailingBytes() => Assert.Equal(
        FastSerErrorCode.TrailingBytes, CodeOf(() => FastSerializer.Deserialize<Sloppy>(FastSerializer.Serialize(new Sloppy()))));

    [Fact]
    [Trait("Promise", "P7")]
    public void FormattersCountForDepth()
    {
        var deep = new Knot();
        for (var i = 0; i < 64; i++)
        {
            deep = new Knot { Inner = deep };
        }

        var bytes = FastSerializer.Serialize(deep, FastSerializerOptions.Trusted);

        Assert.Equal(FastSerErrorCode.DepthExceeded, CodeOf(() => FastSerializer.Serialize(new Knot { Inner = deep })));
        Assert.Equal(bytes.Length, FastSerializer.Skip<Knot>(bytes));
        Assert.NotNull(FastSerializer.Deserialize<Knot>(bytes).Inner);
        byte[] deeper = [1, 1, .. bytes];
        Assert.Equal(FastSerErrorCode.DepthExceeded, CodeOf(() => FastSerializer.Deserialize<Knot>(deeper)));
        Assert.Equal(FastSerErrorCode.DepthExceeded, CodeOf(() => FastSerializer.Skip<Knot>(deeper)));
    }

    [OptimizedFact]
    public void NothingIsBoxed()
    {
        var value = new Meter { Small = 1, Large = 1000, Maybe = 5 };
        var bytes = FastSerializer.Serialize(value);
        var buffer = new byte[100];

        Assert.Equal(0, Allocation.Of(() => FastSerializer.TrySerialize(value, buffer, out _)));
        Assert.Equal(0, Allocation.Of(() => FastSerializer.Skip<Meter>(bytes)));
        Assert.Equal(0, Allocation.Of(() => FastSerializer.Populate(bytes, ref value)));
    }

    private static FastSerErrorCode CodeOf(Action action) => Assert.Throws<FastSerException>(action).Code;

    private static Meter Full() => new()
    {
        Before = 7, Small = 3, Large = 300, Reversed = "xyz", Steps = [new(5), new(400)],
        ByName = new() { ["six"] = new(6), ["none"] = null }, Maybe = 9, Token = new("a"), After = 40,
    };

    [FastSerType]
    internal sealed partial class Meter
    {
        public int Before { get; set; }

        [FastSerFormatter(typeof(ShortFormatter))]
        public int Small { get; set; }

        [FastSerFormatter(typeof(ShortFormatter))]
        public int Large { get; set; }

        [FastSerFormatter(typeof(ReversedFormatter))]
        public string? Reversed { get; set; }

        public List<Step>? Steps { get; set; }

        public Dictionary<string, Step?>? ByName { get; set; }

        [FastSerFormatter(typeof(ShortFormatter))]
        public int? Maybe { get; set; }

        public Token? Token { get; set; }

        public int After { get; set; }
    }

    [FastSerFormatter(typeof(StepFormatter))]
    internal readonly record struct Step(int Count);

    [FastSerFormatter(typeof(TokenFormatter))]
    internal sealed record Token(string Text);

    [FastSerFormatter(typeof(SilentFormatter))]
    internal struct Silent;

    [FastSerType]
    internal sealed partial class Sloppy
    {
        [FastSerFormatter(typeof(SloppyFormatter))]
        public int Number { get; set; }
    }

    /// <summary>Recursive through its formatter only.</summary>
    [FastSerType]
    internal sealed partial class Knot
    {
        [FastSerFormatter(typeof(KnotFormatter))]
        public Knot? Inner { get; set; }
    }

    /// <summary>Numbers below 254 take one byte, others three: 254 and a UInt16 that is not small.</summary>
    internal sealed class ShortFormatter : IFastSerFormatter<int>, IFastSerFormatter<int?>
    {
        public static void Write(ref FastWriter writer, int value)
        {
            if (value < 254)
            {
                writer.WriteByte((byte)value);
                return;
            }

            writer.WriteByte(254);
            writer.WriteUInt16((ushort)value);
        }

        public static int Read(ref FastReader reader)
        {
            var first = reader.ReadByte();
            if (first < 254)
            {
                return first;
            }

            var value = reader.ReadUInt16();
            if (first > 254 || value < 254)
            {
                reader.ThrowInvalidValue();
            }

            return value;
        }

        public static void Skip(ref FastReader reader) => Read(ref reader);

        public static void Write(ref FastWriter writer, int? value) => Write(ref writer, value!.Value);

        static int? IFastSerFormatter<int?>.Read(ref FastReader reader) => Read(ref reader);
    }

    internal sealed class StepFormatter : IFastSerFormatter<Step>
    {
        public static void Write(ref FastWriter writer, Step value) => ShortFormatter.Write(ref writer, value.Count);

        public static Step Read(ref FastReader reader) => new(ShortFormatter.Read(ref reader));

        public static void Skip(ref FastReader reader) => ShortFormatter.Skip(ref reader);
    }

    internal sealed class ReversedFormatter : IFastSerFormatter<string>
    {
        public static void Write(ref FastWriter writer, string value)
        {
            writer.WriteByte((byte)value.Length);
            Span<byte> bytes = stackalloc byte[byte.MaxValue];
            for (var i = 0; i < value.Length; i++)
            {
                bytes[i] = (byte)value[^(i + 1)];
            }

            writer.WriteBytes(bytes[..value.Length]);
        }

        public static string Read(ref FastReader reader)
        {
            var characters = System.Text.Encoding.Latin1.GetString(reader.ReadBytes(reader.ReadByte())).ToCharArray();
            Array.Reverse(characters);
            return new string(characters);
        }

        public static void Skip(ref FastReader reader) => reader.ReadBytes(reader.ReadByte());
    }

    internal sealed class TokenFormatter : IFastSerFormatter<Token>
    {
        public static void Write(ref FastWriter writer, Token value) => writer.WriteString(Accept(value.Text));

        public static Token Read(ref FastReader reader) => new(Accept(reader.ReadString()!));

        public static void Skip(ref FastReader reader) => reader.ReadString();

        private static string Accept(string text) =>
            text == "refused" ? throw new NotSupportedException(text) : text;
    }

    internal sealed class SilentFormatter : IFastSerFormatter<Silent>
    {
        public static void Write(ref FastWriter writer, Silent value)
        {
        }

        public static Silent Read(ref FastReader reader) => default;

        public static void Skip(ref FastReader reader)
        {
        }
    }

    internal sealed class SloppyFormatter : IFastSerFormatter<int>
    {
        public static void Write(ref FastWriter writer, int value) => writer.WriteInt64(value);

        public static int Read(ref FastReader reader) => reader.ReadInt32();

        public static void Skip(ref FastReader reader) => reader.ReadInt32();
    }

    internal sealed class KnotFormatter : IFastSerFormatter<Knot>
    {
        public static void Write(ref FastWriter writer, Knot value) => writer.WriteObject(value);

        public static Knot Read(ref FastReader reader) => reader.ReadObject<Knot>()!;

        public static void Skip(ref FastReader reader) => reader.ReadObject<Knot>();
    }
}
