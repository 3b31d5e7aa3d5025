namespace FastSer.TestTypes;

/// <summary>Types as values, in each kind of place.</summary>
[FastSerType(View = true)]
public sealed partial class TypeMembers
{
    public int Id { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(int?))]
    [FastSerUnion(2, typeof(string))]
    [FastSerUnion(3, typeof(List<string>))]
    [FastSerUnion(4, typeof(IDisposable))]
    [FastSerUnion(5, typeof(Leaf))]
    [FastSerUnion(6, typeof(TypeMembers))]
    [FastSerUnion(252, typeof(Type))]
    [FastSerUnion(253, typeof(byte[]))]
    [FastSerUnion(65535, typeof(int[,]))]
    public Type? Kind { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public List<Type?>? List { get; set; }

    [FastSerUnion(1, typeof(int))]
    [FastSerUnion(0, typeof(string))]
    public Type?[]? Array { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(Guid))]
    public HashSet<Type>? Set { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(object))]
    public Dictionary<Type, string?>? Names { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Dictionary<Type, object?>? Samples { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public (Type? Kind, int Next) Pair { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public List<Type?[]?>? Nested { get; set; }
}

/// <summary>Members of type <see cref="Type"/> in the Compact format.</summary>
[FastSerType(Format = WireFormat.Compact)]
public sealed partial class CompactTypeMembers
{
    public bool IsFirst { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(300, typeof(Leaf))]
    public Type? Kind { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public List<Type?>? List { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Dictionary<Type, int>? Counts { get; set; }

    public int Last { get; set; }
}

/// <summary>Members of type <see cref="Type"/> in the Tolerant format.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public sealed partial class KeptTypeMembers
{
    [FastSerMember(0)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(300, typeof(Leaf))]
    public Type? Kind { get; set; }

    [FastSerMember(1)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Type?[]? Array { get; set; }

    [FastSerMember(2)]
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public Dictionary<Type, Type?>? Map { get; set; }

    [FastSerMember(3)]
    public int Last { get; set; }
}
