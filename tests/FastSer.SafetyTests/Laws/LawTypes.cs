using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Numerics;

namespace FastSer.SafetyTests.Laws;

/// <summary>A union of many tags.</summary>
[FastSerType]
public sealed partial class Wide
{
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(long))]
    [FastSerUnion(3, typeof(byte))]
    [FastSerUnion(4, typeof(double))]
    [FastSerUnion(5, typeof(Guid))]
    [FastSerUnion(6, typeof(DateTime))]
    [FastSerUnion(7, typeof(int[]))]
    [FastSerUnion(8, typeof(string[]))]
    [FastSerUnion(9, typeof(Chain))]
    [FastSerUnion(10, typeof(bool))]
    [FastSerUnion(300, typeof(char))]
    public object?[]? Items { get; set; }
}

[FastSerType]
public sealed partial class Chain
{
    public int Number { get; set; }

    public Chain? Next { get; set; }

    public List<Chain?>? More { get; set; }
}

[FastSerType(References = true)]
public sealed partial class Tracked
{
    public Tracked? Next { get; set; }

    public List<Tracked?>? All { get; set; }

    public string? Name { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class Old
{
    [FastSerMember(0)]
    public int Number { get; set; }

    [FastSerMember(1)]
    public List<Old?>? More { get; set; }
}

/// <summary>A later version of <see cref="Old"/>, with members that it does not know.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
public sealed partial class New
{
    [FastSerMember(0)]
    public int Number { get; set; }

    [FastSerMember(1)]
    public List<New?>? More { get; set; }

    [FastSerMember(2)]
    public string? Text { get; set; }

    [FastSerMember(3)]
    public int[]? Numbers { get; set; }

    [FastSerMember(4)]
    public List<New?>? Others { get; set; }

    [FastSerMember(5)]
    public byte? Last { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public sealed partial class Small
{
    public List<int>? Numbers { get; set; }

    public List<Small?>? More { get; set; }

    public string? Text { get; set; }
}

[FastSerType]
public sealed partial class Person
{
    public int Id { get; set; }

    public string? Name { get; set; }

    public DateTime Born { get; set; }
}

[FastSerType]
public partial struct Gap
{
    public bool Flag;

    public long Number;

    public DateOnly Day;
}

/// <summary>Texts.</summary>
[FastSerType]
public sealed partial class Label
{
    public string? Code { get; set; }

    public string? Name { get; set; }

    public string? Note { get; set; }
}

/// <summary>A type that members may be appended to.</summary>
[FastSerType(Append = true)]
public sealed partial class Grown
{
    public int Id { get; set; }

    public string? Name { get; set; }
}

/// <summary>A node of a tree.</summary>
[FastSerType]
public sealed partial class Fork
{
    public int Number { get; set; }

    public Fork? Left { get; set; }

    public Fork? Right { get; set; }
}
