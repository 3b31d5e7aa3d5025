namespace FastSer.TestTypes;

/// <summary>Object members, alone and in collections, that hold declared sets of every kind of type.</summary>
[FastSerType(View = true)]
public partial class ObjectHolder
{
    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    [FastSerUnion(2, typeof(bool))]
    [FastSerUnion(3, typeof(ByteEnum))]
    [FastSerUnion(4, typeof(Size12))]
    [FastSerUnion(5, typeof(Circle))]
    [FastSerUnion(6, typeof(Vehicle))]
    [FastSerUnion(7, typeof(int[]))]
    [FastSerUnion(8, typeof(List<string>))]
    [FastSerUnion(9, typeof((int, string)))]
    [FastSerUnion(10, typeof(decimal))]
    [FastSerUnion(11, typeof(DateTime))]
    [FastSerUnion(400, typeof(Uri))]
    public object? Value { get; set; }

    public int Between { get; set; }

    [FastSerUnion(0, typeof(string))]
    [FastSerUnion(1, typeof(int))]
    public object? Other { get; set; }

    [FastSerUnion(0, typeof(long))]
    [FastSerUnion(1, typeof(string[]))]
    public object?[]? Array { get; set; }

    [FastSerUnion(0, typeof(long))]
    [FastSerUnion(1, typeof(Leaf))]
    [FastSerUnion(2, typeof(ObjectHolder))]
    public List<object?>? List { get; set; }

    [FastSerUnion(0, typeof(double))]
    [FastSerUnion(1, typeof(string))]
    public Dictionary<string, object?>? Map { get; set; }
}
