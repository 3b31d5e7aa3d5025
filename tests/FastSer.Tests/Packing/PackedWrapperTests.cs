using System.Buffers;
using FastSer.CompilerServices;
using FastSer.Tests.TestTypes;
using FastSer.Windows;

namespace FastSer.Tests.Packing;

/// <summary>Arrays and lists of structs that have their code in a packed wrapper.</summary>
public class PackedWrapperTests
{
    private static readonly IntAndDate[] s_items = [.. Enumerable.Range(0, 3).Select(static i => new IntAndDate(i, new DateTime(i + 1)))];

    [Fact]
    public void BytesAreThoseOfThePackedWrapper()
    {
        var expected = Written(static (ref FastWriter writer) => writer.WriteValueSpan<IntAndDate>(s_items));

        Assert.Equal(expected, Written(static (ref FastWriter writer) => PackedWrapperItems.Write<Bare, IntAndDate>(ref writer, Bares(3))));
        Assert.Equal(expected, Written(static (ref FastWriter writer) => PackedWrapperItems.Write<Bare, IntAndDate>(ref writer, Bares(3).ToList())));
        Assert.Equal([0], Written(static (ref FastWriter writer) => PackedWrapperItems.Write<Bare, IntAndDate>(ref writer, (Bare[]?)null)));
        Assert.Equal([0], Written(static (ref FastWriter writer) => PackedWrapperItems.Write<Bare, IntAndDate>(ref writer, (List<Bare>?)null)));
    }

    [Fact]
    public void ArraysAndListsAreReadAsNewOnes()
    {
        foreach (var count in new[] { 0, 1, 3, 10_000 })
        {
            var data = Data(count);
            Assert.Equal(Bares(count), Read(data, static (ref FastReader reader) => PackedWrapperItems.ReadArray<Bare, IntAndDate>(ref reader)));
            Assert.Equal(Bares(count), Read(data, static (ref FastReader reader) => PackedWrapperItems.ReadList<Bare, IntAndDate>(ref reader)));
        }

        Assert.Null(Read([0], static (ref FastReader reader) => PackedWrapperItems.ReadArray<Bare, IntAndDate>(ref reader)));
        Assert.Null(Read([0], static (ref FastReader reader) => PackedWrapperItems.ReadList<Bare, IntAndDate>(ref reader)));
    }

    [Fact]
    public void ArraysAndListsAreReadIntoExistingOnes()
    {
        var (array, list) = (new Bare[3], new List<Bare>(100) { default });
        Assert.Same(array, Read(Data(3), (ref FastReader reader) => PackedWrapperItems.ReadArray<Bare, IntAndDate>(ref reader, array)));
        Assert.Same(list, Read(Data(3), (ref FastReader reader) => PackedWrapperItems.ReadList<Bare, IntAndDate>(ref reader, list)));
        Assert.Equal(Bares(3), array);
        Assert.Equal(Bares(3), list);

        foreach (var count in new[] { 0, 2, 10_000 })
        {
            var data = Data(count);
            Assert.Equal(Bares(count), Read(data, (ref FastReader reader) => PackedWrapperItems.ReadArray<Bare, IntAndDate>(ref reader, array)));
            Assert.Equal(Bares(count), Read(data, static (ref FastReader reader) => PackedWrapperItems.ReadArray<Bare, IntAndDate>(ref reader, null)));
            Assert.Equal(Bares(count), Read(data, static (ref FastReader reader) => PackedWrapperItems.ReadList<Bare, IntAndDate>(ref reader, null)));
        }

        Assert.Null(Read([0], (ref FastReader reader) => PackedWrapperItems.ReadArray<Bare, IntAndDate>(ref reader, array)));
        Assert.Null(Read([0], (ref FastReader reader) => PackedWrapperItems.ReadList<Bare, IntAndDate>(ref reader, list)));
    }

    [Fact]
    public void LongArraysAndListsGoPastTheWindow()
    {
        const int Count = 20_000;
        var data = new ReadOnlySequence<byte>(Data(Count));
        using var first = new SequenceWindow(data);
        var reader = new FastReader(first, null);
        Assert.Equal(Bares(Count), PackedWrapperItems.ReadArray<Bare, IntAndDate>(ref reader));
        Assert.True(reader.IsAtEnd);

        using var second = new SequenceWindow(data);
        reader = new FastReader(second, null);
        Assert.False(reader.IsAtEnd);
        Assert.Equal(Bares(Count), PackedWrapperItems.ReadList<Bare, IntAndDate>(ref reader));
        Assert.True(reader.IsAtEnd);
    }

    private static Bare[] Bares(int count) => [.. Enumerable.Range(0, count).Select(static i => new Bare(i, new DateTime(i + 1)))];

    private static byte[] Data(int count) =>
        Written((ref FastWriter writer) => PackedWrapperItems.Write<Bare, IntAndDate>(ref writer, Bares(count)));

    private static byte[] Written(WriteAction write)
    {
        var writer = default(FastWriter);
        writer.StartScratch(FastSer.Cursors.SinkKind.Scratch, null);
        write(ref writer);
        return writer.ToArrayAndRelease();
    }

    private static T Read<T>(byte[] data, ReadFunc<T> read)
    {
        var reader = new FastReader(data, null);
        var value = read(ref reader);
        Assert.True(reader.IsAtEnd);
        return value;
    }

    private delegate void WriteAction(ref FastWriter writer);

    private delegate T ReadFunc<T>(ref FastReader reader);

    /// <summary>A struct without code, in memory the same as its wrapper.</summary>
    private readonly record struct Bare(int Number, DateTime When);
}
