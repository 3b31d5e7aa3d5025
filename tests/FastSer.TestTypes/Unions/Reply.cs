using System.Runtime.CompilerServices;

namespace FastSer.TestTypes;

/// <summary>A C# union with cases of every kind: classes, structs, scalars, texts, collections, a union, itself in a list.</summary>
[FastSerType]
[FastSerUnion(0, typeof(Circle))]
[FastSerUnion(1, typeof(PingMessage))]
[FastSerUnion(2, typeof(int))]
[FastSerUnion(3, typeof(string))]
[FastSerUnion(4, typeof(List<Reply>))]
[FastSerUnion(5, typeof(Measured))]
[FastSerUnion(254, typeof(DayOfWeek))]
[FastSerUnion(255, typeof(double[]))]
[Union]
public partial struct Reply
{
    public Reply(Circle value) => Value = value;

    public Reply(PingMessage value) => Value = value;

    public Reply(int value) => Value = value;

    public Reply(string value) => Value = value;

    public Reply(List<Reply> value) => Value = value;

    public Reply(Measured value) => Value = value;

    public Reply(DayOfWeek? value) => Value = value;

    public Reply(double[] value) => Value = value;

    public object? Value { get; }
}
