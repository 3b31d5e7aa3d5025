using System.Collections;
using System.Net;
using System.Numerics;
using System.Text;
using System.Text.Json;
using static FastSer.IntegrationTests.Json.JsonConversionTests;

[assembly: FastSerRoot(typeof(Dictionary<bool, int>))]
[assembly: FastSerRoot(typeof(Dictionary<char, int>))]
[assembly: FastSerRoot(typeof((int, string)))]
[assembly: FastSerRoot(typeof(byte[,]))]
[assembly: FastSerRoot(typeof(int[,]))]
[assembly: FastSerRoot(typeof(Compact<short>))]
[assembly: FastSerRoot(typeof(Compact<int>))]
[assembly: FastSerRoot(typeof(Compact<long>))]
[assembly: FastSerRoot(typeof(Compact<nint>))]
[assembly: FastSerRoot(typeof(Compact<nuint>))]
[assembly: FastSerRoot(typeof(Compact<char>))]
[assembly: FastSerRoot(typeof(Compact<ushort>))]
[assembly: FastSerRoot(typeof(Compact<uint>))]
[assembly: FastSerRoot(typeof(Compact<ulong>))]
[assembly: FastSerRoot(typeof(Compact<decimal>))]
[assembly: FastSerRoot(typeof(Compact<string>))]
[assembly: FastSerRoot(typeof(Compact<short[]>))]
[assembly: FastSerRoot(typeof(Compact<int[]>))]
[assembly: FastSerRoot(typeof(Compact<long[]>))]
[assembly: FastSerRoot(typeof(Compact<nint[]>))]
[assembly: FastSerRoot(typeof(Compact<nuint[]>))]
[assembly: FastSerRoot(typeof(Compact<char[]>))]
[assembly: FastSerRoot(typeof(Compact<ushort[]>))]
[assembly: FastSerRoot(typeof(Compact<uint[]>))]
[assembly: FastSerRoot(typeof(Compact<ulong[]>))]
[assembly: FastSerRoot(typeof(Compact<bool[]>))]
[assembly: FastSerRoot(typeof(Compact<int[,]>))]

namespace FastSer.IntegrationTests.Json;

/// <summary>Values without parts and packed arrays in both directions, and JSON that is refused.</summary>
public sealed class JsonValueTests
{
    [Fact]
    public void ScalarsAreNumbersOrTexts()
    {
        AssertBothWays(true, "true");
        AssertBothWays<byte>(255, "255");
        AssertBothWays<sbyte>(-128, "-128");
        AssertBothWays<ushort>(65535, "65535");
        AssertBothWays(uint.MaxValue, "4294967295");
        AssertBothWays(ulong.MaxValue, "18446744073709551615");
        AssertBothWays<nint>(-1, "-1");
        AssertBothWays<nuint>(1, "1");
        AssertBothWays(Int128.MinValue, "-170141183460469231731687303715884105728");
        AssertBothWays(UInt128.MaxValue, "340282366920938463463374607431768211455");
        AssertBothWays((Half)1.5f, "1.5");
        AssertBothWays(Half.NegativeInfinity, "\"-Infinity\"");
        AssertBothWays(float.NaN, "\"NaN\"");
        AssertBothWays(Guid.Empty, "\"00000000-0000-0000-0000-000000000000\"");
        AssertBothWays(new DateOnly(2026, 1, 2), "\"2026-01-02\"");
        AssertBothWays(new TimeOnly(1, 2, 3), "\"01:02:03.0000000\"");
        AssertBothWays(new Rune(0x1F600), "\"\\uD83D\\uDE00\"");
        AssertBothWays<Index>(^1, "\"^1\"");
        AssertBothWays(new Uri("https://example.org/a"), "\"https://example.org/a\"");
        AssertBothWays(IPAddress.Parse("::1"), "\"::1\"");
        AssertBothWays(IPEndPoint.Parse("10.0.0.1:80"), "\"10.0.0.1:80\"");
        AssertBothWays(new Vector3(1, 2, 3), "[1,2,3]");
        AssertBothWays(new System.Drawing.Rectangle(1, 2, 3, 4), "[1,2,3,4]");
    }

    [Fact]
    public void PackedIntegersOfEachTypeAreArrays()
    {
        AssertBothWays(new Compact<short[]>([1, -1]), "[1,-1]");
        AssertBothWays(new Compact<int[]>([1, -1]), "[1,-1]");
        AssertBothWays(new Compact<long[]>([1, long.MinValue]), "[1,-9223372036854775808]");
        AssertBothWays(new Compact<nint[]>([1, -1]), "[1,-1]");
        AssertBothWays(new Compact<nuint[]>([1, 2]), "[1,2]");
        AssertBothWays(new Compact<char[]>(['a', 'b']), "[\"a\",\"b\"]");
        AssertBothWays(new Compact<ushort[]>([1, 65535]), "[1,65535]");
        AssertBothWays(new Compact<uint[]>([1, 4294967295]), "[1,4294967295]");
        AssertBothWays(new Compact<ulong[]>([1, ulong.MaxValue]), "[1,18446744073709551615]");
        AssertBothWays(new Compact<bool[]>([true, false]), "[true,false]");
        AssertBothWays(new Compact<int[,]>(new[,] { { 1, -2 }, { 3, 400 } }), """{"$lengths":[2,2],"$items":[1,-2,3,400]}""");
        AssertBothWays(new Compact<int[,]>(new int[0, 2]), """{"$lengths":[0,2],"$items":[]}""");
        AssertBothWays(new[,] { { (byte)1, (byte)2 } }, """{"$lengths":[1,2],"$items":"AQI="}""");
    }

    [Fact]
    public void PackedIntegersOfEachTypeAreNumbers()
    {
        AssertBothWays(new Compact<short>(-2), "-2");
        AssertBothWays(new Compact<int>(-2), "-2");
        AssertBothWays(new Compact<long>(-2), "-2");
        AssertBothWays(new Compact<nint>(-2), "-2");
        AssertBothWays(new Compact<nuint>(2), "2");
        AssertBothWays(new Compact<char>('a'), "\"a\"");
        AssertBothWays(new Compact<ushort>(2), "2");
        AssertBothWays(new Compact<uint>(2), "2");
        AssertBothWays(new Compact<ulong>(2), "2");
        AssertBothWays(new Compact<decimal>(2.50m), "2.50");
        AssertBothWays(new Compact<string>("text"), "\"text\"");
        AssertBothWays(
            new JsonCompactNumbers
            {
                Int16 = -1, Int32 = -2, Int64 = -3, IntPtr = -4, UInt16 = 1, UInt32 = 2, UInt64 = 3, UIntPtr = 4,
                Char = 'a', Decimal = -1.5m, Boolean = true, Point = new(1, -1),
            },
            """
            {"Int16":-1,"Int32":-2,"Int64":-3,"IntPtr":-4,"UInt16":1,"UInt32":2,"UInt64":3,"UIntPtr":4,
            "Char":"a","Decimal":-1.5,"Boolean":true,"Point":{"X":1,"Y":-1}}
            """);
    }

    [Trait("Needs", "64-bit references")]
    [Fact]
    public void LargeIntegersOfEachTypeAreTexts()
    {
        var largest = (1L << 53) - 1;
        AssertLarge(largest, largest + 1);
        AssertLarge(-largest, -largest - 1);
        AssertLarge((ulong)largest, (ulong)largest + 1);
        AssertLarge((nint)largest, (nint)largest + 1);
        AssertLarge((nint)(-largest), (nint)(-largest) - 1);
        AssertLarge((nuint)largest, (nuint)largest + 1);
        AssertLarge<Int128>(largest, largest + 1);
        AssertLarge<Int128>(-largest, -largest - 1);
        AssertLarge((UInt128)largest, (UInt128)largest + 1);
        AssertLarge<BigInteger>(-largest, -largest - 1);
        Assert.Equal("2147483647", FastSerializer.ToJson<int>(FastSerializer.Serialize(int.MaxValue), new() { LargeIntegersAsStrings = true }));
    }

    [Fact]
    public void HalfOfASurrogatePairIsNoRune() => Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Rune>("\"\\uD800\""));

    [Fact]
    public void KeysAreTexts()
    {
        AssertBothWays(new Dictionary<bool, int> { [true] = 1, [false] = 2 }, """{"true":1,"false":2}""");
        AssertBothWays(new Dictionary<char, int> { ['a'] = 1, ['\uD800'] = 2 }, """{"a":1,"$bytes:ANg=":2}""");
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Dictionary<bool, int>>("""{"yes":1}"""));
        Assert.Throws<JsonException>(static () => FastSerializer.FromJson<Dictionary<bool, int>>("""{"$bytes:?":1}"""));
    }

    [Fact]
    public void JsonInAValueStaysAsItIs()
    {
        AssertJson("""{"a":[1,null]}""", """{"a":[1,null]}""");
        AssertJson("null", """{"$bytes":"bnVsbA=="}""");
        AssertJson("""{"$bytes":"AA=="}""", """{"$bytes":"eyIkYnl0ZXMiOiJBQT09In0="}""");
        AssertJson("[{}]", "[{}]");
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(
            static () => FastSerializer.ToJson<JsonElement>([2, (byte)'x'])).Code);

        static void AssertJson(string text, string json)
        {
            var bytes = FastSerializer.Serialize(JsonDocument.Parse(text).RootElement);
            Assert.Equal(json, FastSerializer.ToJson<JsonElement>(bytes));
            Assert.Equal(bytes, FastSerializer.FromJson<JsonElement>(json));
        }
    }

    [Fact]
    public void MembersAtTheEndMayBeMissing()
    {
        AssertBothWays(new JsonAppended { Id = 1, Name = "n" }, """{"Id":1,"Name":"n"}""");
        Assert.Equal([2, 1, 0, 0, 0], FastSerializer.FromJson<JsonAppended>("""{"Id":1}"""));
        Assert.Equal("The member Id is missing (at $).", MessageOf<JsonAppended>("""{"Name":"n"}"""));

        var node = new JsonAppendedNode { Id = 1 };
        node.Next = node;
        AssertBothWays(node, """{"$id":"1","Id":1,"Next":{"$ref":"1"}}""");
    }

    [Fact]
    public void ARetiredObjectIsKeptAsBytes()
    {
        var bytes = FastSerializer.Serialize(new JsonTolerantOwner { Id = 1, Circle = new() { Radius = 2 }, Last = 3 });
        var json = FastSerializer.ToJson<JsonTolerantHeir>(bytes);
        Assert.Contains("\"$bytes\":", json, StringComparison.Ordinal);
        Assert.Equal(bytes, FastSerializer.FromJson<JsonTolerantHeir>(json));
    }

    [Fact]
    public void TheDepthOfTheWriterIsKept()
    {
        byte[] chain = [1, 1, 1, 1, 1, 0];
        using var writer = new Utf8JsonWriter(Stream.Null, new JsonWriterOptions { MaxDepth = 6 });
        var exception = Assert.Throws<FastSerException>(() => FastSerializer.WriteJson<JsonChain>(writer, chain));
        Assert.Equal((FastSerErrorCode.DepthExceeded, 3), (exception.Code, (int)exception.Offset));
    }

    [Fact]
    public void JsonOfNoValueIsRefused()
    {
        Assert.Equal("Expected 2 numbers (at $).", MessageOf<Complex>("[1]"));
        Assert.Equal("Expected an array, not Object (at $).", MessageOf<Complex>("{}"));
        Assert.Equal("Expected 2 lengths (at $).", MessageOf<int[,]>("""{"$lengths":[1],"$items":[1]}"""));
        Assert.Equal("A length is negative (at $).", MessageOf<int[,]>("""{"$lengths":[-1,1],"$items":[1]}"""));
        Assert.Equal("The lengths are those of 2 elements, not of 1 (at $).", MessageOf<int[,]>("""{"$lengths":[2,1],"$items":[1]}"""));
        Assert.Equal("The lengths are those of 2 elements, not of 1 (at $).", MessageOf<byte[,]>("""{"$lengths":[2,1],"$items":"AA=="}"""));
        Assert.Equal("Expected an array, not String (at $).", MessageOf<int[,]>("""{"$lengths":[2,1],"$items":"AA=="}"""));
        Assert.Equal("Expected bytes in Base64 (at $).", MessageOf<byte[]>("\"?\""));
        Assert.Equal("Expected bytes in Base64 (at $).", MessageOf<JsonElement>("""{"$bytes":1}"""));
        Assert.Equal("Expected a value of the type Int32 (at $).", MessageOf<int>("true"));
        Assert.Equal("Expected a value of the type Double (at $).", MessageOf<double>("1e999"));
        Assert.Equal("Expected a value of the type Half (at $).", MessageOf<Half>("70000"));
        Assert.Equal("Expected a value of the type Rune (at $).", MessageOf<Rune>("\"ab\""));
        Assert.Equal("Expected a value of the type Rune (at $).", MessageOf<Rune>("\"\""));
        Assert.Equal("Expected a value of the type Range (at $).", MessageOf<Range>("\"1\""));
        Assert.Equal("Expected a value of the type BitArray (at $).", MessageOf<BitArray>("\"12\""));
        Assert.Equal("Expected a value of the type BigInteger (at $).", MessageOf<BigInteger>(new string('1', 1001)));
        Assert.Equal("Expected a value of the type Int32 (at $).", MessageOf<int>($"\"{new string('0', 1001)}\""));
        Assert.Equal(1001, FastSerializer.Deserialize<string>(FastSerializer.FromJson<string>($"\"{new string('1', 1001)}\""))!.Length);
        Assert.Equal(1001, FastSerializer.Deserialize<BitArray>(FastSerializer.FromJson<BitArray>($"\"{new string('1', 1001)}\""))!.Length);
        Assert.Equal(1001, FastSerializer.Deserialize<Uri>(FastSerializer.FromJson<Uri>($"\"{new string('1', 1001)}\""))!.OriginalString.Length);
    }

    [Fact]
    public void ObjectsThatAreNotThoseOfTheTypeAreRefused()
    {
        Assert.Equal("Two objects have the same id (at $.Next).", MessageOf<JsonNode>(
            """{"$id":"1","Name":null,"Next":{"$id":"1","Name":null,"Next":null,"Other":null},"Other":null}"""));
        Assert.Equal("Expected a string as id (at $).", MessageOf<JsonNode>("""{"$id":1,"Name":null,"Next":null,"Other":null}"""));
        Assert.Equal("The type has no member Item3 (at $).", MessageOf<(int X, string Y)>("""{"Item1":1,"Item3":1}"""));
        Assert.Contains("The member Int16 is missing", MessageOf<JsonCompactNumbers>("{}"), StringComparison.Ordinal);
        Assert.Contains("Null is not allowed here", MessageOf<JsonCompactPoint>("null"), StringComparison.Ordinal);
        Assert.Equal("Null is not allowed here (at $.Value.$value).", MessageOf<JsonTextCase>("""{"Value":{"$type":"String","$value":null}}"""));
        foreach (var unknown in new[]
            { "\"keyCount\":0,\"keys\":[]", "\"keyCount\":1001,\"keys\":[]", "\"keyCount\":4,\"keys\":[0]", "\"keyCount\":4,\"keys\":[4]" })
        {
            Assert.Equal("The unknown keys are not valid (at $).", MessageOf<JsonCircle>("{\"Radius\":1,\"$unknown\":{" + unknown + ",\"$bytes\":\"\"}}"));
        }
    }

    private static string MessageOf<T>(string json) => Assert.ThrowsAny<JsonException>(() => FastSerializer.FromJson<T>(json)).Message;

    private static void AssertLarge<T>(T small, T large)
    {
        var options = new FastSerJsonOptions { LargeIntegersAsStrings = true };
        Assert.Equal($"{small}", FastSerializer.ToJson<T>(FastSerializer.Serialize(small), options));
        Assert.Equal($"\"{large}\"", FastSerializer.ToJson<T>(FastSerializer.Serialize(large), options));
    }
}
