using FastSer.Generator.Tests.Harness;
using Microsoft.CodeAnalysis;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Advice that led nowhere once: what is said now is true, and said once.</summary>
public sealed class MisleadingAdviceTests
{
    [Fact]
    public void CaseOfOneFormOfAGenericUnionIsRefused()
    {
        const string Types = "[FastSerType] public partial class Dog : Animal<double> { public int X; }";
        DiagnosticTests.Check("[FastSerType, {|FSER032:FastSerUnion(0, typeof(Dog))|}] public abstract partial class Animal<T> { public T? Value; } " + Types);
        MessageTests.Check(
            "[FastSerType, FastSerUnion(0, typeof(Dog))] public abstract partial class Animal<T> { public T? Value; } " + Types,
            "A value of type 'Dog' is not assignable to 'Animal<T>'; it derives only from 'Animal<double>', and the attribute is about every 'Animal<T>'; give 'Animal' a "
            + "base class or interface without type parameters that names 'Dog', or remove the attribute", "derive it from");
    }

    /// <summary>The advice of the message is possible.</summary>
    [Fact]
    public void BaseOfAGenericUnionNamesTheCase() => Compiled.WithoutWarning(
        "using FastSer; [FastSerType, FastSerUnion(0, typeof(Dog))] public partial interface IAnimal; "
        + "[FastSerType] public abstract partial class Animal<T> : IAnimal { public T? Value; } [FastSerType] public partial class Dog : Animal<double> { public int X; }");

    [Theory]
    [InlineData("[FastSerType] public partial class Holder { [FastSerDeserializing] private void Begin() => Calls.Log += \"begin\"; }", "Holder", "begin")]
    [InlineData("[FastSerType(Format = WireFormat.Compact)] public partial class Holder { [FastSerDeserializing] private void Begin() => Calls.Log += \"begin\"; }", "Holder", "begin")]
    [InlineData("[FastSerType(Format = WireFormat.Tolerant)] public partial class Holder { [FastSerDeserializing] private void Begin() => Calls.Log += \"begin\"; }", "Holder", "begin")]
    [InlineData("[FastSerType(Append = true)] public partial class Holder { [FastSerDeserializing] private void Begin() => Calls.Log += \"begin\"; }", "Holder", "begin")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Holder))] public partial class Holder { public int X { get => 1; set => Calls.Log += \"member\"; } "
        + "[FastSerDeserializing] private protected void Begin() => Calls.Log += \"begin \"; }", "Holder", "begin member")]
    [InlineData("[FastSerType(Format = WireFormat.Tolerant), FastSerUnion(0, typeof(Holder))] public partial class Holder { [FastSerMember(0)] public int X { get => 1; set => Calls.Log += \"member\"; } "
        + "[FastSerDeserializing] private protected void Begin() => Calls.Log += \"begin \"; }", "Holder", "begin member")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Holder)), FastSerUnion(1, typeof(Derived))] public partial class Holder { public string? X { get => \"x\"; set => Calls.Log += \"member\"; } "
        + "[FastSerDeserializing] private protected void Begin() => Calls.Log += \"begin \"; [FastSerDeserialized] private protected void End() => Calls.Log += \" end\"; } "
        + "[FastSerType] public sealed partial class Derived : Holder;", "Derived", "begin member end")]
    public void DeserializingIsCalledFirst(string type, string made, string log) => Assert.Equal(log, LoadedProgram.Run($$"""
        using FastSer;
        {{type}}
        public static class Calls
        {
            public static string Log { get; set; } = "";
            public static string Run()
            {
                Holder value = new {{made}}();
                return FastSerializer.Deserialize<Holder>(FastSerializer.Serialize(value)) is {{made}} ? Log : "";
            }
        }
        """));

    [Theory]
    [InlineData("public partial class {|FSER009:Failed|} : System.Exception { public int Code { get; set; } public string Text { get; } = \"\"; }")]
    [InlineData("public partial class {|FSER009:Failed|} : System.InvalidOperationException { public int Code { get; } }")]
    [InlineData("public partial class {|FSER009:Failed|} : System.IO.MemoryStream { public int Code { get; set; } }")]
    public void ExceptionIsRefusedOnce(string type) => DiagnosticTests.Check($"[FastSerType] {type}");

    [Theory]
    [InlineData("System.Threading.Tasks.Task<int>?")]
    [InlineData("System.Threading.Tasks.ValueTask<int>")]
    [InlineData("System.Threading.CancellationToken")]
    [InlineData("System.Exception?")]
    [InlineData("System.ArgumentException?")]
    [InlineData("System.Data.DataTable?")]
    [InlineData("System.IO.FileInfo?")]
    [InlineData("System.IO.MemoryStream?")]
    public void MemberWithStateOfItsOwnIsToBeIgnored(string type) => MessageTests.Check(
        $"[FastSerType] public partial class Holder {{ public {type} Value {{ get; set; }} }}",
        "has state that its public members do not restore; store the values that you need of it in a type of your own, or mark the member [FastSerIgnore]", "FastSerExternal");

    [Theory]
    [InlineData("Slot<object>")]
    [InlineData("System.Collections.Generic.List<Slot<object>>")]
    [InlineData("Slot<System.Action>")]
    [InlineData("Slot<System.Threading.Tasks.Task>")]
    [InlineData("Slot<System.Type[]>")]
    public void ArgumentThatNoAssemblyCanSerializeIsAnError(string type)
    {
        const string Slot = "[FastSerType] public partial record struct Slot<T>(T Item);";
        DiagnosticTests.Check($"[FastSerType] public partial class Holder {{ public {type} {{|FSER003:X|}} {{ get; set; }} = default!; }} {Slot}");
        DiagnosticTests.Check($"public static class Calls {{ public static object M({type} x) => {{|FSER012:FastSerializer.Serialize(x)|}}; }} {Slot}");
    }

    [Fact]
    public void ArgumentThatIsAnErrorNamesTheMember() => MessageTests.Check(
        "[FastSerType] public partial class Holder { public Slot<object> X { get; set; } } [FastSerType] public partial record struct Slot<T>(T Item);",
        "'Holder.X' has the type 'Slot<object>', which FastSer cannot serialize: 'Slot<object>.Item' is then of the type 'object': its run-time type is not known at build "
        + "time; use a concrete type", "FastSerType");

    [Fact]
    public void DynamicIsObject() => MessageTests.Check(
        "[FastSerType] public partial class Holder { public dynamic? X { get; set; } }",
        "its run-time type is not known at build time; use a concrete type, or name the types that the member may hold with [FastSerUnion(tag, typeof(...))]", "array");

    [Theory]
    [InlineData("[FastSerType] public partial class Animal { public int Age { get; set; } } [FastSerType] public partial class Dog : Animal; "
        + "public abstract class Base { public virtual Animal? Pet { get; } } [FastSerType] public partial class Holder : Base "
        + "{ public Holder(Dog? pet) { } public override Dog? Pet => null; }",
        "the parameter 'pet' is of the type 'Dog?', but 'Pet' is stored as 'Animal?', as 'Base' declares it; give the parameter this type", "rename")]
    [InlineData("[FastSerType] public partial class Holder { public Holder(int other) { } public int X { get; set; } }",
        "or add a parameterless constructor, or name its member: [FastSerConstructor(nameof(...))]", "type of")]
    [InlineData("[FastSerType] public partial class Holder { public Holder(long x) { } public int X { get; } }",
        "the parameter 'x' is of the type 'long', but 'X' is stored as 'int'; give the parameter this type", "rename")]
    public void ParameterIsToldWhatIsWrong(string source, string said, string unsaid) => MessageTests.Check(source, said, unsaid);

    [Fact]
    public void PrivateSetterOfAForeignBaseGetsPossibleAdvice()
    {
        var library = TwoAssemblies.BuildLibrary("namespace Shared; public class Base { public int X { get; private set; } }");
        var found = Assert.Single(GeneratorHarness.Run(GeneratorHarness.CreateCompilation(
                "using FastSer; [FastSerType] public partial class Holder : Shared.Base { public int Y { get; set; } }")
            .AddReferences(MetadataReference.CreateFromImage(library))).Reported);

        Assert.Equal(
            "'Holder.X' would be written but could not be restored: add a constructor parameter 'x' of type 'int', or do not derive from 'Base' of another assembly, but "
            + "have a member of this type", found.GetMessage(System.Globalization.CultureInfo.InvariantCulture));
    }

    [Fact]
    public void MemberOfABaseWithoutAttributeIsReportedOnce() => DiagnosticTests.Check(
        "public abstract class Base { public int {|FSER004:Twice|} => 2; public System.IO.Stream? {|FSER003:File|} { get; set; } } "
        + "[FastSerType] public partial class A : Base { public int X { get; set; } } [FastSerType] public partial class B : Base { public int Y { get; set; } } "
        + "[FastSerType] public partial class C : Base { public int {|FSER004:Z|} { get; } }");
}
