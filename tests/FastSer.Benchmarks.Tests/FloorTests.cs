using FastSer.Benchmarks.Data;
using FastSer.Benchmarks.Systems.Floors;

namespace FastSer.Benchmarks.Tests;

/// <summary>The floors write the Fast format: the same bytes as FastSer.</summary>
public class FloorTests
{
    private readonly byte[] _scratch = new byte[1 << 18];

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void PocoListsEqual(bool differentStrings)
    {
        var mutable = PocoData.Mutable(differentStrings);
        var immutable = PocoData.Immutable(differentStrings);
        var expected = FastSerializer.Serialize(mutable);
        Assert.Equal(expected, Wire.CopyOut(_scratch, PocoWire.Write(_scratch, mutable)));
        Assert.Equal(expected, Wire.CopyOut(_scratch, PocoWire.Write(_scratch, immutable)));
        Assert.Null(DeepComparison.FirstDifference(mutable, PocoWire.Read(expected)));
        Assert.Null(DeepComparison.FirstDifference(immutable, PocoWire.ReadImmutable(expected)));
    }

    [Fact]
    public void ClassesEqual()
    {
        var values = MicroData.Classes();
        foreach (var value in values)
        {
            var bytes = Wire.CopyOut(_scratch, SimpleClassWire.Write(_scratch, value));
            Assert.Equal(FastSerializer.Serialize(value), bytes);
            Assert.Null(DeepComparison.FirstDifference(value, SimpleClassWire.Read(bytes)));
        }

        var array = Wire.CopyOut(_scratch, SimpleClassWire.Write(_scratch, values));
        Assert.Equal(FastSerializer.Serialize(values), array);
        Assert.Null(DeepComparison.FirstDifference(values, SimpleClassWire.ReadArray(array)));
    }

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    [InlineData(5)]
    [InlineData(30)]
    [InlineData(253)]
    [InlineData(254)]
    [InlineData(1000)]
    public void StructArraysEqual(int length)
    {
        var values = MicroData.StructArrays(length)[0];
        var bytes = SimpleStructWire.Write(values);
        Assert.Equal(FastSerializer.Serialize(values), bytes);
        Assert.Null(DeepComparison.FirstDifference(values, SimpleStructWire.ReadArray(bytes)));
    }

    [Fact]
    public void StructsEqual()
    {
        var value = MicroData.Structs()[0];
        Assert.Equal(FastSerializer.Serialize(value), SimpleStructWire.Write(value));
    }

    [Fact]
    public void StringsOfEveryLengthEqual()
    {
        char[] tails = ['x', '\u00FF', '\u0100', '\uD800'];
        foreach (var tail in tails)
        {
            for (var length = 1; length < 300; length++)
            {
                var text = new string('a', length - 1) + tail;
                var list = new List<Poco> { new() { StringProp = text }, new() { StringProp = "" } };
                var bytes = Wire.CopyOut(_scratch, PocoWire.Write(_scratch, list));
                Assert.Equal(FastSerializer.Serialize(list), bytes);
                Assert.Null(DeepComparison.FirstDifference(list, PocoWire.Read(bytes)));
            }
        }
    }

    [Fact]
    public void NullStringEquals()
    {
        var list = new List<Poco> { new() };
        Assert.Equal(FastSerializer.Serialize(list), Wire.CopyOut(_scratch, PocoWire.Write(_scratch, list)));
    }

    [Fact]
    public void BareGraphAllocatesWhatAReadAllocates()
    {
        var list = PocoData.Mutable(differentStrings: true);
        var bytes = FastSerializer.Serialize(list);
        var lengths = list.ConvertAll(item => item.StringProp!.Length).ToArray();
        Assert.Equal(AllocatedBy(() => PocoWire.Read(bytes)), AllocatedBy(() => BareGraph.Pocos(lengths)));
        Assert.Equal(
            AllocatedBy(() => PocoWire.ReadImmutable(bytes)), AllocatedBy(() => BareGraph.ImmutablePocos(lengths)));

        var value = MicroData.Classes()[0];
        var payload = FastSerializer.Serialize(value);
        Assert.Equal(AllocatedBy(() => SimpleClassWire.Read(payload)), AllocatedBy(() => BareGraph.Class(value, null)));
    }

    private static long AllocatedBy(Action action)
    {
        action();
        var before = GC.GetAllocatedBytesForCurrentThread();
        action();
        return GC.GetAllocatedBytesForCurrentThread() - before;
    }
}
