using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.Floors;

/// <summary>The limits that are printed beside every row. The bytes are those of the Fast format.</summary>
internal sealed partial class FloorAdapter : WorkloadAdapter
{
    private const int ScratchSize = 1 << 20;

    public override string Name => "Floors";

    public override string Version => "";

    protected override IEnumerable<RowEntry> Enter(Row<List<Poco>> row)
    {
        var inputs = row.Inputs;
        var scratch = new byte[ScratchSize];
        var payloads = Payloads.Of(inputs, list => Wire.CopyOut(scratch, PocoWire.Write(scratch, list)));
        var arrays = payloads.Arrays;
        var written = 0;
        var textLengths = inputs[0].Select(item => item.StringProp!.Length).ToArray();
        return row.Operation switch
        {
            RowOperation.WriteReused =>
            [
                FloorCandidate.CopyToBuffer(payloads, PocoWire.Read),
                FloorCandidate.HandToBuffer(scratch, () => written, WriteReused, PocoWire.Read),
            ],
            RowOperation.WriteArray =>
            [
                FloorCandidate.CopyToArray(payloads, PocoWire.Read),
                FloorCandidate.HandToArray(WriteArray, PocoWire.Read),
            ],
            _ =>
            [
                FloorCandidate.Graph(BuildGraph),
                FloorCandidate.HandRead<List<Poco>>(payloads, Read),
            ],
        };

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
                written = PocoWire.Write(scratch, inputs[i & 7]);
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = Wire.CopyOut(scratch, PocoWire.Write(scratch, inputs[i & 7]));
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<List<Poco>>.Value = PocoWire.Read(arrays[i & 7]);
        }

        void BuildGraph(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<List<Poco>>.Value = BareGraph.Pocos(textLengths);
        }
    }

    protected override IEnumerable<RowEntry> Enter(Row<List<ImmutablePoco>> row)
    {
        var inputs = row.Inputs;
        var scratch = new byte[ScratchSize];
        var payloads = Payloads.Of(inputs, list => Wire.CopyOut(scratch, PocoWire.Write(scratch, list)));
        var arrays = payloads.Arrays;
        var written = 0;
        var textLengths = inputs[0].Select(item => item.StringProp!.Length).ToArray();
        return row.Operation switch
        {
            RowOperation.WriteReused =>
            [
                FloorCandidate.CopyToBuffer(payloads, PocoWire.ReadImmutable),
                FloorCandidate.HandToBuffer(scratch, () => written, WriteReused, PocoWire.ReadImmutable),
            ],
            RowOperation.WriteArray =>
            [
                FloorCandidate.CopyToArray(payloads, PocoWire.ReadImmutable),
                FloorCandidate.HandToArray(WriteArray, PocoWire.ReadImmutable),
            ],
            _ =>
            [
                FloorCandidate.Graph(BuildGraph),
                FloorCandidate.HandRead<List<ImmutablePoco>>(payloads, Read),
            ],
        };

        void WriteReused(int count)
        {
            for (var i = 0; i < count; i++)
                written = PocoWire.Write(scratch, inputs[i & 7]);
        }

        void WriteArray(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<byte[]>.Value = Wire.CopyOut(scratch, PocoWire.Write(scratch, inputs[i & 7]));
        }

        void Read(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<List<ImmutablePoco>>.Value = PocoWire.ReadImmutable(arrays[i & 7]);
        }

        void BuildGraph(int count)
        {
            for (var i = 0; i < count; i++)
                Sink<List<ImmutablePoco>>.Value = BareGraph.ImmutablePocos(textLengths);
        }
    }
}
