using FastSer.Benchmarks.Data;

namespace FastSer.Benchmarks.Systems.ByHand;

/// <summary>
/// Code written by hand without a serializer: members in order through BinaryWriter and BinaryReader.
/// </summary>
internal static partial class ByHandFormat
{
    private const int KindShift = 62;
    private const long TicksMask = (1L << KindShift) - 1;

    public static void Write(BinaryWriter writer, List<Poco> list)
    {
        writer.Write(list.Count);
        foreach (var item in list)
            Write(writer, item.StringProp!, item.IntProp, item.GuidProp, item.DateProp);
    }

    public static void Write(BinaryWriter writer, List<ImmutablePoco> list)
    {
        writer.Write(list.Count);
        foreach (var item in list)
            Write(writer, item.StringProp!, item.IntProp, item.GuidProp, item.DateProp);
    }

    public static void Write(BinaryWriter writer, SimpleClass value)
    {
        writer.Write(value.Id);
        writer.Write(value.Name!);
        writer.Write(value.Numbers!.Length);
        foreach (var number in value.Numbers)
            writer.Write(number);
        writer.Write(value.Dates!.Count);
        foreach (var date in value.Dates)
            Write(writer, date);
        writer.Write(value.Map1!.Count);
        foreach (var (key, text) in value.Map1)
        {
            writer.Write(key);
            writer.Write(text);
        }

        writer.Write(value.Map2!.Count);
        foreach (var (key, number) in value.Map2)
        {
            writer.Write(key);
            writer.Write(number);
        }
    }

    public static void Write(BinaryWriter writer, SimpleClass[] values)
    {
        writer.Write(values.Length);
        foreach (var value in values)
            Write(writer, value);
    }

    public static void Write(BinaryWriter writer, SimpleStruct value)
    {
        writer.Write(value.Id);
        Write(writer, value.CreateTime);
    }

    public static void Write(BinaryWriter writer, SimpleStruct[] values)
    {
        writer.Write(values.Length);
        foreach (var value in values)
            Write(writer, value);
    }

    public static List<Poco> ReadPocos(BinaryReader reader)
    {
        var count = reader.ReadInt32();
        var list = new List<Poco>(count);
        for (var i = 0; i < count; i++)
        {
            list.Add(new Poco
            {
                StringProp = reader.ReadString(),
                IntProp = reader.ReadInt32(),
                GuidProp = ReadGuid(reader),
                DateProp = ReadDate(reader),
            });
        }

        return list;
    }

    public static List<ImmutablePoco> ReadImmutablePocos(BinaryReader reader)
    {
        var count = reader.ReadInt32();
        var list = new List<ImmutablePoco>(count);
        for (var i = 0; i < count; i++)
            list.Add(new ImmutablePoco(reader.ReadString(), reader.ReadInt32(), ReadGuid(reader), ReadDate(reader)));
        return list;
    }

    public static SimpleClass ReadClass(BinaryReader reader)
    {
        var value = new SimpleClass { Id = reader.ReadInt32(), Name = reader.ReadString() };

        value.Numbers = new int[reader.ReadInt32()];
        for (var i = 0; i < value.Numbers.Length; i++)
            value.Numbers[i] = reader.ReadInt32();

        var dates = reader.ReadInt32();
        value.Dates = new List<DateTime>(dates);
        for (var i = 0; i < dates; i++)
            value.Dates.Add(ReadDate(reader));

        var entries = reader.ReadInt32();
        value.Map1 = new Dictionary<int, string>(entries);
        for (var i = 0; i < entries; i++)
            value.Map1.Add(reader.ReadInt32(), reader.ReadString());

        entries = reader.ReadInt32();
        value.Map2 = new Dictionary<int, int>(entries);
        for (var i = 0; i < entries; i++)
            value.Map2.Add(reader.ReadInt32(), reader.ReadInt32());
        return value;
    }

    public static SimpleClass[] ReadClasses(BinaryReader reader)
    {
        var values = new SimpleClass[reader.ReadInt32()];
        for (var i = 0; i < values.Length; i++)
            values[i] = ReadClass(reader);
        return values;
    }

    public static SimpleStruct ReadStruct(BinaryReader reader) =>
        new() { Id = reader.ReadInt32(), CreateTime = ReadDate(reader) };

    public static SimpleStruct[] ReadStructs(BinaryReader reader)
    {
        var values = new SimpleStruct[reader.ReadInt32()];
        for (var i = 0; i < values.Length; i++)
            values[i] = ReadStruct(reader);
        return values;
    }

    private static void Write(BinaryWriter writer, string text, int number, Guid guid, DateTime date)
    {
        Span<byte> bytes = stackalloc byte[16];
        guid.TryWriteBytes(bytes);
        writer.Write(text);
        writer.Write(number);
        writer.Write(bytes);
        Write(writer, date);
    }

    // Not DateTime.ToBinary: for local dates that converts to UTC and back, which takes longer than all the rest.
    private static void Write(BinaryWriter writer, DateTime date) =>
        writer.Write(date.Ticks | (long)date.Kind << KindShift);

    private static DateTime ReadDate(BinaryReader reader)
    {
        var bits = reader.ReadInt64();
        return new DateTime(bits & TicksMask, (DateTimeKind)(bits >>> KindShift));
    }

    public static Guid ReadGuid(BinaryReader reader)
    {
        Span<byte> bytes = stackalloc byte[16];
        reader.BaseStream.ReadExactly(bytes);
        return new Guid(bytes);
    }
}
