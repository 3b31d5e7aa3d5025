using System.Linq.Expressions;
using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Data.Community;
using Nerdbank.MessagePack;
using PolyType;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// Nerdbank.MessagePack as its documentation recommends for speed: one serializer for all calls, the synchronous ones, generated shapes, and
/// objects as arrays of their members instead of maps by name.
/// </summary>
public sealed class NerdbankMessagePackAdapter : GenericAdapter, IProcessProbe
{
    private const string DateNote = "dates come back as UTC";

    /// <summary>The tree is deeper than the default allows: each node counts, and so does the list in it.</summary>
    private const int MaxDepth = 128;

    private static readonly MessagePackSerializer s_serializer = new()
    {
        PerfOverSchemaStability = true,
        DerivedTypeUnions = [Events()],
        StartingContext = new SerializationContext { MaxDepth = MaxDepth },
    };

    /// <summary>Every node of the graph refers to others, so the depth is bounded by their number only.</summary>
    private static readonly MessagePackSerializer s_graph = s_serializer with
    {
        PreserveReferences = ReferencePreservationMode.AllowCycles,
        StartingContext = new SerializationContext { MaxDepth = int.MaxValue },
    };

    public override string Name => "Nerdbank.MessagePack";

    public override string Version => PackageVersion.Of(typeof(MessagePackSerializer));

    protected override bool KeepsReferences => true;

    private static DerivedTypeMapping<SiteEvent> Events()
    {
        var events = new DerivedTypeMapping<SiteEvent>(Shapes.GeneratedTypeShapeProvider);
        var number = 0;
        foreach (var type in typeof(SiteEvent).Assembly.GetTypes().Where(static type => type.IsSubclassOf(typeof(SiteEvent))))
            events.Add(number++, type);
        return events;
    }

    public override IEnumerable<RowEntry> Visit<T>(Row<T> row)
    {
        if (Shapes.Find<T>() is not { } shape)
            return [new Absence(Name, "no shape was generated for this type")];
        var isGraph = row is Row<SharedGraph>;
        var serializer = isGraph ? s_graph : s_serializer;
        return CodecLoops.EnterAll(row.Operation, new Codec<T>(Name, row.Inputs)
        {
            ToBuffer = (buffer, value) => serializer.Serialize(buffer, in value, shape),
            ToArray = value => serializer.Serialize(in value, shape),
            Read = bytes => serializer.Deserialize(bytes, shape)!,
            ToStream = (stream, value) => serializer.Serialize(stream, in value, shape),
            FromStream = stream => serializer.Deserialize(stream, shape)!,
            Skip = Skip,
            Dates = DateFidelity.Instant,
            Note = isGraph ? "keeps references" : DateNote,
        });
    }

    public override IEnumerable<RowEntry> Visit<T>(ItemRow<T> row) =>
        [new Absence(Name, "a synchronous call reads a stream to its end, so items on one stream are read asynchronously only")];

    public override IEnumerable<RowEntry> Visit<T, TAnswer>(LookRow<T, TAnswer> row) => row switch
    {
        LookRow<RoutedMessage, int> r => [Look(r.Inputs, static value => value.Priority, static answer => answer)],
        LookRow<RoutedMessage, bool> r => [Look(r.Inputs, static value => value.Region, static answer => answer == ViewQuestions.Region)],
        LookRow<OrderDocument, double> r =>
            [Look(r.Inputs, static value => value.Orders![ViewQuestions.Order].Lines![ViewQuestions.Line].Price, static answer => answer)],
        _ => [new Absence(Name, "it finds one member by its path, not one of each element")],
    };

    /// <summary>Deserializes the one member at the end of a path and skips what is before it.</summary>
    private static Candidate Look<T, TMember, TAnswer>(T[] inputs, Expression<Func<T, TMember>> path, Func<TMember?, TAnswer> answerOf)
    {
        var shape = Shapes.Of<T>();
        var options = new MessagePackSerializer.DeserializePathOptions<T, TMember>(path);
        var payloads = Payloads.Of(inputs, value => s_serializer.Serialize(in value, shape));
        return LookLoops.Enter(
            "Nerdbank.MessagePack by path", payloads, bytes => answerOf(s_serializer.DeserializePath(bytes, shape, options)));
    }

    private static int Skip(byte[] bytes)
    {
        var reader = new MessagePackReader(bytes);
        reader.Skip(s_serializer.StartingContext);
        return (int)reader.Sequence.GetOffset(reader.Position);
    }

    public object ToOwn(object log) => log;

    public void Write(Stream output, object value) => s_serializer.Serialize(output, (LogFile)value, Shapes.Of<LogFile>());

    public object Read(Stream input) => s_serializer.Deserialize(input, Shapes.Of<LogFile>())!;
}
