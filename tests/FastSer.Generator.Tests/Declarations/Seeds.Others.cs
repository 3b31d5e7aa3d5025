namespace FastSer.Generator.Tests.Declarations;

/// <content>Reports of users of other serializers, continued.</content>
internal static partial class Seeds
{
    private static IEnumerable<Declaration> ReportsOfJson =>
    [
        // dotnet/runtime#32106: a public property that a private one hides was lost.
        new("hidden by a private property", """
            public class Base { public string? Text { get; set; } = "default"; }
            [FastSerType] public partial class Subject : Base { private new string? Text { get; set; } = "new"; public string? Own() => Text; public int Id { get; set; } }
            """),

        // dotnet/runtime#30964: hidden by a property of another type.
        new("list that an enumerable hides", """
            [FastSerType] public partial class Base { public System.Collections.Generic.List<int>? Numbers { get; set; } }
            [FastSerType] public partial class Subject : Base { public new System.Collections.Generic.IEnumerable<int>? Numbers { get; set; } }
            """),

        // dotnet/runtime#63443: the derived property is ignored, the hidden one is not.
        new("ignored property that hides one of another type", """
            [FastSerType] public partial class Base { public string? Id { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Number { get; set; } [FastSerIgnore] public new int Id { get; set; } }
            """),

        // dotnet/core#7829: both are ignored.
        new("ignored property that hides an ignored one", """
            [FastSerType] public partial class Base { [FastSerIgnore] public string? Test { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Number { get; set; } [FastSerIgnore] public new string? Test { get; set; } }
            """),

        // dotnet/runtime#96996: an override with a setter alone.
        new("override of the setter alone", """
            [FastSerType] public partial class Base { public virtual int X { get; set; } }
            [FastSerType] public partial class Subject : Base { public override int X { set => base.X = value; } }
            """),

        // dotnet/runtime#60082: the default of a parameter whose member is ignored.
        new("default of a parameter whose member is ignored", """
            [FastSerType] public partial class Subject { public int X { get; } [FastSerIgnore] public int Y { get; } public Subject(int x, int y = 5) => (X, Y) = (x, y); }
            """),

        // dotnet/runtime#45373: a record with another constructor.
        new("record with another constructor", """
            [FastSerType] public partial record Subject(string FirstName, string LastName) { public Subject(string name) : this(name, name) { } }
            """),

        // dotnet/runtime#107703: a property that has the name of a parameter but for its case.
        new("get-only property that a parameter of a record initializes", """
            [FastSerType] public partial record Subject(System.DateTime date) { public System.DateTime Date { get; } = date; }
            """),

        // dotnet/runtime#92629: get-only properties in place of those of a record.
        new("get-only properties in place of those of a record", """
            [FastSerType] public partial class Subject { public Settings? Settings { get; set; } }
            [FastSerType] public partial record Settings(string Name, string Version) { public string Name { get; } = Name; public string Version { get; } = Version; }
            """),

        // dotnet/runtime#92877: a get-only list beside a constructor with parameters.
        new("get-only list beside a constructor", """
            [FastSerType] public partial class Subject(string name) { public string Name { get; } = name; public System.Collections.Generic.List<string> Numbers { get; } = new(); }
            """),

        // dotnet/runtime#82237: two properties over one field.
        new("property that wraps another", """
            [FastSerType] public partial class Subject { public int Property { get; set; } public int Wrapper { get => Property; set => Property = value; } }
            """),

        // dotnet/runtime#89365: an ignored init property that another one sets.
        new("ignored init property that another sets", """
            [FastSerType] public partial class Subject { private string? _text; public string? Text { get => _text; init { _text = value; Length = value?.Length ?? 0; } } [FastSerIgnore] public int Length { get; init; } }
            """, "", "Length"),

        // dotnet/corefx#18684: a field and a property that hide a property and a field whose names differ in case.
        new("names that differ in case at two levels", """
            [FastSerType] public partial class Base { public string? value { get; set; } public string? Value; }
            [FastSerType] public partial class Subject : Base { public new string? value; public new string? Value { get; set; } }
            """),

        // dotnet/runtime#74841: properties that another generator makes of fields.
        new("properties that an unknown generator makes of fields", """
            [FastSerType] public partial class Subject { private string _name = ""; private int _age; public bool IsSet { get; set; } }
            """,
            "partial class Subject { public string Name { get => _name; set => _name = value; } public int Age { get => _age; set => _age = value; } }"),

        // JamesNK/Newtonsoft.Json#2856: properties of a class that derives from a list.
        new("list with properties of its own", """
            [FastSerType] public partial class Subject { public Numbers? Numbers { get; set; } }
            public class Numbers : System.Collections.Generic.List<int> { public string? Some { get; set; } public int Other { get; set; } }
            """),

        // JamesNK/Newtonsoft.Json#425: two properties whose names differ in case only.
        new("properties whose names differ in case, without a constructor", """
            [FastSerType] public partial class Subject { public int SICCODE { get; set; } public string? siccode { get; set; } public int Siccode { get; set; } }
            """),

        // JamesNK/Newtonsoft.Json#703: a get-only auto-property with All.
        new("All: get-only auto-property", "[FastSerType(Members = FastSerMembers.All)] public partial class Subject { public string? MyProp { get; } public int Id { get; set; } }"),
    ];

    private static IEnumerable<Declaration> ReportsOfOthers =>
    [
        // protobuf-net/protobuf-net#273: an array that the constructor makes came back with twice the elements.
        new("array that the constructor makes", """
            [FastSerType] public partial class Subject { public Subject() { Values = new int[5]; } public int[] Values { get; set; } }
            """),

        // protobuf-net/protobuf-net#780: so did a field.
        new("byte array with an initializer", "[FastSerType] public partial class Subject { public byte[] Bytes = new byte[3]; }"),

        // protobuf-net/protobuf-net#323: zero came back as the value of the initializer.
        new("initializer that is not the default", """
            [FastSerType] public partial class Subject { public int A { get; set; } = -1; public System.Collections.Generic.List<string>? B { get; set; } = new() { "bb" }; }
            """),

        // protobuf-net/protobuf-net#623: the getter made a value to which the value that was read was appended.
        new("getter that makes a value", """
            [FastSerType] public partial class Subject { private byte[]? _data; public byte[] Data { get => _data ??= new byte[8]; set => _data = value; } }
            """),

        // AArnott/Nerdbank.MessagePack#778: an enum that is not the value of the initializer.
        new("enum with an initializer", """
            [FastSerType(Format = WireFormat.Compact)] public partial class Subject { public Shared.Level MyEnum = Shared.Level.High; }
            """),

        // dotnet/orleans#8451: a record with a constructor without parameters came back as the default.
        new("record with a constructor without parameters", """
            [FastSerType] public partial record Subject(string FullUrl, string Segment) { public Subject() : this("", "") { } }
            """),

        // dotnet/orleans#8289: a derived record without properties of its own.
        new("derived record without properties of its own", """
            [FastSerType] public abstract partial record Base(int A, string B);
            [FastSerType] public sealed partial record Subject(int A, string B) : Base(A, B);
            """),

        // dotnet/orleans#6962: an ignored private field of a base class.
        new("All: ignored private field of a base class", """
            [FastSerType(Members = FastSerMembers.All)] public partial class Base { [FastSerIgnore] private string? _baseField; public string? Text() => _baseField; }
            [FastSerType(Members = FastSerMembers.All)] public partial class Subject : Base { private int _own; public int Own() => _own; }
            """),

        // akkadotnet/Hyperion#381: properties of an observable collection.
        new("observable collection with a property of its own", """
            [FastSerType] public partial class Subject { public Texts? Texts { get; set; } }
            public class Texts : System.Collections.ObjectModel.ObservableCollection<string> { public string? Text { get; set; } }
            """),

        // msgpack/msgpack-cli#233: the arguments of the constructor were exchanged.
        new("constructor in another order than the members", """
            [FastSerType] public partial class Subject
            {
                public string? StringTwo { get; }
                public System.Collections.Generic.Dictionary<string, int>? Endpoints { get; }
                public string? StringOne { get; }
                public Subject(string? stringOne, System.Collections.Generic.Dictionary<string, int>? endpoints, string? stringTwo)
                { StringOne = stringOne; Endpoints = endpoints; StringTwo = stringTwo; }
            }
            """),

        // MarcinJuraszek/CloneExtensions#27: a virtual property, overridden, hidden by another virtual one, overridden.
        new("two chains of overrides of one name", """
            [FastSerType] public partial class A { public virtual string? Foo { get; set; } }
            [FastSerType] public partial class B : A { public override string? Foo { get; set; } }
            [FastSerType] public partial class C : B { public new virtual string? Foo { get; set; } }
            [FastSerType] public partial class Subject : C { public override string? Foo { get; set; } }
            """),
    ];
}
