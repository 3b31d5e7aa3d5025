using FastSer.CompilerServices;
using FastSer.Tests.TestTypes;

namespace FastSer.Tests.Internal;

/// <summary>Calls of generated code on a reader, at the end of the input and at the limits of counts.</summary>
public class CursorLimitTests
{
    private static readonly Dictionary<string, ReadAction> s_looks = new()
    {
        ["count"] = static (ref FastReader reader) => reader.ExpectCount(5),
        ["text"] = static (ref FastReader reader) => reader.ExpectText(5),
        ["compact text"] = static (ref FastReader reader) => reader.ExpectCompactText(5),
        ["text of a mask"] = static (ref FastReader reader) => reader.ExpectText(),
        ["items"] = static (ref FastReader reader) => reader.ExpectItems("items"),
        ["existing"] = static (ref FastReader reader) => reader.RequireExisting("items"),
        ["key"] = static (ref FastReader reader) => reader.RejectNull(),
        ["booleans"] = static (ref FastReader reader) => reader.ReadCompactBooleanArray<bool>(),
        ["interned"] = static (ref FastReader reader) => reader.ReadInternedString(),
        ["interned compact"] = static (ref FastReader reader) => reader.ReadInternedCompactString(),
    };

    public static TheoryData<string> Looks => [.. s_looks.Keys];

    [Theory]
    [MemberData(nameof(Looks))]
    public void AnInputThatHasEndedIsTruncated(string look) => AssertError(FastSerErrorCode.Truncated, [], s_looks[look]);

    [Fact]
    public void NullIsRefusedWhereACollectionIs()
    {
        AssertError(FastSerErrorCode.UnexpectedNull, [0], s_looks["items"]);
        AssertError(FastSerErrorCode.InvalidValue, [0], s_looks["existing"]);
        AssertError(FastSerErrorCode.InvalidValue, [0], s_looks["key"]);
        AssertError(FastSerErrorCode.InvalidPresence, [1], s_looks["text of a mask"]);
        AssertError(FastSerErrorCode.InvalidValue, [0], static (ref FastReader reader) => reader.ReplaceItems<int>([1], null));
        Assert.Throws<InvalidOperationException>(static () => default(FastReader).ReplaceItems<int>(null, [1]));
        default(FastReader).ReplaceItems<int>(null, null);
        var present = new FastReader([5], null);
        Assert.Equal("items", present.ExpectItems("items"));
        var items = new List<int> { 1 };
        default(FastReader).ReplaceItems(items, [2, 3]);
        Assert.Equal([2, 3], items);
    }

    [Fact]
    public void CountsThatNoArrayHasAreRefused()
    {
        AssertError(FastSerErrorCode.InvalidLength, [255, 255, 255, 255, 255], static (ref FastReader reader) => reader.ReadCount(0));
        AssertError(FastSerErrorCode.Truncated, [255, 255, 255, 255, 255], static (ref FastReader reader) => reader.ReadCount(1));
        AssertError(FastSerErrorCode.Truncated, [255, 255, 255, 255, 255], s_looks["booleans"]);
        AssertError(FastSerErrorCode.InvalidLength, [255, 255, 255, 255, 255], static (ref FastReader reader) => reader.ReadString());
        AssertError(FastSerErrorCode.InvalidLength, [255, 255, 255, 255, 255], static (ref FastReader reader) => reader.ReadMultiDimArraySize(1, 0));
    }

    [Fact]
    public void ElementsOfAGridMustFollow()
    {
        AssertError(FastSerErrorCode.Truncated, new byte[15], static (ref FastReader reader) => reader.ReadScalarItems<int>(new int[2, 2]));
        AssertError(FastSerErrorCode.Truncated, new byte[23], static (ref FastReader reader) => reader.ReadValueItems<LongAndInt>(new LongAndInt[1, 2]));
        foreach (var array in new Array[] { new int[1, 2], new int[1, 1, 2], new int[1, 1, 1, 2] })
        {
            var reader = new FastReader([1, 0, 0, 0, 2, 0, 0, 0], null);
            reader.ReadScalarItems<int>(array);
            Assert.Equal([1, 2], array.Cast<int>());
            Assert.True(reader.IsAtEnd);
        }

        Assert.Throws<ArgumentException>(static () =>
        {
            var reader = new FastReader(new byte[8], null);
            reader.ReadScalarItems<int>(new int[2]);
        });
    }

    [Fact]
    public void CodeThatReturnsNullIsAtFault()
    {
        Assert.Throws<InvalidOperationException>(static () =>
        {
            var reader = new FastReader([1, 7], null);
            return reader.ReadCustom<string, NullFormatter>();
        });
        Assert.Throws<InvalidOperationException>(static () =>
        {
            var reader = new FastReader([1], null);
            return reader.ReadSurrogate<string, NullSurrogate>();
        });
        Assert.Throws<InvalidOperationException>(static () =>
        {
            var writer = default(FastWriter);
            writer.StartSpan(new byte[8], null);
            writer.WriteSurrogate<string, NullSurrogate>("value");
        });
        AssertError(FastSerErrorCode.InvalidValue, [0], static (ref FastReader reader) => reader.ReadSurrogate<int, NullSurrogate>());
    }

    [Fact]
    public void PackedTextsThatAreTooLongAreRefusedBeforeTheyAreRead()
    {
        var data = new byte[100];
        var writer = default(FastWriter);
        writer.StartSpan(data, null);
        writer.WriteCompactString("текст, чьи буквы стоят близко друг к другу");
        data = data[..(int)writer.Written];

        Assert.Equal(1, data[0] & 1);
        AssertError(FastSerErrorCode.LengthExceeded, data, static (ref FastReader reader) => reader.ExpectCompactText(5));
        AssertError(FastSerErrorCode.Truncated, data[..2], static (ref FastReader reader) => reader.ExpectCompactText(5));
        var reader = new FastReader(data, null);
        Assert.True(reader.ExpectCompactText(100));
    }

    [Fact]
    public void AFrameThatTheStackHasNoRoomForIsRefused()
    {
        StackCheck.Ensure(100_000);
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(static () => StackCheck.Ensure(1_000_000_000)).Code);
    }

    [Fact]
    public void ColorsHaveOneForm()
    {
        foreach (var color in new[] { System.Drawing.Color.Red, System.Drawing.Color.Empty, System.Drawing.Color.FromArgb(1, 2, 3) })
        {
            Assert.Equal(color, FastSerializer.Deserialize<System.Drawing.Color>(FastSerializer.Serialize(color)));
        }

        byte[] numbered = [1, 0, 0, 0, .. FastSerializer.Serialize("Red")];
        Assert.False(FastSerializer.TryDeserialize<System.Drawing.Color>(numbered, out _, out var error));
        Assert.Equal(FastSerErrorCode.InvalidValue, error.Code);
        byte[] otherCase = [0, 0, 0, 0, .. FastSerializer.Serialize("red")];
        Assert.False(FastSerializer.TryDeserialize<System.Drawing.Color>(otherCase, out _, out error));
        Assert.Equal(FastSerErrorCode.InvalidValue, error.Code);
    }

    private static void AssertError(FastSerErrorCode code, byte[] data, ReadAction read) => Assert.Equal(code, Assert.Throws<FastSerException>(() =>
    {
        var reader = new FastReader(data, null);
        read(ref reader);
    }).Code);

    private delegate void ReadAction(ref FastReader reader);

    private sealed class NullFormatter : IFastSerFormatter<string>
    {
        public static void Write(ref FastWriter writer, string value) => writer.WriteByte(7);

        public static string Read(ref FastReader reader)
        {
            reader.ReadByte();
            return null!;
        }

        public static void Skip(ref FastReader reader) => reader.ReadByte();
    }

    /// <summary>A surrogate that is null for byte 0, and stands for null.</summary>
    private sealed class NullSurrogate
        : IFastSerializable<NullSurrogate>, IFastSerSurrogate<string, NullSurrogate>, IFastSerSurrogate<int, NullSurrogate>
    {
        static NullSurrogate IFastSerSurrogate<string, NullSurrogate>.From(string value) => null!;

        static NullSurrogate IFastSerSurrogate<int, NullSurrogate>.From(int value) => null!;

        string IFastSerSurrogate<string, NullSurrogate>.ToExternal() => null!;

        int IFastSerSurrogate<int, NullSurrogate>.ToExternal() => 0;

        static void IFastSerializable<NullSurrogate>.Write(ref FastWriter writer, NullSurrogate? value) => throw new NotSupportedException();

        static NullSurrogate? IFastSerializable<NullSurrogate>.Read(ref FastReader reader) => reader.ReadByte() == 0 ? null : new();

        static WireShape IFastSerializable<NullSurrogate>.Describe() => WireShape.String;
    }
}
