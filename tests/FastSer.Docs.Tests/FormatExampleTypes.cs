using FastSer.TestTypes;

namespace FastSer.Docs.Tests;

[FastSerType]
public partial record Note(int Id, string? Text, bool Done);

[FastSerType]
public partial record struct Point(int X, short Y);

[FastSerType]
public partial record struct Label(string? Text, byte Size);

[FastSerType]
public partial record Shape(string? Name, Point Origin, int? Width, List<Point>? Path, Note? Remark);

public enum Color : byte
{
    Red = 1,
    Green = 2,
}

[FastSerType]
public partial class Animal
{
    public string? Name { get; set; }
    public byte Legs { get; set; }
}

[FastSerType]
public partial class Dog : Animal
{
    public byte Tricks { get; set; }
}

[FastSerType]
public partial class Ordered
{
    [FastSerMember(9)]
    public byte Last { get; set; }

    [FastSerMember(2)]
    public byte First { get; set; }
}

[FastSerType]
public partial record Box<T>(T Content, byte Tag);

[FastSerType]
public partial record Holder(Size5 Foreign, Point Own);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerRetired(2, typeof(short))]
public partial record Contact(
    [property: FastSerMember(0)] int Id,
    [property: FastSerMember(1)] string? Name = "?",
    [property: FastSerMember(3)] byte? Age = null);

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(IRoad))]
public partial interface IVehicle;

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(6, typeof(Car))]
public partial interface IRoad : IVehicle;

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial record Car([property: FastSerMember(0)] int Wheels) : IRoad;

[FastSerType(Format = WireFormat.Tolerant)]
public partial record Parcel([property: FastSerMember(0)] byte Id, FastSerUnknown Unknown = default);

[FastSerType(Append = true)]
public partial record Ticket(int Id, string? Title, short Seats = 2);

[FastSerType]
public partial class Chain
{
    public Chain? Next { get; set; }
}

[FastSerType]
[FastSerUnion(0, typeof(Card))]
[FastSerUnion(1, typeof(Cash))]
[FastSerUnion(254, typeof(Voucher))]
public abstract partial class Payment
{
    public byte Amount { get; set; }
}

[FastSerType]
public sealed partial class Card : Payment
{
    public string? Number { get; set; }
}

[FastSerType]
public sealed partial class Cash : Payment;

[FastSerType]
[FastSerUnion(0, typeof(Gift))]
public abstract partial class Voucher : Payment;

[FastSerType]
public sealed partial class Gift : Voucher;

[FastSerType]
public partial class Setting
{
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(Note))]
    public object? Value { get; set; }
}

[FastSerType(References = true)]
public partial class Node
{
    public byte Id { get; set; }
    public Node? Next { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial record Measure(int Sensor, long Ticks, bool IsValid, double Value, string? Remark, int? Quality);

[FastSerType(Format = WireFormat.Compact)]
public partial record struct Offset(int X, short Y);

internal static class Nodes
{
    public static Node Loop { get; } = MakeLoop();

    private static Node MakeLoop()
    {
        var node = new Node { Id = 7 };
        node.Next = node;
        return node;
    }
}

[FastSerType]
public partial record Reading(
    [property: FastSerFormatter(typeof(PercentFormatter))] double Humidity,
    [property: FastSerFormatter(typeof(InitialFormatter))] string? Station,
    int Id);

public sealed class PercentFormatter : IFastSerFormatter<double>
{
    public static void Write(ref FastWriter writer, double value) => writer.WriteByte((byte)(value * 100));

    public static double Read(ref FastReader reader) => reader.ReadByte() / 100.0;

    public static void Skip(ref FastReader reader) => reader.ReadByte();
}

public sealed class InitialFormatter : IFastSerFormatter<string>
{
    public static void Write(ref FastWriter writer, string value) => writer.WriteChar(value[0]);

    public static string Read(ref FastReader reader) => reader.ReadChar().ToString();

    public static void Skip(ref FastReader reader) => reader.ReadChar();
}
