using System.Globalization;
using System.Runtime.InteropServices;
using System.Text.Json;
using FastSer.CompilerServices;
using FastSer.Explaining;
using FastSer.Walking;

namespace FastSer.Json;

/// <summary>Writes JSON while a <see cref="ShapeWalker{TVisitor}"/> walks over a value.</summary>
/// <param name="data">The bytes of the value.</param>
/// <param name="writer">The receiver.</param>
/// <param name="options">The options.</param>
internal sealed partial class JsonEmitter(byte[] data, Utf8JsonWriter writer, FastSerJsonOptions options)
{
    /// <summary>The depth to which a Utf8JsonWriter writes by default.</summary>
    public const int DefaultNesting = 1000;

    /// <summary>A Utf8JsonWriter writes texts of up to 125 million bytes. The text of a value has at least half as many bytes as its data.</summary>
    private const int MaxTokenSize = 60_000_000;

    private readonly int _maxDepth = FastSerializerOptions.DepthOf(options.Serializer);

    /// <summary>A value nests at most four levels of JSON.</summary>
    private readonly int _maxNesting = (writer.Options.MaxDepth == 0 ? DefaultNesting : writer.Options.MaxDepth) - 4;
    private readonly long _begin = writer.BytesCommitted + writer.BytesPending;
    private readonly Stack<JsonFrame> _frames = new();
    private int _objects;

    /// <summary>The number of values of each shape that are entered: types may contain themselves.</summary>
    private readonly Dictionary<WireShape, int> _open = [];

    /// <summary>The offset behind the last value.</summary>
    private int _end;

    /// <summary>Gets the limit that the JSON has reached, or <see cref="FastSerErrorCode.None"/>.</summary>
    public FastSerErrorCode Limit { get; private set; }

    /// <summary>Gets the offset of the value that has reached the limit.</summary>
    public int LimitOffset { get; private set; }

    public void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, int start, int bodyStart)
    {
        _end = bodyStart;
        if (++CollectionsMarshal.GetValueRefOrAddDefault(_open, shape, out _) > _maxDepth || writer.CurrentDepth > _maxNesting)
        {
            Stop(FastSerErrorCode.DepthExceeded, start);
        }

        var frame = new JsonFrame(JsonForm.Hidden, shape, EndsEntry: false);
        if (head == ValuePrefix.Reference)
        {
            _objects++;
        }

        if (!IsHidden)
        {
            frame = frame with { EndsEntry = Begin(step), Form = Open(shape, step, head, data.AsSpan(start, bodyStart - start)) };
        }

        if (shape.Kind == WireShapeKind.Tolerant)
        {
            var size = LengthCode.Get(data.AsSpan(start), out _);
            frame = frame with { Mask = (start + size, bodyStart - start - size) };
        }

        _frames.Push(frame);
        CheckSize(start);
    }

    public void Leave(int end)
    {
        var frame = _frames.Pop();
        _open[frame.Shape]--;
        if (frame.Form == JsonForm.Object)
        {
            WriteAbsentMembers(frame, end);
        }

        if (frame.Form is JsonForm.Array or JsonForm.Entries or JsonForm.Grid)
        {
            writer.WriteEndArray();
        }

        if (frame.Form is JsonForm.Object or JsonForm.Map or JsonForm.Case or JsonForm.Grid)
        {
            writer.WriteEndObject();
        }

        if (frame.EndsEntry)
        {
            writer.WriteEndObject();
        }

        _end = end;
        CheckSize(end);
    }

    public void Pass(WireShape shape, in ShapeStep step, int start, int end)
    {
        _end = end;
        if (IsHidden)
        {
            return;
        }

        var bytes = data.AsSpan(start, end - start);
        if (bytes.Length / 2 > Math.Min(options.MaxSize, MaxTokenSize))
        {
            Stop(FastSerErrorCode.ValueTooLarge, start);
            return;
        }

        if (_frames.TryPeek(out var frame) && frame.Form == JsonForm.Map && step.MemberIndex == 0)
        {
            writer.WritePropertyName(JsonScalars.NameOf(LeafValue.Read(shape, step, bytes)));
            return;
        }

        var endsEntry = Begin(step);
        if (step.IsSensitive && !options.ShowSensitive)
        {
            WriteHidden();
        }
        else if (_frames.TryPeek(out var outer) && (outer.Mask.Size > 0 || outer.Shape.Kind == WireShapeKind.Nullable) && LeafValue.IsNull(shape, bytes))
        {
            // Null alone is a member that the mask does not have, or a nullable value without a value.
            writer.WriteStartObject();
            writer.WriteNull(JsonNames.Value);
            writer.WriteEndObject();
        }
        else
        {
            WriteValue(shape, step, bytes);
        }

        if (endsEntry)
        {
            writer.WriteEndObject();
        }

        CheckSize(start);
    }

    private bool IsHidden => _frames.TryPeek(out var frame) && frame.Form == JsonForm.Hidden;

    /// <summary>Writes the property name of a value. Returns whether the object of a map's entry ends with the value.</summary>
    private bool Begin(in ShapeStep step)
    {
        if (!_frames.TryPeek(out var frame))
        {
            return false;
        }

        switch (frame.Form)
        {
            case JsonForm.Object or JsonForm.InnerObject when step.Name.Length > 0:
                writer.WritePropertyName(ShapeNames.Of(frame.Shape).Members[step.MemberIndex]);
                return false;
            case JsonForm.Entries:
                if (step.MemberIndex == 0)
                {
                    writer.WriteStartObject();
                }

                writer.WritePropertyName(step.Name);
                return step.MemberIndex > 0;
            default:
                return false;
        }
    }

    private JsonForm Open(WireShape shape, in ShapeStep step, ValuePrefix head, ReadOnlySpan<byte> bytes)
    {
        if (step.IsSensitive && !options.ShowSensitive)
        {
            WriteHidden();
            return JsonForm.Hidden;
        }

        if (step.Union is { } union)
        {
            writer.WriteStartObject();
            writer.WriteString(JsonNames.Case, ShapeNames.Of(union).CaseOf(step.Tag));
            if (shape.Kind is not (WireShapeKind.Payload or WireShapeKind.Enclosed))
            {
                return JsonForm.Object;
            }

            writer.WritePropertyName(JsonNames.Value);
            return JsonForm.Case;
        }

        switch (shape.Kind)
        {
            case WireShapeKind.Sequence:
                writer.WriteStartArray();
                return JsonForm.Array;
            case WireShapeKind.MultiDimArray:
                BeginGrid(bytes, shape.Rank, out _);
                writer.WriteStartArray(JsonNames.Items);
                return JsonForm.Grid;
            case WireShapeKind.Map when JsonNames.AreKeys(shape.Members[0].Shape.Resolved):
                writer.WriteStartObject();
                return JsonForm.Map;
            case WireShapeKind.Map:
                writer.WriteStartArray();
                return JsonForm.Entries;
            case WireShapeKind.Append when _frames.TryPeek(out var outer) && outer.Shape.IsTracked && step.Name.Length == 0:
                return JsonForm.InnerObject;
            case WireShapeKind.Object or WireShapeKind.Tolerant or WireShapeKind.Append:
                writer.WriteStartObject();
                if (head == ValuePrefix.Reference)
                {
                    writer.WriteString(JsonNames.Id, _objects.ToString(CultureInfo.InvariantCulture));
                }

                return JsonForm.Object;
            default:
                return JsonForm.Transparent;
        }
    }

    private void WriteHidden()
    {
        writer.WriteStartObject();
        writer.WriteBoolean(JsonNames.Hidden, true);
        writer.WriteEndObject();
    }

    private void CheckSize(int offset)
    {
        if (writer.BytesCommitted + writer.BytesPending - _begin > options.MaxSize)
        {
            Stop(FastSerErrorCode.ValueTooLarge, offset);
        }
    }

    private void Stop(FastSerErrorCode code, int offset)
    {
        if (Limit == FastSerErrorCode.None)
        {
            (Limit, LimitOffset) = (code, offset);
        }
    }
}

/// <summary>Passes the values of a walk to a <see cref="JsonEmitter"/>.</summary>
internal readonly struct EmittingVisitor(JsonEmitter emitter) : IShapeVisitor
{
    public static bool VisitsAll => true;

    public static bool Locates => false;

    public bool IsStopped => emitter.Limit != FastSerErrorCode.None;

    public void Enter(WireShape shape, in ShapeStep step, ValuePrefix head, long start, long bodyStart) =>
        emitter.Enter(shape, step, head, (int)start, (int)bodyStart);

    public void Leave(long end) => emitter.Leave((int)end);

    public void Pass(WireShape shape, in ShapeStep step, long start, long end) => emitter.Pass(shape, step, (int)start, (int)end);
}
