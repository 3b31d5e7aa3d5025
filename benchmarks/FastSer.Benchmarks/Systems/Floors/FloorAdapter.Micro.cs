using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.Floors;

internal sealed partial class FloorAdapter
{
    private const string SharedText = "0";
    private const string SharedVariant = ", shared 1-char strings";

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass> row)
    {
        var inputs = row.Inputs;
        var scratch = new byte[ScratchSize];
        var payloads = Payloads.Of(inputs, value => Wire.CopyOut(scratch, SimpleClassWire.Write(scratch, value)));
        var arrays = payloads.Arrays;
        return row.Operation == RowOperation.Read
            ?
            [
                FloorCandidate.Graph(count => BuildGraph(count, null)),
                FloorCandidate.Graph(count => BuildGraph(count, SharedText), SharedVariant),
                FloorCandidate.HandRead<SimpleClass>(payloads, Read),
            ]
            :
            [
                FloorCandidate.CopyToArray(payloads, SimpleClassWire.Read),
                FloorCandidate.HandToArray(WriteArray, SimpleClassWire.Read),
            ];

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = Wire.CopyOut(scratch, SimpleClassWire.Write(scratch, inputs[i & 7]));
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<SimpleClass>.Value = SimpleClassWire.Read(arrays[i & 7]);
        }

        void BuildGraph(int count, string? sharedText)
        {
            for (var i = 0; i < count; i++)
                Sink<SimpleClass>.Value = BareGraph.Class(inputs[i & 7], sharedText);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleClass[]> row)
    {
        var inputs = row.Inputs;
        var scratch = new byte[ScratchSize];
        var payloads = Payloads.Of(inputs, values => Wire.CopyOut(scratch, SimpleClassWire.Write(scratch, values)));
        var arrays = payloads.Arrays;
        return row.Operation == RowOperation.Read
            ?
            [
                FloorCandidate.Graph(count => BuildGraph(count, null)),
                FloorCandidate.Graph(count => BuildGraph(count, SharedText), SharedVariant),
                FloorCandidate.HandRead<SimpleClass[]>(payloads, Read),
            ]
            :
            [
                FloorCandidate.CopyToArray(payloads, SimpleClassWire.ReadArray),
                FloorCandidate.HandToArray(WriteArray, SimpleClassWire.ReadArray),
            ];

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = Wire.CopyOut(scratch, SimpleClassWire.Write(scratch, inputs[i & 7]));
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<SimpleClass[]>.Value = SimpleClassWire.ReadArray(arrays[i & 7]);
        }

        void BuildGraph(int count, string? sharedText)
        {
            for (var i = 0; i < count; i++)
                Sink<SimpleClass[]>.Value = BareGraph.Classes(inputs[i & 7], sharedText);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, SimpleStructWire.Write);
        var arrays = payloads.Arrays;
        return row.Operation == RowOperation.Read
            ? [FloorCandidate.Graph(CopyStruct, note: "copies the value"),
                FloorCandidate.HandRead<SimpleStruct>(payloads, Read)]
            : [FloorCandidate.CopyToArray(payloads, Decode), FloorCandidate.HandToArray(WriteArray, Decode)];

        static object? Decode(byte[] bytes) => SimpleStructWire.Read(bytes);

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = SimpleStructWire.Write(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<SimpleStruct>.Value = SimpleStructWire.Read(sources[i & 7]);
        }

        void CopyStruct(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<SimpleStruct>.Value = values[i & 7];
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<SimpleStruct[]> row)
    {
        var inputs = row.Inputs;
        var payloads = Payloads.Of(inputs, SimpleStructWire.Write);
        var arrays = payloads.Arrays;
        return row.Operation == RowOperation.Read
            ? [FloorCandidate.Graph(CopyArray, note: "allocates and copies the array"),
                FloorCandidate.HandRead<SimpleStruct[]>(payloads, Read)]
            : [FloorCandidate.CopyToArray(payloads, SimpleStructWire.ReadArray),
                FloorCandidate.HandToArray(WriteArray, SimpleStructWire.ReadArray)];

        void WriteArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = SimpleStructWire.Write(values[i & 7]);
        }

        void Read(int count)
        {
            var sources = arrays;
            for (var i = 0; i < count; i++)
                Sink<SimpleStruct[]>.Value = SimpleStructWire.ReadArray(sources[i & 7]);
        }

        void CopyArray(int count)
        {
            var values = inputs;
            for (var i = 0; i < count; i++)
                Sink<SimpleStruct[]>.Value = values[i & 7].AsSpan().ToArray();
        }
    }
}
