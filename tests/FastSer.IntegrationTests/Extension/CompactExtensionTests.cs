using System.Net.NetworkInformation;

namespace FastSer.IntegrationTests.Extension;

/// <summary>Extensions of types of the Fast format work for types of the Compact format too.</summary>
[Trait("Needs", "PhysicalAddress")]
public sealed partial class CompactExtensionTests
{
    private static readonly PhysicalAddress s_address = new([127, 0, 0, 1]);

    [Fact]
    public void CallbacksSurroundTheMembers()
    {
        var value = new Told { Number = 5, IsSet = true };

        var copy = FastSerializer.Deserialize<Told>(FastSerializer.Serialize(value));
        FastSerializer.Populate(FastSerializer.Serialize(new Told { Number = 7 }), ref copy);

        Assert.Equal(["serializing", "serialized"], value.Log);
        Assert.Equal(["deserializing 0", "deserialized 5", "deserializing 5", "deserialized 7"], copy.Log);
        Assert.False(copy.IsSet);
    }

    [Fact]
    public void WhatAFormatterAndASurrogateWriteHasNoControlBits()
    {
        var value = new Extended { Port = 1, Tiny = 2, Address = s_address, Lines = { "a" }, Marks = { 1, 300 } };

        var bytes = FastSerializer.Serialize(value);

        // Port with one byte; Tiny by its formatter; Address in the Fast format of its surrogate; the collections.
        Assert.Equal("0302" + "02" + "01057F000001" + "020261" + "030402" + "5802" + "000000", Convert.ToHexString(bytes));
        var copy = FastSerializer.Deserialize<Extended>(bytes);
        Assert.Equal((1, 2, s_address), (copy.Port, copy.Tiny, copy.Address));
        Assert.Equal(["a"], copy.Lines);
        Assert.Equal([1, 300], copy.Marks);
    }

    [Fact]
    public void CollectionsAreReadInPlace()
    {
        var value = new Extended { Numbers = [1, 2], Flags = [true], Texts = new() { [1] = "a" } };
        var (numbers, flags, texts, lines) = (value.Numbers, value.Flags, value.Texts, value.Lines);

        FastSerializer.Populate(
            FastSerializer.Serialize(new Extended { Numbers = [-1, 70000], Flags = [false, true], Texts = new() { [2] = null }, Lines = { "b" } }),
            ref value);

        Assert.Same(numbers, value.Numbers);
        Assert.Same(flags, value.Flags);
        Assert.Same(texts, value.Texts);
        Assert.Same(lines, value.Lines);
        Assert.Equal<int>([-1, 70000], numbers!);
        Assert.Equal([false, true], flags!);
        Assert.Null(Assert.Single(texts!).Value);
        Assert.Equal("b", Assert.Single(lines));
    }

    [Fact]
    public void UnionsHoldWholeCompactObjects()
    {
        Shape?[] shapes = [new Circle { Id = 1, Radius = 2 }, null, new Line { Id = 300 }, new Shape { Id = 4 }];

        var bytes = FastSerializer.Serialize(shapes);

        Assert.Equal("05" + "02" + "0B02" + "04" + "00" + "03" + "05" + "5802" + "01" + "11", Convert.ToHexString(bytes));
        Assert.Equal(bytes, FastSerializer.Serialize(FastSerializer.Deserialize<Shape?[]>(bytes)));
        Assert.Equal(bytes.Length, FastSerializer.Skip<Shape?[]>(bytes));
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(
            static () => FastSerializer.Deserialize<Shape?>([2, 0])).Code);
    }

    [Fact]
    public void DeclaredSetsHoldCompactValues()
    {
        object?[] values = [5, "text", null, 7L, new[] { 1, 300 }, new Circle { Id = 1 }];

        var bytes = FastSerializer.Serialize(new Settings { IsSet = true, Values = values });

        Assert.Equal(
            "03" + "07" + "0115" + "020874657874" + "00" + "031D" + "0403040258" + "02" + "05" + "0302",
            Convert.ToHexString(bytes));
        var copy = FastSerializer.Deserialize<Settings>(bytes);
        Assert.Equal(values[..4], copy.Values![..4]);
        Assert.Equal(bytes, FastSerializer.Serialize(copy));
        Assert.Equal(bytes.Length, FastSerializer.Skip<Settings>(bytes));
        Assert.Equal(FastSerErrorCode.InvalidValue, Assert.Throws<FastSerException>(
            static () => FastSerializer.Deserialize<Settings>([1, 2, 2, 1])).Code);
    }

    [Fact]
    public void ReferencesAreKept()
    {
        var node = new Knot { Id = 300, IsSet = true };
        node.Next = new Knot { Id = 2, Next = node };

        var bytes = FastSerializer.Serialize(node);
        var copy = FastSerializer.Deserialize<Knot>(bytes);

        // The numbers are lone behind the byte of a new object.
        Assert.Equal("01" + "01" + "6209" + "01" + "00" + "09" + "0200", Convert.ToHexString(bytes));
        Assert.Same(copy, copy.Next!.Next);
        Assert.Equal((300, true, 2), (copy.Id, copy.IsSet, copy.Next.Id));
        Assert.Equal(bytes.Length, FastSerializer.Skip<Knot>(bytes));
    }

    [Fact]
    public void FactoriesAndConstructorsMakeObjects()
    {
        var copy = FastSerializer.Deserialize<Made>(FastSerializer.Serialize(Made.Of(5, true)));

        Assert.Equal((5, true, 1), (copy.Number, copy.IsSet, copy.Made1));
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Told
    {
        [FastSerIgnore]
        public List<string> Log { get; } = [];

        public int Number { get; set; }

        public bool IsSet { get; set; }

        [FastSerSerializing]
        private void BeginWriting() => Log.Add("serializing");

        [FastSerSerialized]
        private void EndWriting() => Log.Add("serialized");

        [FastSerDeserializing]
        private void BeginReading() => Log.Add($"deserializing {Number}");

        [FastSerDeserialized]
        private void EndReading() => Log.Add($"deserialized {Number}");
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Extended
    {
        public int Port { get; set; }

        [FastSerFormatter(typeof(TinyFormatter))]
        public int Tiny { get; set; }

        public PhysicalAddress? Address { get; set; }

        public List<string> Lines { get; } = [];

        public List<int> Marks { get; } = [];

        public int[]? Numbers { get; set; }

        public List<bool>? Flags { get; set; }

        public Dictionary<int, string?>? Texts { get; set; }
    }

    public sealed class TinyFormatter : IFastSerFormatter<int>
    {
        public static void Write(ref FastWriter writer, int value) => writer.WriteByte((byte)value);

        public static int Read(ref FastReader reader) => reader.ReadByte();

        public static void Skip(ref FastReader reader) => reader.ReadByte();
    }

    [FastSerType(Format = WireFormat.Compact)]
    [FastSerUnion(0, typeof(Shape))]
    [FastSerUnion(1, typeof(Circle))]
    [FastSerUnion(2, typeof(Line))]
    public partial class Shape
    {
        public int Id { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Circle : Shape
    {
        public int Radius { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Line : Shape;

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Settings
    {
        public bool IsSet { get; set; }

        [FastSerUnion(0, typeof(int))]
        [FastSerUnion(1, typeof(string))]
        [FastSerUnion(2, typeof(long))]
        [FastSerUnion(3, typeof(int[]))]
        [FastSerUnion(4, typeof(Circle))]
        public object?[]? Values { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact, References = true)]
    public sealed partial class Knot
    {
        public bool IsSet { get; set; }

        public int Id { get; set; }

        public Knot? Next { get; set; }
    }

    [FastSerType(Format = WireFormat.Compact)]
    public sealed partial class Made
    {
        private Made(int number, bool isSet) => (Number, IsSet) = (number, isSet);

        public int Number { get; }

        public bool IsSet { get; }

        [FastSerIgnore]
        public int Made1 { get; private set; }

        [FastSerConstructor]
        public static Made Of(int number, bool isSet) => new(number, isSet) { Made1 = 1 };
    }
}
