using System.Text;
using FastSer.Benchmarks.Data;
using Newtonsoft.Json;

namespace FastSer.Benchmarks.Systems.NewtonsoftJson;

/// <summary>Newtonsoft.Json by reflection, UTF-8.</summary>
internal sealed class NewtonsoftJsonAdapter : GenericAdapter
{
    private static readonly UTF8Encoding s_encoding = new(encoderShouldEmitUTF8Identifier: false);

    // The nested suite goes deeper than the default of 64.
    private static readonly JsonSerializerSettings s_settings = new() { MaxDepth = 256 };

    private readonly JsonSerializer _serializer = JsonSerializer.Create(s_settings);

    public override string Name => "Newtonsoft.Json";

    public override string Version => PackageVersion.Of(typeof(JsonSerializer));

    public override IEnumerable<RowEntry> Visit<T>(Row<T> row) =>
        CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToArray = value => s_encoding.GetBytes(JsonConvert.SerializeObject(value, s_settings)),
            ToStream = Write,
            FromStream = Read<T>,
        });

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
        [new Absence(Name, "reads public members only, and one document from a stream")];

    private void Write<T>(Stream stream, T value)
    {
        using var writer = new StreamWriter(stream, s_encoding, leaveOpen: true);
        _serializer.Serialize(writer, value);
    }

    private T Read<T>(Stream stream)
    {
        using var text = new StreamReader(stream, s_encoding, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return _serializer.Deserialize<T>(reader)!;
    }
}
