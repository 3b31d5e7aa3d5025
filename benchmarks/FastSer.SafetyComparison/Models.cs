using System.Runtime.InteropServices;
using System.Text.Json.Serialization;
using FastSer;
using MemoryPack;
using MessagePack;
using Orleans;
using PolyType;
using ProtoBuf;

namespace FastSer.SafetyComparison;

/// <summary>A text.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class TextHolder
{
    [Key(0), ProtoMember(1), Id(0)]
    public string? Value { get; set; }
}

/// <summary>Bytes.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class BytesHolder
{
    [Key(0), ProtoMember(1), Id(0)]
    public byte[]? Value { get; set; }
}

/// <summary>Numbers.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class NumbersHolder
{
    [Key(0), ProtoMember(1, IsPacked = true), Id(0)]
    public int[]? Value { get; set; }
}

/// <summary>A list of objects.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class ListHolder
{
    [Key(0), ProtoMember(1), Id(0)]
    public List<TextHolder>? Value { get; set; }
}

/// <summary>A dictionary with numbers as keys.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class MapHolder
{
    [Key(0), ProtoMember(1), Id(0)]
    public Dictionary<long, int>? Value { get; set; }
}

/// <summary>Values of which not every bit pattern is valid.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class CheckedHolder
{
    [Key(0), ProtoMember(1), Id(0)]
    public bool Flag { get; set; }

    [Key(1), ProtoMember(2), Id(1)]
    public decimal Price { get; set; }

    [Key(2), ProtoMember(3), Id(2)]
    public DateTime Time { get; set; }
}

/// <summary>An object that may hold another of its kind.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class Node
{
    [Key(0), ProtoMember(1), Id(0)]
    public Node? Next { get; set; }

    [Key(1), ProtoMember(2), Id(1)]
    public int Number { get; set; }
}

/// <summary>Several kinds of members, for edits of every byte.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class Message
{
    [Key(0), ProtoMember(1), Id(0)]
    public int Id { get; set; }

    [Key(1), ProtoMember(2), Id(1)]
    public string? Name { get; set; }

    [Key(2), ProtoMember(3), Id(2)]
    public bool Flag { get; set; }

    [Key(3), ProtoMember(4), Id(3)]
    public decimal Price { get; set; }

    [Key(4), ProtoMember(5), Id(4)]
    public DateTime Time { get; set; }

    [Key(5), ProtoMember(6), Id(5)]
    public List<TextHolder>? Lines { get; set; }

    [Key(6), ProtoMember(7), Id(6)]
    public Dictionary<long, int>? Counts { get; set; }
}

/// <summary>A structure with seven unused bytes.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
[StructLayout(LayoutKind.Sequential)]
public partial struct Padded
{
    [Key(0), ProtoMember(1), Id(0), JsonInclude]
    public byte Small;

    [Key(1), ProtoMember(2), Id(1), JsonInclude]
    public long Large;
}

/// <summary>Structures with unused bytes.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class PaddedHolder
{
    [Key(0), ProtoMember(1), Id(0)]
    public Padded[]? Value { get; set; }
}

/// <summary>A base whose one declared case is <see cref="Widget0"/>.</summary>
[FastSerType, FastSerUnion(1, typeof(Widget0))]
[MemoryPackable, MemoryPackUnion(1, typeof(Widget0))]
[MessagePackObject, Union(1, typeof(Widget0))]
[ProtoContract, ProtoInclude(10, typeof(Widget0))]
[GenerateSerializer]
[JsonDerivedType(typeof(Widget0), "Widget0")]
[DerivedTypeShape(typeof(Widget0), Name = "Widget0")]
public abstract partial class Part;

/// <summary>The declared case.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class Widget0 : Part
{
    [Key(0), ProtoMember(1), Id(0)]
    public string? Value { get; set; }
}

/// <summary>A type of the program that no declaration names. Its name has the length of that of <see cref="Widget0"/>.</summary>
public sealed class Gadget0 : Part
{
    private string? _value;

    /// <summary>Gets whether an object of this type was filled from the input.</summary>
    public static bool WasFilled { get; private set; }

    public string? Value
    {
        get => _value;
        set
        {
            _value = value;
            WasFilled = true;
        }
    }
}

/// <summary>A member of the base type.</summary>
[FastSerType, MemoryPackable, MessagePackObject, ProtoContract, GenerateSerializer]
public sealed partial class PartHolder
{
    [Key(0), ProtoMember(1), Id(0)]
    public Part? Value { get; set; }
}

/// <summary>The shapes for Nerdbank.MessagePack.</summary>
[GenerateShapeFor<TextHolder>]
[GenerateShapeFor<BytesHolder>]
[GenerateShapeFor<NumbersHolder>]
[GenerateShapeFor<ListHolder>]
[GenerateShapeFor<MapHolder>]
[GenerateShapeFor<CheckedHolder>]
[GenerateShapeFor<Node>]
[GenerateShapeFor<Message>]
[GenerateShapeFor<PaddedHolder>]
[GenerateShapeFor<PartHolder>]
public sealed partial class Shapes;
