// Made from src/Scalars.csv and src/VariableScalars.csv. Change the table and write this file anew: CONTRIBUTING.md tells how.
using FastSer.CompilerServices;

namespace FastSer.Serializers;

internal static partial class BuiltInSerializers
{
    private static object? FindVariable(Type type)
    {
        if (type == typeof(string)) { return new StringSerializer(); }
        if (type == typeof(Version)) { return new VersionSerializer(); }
        if (type == typeof(Uri)) { return new UriSerializer(); }
        if (type == typeof(System.Numerics.BigInteger)) { return new BigIntegerSerializer(); }
        if (type == typeof(System.Collections.BitArray)) { return new BitArraySerializer(); }
        if (type == typeof(System.Net.IPAddress)) { return new IPAddressSerializer(); }
        if (type == typeof(System.Net.IPEndPoint)) { return new IPEndPointSerializer(); }
        if (type == typeof(System.Net.IPNetwork)) { return new IPNetworkSerializer(); }
        if (type == typeof(System.Globalization.CultureInfo)) { return new CultureInfoSerializer(); }
        if (type == typeof(TimeZoneInfo)) { return new TimeZoneInfoSerializer(); }
        if (type == typeof(System.Text.Encoding)) { return new EncodingSerializer(); }
        if (type == typeof(System.Drawing.Color)) { return new ColorSerializer(); }
        if (type == typeof(System.Collections.Specialized.NameValueCollection)) { return new NameValueCollectionSerializer(); }
        if (type == typeof(System.Text.Json.JsonElement)) { return new JsonElementSerializer(); }
        if (type == typeof(System.Text.Json.JsonDocument)) { return new JsonDocumentSerializer(); }
        if (type == typeof(System.Text.Json.Nodes.JsonNode)) { return new JsonNodeSerializer(); }
        if (type == typeof(System.Text.Json.Nodes.JsonObject)) { return new JsonObjectSerializer(); }
        if (type == typeof(System.Text.Json.Nodes.JsonArray)) { return new JsonArraySerializer(); }
        if (type == typeof(System.Text.Json.Nodes.JsonValue)) { return new JsonValueSerializer(); }
        if (type == typeof(System.Text.StringBuilder)) { return new StringBuilderSerializer(); }
        return null;
    }

    private sealed class StringSerializer : TypeSerializer<string?>
    {
        public override WireShape Shape => WireShape.String;

        public override void Write(ref FastWriter writer, string? value) => writer.WriteString(value);

        public override string? Read(ref FastReader reader) => reader.ReadString();
    }

    private sealed class VersionSerializer : TypeSerializer<Version?>
    {
        public override WireShape Shape => WireShape.Version;

        public override void Write(ref FastWriter writer, Version? value) => writer.WriteVersion(value);

        public override Version? Read(ref FastReader reader) => reader.ReadVersion();
    }

    private sealed class UriSerializer : TypeSerializer<Uri?>
    {
        public override WireShape Shape => WireShape.Uri;

        public override void Write(ref FastWriter writer, Uri? value) => writer.WriteUri(value);

        public override Uri? Read(ref FastReader reader) => reader.ReadUri();
    }

    private sealed class BigIntegerSerializer : TypeSerializer<System.Numerics.BigInteger>
    {
        public override WireShape Shape => WireShape.BigInteger;

        public override void Write(ref FastWriter writer, System.Numerics.BigInteger value) => writer.WriteBigInteger(value);

        public override System.Numerics.BigInteger Read(ref FastReader reader) => reader.ReadBigInteger();
    }

    private sealed class BitArraySerializer : TypeSerializer<System.Collections.BitArray?>
    {
        public override WireShape Shape => WireShape.BitArray;

        public override void Write(ref FastWriter writer, System.Collections.BitArray? value) => writer.WriteBitArray(value);

        public override System.Collections.BitArray? Read(ref FastReader reader) => reader.ReadBitArray();
    }

    private sealed class IPAddressSerializer : TypeSerializer<System.Net.IPAddress?>
    {
        public override WireShape Shape => WireShape.IPAddress;

        public override void Write(ref FastWriter writer, System.Net.IPAddress? value) => writer.WriteIPAddress(value);

        public override System.Net.IPAddress? Read(ref FastReader reader) => reader.ReadIPAddress();
    }

    private sealed class IPEndPointSerializer : TypeSerializer<System.Net.IPEndPoint?>
    {
        public override WireShape Shape => WireShape.IPEndPoint;

        public override void Write(ref FastWriter writer, System.Net.IPEndPoint? value) => writer.WriteIPEndPoint(value);

        public override System.Net.IPEndPoint? Read(ref FastReader reader) => reader.ReadIPEndPoint();
    }

    private sealed class IPNetworkSerializer : TypeSerializer<System.Net.IPNetwork>
    {
        public override WireShape Shape => WireShape.IPNetwork;

        public override void Write(ref FastWriter writer, System.Net.IPNetwork value) => writer.WriteIPNetwork(value);

        public override System.Net.IPNetwork Read(ref FastReader reader) => reader.ReadIPNetwork();
    }

    private sealed class CultureInfoSerializer : TypeSerializer<System.Globalization.CultureInfo?>
    {
        public override WireShape Shape => WireShape.CultureInfo;

        public override void Write(ref FastWriter writer, System.Globalization.CultureInfo? value) => writer.WriteCultureInfo(value);

        public override System.Globalization.CultureInfo? Read(ref FastReader reader) => reader.ReadCultureInfo();
    }

    private sealed class TimeZoneInfoSerializer : TypeSerializer<TimeZoneInfo?>
    {
        public override WireShape Shape => WireShape.TimeZoneInfo;

        public override void Write(ref FastWriter writer, TimeZoneInfo? value) => writer.WriteTimeZoneInfo(value);

        public override TimeZoneInfo? Read(ref FastReader reader) => reader.ReadTimeZoneInfo();
    }

    private sealed class EncodingSerializer : TypeSerializer<System.Text.Encoding?>
    {
        public override WireShape Shape => WireShape.Encoding;

        public override void Write(ref FastWriter writer, System.Text.Encoding? value) => writer.WriteEncoding(value);

        public override System.Text.Encoding? Read(ref FastReader reader) => reader.ReadEncoding();
    }

    private sealed class ColorSerializer : TypeSerializer<System.Drawing.Color>
    {
        public override WireShape Shape => WireShape.Color;

        public override void Write(ref FastWriter writer, System.Drawing.Color value) => writer.WriteColor(value);

        public override System.Drawing.Color Read(ref FastReader reader) => reader.ReadColor();
    }

    private sealed class NameValueCollectionSerializer : TypeSerializer<System.Collections.Specialized.NameValueCollection?>
    {
        public override WireShape Shape => WireShape.NameValueCollection;

        public override void Write(ref FastWriter writer, System.Collections.Specialized.NameValueCollection? value) => writer.WriteNameValueCollection(value);

        public override System.Collections.Specialized.NameValueCollection? Read(ref FastReader reader) => reader.ReadNameValueCollection();
    }

    private sealed class JsonElementSerializer : TypeSerializer<System.Text.Json.JsonElement>
    {
        public override WireShape Shape => WireShape.JsonElement;

        public override void Write(ref FastWriter writer, System.Text.Json.JsonElement value) => writer.WriteJsonElement(value);

        public override System.Text.Json.JsonElement Read(ref FastReader reader) => reader.ReadJsonElement();
    }

    private sealed class JsonDocumentSerializer : TypeSerializer<System.Text.Json.JsonDocument?>
    {
        public override WireShape Shape => WireShape.JsonDocument;

        public override void Write(ref FastWriter writer, System.Text.Json.JsonDocument? value) => writer.WriteJsonDocument(value);

        public override System.Text.Json.JsonDocument? Read(ref FastReader reader) => reader.ReadJsonDocument();
    }

    private sealed class JsonNodeSerializer : TypeSerializer<System.Text.Json.Nodes.JsonNode?>
    {
        public override WireShape Shape => WireShape.JsonNode;

        public override void Write(ref FastWriter writer, System.Text.Json.Nodes.JsonNode? value) => writer.WriteJsonNode(value);

        public override System.Text.Json.Nodes.JsonNode? Read(ref FastReader reader) => reader.ReadJsonNode();
    }

    private sealed class JsonObjectSerializer : TypeSerializer<System.Text.Json.Nodes.JsonObject?>
    {
        public override WireShape Shape => WireShape.JsonObject;

        public override void Write(ref FastWriter writer, System.Text.Json.Nodes.JsonObject? value) => writer.WriteJsonObject(value);

        public override System.Text.Json.Nodes.JsonObject? Read(ref FastReader reader) => reader.ReadJsonObject();
    }

    private sealed class JsonArraySerializer : TypeSerializer<System.Text.Json.Nodes.JsonArray?>
    {
        public override WireShape Shape => WireShape.JsonArray;

        public override void Write(ref FastWriter writer, System.Text.Json.Nodes.JsonArray? value) => writer.WriteJsonArray(value);

        public override System.Text.Json.Nodes.JsonArray? Read(ref FastReader reader) => reader.ReadJsonArray();
    }

    private sealed class JsonValueSerializer : TypeSerializer<System.Text.Json.Nodes.JsonValue?>
    {
        public override WireShape Shape => WireShape.JsonValue;

        public override void Write(ref FastWriter writer, System.Text.Json.Nodes.JsonValue? value) => writer.WriteJsonValue(value);

        public override System.Text.Json.Nodes.JsonValue? Read(ref FastReader reader) => reader.ReadJsonValue();
    }

    private sealed class StringBuilderSerializer : TypeSerializer<System.Text.StringBuilder?>
    {
        public override WireShape Shape => WireShape.StringBuilder;

        public override void Write(ref FastWriter writer, System.Text.StringBuilder? value) => writer.WriteStringBuilder(value);

        public override System.Text.StringBuilder? Read(ref FastReader reader) => reader.ReadStringBuilder();
    }
}
