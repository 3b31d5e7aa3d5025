using System.Collections.Immutable;
using System.Net;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>The place of an error is the same in every form of an input, and never in what has been read.</summary>
public partial class ErrorPlaceTests
{
    [Fact]
    public void NullKeyOfALookupIsNoFault()
    {
        var lookup = new[] { null, "a" }.ToLookup(static key => key, static _ => DateTime.UnixEpoch);
        AssertLastDateIsNamed<ILookup<string?, DateTime>>(FastSerializer.Serialize(lookup));
    }

    [Fact]
    public void DefaultOfAnImmutableArrayIsNoFaultOfAKey() => AssertLastDateIsNamed<List<KeyValuePair<Dictionary<ImmutableArray<int>, int>, DateTime>>>(
        FastSerializer.Serialize(new List<KeyValuePair<Dictionary<ImmutableArray<int>, int>, DateTime>>
        {
            new(new() { [default] = 1 }, DateTime.UnixEpoch),
        }));

    [Fact]
    public void NullKeyThatIsRefusedIsNamed()
    {
        Assert.False(FastSerializer.TryDeserialize<Dictionary<string, DateTime>>([2, 1, .. new byte[8]], out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidValue, 1, "[0].Key"), (error.Code, error.Offset, error.MemberPath));
    }

    [Fact]
    public void RefusedTextIsNamedAndNotTheRefusedDateBehindIt()
    {
        byte[] data = [2, 6, .. "QQQ"u8, .. Enumerable.Repeat((byte)0xFF, 8)];
        Assert.False(FastSerializer.TryDeserialize<List<KeyValuePair<TimeZoneInfo, DateTime>>>(data, out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidValue, 1, "[0].Key"), (error.Code, error.Offset, error.MemberPath));

        data = [2, 3, .. "QQQ"u8, .. Enumerable.Repeat((byte)0xFF, 8)];
        Assert.False(FastSerializer.TryDeserialize<Compact<List<KeyValuePair<TimeZoneInfo, DateTime>>>>(data, out _, out error));
        Assert.Equal((FastSerErrorCode.InvalidValue, 1, "[0].Key"), (error.Code, error.Offset, error.MemberPath));
    }

    /// <summary>A network whose address has bits behind the prefix: each of its parts is valid, and so is a length that the object does not have.</summary>
    [Fact]
    public void RefusedNetworkIsNamedAndNotWhatIsBehindIt()
    {
        byte[] data = [2, 5, 10, 0, 0, 1, 8, .. Enumerable.Repeat((byte)0xFF, 8)];
        Assert.False(FastSerializer.TryDeserialize<List<KeyValuePair<IPNetwork, DateTime>>>(data, out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidValue, 1, "[0].Key"), (error.Code, error.Offset, error.MemberPath));

        const string Networks = "120F050000000000050A0000000800000000";
        data = Convert.FromHexString("04" + Networks + Networks.Replace("050A", "150A", StringComparison.Ordinal) + Networks);
        Assert.False(FastSerializer.TryDeserialize<List<KeptNetworks>>(data, out _, out error));
        Assert.Equal((FastSerErrorCode.InvalidValue, 27, "[1].Guest"), (error.Code, error.Offset, error.MemberPath));
    }

    /// <summary>The first member begins where the struct does, and ends before it.</summary>
    [Fact]
    public void StructIsNotItsFirstMember()
    {
        var data = FastSerializer.Serialize(new List<ListAndVersion> { new([new(1, 2)], new(3, 4)), new([new(1, 2)], new(3, 4)) });
        data[0]++;
        Assert.False(FastSerializer.TryDeserialize<List<ListAndVersion>>(data, out _, out var error));
        Assert.Equal((FastSerErrorCode.Truncated, data.Length, "[2]"), (error.Code, error.Offset, error.MemberPath));
    }

    /// <summary>Readers step over it by its length: what it holds is not looked at, and a fault of the owner is the owner's.</summary>
    [Fact]
    public void RetiredObjectIsNotSearched()
    {
        byte[] good = [6, 0b111, 3, 0, 0xFF, 7];
        Assert.Equal(new Successor { Number = 7 }, FastSerializer.Deserialize<Successor>(good));
        Assert.Equal(good.Length, FastSerializer.Skip<Successor>(good));

        byte[] data = [3, .. good, 7, .. good.AsSpan(1), 0];
        Assert.False(FastSerializer.TryDeserialize<List<Successor>>(data, out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidMembers, 1 + good.Length, "[1]"), (error.Code, error.Offset, error.MemberPath));
    }

    /// <summary>A compact zero and a compact bit are in the control bits of their object: they end where what is behind them begins.</summary>
    [Theory]
    [InlineData("02", false, FastSerErrorCode.InvalidPresence, "Second")]
    [InlineData("0104", false, FastSerErrorCode.LengthExceeded, "Second.Text")]
    [InlineData("0101", true, FastSerErrorCode.UnexpectedNull, "Second.Text")]
    public void WhatTakesNoBytesIsNotNamed(string next, bool isStrict, FastSerErrorCode code, string path)
    {
        Assert.Equal(0, FastSerializer.Serialize(default(InControlBits))[0]);
        byte[] data = [2, 0, .. Convert.FromHexString(next)];
        FastSerError error;
        Assert.False(isStrict
            ? FastSerializer.TryDeserialize<List<StrictBehind>>(data, out _, out error)
            : FastSerializer.TryDeserialize<List<LimitedBehind>>(data, out _, out error));
        Assert.Equal((code, next.Length > 2 ? 3 : 2, "[0]." + path), (error.Code, error.Offset, error.MemberPath));
    }

    [Fact]
    public void NewerVersionIsNamedAndNotWhatTakesNoBytesBeforeIt()
    {
        byte[] data = [3, 0, 2, 1, 0, 5, 1];
        Assert.False(FastSerializer.TryDeserialize<List<AppendableBehind>>(data, out _, out var error));
        Assert.Equal((FastSerErrorCode.NewerVersion, 5, "[1].Second"), (error.Code, error.Offset, error.MemberPath));
    }

    [Fact]
    public void FingerprintDoesNotShortenThePath()
    {
        var paths = Enumerable.Range(20, 100).Select(PathOfDeepFault).ToList();
        Assert.DoesNotContain("...", paths[0], StringComparison.Ordinal);
        Assert.Contains("...", paths[^1], StringComparison.Ordinal);
    }

    private static string PathOfDeepFault(int depth)
    {
        var options = new FastSerializerOptions { MaxDepth = 500, Fingerprint = true };
        var node = new AppendNode();
        for (var i = 1; i < depth; i++)
            node = new AppendNode { Next = node };

        var data = FastSerializer.Serialize(node, options);
        data[^(depth + 1)] = 7;
        Assert.False(FastSerializer.TryDeserialize<AppendNode>(data, out _, out var expected, options));
        Assert.False(FastSerializer.TryDeserialize<AppendNode>(data.AsSpan(4), out _, out var actual, new FastSerializerOptions { MaxDepth = 500 }));
        Assert.Equal((expected.Code, expected.Offset - 4, expected.MemberPath), (actual.Code, actual.Offset, actual.MemberPath));
        return actual.MemberPath!;
    }

    private static void AssertLastDateIsNamed<T>(byte[] data)
    {
        data.AsSpan(^8).Fill(0xFF);
        Assert.False(FastSerializer.TryDeserialize<T>(data, out _, out var error));
        Assert.Equal((FastSerErrorCode.InvalidValue, data.Length - 8), (error.Code, error.Offset));
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    public partial record Part
    {
        [FastSerMember(0)]
        public string? Text { get; init; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerRetired(0, typeof(Part))]
    public partial record Successor
    {
        [FastSerMember(1)]
        public byte Number { get; init; }
    }

    [FastSerType]
    public partial record struct ListAndVersion(List<Version?>? List, Version? Last);

    [FastSerType(Format = WireFormat.Compact)]
    public partial record struct InControlBits(short Number, bool Flag);

    [FastSerType]
    public sealed partial record Limited([property: FastSerMaxLength(1)] string? Text);

    [FastSerType(NullHandling = FastSerNullHandling.Strict)]
    public sealed partial record Strict(string Text);

    [FastSerType(Append = true)]
    public sealed partial record Appendable(byte Number);

    [FastSerType]
    public partial record struct LimitedBehind(InControlBits First, Limited? Second);

    [FastSerType]
    public partial record struct StrictBehind(InControlBits First, Strict? Second);

    [FastSerType]
    public partial record struct AppendableBehind(InControlBits First, Appendable? Second);
}
