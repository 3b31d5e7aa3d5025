using System.Text.Json;
using System.Text.Json.Serialization.Metadata;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.SystemTextJson;

/// <summary>Two ways to ask JSON: a reader by hand, which stops at the answer, and a document.</summary>
internal static class JsonLooks
{
    private const string Reader = "Utf8JsonReader by hand";
    private const string Document = "JsonDocument";

    public static IEnumerable<RowEntry> Enter(Row row) => row switch
    {
        LookRow<RoutedMessage, int> r =>
        [
            LookLoops.Enter(Reader, Encode(r.Inputs), ReadPriority),
            LookLoops.Enter(Document, Encode(r.Inputs), static bytes => Ask(bytes, static root => root.GetProperty("Priority"u8).GetInt32())),
        ],
        LookRow<RoutedMessage, bool> r =>
        [
            LookLoops.Enter(Reader, Encode(r.Inputs), ReadRegion),
            LookLoops.Enter(
                Document, Encode(r.Inputs), static bytes => Ask(bytes, static root => root.GetProperty("Region"u8).ValueEquals(ViewQuestions.Region))),
        ],
        LookRow<PocoBatch, long> r =>
        [
            LookLoops.Enter(Reader, Encode(r.Inputs), ReadSum),
            LookLoops.Enter(Document, Encode(r.Inputs), static bytes => Ask(bytes, Sum)),
        ],
        LookRow<OrderDocument, double> r =>
        [
            LookLoops.Enter(Reader, Encode(r.Inputs), ReadPrice),
            LookLoops.Enter(Document, Encode(r.Inputs), static bytes => Ask(bytes, Price)),
        ],
        _ => [Absence.OfLook("System.Text.Json")],
    };

    private static Payloads Encode<T>(T[] inputs)
    {
        var type = (JsonTypeInfo<T>)WorkloadJsonContext.Default.GetTypeInfo(typeof(T))!;
        return Payloads.Of(inputs, value => JsonSerializer.SerializeToUtf8Bytes(value, type));
    }

    private static TAnswer Ask<TAnswer>(byte[] bytes, Func<JsonElement, TAnswer> question)
    {
        using var document = JsonDocument.Parse(bytes);
        return question(document.RootElement);
    }

    private static long Sum(JsonElement root)
    {
        var sum = 0L;
        foreach (var item in root.GetProperty("Items"u8).EnumerateArray())
            sum += item.GetProperty("IntProp"u8).GetInt32();
        return sum;
    }

    private static double Price(JsonElement root) =>
        root.GetProperty("Orders"u8)[ViewQuestions.Order].GetProperty("Lines"u8)[ViewQuestions.Line].GetProperty("Price"u8).GetDouble();

    private static int ReadPriority(byte[] bytes)
    {
        var reader = new Utf8JsonReader(bytes);
        reader.Read();
        GoToProperty(ref reader, "Priority"u8);
        return reader.GetInt32();
    }

    private static bool ReadRegion(byte[] bytes)
    {
        var reader = new Utf8JsonReader(bytes);
        reader.Read();
        GoToProperty(ref reader, "Region"u8);
        return reader.ValueTextEquals(ViewQuestions.Region);
    }

    private static long ReadSum(byte[] bytes)
    {
        var reader = new Utf8JsonReader(bytes);
        reader.Read();
        GoToProperty(ref reader, "Items"u8);
        var sum = 0L;
        while (reader.Read() && reader.TokenType == JsonTokenType.StartObject)
        {
            GoToProperty(ref reader, "IntProp"u8);
            sum += reader.GetInt32();
            while (reader.TokenType != JsonTokenType.EndObject)
                reader.Read();
        }

        return sum;
    }

    private static double ReadPrice(byte[] bytes)
    {
        var reader = new Utf8JsonReader(bytes);
        reader.Read();
        GoToProperty(ref reader, "Orders"u8);
        GoToElement(ref reader, ViewQuestions.Order);
        GoToProperty(ref reader, "Lines"u8);
        GoToElement(ref reader, ViewQuestions.Line);
        GoToProperty(ref reader, "Price"u8);
        return reader.GetDouble();
    }

    /// <summary>From the begin of an object to the value of a property.</summary>
    private static void GoToProperty(ref Utf8JsonReader reader, ReadOnlySpan<byte> name)
    {
        while (reader.Read() && reader.TokenType == JsonTokenType.PropertyName)
        {
            var isFound = reader.ValueTextEquals(name);
            reader.Read();
            if (isFound)
                return;
            reader.Skip();
        }

        throw new JsonException("There is no such property.");
    }

    /// <summary>From the begin of an array to the begin of an element.</summary>
    private static void GoToElement(ref Utf8JsonReader reader, int index)
    {
        reader.Read();
        for (var i = 0; i < index; i++)
        {
            reader.Skip();
            reader.Read();
        }
    }
}
