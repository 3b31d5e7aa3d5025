using System.Globalization;
using System.Text;
using System.Text.Json;
using FastSer.CompilerServices;

namespace FastSer.Tool;

/// <summary>Converts files between bytes and JSON. A message sequence is one line of JSON for each item.</summary>
/// <param name="input">The file to convert.</param>
/// <param name="output">The file to write; null for the standard output. A file that exists is replaced when the conversion has succeeded.</param>
/// <param name="options">The options of the data.</param>
internal sealed class Converter(FileInfo input, FileInfo? output, FastSerJsonOptions options)
{
    private static readonly JsonWriterOptions s_indented = new()
    {
        Indented = true, Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    /// <summary>Converts a file.</summary>
    /// <param name="type">The type of the value, or of the items.</param>
    /// <param name="fromJson">Whether the file is JSON.</param>
    /// <param name="hasItems">Whether it is a message sequence, or has a line for each item.</param>
    public int Run(Type type, bool fromJson, bool hasItems)
    {
        if (output is null)
        {
            using var stream = Console.OpenStandardOutput();
            Convert(type, fromJson, hasItems, stream);
            return 0;
        }

        var temporary = output.FullName + ".tmp";
        try
        {
            using (var stream = File.Create(temporary))
            {
                Convert(type, fromJson, hasItems, stream);
            }

            File.Move(temporary, output.FullName, overwrite: true);
            return 0;
        }
        finally
        {
            File.Delete(temporary);
        }
    }

    private void Convert(Type type, bool fromJson, bool hasItems, Stream stream)
    {
        if (hasItems)
        {
            TypeSerializer.Visit<object?>(type, fromJson ? new ItemsFromLines(Open(), stream, options) : new LinesFromItems(Open(), stream, options));
        }
        else if (fromJson)
        {
            stream.Write(FastSerializer.FromJson(type, WithoutMark(File.ReadAllBytes(input.FullName)), options));
        }
        else
        {
            using (var writer = new Utf8JsonWriter(stream, s_indented))
            {
                FastSerializer.WriteJson(writer, type, File.ReadAllBytes(input.FullName), options);
            }

            stream.WriteByte((byte)'\n');
        }
    }

    private ProgressStream Open() => new(input, printsResult: output is null);

    /// <summary>Editors may put a byte order mark before JSON.</summary>
    private static ReadOnlySpan<byte> WithoutMark(ReadOnlySpan<byte> json) =>
        json.StartsWith(Encoding.UTF8.Preamble) ? json[Encoding.UTF8.Preamble.Length..] : json;

    private sealed class LinesFromItems(ProgressStream input, Stream stream, FastSerJsonOptions options) : ITypeVisitor<object?>
    {
        public object? Visit<T>()
        {
            using var reader = new FastSerStreamReader(input, new FastSerStreamOptions { Serializer = options.Serializer });

            // The bytes of an item are those behind its checksum.
            var ofItems = new FastSerJsonOptions
            {
                ShowSensitive = options.ShowSensitive, LargeIntegersAsStrings = options.LargeIntegersAsStrings, MaxSize = options.MaxSize,
                Serializer = options.Serializer is { Checksum: true } serializer ? new() { Fingerprint = serializer.Fingerprint } : options.Serializer,
            };
            for (var index = 0; reader.TryReadBytes<T>(out var bytes); index++)
            {
                stream.Write(Encoding.UTF8.GetBytes(At(index, () => FastSerializer.ToJson<T>(bytes.Span, ofItems)) + "\n"));
            }

            return null;
        }

        private static string At(int index, Func<string> convert)
        {
            try
            {
                return convert();
            }
            catch (FastSerException exception)
            {
                throw new ToolException(string.Create(CultureInfo.InvariantCulture, $"Item {index}: {exception.Message}"));
            }
        }
    }

    private sealed class ItemsFromLines(ProgressStream input, Stream stream, FastSerJsonOptions options) : ITypeVisitor<object?>
    {
        public object? Visit<T>()
        {
            using var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { Serializer = options.Serializer, LeaveOpen = true });
            using var reader = new StreamReader(input);
            for (var number = 1; reader.ReadLine() is { } line; number++)
            {
                if (!string.IsNullOrWhiteSpace(line))
                {
                    writer.Write(Parse<T>(line, number));
                }
            }

            writer.Flush();
            return null;
        }

        private T Parse<T>(string line, int number)
        {
            try
            {
                return FastSerializer.Deserialize<T>(FastSerializer.FromJson<T>(line, options), options.Serializer);
            }
            catch (Exception exception) when (exception is JsonException or FastSerException)
            {
                throw new ToolException(string.Create(CultureInfo.InvariantCulture, $"Line {number}: {exception.Message}"));
            }
        }
    }
}
