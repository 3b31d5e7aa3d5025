namespace FastSer.Generator.Tests.Declarations;

/// <content>Reports of users of other serializers: members that were lost or exchanged, constructors that were given other values.</content>
internal static partial class Seeds
{
    private static IEnumerable<Declaration> ReportsOfMemoryPack =>
    [
        // Cysharp/MemoryPack#344: an included property with a private setter was written and never set.
        new("included property with a private setter", """
            [FastSerType] public partial class Subject { [FastSerInclude] public string? SomeProperty { get; private set; } }
            """),

        // Cysharp/MemoryPack#130: readonly fields were left out of reading.
        new("readonly field without a constructor", "[FastSerType] public partial class Subject { public readonly int A; }"),

        // Cysharp/MemoryPack#438: init properties of types that keep references were lost.
        new("init property of a type that keeps references", """
            [FastSerType(References = true)] public partial class Subject { public string? Data { get; init; } public Subject? Next { get; init; } }
            """),

        // Cysharp/MemoryPack#310: a property without a setter was written, and its value thrown away.
        new("get-only property without a constructor", "[FastSerType] public partial class Subject { public int Value1 { get; } }"),

        // Cysharp/MemoryPack#392: each round trip doubled the value.
        new("getter that does not return what was set", """
            [FastSerType] public partial class Subject { private int _number; public int Number { get => _number * 2; set => _number = value; } }
            """, "", "Number"),

        // Cysharp/MemoryPack#72: a member with 'new' was declared twice in generated code.
        new("string that hides a string", """
            [FastSerType] public partial class Base { public string? Description { get; set; } }
            [FastSerType] public partial class Subject : Base { public new string? Description { get; set; } }
            """),

        // Cysharp/MemoryPack#265: the initializer of a base class was copied into generated code.
        new("initializer of a base class that uses a private static", """
            public abstract class Base { public int Number = System.Threading.Interlocked.Increment(ref s_last); private static int s_last; }
            [FastSerType] public partial class Subject : Base;
            """),

        // Cysharp/MemoryPack#129: private members of a base class that a union names.
        new("keyed private member of the base of a union", """
            [FastSerType(Format = WireFormat.Tolerant)] [FastSerUnion(0, typeof(Subject))]
            public abstract partial class Root
            {
                [FastSerMember(0)] public int A;
                [FastSerMember(1)] private int B;
                [FastSerMember(2)] public int C;
                public int Sum() => B;
            }
            [FastSerType(Format = WireFormat.Tolerant)] public sealed partial class Subject : Root { [FastSerMember(3)] public int D; }
            """),

        // Cysharp/MemoryPack#120: a field behind a property that starts as null.
        new("field behind a property that starts as null", """
            [FastSerType] public partial class Subject
            {
                private string? title = null;
                public string? Title { get => title; set { title = value; } }
                public string? AnotherTitle { get; set; } = null;
            }
            """),
    ];

    private static IEnumerable<Declaration> ReportsOfMessagePack =>
    [
        // MessagePack-CSharp/MessagePack-CSharp#1524: the constructor was given the first member of its type.
        new("constructor with one parameter of the type of another member", """
            [FastSerType] public partial class Wrapper<T>
            {
                public Wrapper() { }
                public Wrapper(T value) => Value = value;
                public string? Action { get; set; }
                public T? Value { get; set; }
            }
            [FastSerType] public partial class Subject { public Wrapper<string>? Data { get; set; } }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#1648: the member of the base class came back in the first member of the derived one.
        new("constructors with other names than the members, and a base", """
            [FastSerType] public partial class Packet { public ushort Id { get; set; } public Packet() { } public Packet(ushort _Id) { Id = _Id; } }
            [FastSerType] public partial class Subject : Packet
            {
                public ushort RoomId { get; set; }
                public ushort MapId { get; set; }
                public Subject() : base(9005) { }
                public Subject(ushort _RoomId, ushort _MapNumber) : base(9005) { RoomId = _RoomId; MapId = _MapNumber; }
            }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#1501: as before, with one bool.
        new("constructor with a bool, and a bool in the base", """
            [FastSerType] public partial class Base { public bool BaseValue { get; set; } }
            [FastSerType] public partial class Subject : Base { public Subject() { } public Subject(bool v) { Value = v; } public bool Value { get; set; } }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#1449: a constructor of another member's type was called.
        new("constructor that is not meant for reading", """
            [FastSerType] public partial class Subject
            {
                public string? code { get; set; }
                public string? name { get; set; }
                public Subject() { }
                public Subject(string nm) { name = nm; }
            }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#547: no parameter has the name of the member.
        new("constructor whose parameter has another name", """
            [FastSerType] public partial class Subject { public int RequestResult { get; set; } [FastSerConstructor] public Subject(int hubRequestResult) { RequestResult = hubRequestResult; } }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#820: a marked private field of a base class was lost.
        new("included private field of a base class", """
            [FastSerType] public partial class Base { [FastSerInclude] private int _intField; public int IntField() => _intField; }
            [FastSerType] public partial class Subject : Base { public string? Name { get; set; } }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#1756: so was a private list.
        new("All: private readonly list of a base class", """
            [FastSerType(Members = FastSerMembers.All)] public partial class Base { private readonly System.Collections.Generic.List<int> _items = new(); public void Add(int value) => _items.Add(value); }
            [FastSerType(Members = FastSerMembers.All)] public partial class Subject : Base { private int _own; public int Own() => _own; }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#886: an override that repeats the attribute.
        new("override that repeats the key", """
            [FastSerType(Format = WireFormat.Tolerant)] public partial class Base { [FastSerMember(0)] public virtual int Value { get; set; } }
            [FastSerType(Format = WireFormat.Tolerant)] public partial class Subject : Base { [FastSerMember(0)] public override int Value { get; set; } }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#1717: the override of an ignored property.
        new("override of an ignored property", """
            [FastSerType] public abstract partial class Base { [FastSerIgnore] public virtual int Value { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Id { get; set; } public override int Value { get; set; } }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#1308: a readonly dictionary beside a member that the constructor takes.
        new("All: readonly dictionary beside a constructor", """
            [FastSerType(Members = FastSerMembers.All)] public partial class Subject
            {
                private readonly System.Guid? _key;
                private readonly System.Collections.Generic.Dictionary<string, int> _body = new();
                public Subject(System.Guid? key) { _key = key; }
                public int Count() => _body.Count + (_key is null ? 0 : 1);
            }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#588: a get-only list came back empty.
        new("get-only list of objects", """
            [FastSerType] public partial class Subject { public System.Collections.Generic.List<Shared.Pair> Items { get; } = new(); }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#1218: a readonly field that the constructor gives a fallback.
        new("readonly field with a fallback for null", """
            [FastSerType] public partial class Subject { [FastSerInclude] private readonly string _test; public Subject(string? test) => _test = test ?? "never null"; public string Test() => _test; }
            """),

        // MessagePack-CSharp/MessagePack-CSharp#987: an int was passed to a parameter of type object without boxing.
        new("parameter of type object for an int", """
            [FastSerType] public partial class Subject { public int Key { get; } public string? Name { get; } public Subject(object key, string? name) { Key = (int)key; Name = name; } }
            """),
    ];
}
