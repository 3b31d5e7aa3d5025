using System.Net.NetworkInformation;

namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Formatters, surrogates, callbacks, factories and get-only collections in the Tolerant format, across versions.</summary>
[Trait("Needs", "PhysicalAddress")]
public sealed partial class TolerantFeatureTests
{
    private static readonly PhysicalAddress s_address = new([127, 0, 0, 1]);

    [Fact]
    public void FormattersAndSurrogatesStandBehindTheirBits()
    {
        var value = new Extended1 { Ratio = 0.25, Name = "name", Address = s_address };

        var copy = FastSerializer.Deserialize<Extended1>(FastSerializer.Serialize(value));
        var empty = FastSerializer.Deserialize<Extended1>(FastSerializer.Serialize(new Extended1 { Name = null }));

        Assert.Equal((0.25, "name", s_address), (copy.Ratio, copy.Name, copy.Address));
        Assert.Equal((0d, null, null), (empty.Ratio, empty.Name, empty.Address));
    }

    [Fact]
    public void RetiredFormattersAndSurrogatesAreSteppedOver()
    {
        var bytes = FastSerializer.Serialize(new Extended1 { Ratio = 0.5, Name = "name", Address = s_address, Last = 7 });

        var copy = FastSerializer.Deserialize<Extended2>(bytes);

        Assert.Equal((0.5, 7), (copy.Ratio, copy.Last));
    }

    [Fact]
    public void FormattersOfMembersThatAreMissingAreNotCalled()
    {
        var copy = FastSerializer.Deserialize<Extended1>(FastSerializer.Serialize(new Called1 { Number = 1 }));

        Assert.Equal((double.Epsilon, "none"), (copy.Ratio, copy.Name));
    }

    [Fact]
    public void CallbacksRunForOwnAndOtherVersions()
    {
        var value = new Called2 { Number = 5, Text = "text" };
        var own = FastSerializer.Deserialize<Called2>(FastSerializer.Serialize(value));
        var older = FastSerializer.Deserialize<Called2>(FastSerializer.Serialize(new Called1 { Number = 6 }));

        Assert.Equal(["serializing", "serialized"], value.Log);
        Assert.Equal(["deserializing 0", "deserialized 5 text"], own.Log);
        Assert.Equal(["deserializing 0", "deserialized 6 initial"], older.Log);
    }

    [Fact]
    public void FactoriesMakeObjectsOfOwnAndOtherVersions()
    {
        var own = FastSerializer.Deserialize<Made>(FastSerializer.Serialize(Made.Of(5, "EUR")));
        var older = FastSerializer.Deserialize<Made>(FastSerializer.Serialize(new Called1 { Number = 6 }));

        Assert.Equal((5, "EUR", "note", "made"), (own.Amount, own.Currency, own.Note, own.Origin));
        Assert.Equal((6, "none", "note", "made"), (older.Amount, older.Currency, older.Note, older.Origin));
    }

    [Fact]
    public void CollectionsWithoutASetterKeepTheirElementsWhereTheWriterKnewNone()
    {
        var own = new Filled { Number = 1 };
        own.Items.Clear();
        own.Items.Add(9);

        Assert.Equal([9], FastSerializer.Deserialize<Filled>(FastSerializer.Serialize(own)).Items);
        Assert.Equal([1, 2], FastSerializer.Deserialize<Filled>(FastSerializer.Serialize(new Called1 { Number = 6 })).Items);
        Assert.Equal([1, 2], FastSerializer.Deserialize<Filled>(FastSerializer.Serialize(new Unfilled { Number = 6 })).Items);
    }

    [Fact]
    public void PopulateGivesANewObjectWithDefaults()
    {
        var value = new Called2 { Number = 1, Text = "old" };
        var former = value;

        FastSerializer.Populate(FastSerializer.Serialize(new Called1 { Number = 6 }), ref value);

        Assert.NotSame(former, value);
        Assert.Equal((6, "initial"), (value.Number, value.Text));
    }

    [Fact]
    public void SkipNeedsNoMemberOfItsOwn()
    {
        byte[] newer = [.. FastSerializer.Serialize(new Extended1 { Name = "name" }), 1, 2, 3];

        Assert.Equal(newer.Length - 3, FastSerializer.Skip<Called1>(newer));
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Extended1
    {
        [FastSerMember(0)]
        public int Last { get; set; }

        [FastSerMember(1)]
        [FastSerFormatter(typeof(Percent))]
        public double Ratio { get; set; } = double.Epsilon;

        [FastSerMember(2)]
        [FastSerFormatter(typeof(Reversed))]
        public string? Name { get; set; } = "none";

        [FastSerMember(3)]
        public PhysicalAddress? Address { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerRetired(2, typeof(Text))]
    [FastSerRetired(3, typeof(PhysicalAddress))]
    internal sealed partial class Extended2
    {
        [FastSerMember(0)]
        public int Last { get; set; }

        [FastSerMember(1)]
        [FastSerFormatter(typeof(Percent))]
        public double Ratio { get; set; }
    }

    /// <summary>Names the form of a member whose type had a formatter of its own.</summary>
    [FastSerFormatter(typeof(TextFormatter))]
    internal sealed class Text;

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Called1
    {
        [FastSerMember(0)]
        public int Number { get; set; }
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Called2
    {
        [FastSerMember(0)]
        public int Number { get; set; }

        [FastSerMember(1)]
        public string? Text { get; set; } = "initial";

        [FastSerIgnore]
        public List<string> Log { get; } = [];

        [FastSerSerializing]
        private void Serializing() => Log.Add("serializing");

        [FastSerSerialized]
        private void Serialized() => Log.Add("serialized");

        [FastSerDeserializing]
        private void Deserializing() => Log.Add($"deserializing {Number}");

        [FastSerDeserialized]
        private void Deserialized() => Log.Add($"deserialized {Number} {Text}");
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Made
    {
        private Made(int amount, string origin)
        {
            Amount = amount;
            Origin = origin;
        }

        [FastSerMember(0)]
        public int Amount { get; }

        [FastSerMember(1)]
        public string? Currency { get; private set; }

        [FastSerMember(2)]
        public string? Note { get; set; } = "note";

        [FastSerIgnore]
        public string Origin { get; }

        [FastSerConstructor]
        public static Made Of(int amount, string? currency = "none") => new(amount, "made") { Currency = currency };
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    internal sealed partial class Filled
    {
        [FastSerMember(0)]
        public int Number { get; set; }

        [FastSerMember(1)]
        public List<int> Items { get; } = [1, 2];
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerRetired(1, typeof(List<int>))]
    internal sealed partial class Unfilled
    {
        [FastSerMember(0)]
        public int Number { get; set; }
    }

    internal sealed class Percent : IFastSerFormatter<double>
    {
        public static void Write(ref FastWriter writer, double value) => writer.WriteByte((byte)(value * 100));

        public static double Read(ref FastReader reader) => reader.ReadByte() / 100.0;

        public static void Skip(ref FastReader reader) => reader.ReadByte();
    }

    internal sealed class Reversed : IFastSerFormatter<string>
    {
        public static void Write(ref FastWriter writer, string value) =>
            writer.WriteString(new string([.. value.Reverse()]));

        public static string Read(ref FastReader reader) => new([.. reader.ReadString()!.Reverse()]);

        public static void Skip(ref FastReader reader) => reader.ReadString();
    }

    internal sealed class TextFormatter : IFastSerFormatter<Text>
    {
        public static void Write(ref FastWriter writer, Text value) => writer.WriteString("");

        public static Text Read(ref FastReader reader)
        {
            reader.ReadString();
            return new();
        }

        public static void Skip(ref FastReader reader) => reader.ReadString();
    }
}
