namespace FastSer.TestTypes;

/// <summary>Strings that are looked up in a pool, at every place where a string can stand.</summary>
[FastSerType(View = true)]
public partial class InternedStrings
{
    [FastSerIntern]
    public string? Name { get; set; }

    [FastSerIntern]
    public string Kind = "";

    [FastSerIntern]
    public string?[]? Array { get; set; }

    [FastSerIntern]
    public List<string?>? List { get; set; }

    [FastSerIntern]
    public HashSet<string>? Set { get; set; }

    [FastSerIntern]
    public Dictionary<string, string?>? Map { get; set; }

    [FastSerIntern]
    public Dictionary<int, List<string?>>? Lists { get; set; }

    [FastSerIntern]
    public (string? First, int Second) Pair { get; set; }

    [FastSerIntern]
    public KeyValuePair<string, string?>? Entry { get; set; }

    [FastSerIntern]
    public string?[,]? Grid { get; set; }

    [FastSerIntern]
    public Compact<List<string?>> Packed { get; set; }

    [FastSerIntern]
    public string? Short { get; set; }

    public string? Plain { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial record InternedCompact([property: FastSerIntern] string? Name, [property: FastSerIntern] List<string?>? List, int Number);

[FastSerType(View = true, Format = WireFormat.Tolerant)]
public partial class InternedTolerant
{
    [FastSerMember(0), FastSerIntern]
    public string? Name { get; set; }

    [FastSerMember(1), FastSerIntern]
    public string Kind { get; set; } = "";

    [FastSerMember(2), FastSerIntern]
    public List<string?>? List { get; set; }

    [FastSerMember(3), FastSerIntern]
    public Dictionary<string, string>? Map { get; set; }
}

[FastSerType(References = true)]
public partial class InternedNode
{
    [FastSerIntern]
    public string? Name { get; set; }

    public InternedNode? Next { get; set; }
}

[FastSerType(View = true)]
public partial struct InternedStruct
{
    [FastSerIntern]
    public string? Name;

    public int Number;
}

[FastSerType]
public partial class InternedBox<T>
{
    [FastSerIntern]
    public string? Name { get; set; }

    public T? Value { get; set; }
}
