using System.Runtime.CompilerServices;

namespace FastSer.TestTypes;

/// <summary>A C# union in the Tolerant format: cases that begin with their length, and cases behind one.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
[FastSerUnion(1, typeof(string))]
[FastSerUnion(2, typeof(NoticeText))]
[FastSerUnion(3, typeof(List<Notice>))]
[FastSerUnion(130, typeof(Verdict))]
[Union]
public partial struct Notice
{
    public Notice(int value) => Value = value;

    public Notice(string value) => Value = value;

    public Notice(NoticeText value) => Value = value;

    public Notice(List<Notice> value) => Value = value;

    public Notice(Verdict value) => Value = value;

    public object? Value { get; }
}
