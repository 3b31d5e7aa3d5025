using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.Docs.Tests;

/// <summary>The examples of the appendices.</summary>
internal sealed partial class FormatExampleValues
{
    private static readonly FastSerializerOptions s_checksum = new() { Checksum = true };

    private void AddStreams()
    {
        AddItems(new Items().Add(7));
        AddItems(new Items().Add(Color.Green));
        AddItems(new Items().Add(new Point(1, -1)).Add(new Point(2, 3)));
        AddItems(new Items().Add(new Offset(1, -1)).Add(new Offset(0, 300)));
        AddItems(new Items().Add(new Note(7, "hi", true)));
        AddItems(new Items().Add("a").Add<string?>(null).Add(""));
        AddItems(new Items().Add((int?)5).Add((int?)null));
        AddItems(new Items().Add(new Compact<string?>(null)).Add(new Compact<string?>("a")));
        AddItems(new Items().Add(new int[] { 1 }).Add<int[]?>(null).Add(Array.Empty<int>()));
        AddItems(new Items().Add(new byte[300]));
        AddCompressed(0, "ab");
        AddCompressed(1, "");
        AddCompressed(2, "ab");
        AddChecked(7);
        AddChecked(new Note(7, "hi", true));
        AddChecked((Note?)null);
        AddChecked("a");
        AddReferenceStreams();
        _read.Add("checked int", static bytes => CodeOf(() => FastSerializer.Deserialize<int>(bytes, s_checksum)));
        _read.Add("items of string", static bytes => CodeOf(() =>
        {
            using var reader = new FastSerStreamReader(new MemoryStream(bytes));
            reader.Read<string>();
        }));
        _read.Add("compressed content", static bytes => CodeOf(() => FastSerCompression.Decompress(bytes).Dispose()));
    }

    private static FastSerErrorCode CodeOf(Action action)
    {
        try
        {
            action();
            return FastSerErrorCode.None;
        }
        catch (FastSerException exception)
        {
            return exception.Code;
        }
    }

    private void AddItems(Items items, [CallerArgumentExpression(nameof(items))] string text = "")
    {
        _writeAndRead.Add(text, items.ReadAndWrite);
        _referenceWrites.Add(text, items.ReadAndWriteByReference);
    }

    /// <summary>A value with a checksum, alone and as an item of a sequence.</summary>
    private void AddChecked<T>(T value, [CallerArgumentExpression(nameof(value))] string text = "")
    {
        AddReferenceChecked($"Checked({text})", value);
        _writeAndRead.Add($"Checked({text})", bytes =>
        {
            Assert.Equal(value, FastSerializer.Deserialize<T>(bytes, s_checksum));
            using var reader = new FastSerStreamReader(new MemoryStream(bytes), new FastSerStreamOptions { Serializer = s_checksum });
            Assert.Equal(value, reader.Read<T>());
            return FastSerializer.Serialize(value, s_checksum);
        });
    }

    /// <summary>Bytes of compressors may differ between versions: they are read, and only stored ones compared.</summary>
    private void AddCompressed(int algorithm, string content)
    {
        var text = $"Compressed({algorithm}, \"{content}\")";
        AddReferenceContent(text, algorithm, content);
        _writeAndRead.Add(text, bytes =>
        {
            var expected = Encoding.ASCII.GetBytes(content);
            using var read = FastSerCompression.Decompress(bytes);
            Assert.Equal(expected, read.Memory.ToArray());
            var written = FastSerCompression.Compress(expected, (FastSerCompressionAlgorithm)algorithm);
            using var again = FastSerCompression.Decompress(written);
            Assert.Equal(expected, again.Memory.ToArray());
            return algorithm == 0 ? written : bytes;
        });
    }
}
