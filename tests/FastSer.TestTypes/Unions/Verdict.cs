using System.Runtime.CompilerServices;

namespace FastSer.TestTypes;

/// <summary>A C# union that is a class: null, an object without content, and cases of several kinds.</summary>
[FastSerType]
[FastSerUnion(0, typeof(string))]
[FastSerUnion(1, typeof(int))]
[FastSerUnion(2, typeof(Circle))]
[FastSerUnion(3, typeof(List<Verdict?>))]
[FastSerUnion(300, typeof(Reply))]
[Union]
public sealed partial record Verdict
{
    public Verdict(string? value) => Value = value;

    public Verdict(int value) => Value = value;

    public Verdict(Circle value) => Value = value;

    public Verdict(List<Verdict?> value) => Value = value;

    public Verdict(Reply value) => Value = value;

    public object? Value { get; }
}
