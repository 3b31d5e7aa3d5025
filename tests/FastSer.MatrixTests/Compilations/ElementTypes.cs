[assembly: FastSerDefaults(UnmanagedStructs = true)]

public enum Small : byte { None, Last = 255 }

public enum Signed : sbyte { Lowest = -128, None = 0 }

public enum Huge : ulong { None, Last = ulong.MaxValue }

/// <summary>Its memory is its bytes.</summary>
[FastSerType]
public partial record struct Packed(int A, int B);

/// <summary>Its memory has gaps.</summary>
[FastSerType]
public partial record struct Gapped(byte A, long B, short C);

/// <summary>Some of its bytes are no value.</summary>
[FastSerType]
public partial record struct Checked(bool Flag, DateTime Time, decimal Price);

[FastSerType]
public partial record struct Labelled(byte Size, string? Text);

[FastSerType]
public partial record struct Wrapped<T>(T Value);

/// <summary>No attribute, and gaps in its memory.</summary>
public struct Bare
{
    public byte A;
    public long B;
    public short C;
}

/// <summary>No attribute, and bytes that are no value.</summary>
public struct CheckedBare
{
    public bool Flag;
    public Bare Inner;
    public DateTime Time;
    public Small Kind;
}

[FastSerType]
public partial class Leaf
{
    public int Id { get; set; }
    public string? Name { get; set; }
}

[FastSerType]
public partial class Branch : Leaf
{
    public DateTime Extra { get; set; }
}

[FastSerType]
public partial record Named(int Id, string? Name);

[FastSerType]
public partial class Nothing;

[FastSerType]
public partial class Node
{
    public short Value { get; set; }
    public Node? Next { get; set; }
    public List<Node?>? Children { get; set; }
}

[FastSerType]
public partial class Box<T>
{
    public T? Item { get; set; }
}
