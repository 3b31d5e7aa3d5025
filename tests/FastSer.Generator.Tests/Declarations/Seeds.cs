namespace FastSer.Generator.Tests.Declarations;

/// <summary>Declarations that lost or exchanged state in an earlier version, or that differ from one that did in one respect.</summary>
internal static partial class Seeds
{
    private const string Compact = "[FastSerType(Format = WireFormat.Compact)]";
    private const string Tolerant = "[FastSerType(Format = WireFormat.Tolerant)]";
    private const string All = "[FastSerType(Members = FastSerMembers.All)]";

    /// <summary>All seeds.</summary>
    public static IEnumerable<Declaration> Every =>
    [
        .. Constructors, .. Targets, .. LeftOut, .. Changing, .. Hiding, .. Copying, .. ReportsOfMemoryPack, .. ReportsOfMessagePack,
        .. ReportsOfJson, .. ReportsOfOthers,
    ];

    /// <summary>A parameter that two members match.</summary>
    private static IEnumerable<Declaration> Constructors =>
    [
        new("parameter that is stored in a namesake that is not serialized", """
            [FastSerType] public readonly partial record struct Subject
            {
                internal long Name { get; }
                public long name { get; }
                public Subject(long name = default, long name2 = default) { this.Name = name; this.name = name2; }
            }
            """),
        new("parameters that are stored crosswise", """
            [FastSerType] public partial class Subject { public int A { get; } public int B { get; } public Subject(int a, int b) => (A, B) = (b, a); }
            """),
        new("parameter that the constructor drops", """
            [FastSerType] public partial class Subject { public int A { get; } = 5; public Subject(int a) { } }
            """),
        new("parameter that a constant replaces", """
            [FastSerType] public partial class Subject { public int A { get; } public Subject(int a) { A = 5; } }
            """),
        new("positional parameter with a property of another value", """
            [FastSerType] public partial record Subject(int A) { public int A { get; } = 5; }
            """),
        new("parameters that are passed to the base class crosswise", """
            [FastSerType] public partial class Parent { public int A { get; } public int B { get; } public Parent(int a, int b) { A = a; B = b; } }
            [FastSerType] public partial class Subject : Parent { public Subject(int a, int b) : base(b, a) { } }
            """),
        new("parameters of a primary constructor that are passed to the base class crosswise", """
            [FastSerType] public partial class Parent(int a, int b) { public int A { get; } = a; public int B { get; } = b; }
            [FastSerType] public partial class Subject(int a, int b) : Parent(b, a) { public int C { get; set; } }
            """),
        new("parameters that are passed to another constructor crosswise", """
            [FastSerType] public partial class Subject
            {
                public int A { get; }
                public int B { get; }
                private Subject(int b, int a, string s) { A = a; B = b; }
                [FastSerConstructor] public Subject(int a, int b) : this(a, b, "") { }
            }
            """),
        new("two constructors, of which the larger exchanges members", """
            [FastSerType] public partial class Subject
            {
                public int A { get; }
                public int B { get; set; }
                public Subject(int a) => A = a;
                public Subject(int a, int b) { A = b; B = a; }
            }
            """),
        new("parameter with the exact name of a field, and a property", """
            [FastSerType] public partial class Subject { public int value; public int Value { get; set; } public Subject(int value) => this.value = value; }
            """),
        new("parameter with the exact name of a field, declared after the property", """
            [FastSerType] public partial class Subject { public int Value { get; set; } public int value; public Subject(int value) => this.value = value; }
            """),
        new("Compact: parameter with the exact name of a field", Compact + """
             public partial class Subject { public int value; public int Value { get; set; } public Subject(int value) => this.value = value; }
            """),
        new("Tolerant: parameter with the exact name of a field", Tolerant + """
             public partial class Subject
            {
                [FastSerMember(0)] public int value;
                [FastSerMember(1)] public int Value { get; set; }
                public Subject(int value) => this.value = value;
            }
            """),
        new("record with a positional id and a property Id", """
            [FastSerType] public partial record Subject(int id) { public int Id { get; set; } }
            """),
        new("record struct with a positional id and a property Id", """
            [FastSerType] public partial record struct Subject(int id) { public int Id { get; set; } }
            """),
        new("All: a field, a property and a parameter of one name", All + """
             public partial class Subject
            {
                private decimal _balance;
                public decimal Balance { get; set; }
                public Subject(decimal balance) => _balance = balance;
                public decimal Held => _balance;
            }
            """),
        new("All: a readonly field, a property and a parameter of one name", All + """
             public partial class Subject
            {
                private readonly decimal _balance;
                public decimal Balance { get; set; }
                public Subject(decimal balance) => _balance = balance;
                public decimal Held => _balance;
            }
            """),
        new("two properties that differ in case only", """
            [FastSerType] public partial class Subject { public int ID { get; set; } public int Id { get; } public Subject(int id) => Id = id; }
            """),
        new("constructor that takes less than all members", """
            [FastSerType] public partial class Subject { public int A { get; } public int B { get; set; } public Subject(int a) => A = a; }
            """),
        new("named members of a constructor", """
            [FastSerType] public partial class Subject
            {
                public int A { get; }
                public int B { get; }
                [FastSerConstructor(nameof(B), nameof(A))] public Subject(int x, int y) { B = x; A = y; }
            }
            """),
        new("factory whose parameters have the names of other members", """
            [FastSerType] public partial class Subject
            {
                public int First { get; private set; }
                public int Second { get; private set; }
                private Subject() { }
                [FastSerConstructor("Second", "First")] public static Subject Create(int first, int second) => new() { Second = first, First = second };
            }
            """),
    ];

    /// <summary>Attributes at targets where nothing reads them.</summary>
    private static IEnumerable<Declaration> Targets =>
    [
        new("field target of an ignored positional parameter", """
            [FastSerType] public partial record Subject(string User, [field: FastSerIgnore] string Password);
            """),
        new("property target of an ignored positional parameter", """
            [FastSerType] public partial record Subject(string User, [property: FastSerIgnore] string Password = "");
            """),
        new("field target of an ignored property", """
            [FastSerType] public partial class Subject { public int A { get; set; } [field: FastSerIgnore] public int B { get; set; } }
            """),
        new("field target of an included private property", """
            [FastSerType] public partial class Subject { public int A { get; set; } [field: FastSerInclude] private int B { get; set; } }
            """),
        new("property target on a private field", """
            [FastSerType] public partial class Subject { public int A { get; set; } [property: FastSerInclude] private int _b; public int B() => _b; }
            """),
        new("ignored field of a property with code", """
            [FastSerType(Members = FastSerMembers.All)] public partial class Subject
            {
                public int A { get; set; }
                public int B { get => storeB; set => storeB = value; }
                [field: FastSerIgnore] private int storeB;
            }
            """),
        new("field target on an event", """
            [FastSerType] public partial class Subject { public int A { get; set; } [field: FastSerIgnore] public event System.Action? Done; public void Do() => Done?.Invoke(); }
            """),
        new("member order on a field of a property", Tolerant + """
             public partial class Subject { [field: FastSerMember(0)] public int A { get; set; } [FastSerMember(1)] public int B { get; set; } }
            """),
    ];

    /// <summary>State that no member of the source stands for.</summary>
    private static IEnumerable<Declaration> LeftOut =>
    [
        new("observable field", """
            [FastSerType] public partial class Subject
            {
                [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] private string? _name;
                [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] private int age;
                public int Id { get; set; }
            }
            """,
            "partial class Subject { public string? Name { get => _name; set => _name = value; } public int Age { get => age; set => age = value; } }"),
        new("observable partial property", """
            [FastSerType] public partial class Subject { [CommunityToolkit.Mvvm.ComponentModel.ObservableProperty] public partial int Age { get; set; } }
            """,
            "partial class Subject { private int _age; public partial int Age { get => _age; set => _age = value; } }"),
        new("property of another generator", """
            [FastSerType] public partial class Subject { public int Id { get; set; } }
            """,
            "partial class Subject { public int Stamp { get; set; } }"),
        new("property of another generator, named almost as a field", """
            [FastSerType] public partial struct Subject { public int id; }
            """,
            "partial struct Subject { public int ID { get; set; } }"),
        new("read-only property of another generator", """
            [FastSerType] public partial class Subject { public int Id { get; set; } }
            """,
            "partial class Subject { public int Stamp { get; } public Subject(int stamp) => Stamp = stamp; public Subject() { } }"),
        new("field of another generator, named almost as a field", """
            [FastSerType] public partial class Subject { public int id; }
            """,
            "partial class Subject { public int Id; }"),
        new("property that is returned by reference", """
            [FastSerType] public partial class Subject { private float _weight; public int Id { get; set; } public ref float Weight => ref _weight; }
            """),
        new("All: explicit interface member with a field of its own", All + """
             public partial class Subject : INamed { public int Id { get; set; } string? INamed.Name { get; set; } }
            public interface INamed { string? Name { get; set; } }
            """),
        new("All: captured parameter", All + """
             public partial class Subject(int step = 1) { private int _value; public int Next() => _value += step; }
            """),
        new("members of a collection class", """
            [FastSerType] public partial class Subject { public Basket? Basket { get; set; } }
            public class Basket : System.Collections.Generic.List<string> { public string? Coupon { get; set; } }
            """),
        new("private type inside another", All + """
             public partial class Subject
            {
                private Inner? _inner;
                public int Depth => _inner!.Depth;
                [FastSerType] private partial class Inner { public int Depth { get; set; } }
            }
            """),
        new("private type that a union names", """
            [FastSerType] public partial class Subject
            {
                [FastSerInclude] private Inner? _inner;
                public int Id { get; set; }
                public int Depth() => _inner!.Depth;
                [FastSerType] private sealed partial record Inner(int Depth);
            }
            """),
        new("write-only property", """
            [FastSerType] public partial class Subject { private int _seed; public int Id { get; set; } public int Seed { set => _seed = value; } public int Next() => _seed; }
            """),
    ];

    /// <summary>Constructors that change their arguments.</summary>
    private static IEnumerable<Declaration> Changing =>
    [
        new("record whose property adds one", "[FastSerType] public partial record Subject(int X) { public int X { get; set; } = X + 1; }"),
        new("init property of a record that adds one", "[FastSerType] public partial record Subject(int X) { public int X { get; init; } = X + 1; }"),
        new("hash of a password", """
            [FastSerType] public partial class Subject { public Subject(string password) => Password = "#" + password; public string Password { get; private set; } }
            """),
        new("get-only property that adds one", "[FastSerType] public partial record Subject(int X) { public int X { get; } = X + 1; }", "", "X"),
        new("struct whose constructor changes its argument", """
            [FastSerType] public partial struct Subject { public Subject(int x) => X = x + 1; public int X { get; private set; } }
            """),
        new("Tolerant: constructor that changes its argument", Tolerant + """
             public partial class Subject { public Subject(int x) => X = x + 1; [FastSerMember(0)] public int X { get; init; } }
            """),
        new("Compact: constructor that changes its argument", Compact + """
             public partial class Subject { public Subject(int x) => X = x + 1; public int X; }
            """),
    ];

    /// <summary>Members that a derived class hides.</summary>
    private static IEnumerable<Declaration> Hiding =>
    [
        new("hidden by an internal property", """
            public class Base { public int Style { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Id { get; set; } internal new int Style { get; set; } }
            """),
        new("hidden by an ignored property", """
            public class Base { public int Style { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Id { get; set; } [FastSerIgnore] public new int Style { get; set; } }
            """),
        new("hidden by a get-only property", """
            public class Base { public int Style { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Id { get; set; } [FastSerIgnore] public new int Style => 3; }
            """),
        new("field hidden by a method", """
            public class Base { public int Style; }
            [FastSerType] public partial class Subject : Base { public int Id { get; set; } public new int Style() => 3; }
            """),
        new("hidden by a static member", """
            public class Base { public int Style { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Id { get; set; } public new static int Style { get; set; } }
            """),
        new("hidden by a nested type", """
            public class Base { public int Style { get; set; } }
            [FastSerType] public partial class Subject : Base { public int Id { get; set; } public new enum Style { One } }
            """),
        new("hidden by a serialized property", """
            [FastSerType] public partial class Base { public int Style { get; set; } }
            [FastSerType] public partial class Subject : Base { public new int Style { get; set; } }
            """),
        new("All: private members of a base class whose names differ in case", """
            [FastSerType(Members = FastSerMembers.All)] public partial class Base { private int ID { get; set; } public int Id { get; private set; } public int Sum() => ID + Id; }
            [FastSerType(Members = FastSerMembers.All)] public partial class Subject : Base;
            """),
        new("hidden by a required field that is ignored", """
            [FastSerType(Members = FastSerMembers.All)] public partial class Base { internal long _value; }
            [FastSerType(Members = FastSerMembers.All)] public sealed partial class Subject : Base { [FastSerIgnore] public new required int? _value; public int Id; }
            """),
        new("Compact: hidden by an internal property", """
            public class Base { public int Style { get; set; } }
            """ + Compact + " public partial class Subject : Base { public int Id { get; set; } internal new int Style { get; set; } }"),
        new("Tolerant: hidden by an internal property", """
            public class Base { [FastSerMember(0)] public int Style { get; set; } }
            """ + Tolerant + " public partial class Subject : Base { [FastSerMember(1)] public int Id { get; set; } internal new int Style { get; set; } }"),
    ];

    /// <summary>Setters that copy into their own collection, which Populate reads into.</summary>
    private static IEnumerable<Declaration> Copying =>
    [
        new("readonly collection that is the object of a positional property", """
            [FastSerType] public partial record Subject(System.Collections.Generic.List<int> Items) { public readonly System.Collections.Generic.List<int> First = Items; }
            """),
        new("readonly collection that a constructor shares with a member that it takes", """
            [FastSerType] public partial class Subject
            {
                public Subject(System.Collections.Generic.List<int>? items) { Items = items; First = items ?? []; }
                public System.Collections.Generic.List<int>? Items { get; }
                public System.Collections.Generic.List<int> First { get; }
            }
            """),
        new("readonly collection that a base class shares with a member of the derived one", """
            public abstract class Base(System.Collections.Generic.List<int> other) { public System.Collections.Generic.List<int> Other { get; } = other; }
            [FastSerType] public partial class Subject(System.Collections.Generic.List<int> items) : Base(items)
            {
                public System.Collections.Generic.List<int> Items { get; } = items;
            }
            """),
        new("readonly collections of a new object's own", """
            [FastSerType] public partial record Subject(System.Collections.Generic.List<int> Items, int Capacity)
            {
                public readonly System.Collections.Generic.List<int> First = new(Items);
                public System.Collections.Generic.List<int> Second { get; } = [.. Items];
                public System.Collections.Generic.List<int> Third { get; } = new(Capacity);
            }
            """),
        new("collection with a private init accessor of a base class", """
            public abstract class Base { public System.Collections.Generic.List<int>? Items { get; private init; } public int Size { get; private init; } }
            [FastSerType] public partial class Subject : Base;
            """),
        new("collection with an init accessor beside a factory", """
            [FastSerType] public partial class Subject
            {
                private Subject() { }
                public System.Collections.Generic.List<int>? Items { get; init; }
                [FastSerConstructor] public static Subject Create() => new();
            }
            """),
        new("collection without a setter that nothing creates", """
            [FastSerType] public partial struct Subject { public System.Collections.Generic.List<int> Items { get; } }
            """),
        .. ((string[])["[FastSerType]", Compact, Tolerant]).Select(static annotation => new Declaration("[Reactive] fields: " + annotation, annotation + $$"""
             public partial class Subject
            {
                [ReactiveUI.SourceGenerators.Reactive] {{(annotation == Tolerant ? "[FastSerMember(0)]" : "")}} private int _size;
                [ReactiveUI.SourceGenerators.Reactive("Size", SetModifier = ReactiveUI.SourceGenerators.AccessModifier.Private)]
                {{(annotation == Tolerant ? "[FastSerMember(1)]" : "")}} private string? m_name;
                [ReactiveUI.SourceGenerators.Reactive] {{(annotation == Tolerant ? "[FastSerMember(2)]" : "")}} public partial int Count { get; set; }
            }
            """, """
            public partial class Subject
            {
                public int Size { get => _size; set => _size = value; }
                public string? Name { get => m_name; private set => m_name = value; }
                private int _count;
                public partial int Count { get => _count; set => _count = value; }
            }
            """)),
        .. ((string[])["[FastSerType]", Compact, Tolerant]).Select(static annotation => new Declaration("setter that copies: " + annotation, annotation + $$"""
             public partial class Subject
            {
                private readonly System.Collections.Generic.List<int> _items = [];
                {{(annotation == Tolerant ? "[FastSerMember(0)]" : "")}}
                public System.Collections.Generic.List<int> Items { get => _items; set { _items.Clear(); _items.AddRange(value); } }
            }
            """)),
    ];
}
