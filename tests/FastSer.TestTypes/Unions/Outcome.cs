using System.Runtime.CompilerServices;

namespace FastSer.TestTypes;

/// <summary>A C# union in the Compact format, a class that its nested interface makes and asks for its content.</summary>
[FastSerType(Format = WireFormat.Compact)]
[FastSerUnion(0, typeof(Payload))]
[FastSerUnion(1, typeof(string))]
[Union]
public partial class Outcome : Outcome.IUnionMembers
{
    private object? _content;

    private Outcome()
    {
    }

    object? IUnionMembers.Value => _content;

    public interface IUnionMembers
    {
        object? Value { get; }

        static Outcome Create(Payload value) => new() { _content = value };

        static Outcome Create(string? value) => new() { _content = value };
    }
}
