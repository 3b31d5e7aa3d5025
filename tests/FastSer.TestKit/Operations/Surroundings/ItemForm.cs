using System.Buffers.Binary;

namespace FastSer.TestKit.Operations;

/// <summary>The form in which bytes of a value become an item of a message sequence (docs/wire-format.md, appendix A).</summary>
public sealed record ItemForm(bool HasFrame, bool OmitsPresence)
{
    /// <summary>The form that makes the item of the bytes; null if none does.</summary>
    public static ItemForm? Of(ReadOnlySpan<byte> item, byte[] bytes)
    {
        foreach (var form in (ItemForm[])[new(false, false), new(true, true), new(true, false)])
        {
            if (form.TryMake(bytes, out _) is { } made && item.SequenceEqual(made))
            {
                return form;
            }
        }

        return null;
    }

    /// <summary>Returns whether the form of a type shows in the item of these bytes: that of an empty object does not.</summary>
    public static bool IsTelling(byte[] bytes) => bytes.Length > 1;

    /// <summary>The item of any bytes, or null if the form has none for them.</summary>
    /// <param name="bytes">The bytes of a value, or others.</param>
    /// <param name="shift">By how much offsets in the item are larger.</param>
    public byte[]? TryMake(byte[] bytes, out int shift)
    {
        shift = 0;
        if (!HasFrame)
        {
            return bytes;
        }

        var body = bytes.AsSpan();
        if (OmitsPresence)
        {
            if (bytes is not [1, ..])
            {
                return null;
            }

            body = body[1..];
        }

        var header = Header((uint)body.Length + 1);
        shift = header.Length - (OmitsPresence ? 1 : 0);
        return [.. header, .. body];
    }

    private static byte[] Header(uint length)
    {
        if (length < byte.MaxValue)
        {
            return [(byte)length];
        }

        var header = new byte[5];
        header[0] = byte.MaxValue;
        BinaryPrimitives.WriteUInt32LittleEndian(header.AsSpan(1), length);
        return header;
    }
}
