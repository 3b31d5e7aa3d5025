using System.Runtime.CompilerServices;
using System.Text;

namespace FastSer.Docs.Tests;

/// <summary>The examples of the appendices.</summary>
internal sealed partial class FormatExampleValues
{
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
        AddReferenceStreams();
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
