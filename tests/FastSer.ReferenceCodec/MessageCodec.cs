namespace FastSer.ReferenceCodec;

/// <summary>Items one after another (appendix A).</summary>
public static class MessageCodec
{
    private const uint MaxItemSize = 64 * 1024 * 1024;

    public static byte[] EncodeItem(Schema schema, Value value)
    {
        if (Framing.IsBare(schema))
        {
            return Codec.Encode(schema, value);
        }

        var output = new Output();
        if (value is NullValue)
        {
            output.Length(0);
            return output.ToArray();
        }

        var encoded = Codec.Encode(schema, value);
        var content = Framing.BeginsWithPresence(schema) ? encoded[1..] : encoded;
        output.Length((ulong)content.Length + 1);
        output.Bytes(content);
        return output.ToArray();
    }

    /// <summary>The item at the front of a sequence, and where the next one begins.</summary>
    public static DecodeResult DecodeItem(Schema schema, byte[] bytes)
    {
        if (Framing.IsBare(schema))
        {
            return Decoder.DecodePrefix(schema, bytes);
        }

        var input = new Input(bytes);
        try
        {
            var header = input.Length();
            if (header == 0)
            {
                return Framing.HasNull(schema)
                    ? new DecodeResult(NullValue.Instance, null, input.Position)
                    : throw input.Reject(ErrorCode.InvalidPresence);
            }

            if (header - 1 > MaxItemSize)
            {
                throw input.Reject(ErrorCode.ValueTooLarge);
            }

            var content = input.Bytes(header - 1);
            byte[] encoded = Framing.BeginsWithPresence(schema) ? [1, .. content] : content;
            var item = Codec.Decode(schema, encoded);
            return item.Value == NullValue.Instance
                ? throw input.Reject(ErrorCode.InvalidPresence)
                : item with { Offset = input.Position };
        }
        catch (RejectedException rejected)
        {
            return new DecodeResult(null, rejected.Code, rejected.Offset);
        }
    }
}
