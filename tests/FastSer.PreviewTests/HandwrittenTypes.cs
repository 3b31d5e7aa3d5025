using System.Runtime.CompilerServices;
using FastSer.PreviewTests;

[assembly: FastSerRoot(typeof(Outcome<int>))]
[assembly: FastSerRoot(typeof(Outcome<string>))]
[assembly: FastSerRoot(typeof(Token?))]

namespace FastSer.PreviewTests;

/// <summary>A class whose cases are the parameters of its constructors.</summary>
[FastSerType]
[FastSerUnion(0, typeof(Cat))]
[FastSerUnion(1, typeof(int))]
[FastSerUnion(2, typeof(List<Guest>))]
[FastSerUnion(3, typeof(Pet))]
[Union]
public sealed partial record Guest : IUnion
{
    public Guest(Cat? value) => Value = value;

    public Guest(int value) => Value = value;

    public Guest(List<Guest> value) => Value = value;

    public Guest(Pet value) => Value = value;

    public object? Value { get; }
}

/// <summary>A class that always has content, and gives it by its type.</summary>
[FastSerType(Format = WireFormat.Compact)]
[FastSerUnion(0, typeof(int))]
[FastSerUnion(1, typeof(bool))]
[Union]
public partial class Flag(bool isBool, int number)
{
    public Flag(int value)
        : this(false, value)
    {
    }

    public Flag(bool value)
        : this(true, value ? 1 : 0)
    {
    }

    public static int Boxed { get; private set; }

    public bool HasValue => true;

    public object? Value
    {
        get
        {
            Boxed++;
            return number == int.MaxValue ? null : isBool ? number == 1 : number;
        }
    }

    public bool TryGetValue(out int value)
    {
        value = number;
        return !isBool && number != int.MaxValue;
    }

    public bool TryGetValue(out bool value)
    {
        value = number == 1;
        return isBool;
    }
}

public sealed class DerivedFlag(int value) : Flag(value);

/// <summary>An abstract class that its provider makes, and that shows its content to nobody else.</summary>
[FastSerType]
[FastSerUnion(0, typeof(Some<>))]
[FastSerUnion(1, typeof(string))]
[Union]
public abstract partial record Outcome<T> : Outcome<T>.IUnionMembers
{
    private protected abstract object? Content { get; }

    object? IUnionMembers.Value => Content;

    public interface IUnionMembers
    {
        object? Value { get; }

        static Outcome<T> Create(Some<T> value) => new Success { Some = value };

        static Outcome<T> Create(string? value) => new Failure { Text = value };
    }

    private sealed record Success : Outcome<T>
    {
        public Some<T>? Some { get; init; }

        private protected override object? Content => Some;
    }

    private sealed record Failure : Outcome<T>
    {
        public string? Text { get; init; }

        private protected override object? Content => Text;
    }
}

/// <summary>A struct with a provider, whose own constructors and properties are no members of the union.</summary>
[FastSerType(Format = WireFormat.Compact)]
[FastSerUnion(0, typeof(long))]
[FastSerUnion(5, typeof(string))]
[Union]
public readonly partial struct Token : Token.IUnionMembers
{
    private readonly long? _number;
    private readonly string? _text;

    public Token(double other)
        : this((long)other, null)
    {
    }

    private Token(long? number, string? text) => (_number, _text) = (number, text);

    public string Value => $"{_number}{_text}";

    object? IUnionMembers.Value => _text;

    bool IUnionMembers.HasValue => _number is not null || _text is not null;

    bool IUnionMembers.TryGetValue(out long value)
    {
        value = _number.GetValueOrDefault();
        return _number is not null;
    }

    public interface IUnionMembers
    {
        object? Value { get; }

        bool HasValue { get; }

        bool TryGetValue(out long value);

        static Token Create(long? value) => new(value, null);

        static Token Create(in string value) => new(null, value);
    }
}

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
[Union]
public sealed partial record OldNews
{
    public OldNews(int? value) => Value = value;

    public object? Value { get; }
}

/// <summary>An older version without a value that could be null.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
[Union]
public sealed partial record StrictNews
{
    public StrictNews(int value) => Value = value;

    public object? Value { get; }
}

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
[FastSerFallback(typeof(Rest))]
[Union]
public sealed partial class KeptNews : KeptNews.IUnionMembers
{
    private object? _value;

    object? IUnionMembers.Value => _value;

    public interface IUnionMembers
    {
        object? Value { get; }

        static KeptNews Create(int value) => new() { _value = value };

        static KeptNews Create(Rest value) => new() { _value = value };
    }
}

[FastSerType(Format = WireFormat.Tolerant)]
[FastSerUnion(0, typeof(int))]
[FastSerUnion(1, typeof(Note))]
[FastSerUnion(2, typeof(Cat))]
[FastSerUnion(3, typeof(List<News>))]
[Union]
public sealed partial record News
{
    public News(int value) => Value = value;

    public News(Note value) => Value = value;

    public News(Cat value) => Value = value;

    public News(List<News> value) => Value = value;

    public object? Value { get; }
}

/// <summary>The places of a value: members, elements, keys, values of entries, cases of other unions.</summary>
public interface IPlaces
{
    Guest? Guest { get; set; }

    Guest[]? Guests { get; set; }

    List<Flag?>? Flags { get; set; }

    Dictionary<Guest, Outcome<int>>? Map { get; set; }

    (Token First, News? Second) Pair { get; set; }

    Token? Token { get; set; }

    object? Any { get; set; }
}

[FastSerType]
public partial class FastPlaces : IPlaces
{
    public Guest? Guest { get; set; }

    public Guest[]? Guests { get; set; }

    public List<Flag?>? Flags { get; set; }

    public Dictionary<Guest, Outcome<int>>? Map { get; set; }

    public (Token First, News? Second) Pair { get; set; }

    public Token? Token { get; set; }

    [FastSerUnion(0, typeof(Guest))]
    [FastSerUnion(1, typeof(Outcome<int>))]
    [FastSerUnion(2, typeof(Token))]
    public object? Any { get; set; }
}

[FastSerType(Format = WireFormat.Compact)]
public partial class CompactPlaces : IPlaces
{
    public Guest? Guest { get; set; }

    public Guest[]? Guests { get; set; }

    public List<Flag?>? Flags { get; set; }

    public Dictionary<Guest, Outcome<int>>? Map { get; set; }

    public (Token First, News? Second) Pair { get; set; }

    public Token? Token { get; set; }

    [FastSerUnion(0, typeof(Guest))]
    [FastSerUnion(1, typeof(Outcome<int>))]
    [FastSerUnion(2, typeof(Token))]
    public object? Any { get; set; }
}

[FastSerType(Format = WireFormat.Tolerant)]
public partial class TolerantPlaces : IPlaces
{
    [FastSerMember(0)]
    public Guest? Guest { get; set; }

    [FastSerMember(1)]
    public Guest[]? Guests { get; set; }

    [FastSerMember(2)]
    public List<Flag?>? Flags { get; set; }

    [FastSerMember(3)]
    public Dictionary<Guest, Outcome<int>>? Map { get; set; }

    [FastSerMember(4)]
    public (Token First, News? Second) Pair { get; set; }

    [FastSerMember(5)]
    public Token? Token { get; set; }

    [FastSerMember(6)]
    [FastSerUnion(0, typeof(Guest))]
    [FastSerUnion(1, typeof(Outcome<int>))]
    [FastSerUnion(2, typeof(Token))]
    public object? Any { get; set; }
}

/// <summary>A class that is a case of its base class and a union itself.</summary>
[FastSerType]
[FastSerUnion(0, typeof(Room))]
[FastSerUnion(1, typeof(Door))]
public abstract partial class Part;

[FastSerType]
[FastSerUnion(0, typeof(int))]
[FastSerUnion(1, typeof(string))]
[Union]
public sealed partial class Room : Part
{
    public Room(int value) => Value = value;

    public Room(string? value) => Value = value;

    public object? Value { get; }
}

[FastSerType]
public sealed partial class Door : Part
{
    public int Width { get; set; }
}
