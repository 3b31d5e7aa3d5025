using System.Runtime.CompilerServices;

namespace FastSer.TestTypes;

/// <summary>A C# union in the Compact format that gives its values without objects made of them.</summary>
[FastSerType(Format = WireFormat.Compact)]
[FastSerUnion(0, typeof(long))]
[FastSerUnion(1, typeof(TimeSpan))]
[FastSerUnion(7, typeof(string))]
[Union]
public readonly partial struct Measured
{
    private readonly byte _kind;
    private readonly long _number;
    private readonly string? _text;

    public Measured(long value) => (_kind, _number, _text) = (1, value, null);

    public Measured(TimeSpan value) => (_kind, _number, _text) = (2, value.Ticks, null);

    public Measured(string value) => (_kind, _number, _text) = (3, 0, value);

    public bool HasValue => _kind != 0;

    public object? Value => _kind switch
    {
        1 => _number,
        2 => new TimeSpan(_number),
        _ => _text,
    };

    public bool TryGetValue(out long value)
    {
        value = _number;
        return _kind == 1;
    }

    public bool TryGetValue(out TimeSpan value)
    {
        value = new TimeSpan(_number);
        return _kind == 2;
    }
}
