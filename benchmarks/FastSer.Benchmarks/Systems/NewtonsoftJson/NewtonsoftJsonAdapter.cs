using System.Text;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using Newtonsoft.Json;

namespace FastSer.Benchmarks.Systems.NewtonsoftJson;

/// <summary>Newtonsoft.Json by reflection, UTF-8.</summary>
internal sealed class NewtonsoftJsonAdapter : GenericAdapter, IProcessProbe
{
    private static readonly UTF8Encoding s_encoding = new(encoderShouldEmitUTF8Identifier: false);

    // The nested suite goes deeper than the default of 64.
    private static readonly JsonSerializerSettings s_settings = new() { MaxDepth = 256 };

    // Names of .NET types where the declared one is abstract, numbers where objects are shared.
    private static readonly JsonSerializerSettings s_events = new() { TypeNameHandling = TypeNameHandling.Auto };
    private static readonly JsonSerializerSettings s_graph =
        new() { PreserveReferencesHandling = PreserveReferencesHandling.Objects };

    public override string Name => "Newtonsoft.Json";

    public override string Version => PackageVersion.Of(typeof(JsonSerializer));

    protected override bool KeepsReferences => true;

    public override IEnumerable<RowEntry> Visit<T>(Row<T> row)
    {
        var settings = row switch
        {
            Row<List<SiteEvent>> => s_events,
            Row<SharedGraph> => s_graph,
            _ => s_settings,
        };
        var serializer = JsonSerializer.Create(settings);
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToArray = value => s_encoding.GetBytes(JsonConvert.SerializeObject(value, settings)),
            ToStream = (stream, value) => Write(serializer, stream, value),
            FromStream = stream => Read<T>(serializer, stream),
        });
    }

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
        [new Absence(Name, "reads public members only, and one document from a stream")];

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value) => Write(JsonSerializer.Create(s_settings), output, (LogFile)value);

    public object Read(Stream input) => Read<LogFile>(JsonSerializer.Create(s_settings), input);

    private static void Write<T>(JsonSerializer serializer, Stream stream, T value)
    {
        using var writer = new StreamWriter(stream, s_encoding, leaveOpen: true);
        serializer.Serialize(writer, value);
    }

    private static T Read<T>(JsonSerializer serializer, Stream stream)
    {
        using var text = new StreamReader(stream, s_encoding, leaveOpen: true);
        using var reader = new JsonTextReader(text);
        return serializer.Deserialize<T>(reader)!;
    }
}
