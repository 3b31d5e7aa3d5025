using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis.CSharp;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>FSER013 at every place of an annotated type where C# accepts an attribute of FastSer that has no effect there.</summary>
public sealed class AttributePlaceTests
{
    private const string Behind = "the field behind a property is not looked at; write [";
    private const string Dropped = "the compiler drops it here; write [";
    private const string Nothing = "which has no effect: ";

    [Theory]
    [InlineData("record Login(string User, [field: {|FSER013:FastSerIgnore|}] string Password);", Behind + "property: FastSerIgnore]")]
    [InlineData("record struct Login(string User, [field: {|FSER013:FastSerMember(0)|}] string Password);", Behind + "property: FastSerMember]")]
    [InlineData("record Login(string User, [type: {|FSER013:FastSerIgnore|}] string Password);", Dropped + "property: FastSerIgnore]")]
    [InlineData("record Login([property: {|FSER013:FastSerIgnore|}] string User) { public string User { get; init; } = User; }", "the property is declared elsewhere; write [FastSerIgnore] there")]
    [InlineData("class Login { [field: {|FSER013:FastSerIgnore|}] public string? Password { get; set; } public int Id; }", Behind + "FastSerIgnore]")]
    [InlineData("class Login { [field: {|FSER013:FastSerInclude|}] private string? Password { get; set; } public int Id; }", Behind + "FastSerInclude]")]
    [InlineData("class Login { [field: {|FSER013:FastSerIgnore|}] public int Password { get => Id; set => Id = value; } public int Id; }", Behind + "FastSerIgnore]")]
    [InlineData("class Login { [property: {|FSER013:FastSerInclude|}] private string? _password; public int Id; }", Dropped + "FastSerInclude]")]
    [InlineData("class Login { [property: {|FSER013:FastSerIgnore|}] public string? Password; public int Id; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [method: {|FSER013:FastSerIgnore|}] public string? Password { get; set; } public int Id; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [return: {|FSER013:FastSerIgnore|}] public string? Password { get; set; } public int Id; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [param: {|FSER013:FastSerIgnore|}] public string? Password { get; set; } public int Id; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [type: {|FSER013:FastSerIgnore|}] public string? Password { get; set; } public int Id; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [event: {|FSER013:FastSerIgnore|}] public string? Password { get; set; } public int Id; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [nowhere: {|FSER013:FastSerIgnore|}] public string? Password { get; set; } public int Id; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [field: {|FSER013:FastSerInclude|}] public int this[int at] => at; public int Id; }", Dropped + "FastSerInclude]")]
    [InlineData("class Login { [field: {|FSER013:FastSerSerializing|}] private void Go() { } public int Id; }", Dropped + "FastSerSerializing]")]
    [InlineData("class Login { [field: {|FSER013:FastSerConstructor|}] public Login() { } public int Id; }", Dropped + "FastSerConstructor]")]
    [InlineData("class Login { public int Id { [property: {|FSER013:FastSerIgnore|}] get; set; } public int Other; }", Dropped + "FastSerIgnore]")]
    [InlineData("class Login { [field: {|FSER013:FastSerIgnore|}] public event System.Action? Changed { add { } remove { } } public int Id; }", "events are not serialized")]
    [InlineData("class Login { [field: {|FSER013:FastSerIgnore|}] internal event System.Action? Changed; public int Id; public void Go() => Changed?.Invoke(); }", "events are not serialized")]
    [InlineData("class Login([property: {|FSER013:FastSerIgnore|}] int id) { public int Id { get; set; } = id; public Login() : this(0) { } }", "the compiler drops it here; a parameter is not serialized")]
    [InlineData("class Login { public void Set([field: {|FSER013:FastSerIgnore|}] int id) => Id = id; public int Id; }", "the compiler drops it here; a parameter is not serialized")]
    [InlineData("class Login { public int Id; public void Go<[type: {|FSER013:FastSerRootParameter|}] T>() { } }", Dropped + "FastSerRootParameter]")]
    [InlineData("class Login { public int Id; public enum Kind { A, [property: FastSerIgnore] B } [type: {|FSER013:FastSerInclude|}] public int Other; }", Dropped + "FastSerInclude]")]
    public void TargetsThatLeadElsewhereAreReported(string declaration, string reason) => Check("[FastSerType] public partial " + declaration, reason);

    [Fact]
    public void ConstructorOfATypeWithoutPrimaryConstructorIsReported() => Check(
        "[FastSerType] [method: {|FSER013:FastSerConstructor|}] public partial class Login { public int Id { get; set; } }",
        "the compiler drops it, because the type has no primary constructor");

    [Theory]
    [InlineData("class Login { [FastSerIgnore] public static int {|FSER013:Count|}; public int Id; }", "it is static")]
    [InlineData("class Login { [FastSerMember(0)] public const int {|FSER013:Count|} = 1; public int Id; }", "it is static")]
    [InlineData("class Login { [FastSerIgnore] public int {|FSER013:this|}[int at] => at; public int Id; }", "it is an indexer")]
    [InlineData("class Login : INamed { [FastSerInclude] int INamed.{|FSER013:Id|} { get; set; } public int Other; } public interface INamed { int Id { get; set; } }", "it is an explicit interface member")]
    [InlineData("class Login { [FastSerInclude] public ref int {|FSER013:Value|} => ref Id; public int Id; }", "it is returned by reference")]
    [InlineData("class Login { [FastSerComparer(System.StringComparison.Ordinal)] private System.Collections.Generic.HashSet<string>? {|FSER013:_names|}; public int Id; }", "the member is not serialized")]
    [InlineData("class Login { [FastSerUnion(0, typeof(int))] private object? {|FSER013:_value|}; public int Id; }", "the member is not serialized")]
    [InlineData("class Login : Base { [FastSerIgnore] public override int {|FSER013:Id|} { get; set; } } [FastSerType] public partial class Base { public virtual int Id { get; set; } }", "an override is serialized as declared in 'Base'; put the attribute there")]
    [InlineData("class Login : Base { [FastSerMember(4)] public override int {|FSER013:Id|} { get; set; } } [FastSerType] public partial class Base { public virtual int Id { get; set; } }", "an override is serialized as declared in 'Base'; put the attribute there")]
    [InlineData("class Login { [FastSerConstructor] static {|FSER013:Login|}() { } public int Id; }", "only constructors and static methods create objects")]
    [InlineData("class Login { [FastSerConstructor] public static Login operator {|FSER013:+|}(Login a, Login b) => a; public int Id; }", "only constructors and static methods create objects")]
    [InlineData("class Login { public int Id { [FastSerConstructor] {|FSER013:get|}; set; } }", "only constructors and static methods create objects")]
    [InlineData("record Login(int Id) { [FastSerConstructor] protected {|FSER013:Login|}(Login other) => Id = other.Id; }", "the copy constructor of a record creates no object from members")]
    [InlineData("abstract class Login { [FastSerConstructor] protected {|FSER013:Login|}() { } public int Id; }", "no object of an abstract class is created; mark constructors of the classes that derive from it")]
    [InlineData("abstract class Login { [FastSerIgnore] public static int {|FSER013:Count|}; public int Id; }", "it is static")]
    public void PlacesThatNothingLooksAtAreReported(string declaration, string reason) =>
        Check("[FastSerType] public partial " + declaration, reason);

    [Fact]
    public void MembersOfAnAnnotatedInterfaceAreReported() => Check(
        "[FastSerType] [FastSerUnion(0, typeof(Dog))] public partial interface IAnimal { [FastSerMember(0)] int {|FSER013:Legs|} { get; } } "
        + "[FastSerType] public partial class Dog : IAnimal { public int Legs { get; set; } }",
        "members of an interface are not serialized and not called; mark those of the types that implement it");

    [Fact]
    public void FinalizerIsNoCallback()
    {
        var run = GeneratorHarness.Run("using FastSer; [FastSerType] public partial class Login { public int Id; [FastSerSerialized] ~Login() { } }");

        var found = Assert.Single(run.Reported);
        Assert.Equal("FSER047", found.Id);
        Assert.Contains("is an accessor, an operator or a finalizer; mark a method", found.GetMessage(), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("record Login(string User, [property: FastSerMaxLength(3)] string Password);")]
    [InlineData("record Login([property: FastSerMember(0)] string User, [property: FastSerMember(1)] string Password);")]
    [InlineData("class Login { [property: FastSerInclude] private string? Password { get; set; } [field: FastSerInclude] private int _id; }")]
    [InlineData("class Login { [FastSerIgnore] public int Secret { get; set; } [FastSerIgnore] private int _other = 1; public int Id => _other; public Login(int id) => _other = id; }")]
    [InlineData("class Login : Base { [FastSerInclude] public override int Id { get; set; } } [FastSerType] public partial class Base { [FastSerIgnore] public virtual int Id { get; set; } public int Other; }")]
    [InlineData("class Login { [method: FastSerSerializing] internal void Go() { } public int Id; }")]
    [InlineData("class Login { public int Id; [FastSerIgnore] public int WriteOnly { set => Id = value; } [FastSerIgnore] public ref int Value => ref Id; }")]
    [InlineData("class Login { public int Id; public event System.Action? Changed; [field: System.NonSerialized] public event System.Action? Done; public void Go() { Changed?.Invoke(); Done?.Invoke(); } }")]
    public void PlacesWithAnEffectAreNotReported(string declaration) =>
        Compiled.WithoutWarning("using FastSer; [FastSerType] public partial " + declaration);

    [Fact]
    public void PrimaryConstructorOfARecordTakesTheAttribute() => Compiled.WithoutWarning(
        "using FastSer; [FastSerType] [method: FastSerConstructor] public partial record Login(int Id) { public Login(int id, int other) : this(id) { } }");

    private static void Check(string marked, string reason)
    {
        var markup = new Markup("using FastSer;\n" + marked);
        var run = GeneratorHarness.Run(GeneratorHarness.CreateCompilation(LanguageVersion.CSharp13, markup.Source));

        Assert.Null(run.Result.Exception);
        var found = Assert.Single(run.Reported);
        var (id, span) = Assert.Single(markup.Expected);
        Assert.Equal((id, span), (found.Id, found.Location.SourceSpan));
        Assert.EndsWith(Nothing + reason, found.GetMessage(), StringComparison.Ordinal);
    }
}
