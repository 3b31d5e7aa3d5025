using System.Buffers.Binary;
using System.Globalization;
using System.Text;
using System.Text.Json;

namespace FastSer.Tool;

/// <summary>Looks for traces of values in a file whose type is not known: docs/inspecting.md.</summary>
/// <param name="data">The bytes of the file.</param>
internal sealed class Guess(byte[] data)
{
    private const int ShortestText = 4;
    private const int MaxTexts = 20;
    private const int MaxShownKeys = 40;

    private static readonly (byte[] Magic, string Name)[] s_otherFormats =
    [
        ([0x1F, 0x8B], "gzip"), ([0x28, 0xB5, 0x2F, 0xFD], "Zstandard"), ([0x50, 0x4B, 3, 4], "a zip archive"),
    ];

    private readonly List<string> _lines = [];

    /// <summary>Returns a line for each trace.</summary>
    public IReadOnlyList<string> Find()
    {
        Add($"{data.Length} bytes, without a type. FastSer data contains no names and no types, so all of this is a guess.");
        if (data.Length > 0 && !IsOther())
        {
            AddChecksum();
            AddFirstByte();
            AddTolerant();
            AddItems();
            AddTexts();
        }

        return _lines;
    }

    private bool IsOther()
    {
        var other = s_otherFormats.FirstOrDefault(format => data.AsSpan().StartsWith(format.Magic)).Name ?? (IsJson() ? "JSON" : null);
        if (other is not null)
        {
            Add($"This is {other}, not data of FastSer.");
        }

        return other is not null;
    }

    private bool IsJson()
    {
        try
        {
            using var document = data[0] is (byte)'{' or (byte)'[' ? JsonDocument.Parse(data) : null;
            return document is not null;
        }
        catch (JsonException)
        {
            return false;
        }
    }

    private void AddChecksum()
    {
        // A checksum that is not right, or not all there, is an error of the first byte; the content is no byte[] in all likelihood.
        FastSerializer.TryDeserialize<byte[]>(data.AsSpan(), out _, out var error, new FastSerializerOptions { Checksum = true });
        if (error.Offset != 0 || error.Code == FastSerErrorCode.None)
        {
            Add("It begins with a checksum that is right: a value or an item written with FastSerializerOptions.Checksum. Use --checksum.");
        }
    }

    private void AddFirstByte() => Add(data[0] switch
    {
        0 when data.Length == 1 => "The only byte is 0: null.",
        0 => "The first byte is 0: a number, or a Compact object.",
        1 => "The first byte is 1: an object of a class, an empty collection, a null string, or a number.",
        _ when data.Length - 1 == data[0] - 1 => "The first byte is the number of bytes behind it + 1: one item of a sequence, a Tolerant object, or byte[].",
        _ when data.Length - 1 == data[0] >> 1 && data[0] % 2 == 0 => "The first byte is twice the number of bytes behind it: a string.",
        _ => Invariant($"The first byte is {data[0]}: {data[0] - 1} elements or the case {data[0] - 1} of a union, or a number."),
    });

    /// <summary>A Tolerant object: its length is that of the file, and its mask is valid.</summary>
    private void AddTolerant()
    {
        var size = LengthAt(0, out var length);
        if (size == 0 || length - 1L != data.Length - size || length < 2)
        {
            return;
        }

        var keys = new List<int>();
        for (var (position, key) = (size, 0); position < data.Length; position++, key += 7)
        {
            var isLast = data[position] < 128;
            var bits = data[position] & 127;
            var count = isLast ? int.Log2(Math.Max(bits, 1)) : 7;
            keys.AddRange(Enumerable.Range(0, count).Where(bit => ((bits >> bit) & 1) != 0).Select(bit => key + bit));
            if (isLast)
            {
                if (bits != 0)
                {
                    var shown = string.Join(", ", keys.Take(MaxShownKeys)) + (keys.Count > MaxShownKeys ? ", ..." : "");
                    Add($"It may be a Tolerant object of a type with {key + count} keys. It has the keys {shown}.");
                }

                return;
            }
        }
    }

    /// <summary>A message sequence: frames that fill the file.</summary>
    private void AddItems()
    {
        var (count, smallest, largest, position) = (0, long.MaxValue, 0L, 0);
        while (position < data.Length)
        {
            var size = LengthAt(position, out var length);
            var item = Math.Max(0, length - 1L);
            if (size == 0 || item > data.Length - position - size)
            {
                return;
            }

            (smallest, largest) = (Math.Min(smallest, item), Math.Max(largest, item));
            position += size + (int)item;
            count++;
        }

        if (count > 1 && largest > 1)
        {
            Add($"It may be a message sequence of {count} items with {smallest} to {largest} bytes. Use --items.");
        }
    }

    /// <summary>Texts: a header that is twice the length, then letters.</summary>
    private void AddTexts()
    {
        var (count, position) = (0, 0);
        while (position < data.Length)
        {
            var size = LengthAt(position, out var header);
            var length = (int)Math.Min(header >> 1, int.MaxValue);
            var text = size > 0 && header % 2 == 0 && length >= ShortestText && length <= data.Length - position - size
                ? data.AsSpan(position + size, length)
                : [];
            if (text.IsEmpty || text.ContainsAnyExceptInRange((byte)' ', (byte)'~'))
            {
                position++;
                continue;
            }

            if (++count <= MaxTexts)
            {
                Add($"text at byte {position}: \"{Encoding.ASCII.GetString(text)[..Math.Min(length, 60)]}\"{(length > 60 ? "..." : "")}");
            }

            position += size + length;
        }

        if (count > MaxTexts)
        {
            Add($"and {count - MaxTexts} more texts");
        }
    }

    /// <summary>Reads the length at a position. Returns the number of bytes that it takes, or 0 if no valid length is there.</summary>
    private int LengthAt(int position, out uint length)
    {
        length = position < data.Length ? data[position] : 0u;
        if (length != 255)
        {
            return position < data.Length ? 1 : 0;
        }

        return BinaryPrimitives.TryReadUInt32LittleEndian(data.AsSpan(position + 1), out length) && length >= 255 ? 5 : 0;
    }

    private void Add(FormattableString line) => Add(Invariant(line));

    private void Add(string line) => _lines.Add(line);

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);
}
