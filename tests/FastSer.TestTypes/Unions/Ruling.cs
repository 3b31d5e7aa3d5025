using System.Runtime.CompilerServices;

namespace FastSer.TestTypes;

/// <summary>A C# union in the Tolerant format that is a class, made by its nested interface.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(DayOfWeek))]
[FastSerUnion(7, typeof(byte[]))]
[FastSerUnion(9, typeof(Notice))]
[Union]
public partial class Ruling : Ruling.IUnionMembers
{
    private object? _content;

    private Ruling()
    {
    }

    object? IUnionMembers.Value => _content;

    public interface IUnionMembers
    {
        object? Value { get; }

        static Ruling Create(DayOfWeek? value) => new() { _content = value };

        static Ruling Create(byte[]? value) => new() { _content = value };

        static Ruling Create(Notice value) => new() { _content = value };
    }
}
