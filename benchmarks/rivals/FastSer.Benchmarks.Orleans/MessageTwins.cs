using FastSer.Benchmarks.Data.Messages;
using Orleans;

#pragma warning disable CS0169, IDE0044, IDE0051, CA1823 // The fields are private as in the source; generated code and the conversion use them.

namespace FastSer.Benchmarks.Rivals.Messages;

/// <summary>The base of the messages; it has no members.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public abstract class MessageBaseTwin;

[GenerateSerializer]
public struct LargeStructTwin
{
    [Id(0)]
    private ulong _val1;

    [Id(1)]
    private ulong _val2;

    [Id(2)]
    private ulong _val3;

    [Id(3)]
    private ulong _val4;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class U8MessageTwin : MessageBaseTwin
{
    [Id(0)]
    private byte _val;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class S16MessageTwin : MessageBaseTwin
{
    [Id(0)]
    private short _val;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class S32MessageTwin : MessageBaseTwin
{
    [Id(0)]
    private int _val;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class S64MessageTwin : MessageBaseTwin
{
    [Id(0)]
    private long _val;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class DecimalMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private decimal _val;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class NullableDecimalMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private decimal? _val;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class PrimitivesMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private bool _bool;

    [Id(1)]
    private byte _byte;

    [Id(2)]
    private sbyte _sbyte;

    [Id(3)]
    private char _char;

    [Id(4)]
    private ushort _ushort;

    [Id(5)]
    private short _short;

    [Id(6)]
    private uint _uint;

    [Id(7)]
    private int _int;

    [Id(8)]
    private ulong _ulong;

    [Id(9)]
    private long _long;

    [Id(10)]
    private float _single;

    [Id(11)]
    private double _double;

    [Id(12)]
    private MyEnum _enum;

    [Id(13)]
    private DateTime _date;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class DictionaryMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private Dictionary<int, int>? _intMap;

    [Id(1)]
    private Dictionary<string, SimpleClass2Twin>? _obMap;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ComplexMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private S16MessageTwin? _msg;

    [Id(1)]
    private SimpleClassTwin? _sealedClass;

    [Id(2)]
    private SimpleClassBaseTwin? _abstractMsg;

    [Id(3)]
    private IMyTestTwin? _ifaceMsg;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class StringMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private string? _string;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class StructMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private MyStruct1Twin _struct1;

    [Id(1)]
    private MyStruct2Twin _struct2;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ByteArrayMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private byte[]? _byteArr;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class IntArrayMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private int[]? _intArr;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class TriDimArrayMessageTwin : MessageBaseTwin
{
    [Id(0)]
    private int[,,]? _int3Arr;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public abstract class SimpleClassBaseTwin
{
    [Id(0)]
    private int _val;
}

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class SimpleClassTwin : SimpleClassBaseTwin
{
    [Id(0)]
    private long _val;
}

#pragma warning disable CA1040 // As in the source.
public interface IMyTestTwin;
#pragma warning restore CA1040

[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class SimpleClass2Twin : IMyTestTwin
{
    [Id(0)]
    private long _val;
}

[GenerateSerializer]
public struct MyStruct1Twin
{
    [Id(0)]
    public byte Byte;

    [Id(1)]
    public int Int;

    [Id(2)]
    public long Long;
}

[GenerateSerializer]
public struct MyStruct2Twin
{
    [Id(0)]
    public string? String;

    [Id(1)]
    public int Int;
}
