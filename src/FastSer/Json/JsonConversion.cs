using System.Buffers;
using System.Buffers.Binary;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Unicode;
using FastSer.CompilerServices;
using FastSer.Walking;

namespace FastSer.Json;

/// <summary>Converts values between bytes and JSON, with the checksum and the fingerprint that the options put before them.</summary>
internal static class JsonConversion
{
    /// <summary>The JSON is no part of a page, so letters of all scripts stay as they are.</summary>
    public static JsonWriterOptions WriterOptions { get; } = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    /// <summary>Writes a value as JSON.</summary>
    public static void Write(Utf8JsonWriter writer, Type type, TypeSerializer serializer, ReadOnlySpan<byte> data, FastSerJsonOptions? options)
    {
        ArgumentNullException.ThrowIfNull(writer);
        RuntimeRequirements.Check();
        options ??= FastSerJsonOptions.Default;
        var shape = serializer.CachedShape.Resolved;
        var content = Open(data, shape, options.Serializer, type);
        var start = data.Length - content.Length;
        var emitter = new JsonEmitter(content.ToArray(), writer, options);
        var visitor = new EmittingVisitor(emitter);
        var code = ShapeWalker<EmittingVisitor>.Walk(content, shape, ref visitor, out var location);
        if (emitter.Limit != FastSerErrorCode.None)
        {
            throw Fault(emitter.Limit, new ErrorLocation(emitter.LimitOffset + start, null, null), type);
        }

        if (code == FastSerErrorCode.None && location.Offset != content.Length)
        {
            code = FastSerErrorCode.TrailingBytes;
        }

        if (code != FastSerErrorCode.None)
        {
            throw Fault(code, new ErrorLocation(location.Offset + start, location.TypeName, location.MemberPath), type);
        }
    }

    /// <summary>Returns the bytes of a value.</summary>
    public static byte[] Read(TypeSerializer serializer, ReadOnlySpan<byte> json, FastSerJsonOptions? options)
    {
        RuntimeRequirements.Check();
        options ??= FastSerJsonOptions.Default;
        if (!Utf8.IsValid(json))
        {
            throw new JsonException("The JSON is not valid UTF-8.");
        }

        var reader = new Utf8JsonReader(json, new JsonReaderOptions { MaxDepth = JsonEmitter.DefaultNesting });
        using var document = JsonDocument.ParseValue(ref reader);
        if (json[(int)reader.BytesConsumed..].ContainsAnyExcept(" \t\r\n"u8))
        {
            throw new JsonException("The JSON contains more behind the value.");
        }

        var shape = serializer.CachedShape.Resolved;
        var data = Close(JsonEncoder.Encode(shape, document.RootElement), shape, options.Serializer);
        serializer.ParseObject(data, options.Serializer);
        return data;
    }

    /// <summary>Returns the bytes behind the checksum and the fingerprint, which must be right.</summary>
    private static ReadOnlySpan<byte> Open(ReadOnlySpan<byte> data, WireShape shape, FastSerializerOptions? options, Type type)
    {
        var start = 0;
        if (FastSerializerOptions.HasChecksum(options))
        {
            var code = ChecksumCode.Verify(data, out start, out var size);
            code = code == FastSerErrorCode.None && start + size != data.Length ? FastSerErrorCode.TrailingBytes : code;
            if (code != FastSerErrorCode.None)
            {
                throw Fault(code, new ErrorLocation(code == FastSerErrorCode.TrailingBytes ? start + size : 0, null, null), type);
            }
        }

        if (!FastSerializerOptions.HasFingerprint(options))
        {
            return data[start..];
        }

        return BinaryPrimitives.TryReadUInt32LittleEndian(data[start..], out var found) && found == ShapeFingerprint.Of(shape, options.FingerprintNames)
            ? data[(start + sizeof(uint))..]
            : throw Fault(FastSerErrorCode.FingerprintMismatch, new ErrorLocation(start, null, null), type);
    }

    /// <summary>Returns the bytes of a value behind its checksum and fingerprint.</summary>
    private static byte[] Close(ArrayBufferWriter<byte> content, WireShape shape, FastSerializerOptions? options)
    {
        byte[] data = content.WrittenSpan.ToArray();
        if (FastSerializerOptions.HasFingerprint(options))
        {
            data = [.. BitConverter.GetBytes(ShapeFingerprint.Of(shape, options.FingerprintNames)), .. data];
        }

        if (FastSerializerOptions.HasChecksum(options))
        {
            var head = new byte[ChecksumCode.HeadSizeOf(data.Length)];
            ChecksumCode.Put(head, data);
            data = [.. head, .. data];
        }

        return data;
    }

    private static FastSerException Fault(FastSerErrorCode code, in ErrorLocation location, Type type)
    {
        var fault = new FastSerException(code, code == FastSerErrorCode.ValueTooLarge ? "The JSON exceeds FastSerJsonOptions.MaxSize." : null);
        fault.Complete(location, FastSerMetrics.Read, type);
        return fault;
    }
}
