using System.Runtime.InteropServices;
using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.GoogleProtobuf;

/// <summary>To and from the generated messages; outside of the timing.</summary>
internal static class MessageConversion
{
    public static PocoListMessage ToMessage(List<Poco> list) => new()
    {
        Items = { list.Select(item => ToMessage(item.StringProp!, item.IntProp, item.GuidProp, item.DateProp)) },
    };

    public static PocoListMessage ToMessage(List<ImmutablePoco> list) => new()
    {
        Items = { list.Select(item => ToMessage(item.StringProp!, item.IntProp, item.GuidProp, item.DateProp)) },
    };

    public static SimpleClassMessage ToMessage(SimpleClass value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Numbers = { value.Numbers },
        Dates = { value.Dates!.Select(date => date.ToBinary()) },
        Map1 = { value.Map1 },
        Map2 = { value.Map2 },
    };

    public static SimpleClassArrayMessage ToMessage(SimpleClass[] values) => new()
    {
        Items = { values.Select(ToMessage) },
    };

    public static SimpleStructMessage ToMessage(SimpleStruct value) => new()
    {
        Id = value.Id,
        CreateTime = value.CreateTime.ToBinary(),
    };

    public static SimpleStructArrayMessage ToMessage(SimpleStruct[] values) => new()
    {
        Items = { values.Select(ToMessage) },
    };

    public static List<Poco> ToPocos(PocoListMessage message) => message.Items
        .Select(item => new Poco
        {
            StringProp = item.StringProp,
            IntProp = item.IntProp,
            GuidProp = ToGuid(item),
            DateProp = DateTime.FromBinary(item.DateProp),
        })
        .ToList();

    public static List<ImmutablePoco> ToImmutablePocos(PocoListMessage message) => message.Items
        .Select(item => new ImmutablePoco(
            item.StringProp, item.IntProp, ToGuid(item), DateTime.FromBinary(item.DateProp)))
        .ToList();

    public static SimpleClass ToClass(SimpleClassMessage message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        Numbers = [.. message.Numbers],
        Dates = message.Dates.Select(DateTime.FromBinary).ToList(),
        Map1 = new Dictionary<int, string>(message.Map1),
        Map2 = new Dictionary<int, int>(message.Map2),
    };

    public static SimpleClass[] ToClasses(SimpleClassArrayMessage message) => message.Items.Select(ToClass).ToArray();

    public static SimpleStruct ToStruct(SimpleStructMessage message) => new()
    {
        Id = message.Id,
        CreateTime = DateTime.FromBinary(message.CreateTime),
    };

    public static SimpleStruct[] ToStructs(SimpleStructArrayMessage message) =>
        message.Items.Select(ToStruct).ToArray();

    public static IntArrayMessage ToMessage(int[] values) => new() { Items = { values } };

    public static DoubleArrayMessage ToMessage(double[] values) => new() { Items = { values } };

    public static BeerMessage ToMessage(Beer value) => new()
    {
        Brand = value.Brand,
        Sort = { value.Sort },
        Alcohol = value.Alcohol,
        Brewery = value.Brewery,
    };

    public static BeerArrayMessage ToMessage(Beer[] values) => new() { Items = { values.Select(ToMessage) } };

    public static TextPageMessage ToMessage(TextPage page) => new() { Title = page.Title, Lines = { page.Lines } };

    public static TreeNodeMessage ToMessage(TreeNode node) => new()
    {
        Id = node.Id,
        Name = node.Name,
        Children = { (node.Children ?? []).Select(ToMessage) },
    };

    public static Beer ToBeer(BeerMessage message) => new()
    {
        Brand = message.Brand,
        Sort = [.. message.Sort],
        Alcohol = message.Alcohol,
        Brewery = message.Brewery,
    };

    public static Beer[] ToBeers(BeerArrayMessage message) => message.Items.Select(ToBeer).ToArray();

    public static TextPage ToPage(TextPageMessage message) => new() { Title = message.Title, Lines = [.. message.Lines] };

    public static TreeNode ToNode(TreeNodeMessage message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        Children = message.Children.Count == 0 ? null : message.Children.Select(ToNode).ToList(),
    };

    private static PocoMessage ToMessage(string text, int number, Guid guid, DateTime date)
    {
        var halves = MemoryMarshal.Cast<byte, ulong>(guid.ToByteArray());
        return new PocoMessage
        {
            StringProp = text,
            IntProp = number,
            GuidLow = halves[0],
            GuidHigh = halves[1],
            DateProp = date.ToBinary(),
        };
    }

    private static Guid ToGuid(PocoMessage message) =>
        new(MemoryMarshal.AsBytes([message.GuidLow, message.GuidHigh]));
}
