using System.Numerics;
using System.Text.Json;

namespace FastSer.IntegrationTests.Json;

public sealed class JsonConversionTests
{
    private static readonly JsonOrder s_order = new()
    {
        Id = 7, Customer = "Ånn \"x\"", IsPaid = true, Day = DayOfWeek.Friday, Lines = [new(2, 'a')], Prices = new() { ["x"] = 1.50m },
        Ids = new() { [Guid.Empty] = 1 }, Cells = new() { [(1, 2)] = "c" }, Photo = [1, 2, 3], Grid = new[,] { { 1, 2 }, { 3, 4 } }, Size = 5,
        Extra = new JsonLine(1, 'b'),
    };

    [Fact]
    public void FastFormat() => AssertBothWays(
        s_order,
        """
        {"Id":7,"IsPaid":true,"Day":5,"Customer":"Ånn \"x\"","Lines":[{"Count":2,"Letter":"a"}],"Prices":{"x":1.50},
        "Ids":{"00000000-0000-0000-0000-000000000000":1},"Cells":[{"Key":{"Item1":1,"Item2":2},"Value":"c"}],"Photo":"AQID",
        "Grid":{"$lengths":[2,2],"$items":[1,2,3,4]},"Size":5,"Extra":{"$type":"JsonLine","$value":{"Count":1,"Letter":"b"}}}
        """);

    [Fact]
    public void NullAndEmpty() => AssertBothWays(
        new JsonOrder { Prices = [], Photo = [], Grid = new int[0, 3], Extra = 4 },
        """
        {"Id":0,"IsPaid":false,"Day":0,"Customer":null,"Lines":[],"Prices":{},"Ids":null,"Cells":null,"Photo":"",
        "Grid":{"$lengths":[0,3],"$items":[]},"Size":null,"Extra":{"$type":"Int32","$value":4}}
        """);

    [Fact]
    public void MembersInAnyOrderAndNumbersAsTexts() => Assert.Equal(
        FastSerializer.Serialize(new JsonLine(2, 'a')), FastSerializer.FromJson<JsonLine>("""{ "Letter": "a", "Count": "2" }"""));

    [Fact]
    public void ReferencesAreKept()
    {
        var node = new JsonNode { Name = "a" };
        node.Next = new JsonNode { Name = "b", Next = node };
        node.Other = node.Next;
        AssertBothWays(
            node,
            """{"$id":"1","Name":"a","Next":{"$id":"2","Name":"b","Next":{"$ref":"1"},"Other":null},"Other":{"$ref":"2"}}""");
        Assert.Contains("no object before", Assert.Throws<JsonException>(
            static () => FastSerializer.FromJson<JsonNode>("""{"Name":"a","Next":{"$ref":"7"},"Other":null}""")).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void MembersOfOtherVersions()
    {
        // A newer version: its members are kept as bytes. An earlier one: its members are missing, and not null.
        var newer = FastSerializer.Serialize<JsonFigure>(new JsonCircle { Radius = 1, Name = "c", Added = 3 });
        var json = FastSerializer.ToJson<JsonEarlierFigure>(newer);
        Assert.Equal("""{"$type":"JsonEarlierCircle","Radius":1,"$unknown":{"keyCount":3,"keys":[1,2],"$bytes":"AmMDAAAA"}}""", json);
        Assert.Equal(newer, FastSerializer.FromJson<JsonEarlierFigure>(json));

        var earlier = FastSerializer.Serialize<JsonEarlierFigure>(new JsonEarlierCircle { Radius = 1 });
        Assert.Equal("""{"$type":"JsonCircle","Radius":1}""", FastSerializer.ToJson<JsonFigure>(earlier));
        Assert.Equal(earlier, FastSerializer.FromJson<JsonFigure>("""{"$type":"JsonCircle","Radius":1}"""));

        var square = FastSerializer.Serialize<JsonFigure>(new JsonSquare { Side = 1 });
        Assert.Equal("""{"$type":"1","$unknown":"CgMAAAAAAADwPw=="}""", FastSerializer.ToJson<JsonEarlierFigure>(square));
        Assert.Equal(square, FastSerializer.FromJson<JsonEarlierFigure>(FastSerializer.ToJson<JsonEarlierFigure>(square)));
    }

    [Fact]
    public void SensitiveMembersAreHidden()
    {
        var account = new JsonAccount { Name = "n", Password = "secret", IsAdmin = true, History = [new(1, 'x')], Number = 3 };
        var bytes = FastSerializer.Serialize(account);
        var json = FastSerializer.ToJson<JsonAccount>(bytes);
        Assert.Equal(
            """{"IsAdmin":{"$hidden":true},"Number":3,"Name":"n","Password":{"$hidden":true},"History":{"$hidden":true}}""", json);
        Assert.Contains("hidden", Assert.Throws<JsonException>(() => FastSerializer.FromJson<JsonAccount>(json)).Message, StringComparison.Ordinal);

        var options = new FastSerJsonOptions { ShowSensitive = true };
        Assert.Equal(bytes, FastSerializer.FromJson<JsonAccount>(FastSerializer.ToJson<JsonAccount>(bytes, options)));
    }

    [Fact]
    public void FingerprintAndChecksum()
    {
        foreach (var serializer in new FastSerializerOptions[]
            { new() { Checksum = true }, new() { Fingerprint = true }, new() { FingerprintNames = true, Checksum = true } })
        {
            var options = new FastSerJsonOptions { Serializer = serializer };
            var bytes = FastSerializer.Serialize(s_order, serializer);
            var json = FastSerializer.ToJson<JsonOrder>(bytes, options);
            Assert.Equal(FastSerializer.ToJson<JsonOrder>(FastSerializer.Serialize(s_order)), json);
            Assert.Equal(bytes, FastSerializer.FromJson<JsonOrder>(json, options));

            bytes[0]++;
            var exception = Assert.Throws<FastSerException>(() => FastSerializer.ToJson<JsonOrder>(bytes, options));
            Assert.True(FastSerializer.TryDeserialize<JsonOrder>(bytes, out _, out var error, serializer) is false);
            Assert.Equal((error.Code, error.Offset), (exception.Code, exception.Offset));
        }
    }

    [Fact]
    public void FaultyBytesHaveTheErrorOfReading()
    {
        var bytes = FastSerializer.Serialize(s_order);
        for (var length = 0; length < bytes.Length; length++)
        {
            var part = bytes[..length];
            Assert.False(FastSerializer.TryDeserialize<JsonOrder>(part, out _, out var error));
            var exception = Assert.Throws<FastSerException>(() => FastSerializer.ToJson<JsonOrder>(part));
            Assert.Equal((error.Code, error.Offset), (exception.Code, exception.Offset));
            Assert.Equal((error.MemberPath, error.TypeName), (exception.MemberPath, exception.TypeName));
        }

        Assert.Equal(FastSerErrorCode.TrailingBytes, Assert.Throws<FastSerException>(() => FastSerializer.ToJson<JsonOrder>([.. bytes, 0])).Code);
    }

    [Fact]
    public void SizeAndDepthAreLimited()
    {
        var exception = Assert.Throws<FastSerException>(
            () => FastSerializer.ToJson<bool[]>(FastSerializer.Serialize(new bool[1_000_000]), new() { MaxSize = 1000 }));
        Assert.Equal(FastSerErrorCode.ValueTooLarge, exception.Code);
        Assert.InRange(exception.Offset, 100, 200);
        Assert.Equal("[true]", FastSerializer.ToJson<bool[]>([2, 1], new() { MaxSize = 6 }));
        Assert.Throws<FastSerException>(() => FastSerializer.ToJson<bool[]>([2, 1], new() { MaxSize = 5 }));
        var text = FastSerializer.Serialize(new string('x', 121_000_000));
        Assert.Equal(FastSerErrorCode.ValueTooLarge, Assert.Throws<FastSerException>(
            () => FastSerializer.ToJson<string>(text, new() { MaxSize = long.MaxValue })).Code);

        byte[] chain = [.. Enumerable.Repeat((byte)1, 64), 0];
        Assert.Equal(chain, FastSerializer.FromJson<JsonChain>(FastSerializer.ToJson<JsonChain>(chain)));
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.ToJson<JsonChain>([1, .. chain])).Code);
        Assert.Equal(FastSerErrorCode.DepthExceeded, Assert.Throws<FastSerException>(() => FastSerializer.ToJson<JsonChain>(
            [.. Enumerable.Repeat((byte)1, 100_000), 0], new() { Serializer = FastSerializerOptions.Trusted })).Code);
        var deep = string.Concat(Enumerable.Repeat("{\"Next\":", 100_000)) + "null" + new string('}', 100_000);
        Assert.ThrowsAny<JsonException>(() => FastSerializer.FromJson<JsonChain>(deep));
    }

    [Fact]
    public void LargeIntegersAsStrings()
    {
        var options = new FastSerJsonOptions { LargeIntegersAsStrings = true };
        foreach (var (value, json) in new[]
            { ((1L << 53) - 1, "9007199254740991"), (1L << 53, "\"9007199254740992\""), (long.MinValue, "\"-9223372036854775808\"") })
        {
            Assert.Equal(json, FastSerializer.ToJson<long>(FastSerializer.Serialize(value), options));
            Assert.Equal(FastSerializer.Serialize(value), FastSerializer.FromJson<long>(json));
        }

        Assert.Equal("\"340282366920938463463374607431768211455\"", FastSerializer.ToJson<UInt128>(FastSerializer.Serialize(UInt128.MaxValue), options));
    }

    [Fact]
    public void ValuesThatTextsLose()
    {
        AssertBothWays(double.NaN, "\"NaN\"");
        AssertBothWays(BitConverter.Int64BitsToDouble(0x7FF8000000000001), """{"$bytes":"AQAAAAAA+H8="}""");
        AssertBothWays(double.NegativeInfinity, "\"-Infinity\"");
        AssertBothWays(-0.0, "-0");
        AssertBothWays(float.MaxValue, "3.4028235E+38");
        AssertBothWays(1.50m, "1.50");
        AssertBothWays("a\uD800", """{"$bytes":"BWEAANg="}""");
        AssertBothWays('\uDC00', """{"$bytes":"ANw="}""");
        AssertBothWays("", "\"\"");
        AssertBothWays<string?>(null, "null");
        AssertBothWays(new Dictionary<string, int> { ["$x"] = 1, [""] = 2, ["\uD800"] = 3 }, """{"$$x":1,"":2,"$bytes:AwDY":3}""");
        AssertBothWays(new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc).AddTicks(1), "\"2026-01-02T03:04:05.0000001Z\"");
        AssertBothWays(new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Local), "\"2026-01-02T03:04:05[local]\"");
        AssertBothWays(new DateTime(2026, 1, 2), "\"2026-01-02T00:00:00\"");
        AssertBothWays(new DateTimeOffset(2026, 1, 2, 3, 4, 5, TimeSpan.FromMinutes(-90)), "\"2026-01-02T03:04:05.0000000-01:30\"");
        AssertBothWays(TimeSpan.FromTicks(-1), "\"-00:00:00.0000001\"");
        AssertBothWays(new Complex(1, -2), "[1,-2]");
        AssertBothWays(1..^2, "\"1..^2\"");
        AssertBothWays(BigInteger.Pow(10, 30), "1000000000000000000000000000000");
        AssertBothWays(new Version(1, 2), "\"1.2\"");
        AssertBothWays(new System.Collections.BitArray([true, false]), "\"10\"");

        // The time to format a number grows with the square of its digits.
        var large = BigInteger.Pow(10, 100_000);
        Assert.StartsWith("{\"$bytes\":", FastSerializer.ToJson<BigInteger>(FastSerializer.Serialize(large)), StringComparison.Ordinal);
        AssertBothWays(large, FastSerializer.ToJson<BigInteger>(FastSerializer.Serialize(large)));
    }

    [Theory]
    [InlineData("", "")]
    [InlineData("{", "")]
    [InlineData("[]", "Expected an object")]
    [InlineData("null", "Expected an object")]
    [InlineData("""{"Count":1}""", "The member Letter is missing (at $)")]
    [InlineData("""{"Count":1,"Letter":"a","Other":2}""", "has no member Other (at $)")]
    [InlineData("""{"Count":1,"Count":1,"Letter":"a"}""", "The member Count stands there twice (at $)")]
    [InlineData("""{"Count":70000,"Letter":"a"}""", "Expected a value of the type Int16 (at $.Count)")]
    [InlineData("""{"Count":1.5,"Letter":"a"}""", "Expected a value of the type Int16 (at $.Count)")]
    [InlineData("""{"Count":null,"Letter":"a"}""", "not null (at $.Count)")]
    [InlineData("""{"Count":1,"Letter":"ab"}""", "Expected a value of the type Char (at $.Letter)")]
    [InlineData("""{"Count":1,"Letter":1}""", "Expected a value of the type Char (at $.Letter)")]
    [InlineData("""{"Count":1,"Letter":"a"} x""", "behind the value")]
    [InlineData("""{"Count":1,"Letter":"\ud800"}""", "Expected a value of the type Char (at $.Letter)")]
    [InlineData("""{"Count":1,"\ud800":"a"}""", "A text is not valid Unicode (at $)")]
    public void JsonOfNoValueIsRefused(string json, string message)
    {
        var exception = Assert.ThrowsAny<JsonException>(() => FastSerializer.FromJson<JsonLine>(json));
        {
            Assert.Contains(message, exception.Message, StringComparison.Ordinal);
        }
    }

    [Fact]
    public void UnionsNameTheirCases()
    {
        var json = FastSerializer.ToJson<JsonFigure>(FastSerializer.Serialize<JsonFigure>(new JsonSquare { Side = 2 }));
        Assert.Equal("""{"$type":"JsonSquare","Side":2}""", json);
        Assert.Equal(
            FastSerializer.FromJson<JsonFigure>(json), FastSerializer.FromJson<JsonFigure>("""{"Side":2,"$type":1}"""));
        Assert.Contains("no case 'Cube'", Assert.Throws<JsonException>(
            static () => FastSerializer.FromJson<JsonFigure>("""{"$type":"Cube","Side":2}""")).Message, StringComparison.Ordinal);
        Assert.Contains("no member $unknown", Assert.Throws<JsonException>(
            static () => FastSerializer.FromJson<JsonLine>("""{"Count":1,"Letter":"a","$unknown":"AA=="}""")).Message, StringComparison.Ordinal);
        Assert.Contains("$type", Assert.Throws<JsonException>(
            static () => FastSerializer.FromJson<JsonFigure>("""{"Side":2}""")).Message, StringComparison.Ordinal);
    }

    /// <summary>Null where a value type stands, also in what stands for lengths and keys.</summary>
    [Fact]
    public void NullIsNoValue()
    {
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<int[,]>("""{"$lengths":[null,1],"$items":[]}"""));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Complex>("[1,null]"));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<BigInteger>("null"));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Dictionary<Guid, int>>("""{"$null":1}"""));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Compact<Dictionary<int, int>>>("""{"$null":1}"""));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Compact<int[]>>("[1,null]"));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<JsonCircle>(
            """{"Radius":1,"$unknown":{"keyCount":null,"keys":[],"$bytes":""}}"""));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<JsonCircle>(
            """{"Radius":1,"$unknown":{"keyCount":4,"keys":[null],"$bytes":""}}"""));
    }

    /// <summary>Each call alone names its type to the generator: no other call uses these types.</summary>
    [Fact]
    public void CallsNameTheirTypes()
    {
        Assert.Null(FastSerializer.Explain<Dictionary<Guid, Half>>([0]).Error);
        Assert.Null(FastSerializer.ExplainItems<Dictionary<Guid, sbyte>>([]).Error);
        Assert.Equal("null", FastSerializer.ToJson<Dictionary<Guid, ushort>>([0]));
        Assert.Equal([0], FastSerializer.FromJson<Dictionary<Guid, uint>>("null"));
        using var writer = new Utf8JsonWriter(Stream.Null);
        FastSerializer.WriteJson<Dictionary<Guid, ulong>>(writer, [0]);
        Assert.Equal(4, writer.BytesPending);
    }

    [Fact]
    public void JsonIsUtf8() => Assert.Contains("UTF-8", Assert.Throws<JsonException>(
        static () => FastSerializer.FromJson<string>([(byte)'"', 0xFF, (byte)'"'])).Message, StringComparison.Ordinal);

    /// <summary>A wrapper and a default array are not null, but have the bytes of null.</summary>
    [Fact]
    public void CasesThatHoldNull()
    {
        foreach (var value in new object[] { new Compact<int?>(null), new Compact<string?>(null), default(System.Collections.Immutable.ImmutableArray<int>) })
        {
            var bytes = FastSerializer.Serialize(new JsonNullCases { Value = value });
            var json = FastSerializer.ToJson<JsonNullCases>(bytes);
            Assert.EndsWith("\"$value\":null}}", json, StringComparison.Ordinal);
            Assert.Equal(bytes, FastSerializer.FromJson<JsonNullCases>(json));
            Assert.DoesNotContain(FastSerializer.Explain<JsonNullCases>(bytes).Parts, static part => part.Kind == FastSerPartKind.NotRead);
        }

        var tolerant = FastSerializer.Serialize(new JsonTolerantNullCases { Value = new Compact<int?>(null) });
        Assert.Equal(tolerant, FastSerializer.FromJson<JsonTolerantNullCases>(FastSerializer.ToJson<JsonTolerantNullCases>(tolerant)));
        Assert.Contains("not Null", Assert.Throws<JsonException>(
            static () => FastSerializer.FromJson<JsonOrder>(FastSerializer.ToJson<JsonOrder>(FastSerializer.Serialize(s_order))
                .Replace("{\"Count\":1,\"Letter\":\"b\"}", "null", StringComparison.Ordinal))).Message, StringComparison.Ordinal);
    }

    /// <summary>Reads the bytes once, since a rule of the type may refuse them.</summary>
    [Fact]
    public void RulesOfTheTypeApply() => Assert.Equal(FastSerErrorCode.DuplicateKey, Assert.Throws<FastSerException>(
        static () => FastSerializer.FromJson<HashSet<int>>("[1,1]")).Code);

    [Fact]
    public void ByAType()
    {
        var bytes = FastSerializer.Serialize(s_order);
        var (order, line) = (typeof(JsonOrder), typeof(JsonLine));
        var json = FastSerializer.ToJson(order, bytes);
        Assert.Equal(FastSerializer.ToJson<JsonOrder>(bytes), json);
        Assert.Equal(bytes, FastSerializer.FromJson(order, System.Text.Encoding.UTF8.GetBytes(json)));

        using var stream = new MemoryStream();
        using (var writer = new Utf8JsonWriter(stream))
        {
            writer.WriteStartArray();
            FastSerializer.WriteJson<JsonLine>(writer, FastSerializer.Serialize(new JsonLine(1, 'a')));
            FastSerializer.WriteJson(writer, line, FastSerializer.Serialize(new JsonLine(2, 'b')));
            writer.WriteEndArray();
        }

        Assert.Equal("""[{"Count":1,"Letter":"a"},{"Count":2,"Letter":"b"}]""", System.Text.Encoding.UTF8.GetString(stream.ToArray()));
    }

    internal static void AssertBothWays<T>(T value, string json)
    {
        var bytes = FastSerializer.Serialize(value);
        json = json.ReplaceLineEndings("");
        Assert.Equal(json, FastSerializer.ToJson<T>(bytes));
        Assert.Equal(bytes, FastSerializer.FromJson<T>(json));
    }
}
