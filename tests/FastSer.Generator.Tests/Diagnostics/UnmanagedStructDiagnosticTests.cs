using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>Structs without an attribute that cannot be taken as they are: the message names the cause and what to do.</summary>
public sealed class UnmanagedStructDiagnosticTests
{
    private const string Option = "[assembly: FastSerDefaults(UnmanagedStructs = true)]";

    [Theory]
    [InlineData("public struct S { public int X; private int _y; public readonly int Y() => _y; }", "its field '_y' is not public")]
    [InlineData("public struct S { public int X; internal int Y; }", "its field 'Y' is not public")]
    [InlineData("public struct S { public int X { get; set; } }", "'X' is a property with a backing field")]
    [InlineData("public record struct S(int X);", "'X' is a property with a backing field")]
    [InlineData("public struct S { public int X; public int Twice { readonly get => X * 2; set => X = value / 2; } }", "its property 'Twice' has a setter")]
    [InlineData("public struct S(int y) { public int X; public readonly int Y() => y; }", "it has a compiler-generated field")]
    [InlineData("public struct S { public string? X; }", "its field 'X' is of the type 'string?', which is not unmanaged")]
    [InlineData("public struct S { public int? X; }", "its field 'X' is of the type 'int?', which has no fixed size")]
    [InlineData("public unsafe struct S { public int* X; }", "its field 'X' is a pointer or a buffer")]
    [InlineData("public unsafe struct S { public fixed byte X[4]; }", "its field 'X' is a pointer or a buffer")]
    [InlineData("public struct S { }", "it has no field")]
    [InlineData("public struct S { public const int X = 1; public static int Y; }", "it has no field")]
    [InlineData("public struct S { [FastSerMember(0)] public int X; }", "'X' has a FastSer attribute")]
    [InlineData("public struct S { [FastSerIgnore] public int X; public int Y; }", "'X' has a FastSer attribute")]
    [InlineData("public struct S { public readonly int X; }", "it needs exactly one constructor that sets all readonly fields")]
    [InlineData("public struct S { public readonly int X; private S(int x) => X = x; }", "it needs exactly one constructor that sets all readonly fields")]
    [InlineData("[StructLayout(LayoutKind.Explicit)] public struct S { [FieldOffset(0)] public int X; [FieldOffset(2)] public short Y; }", "its fields may overlap")]
    [InlineData("[StructLayout(LayoutKind.Explicit)] public struct S { [FieldOffset(0)] public Half X; [FieldOffset(2)] public short Y; }", "its fields may overlap")]
    [InlineData("public struct S { public Inner I; } public struct Inner { private int _x; public int X() => _x; }", "does not apply to 'Inner', because its field '_x'")]
    public void CauseAndFixAreNamed(string declaration, string cause)
    {
        var message = Single(Option, declaration, "S");

        Assert.Contains("UnmanagedStructs does not apply to '", message, StringComparison.Ordinal);
        Assert.Contains(cause, message, StringComparison.Ordinal);
        Assert.Contains("with [FastSerType]", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public struct S<T> where T : unmanaged { public T X; }", "S<int>", "it is generic")]
    [InlineData("public class C<T> { public struct S { public int X; } }", "C<int>.S", "it is generic")]
    public void GenericStructsAreNotTaken(string declaration, string type, string cause) =>
        Assert.Contains(cause, Single(Option, declaration, type), StringComparison.Ordinal);

    [Fact]
    public void PrivateNestedStructsAreNotTaken() => Assert.Contains(
        "it is not accessible to other generated code of the assembly",
        Single(Option, "", "S", "private struct S { public int X; }"), StringComparison.Ordinal);

    [Theory]
    [InlineData("")]
    [InlineData("[assembly: FastSerDefaults(UnmanagedStructs = false)]")]
    public void WithoutTheOptionTheMessageNamesIt(string option)
    {
        var message = Single(option, "public struct S { public int X; }", "S[]");

        Assert.Contains("mark 'S' with [FastSerType], allow structs without an attribute for the whole assembly: " + Option, message, StringComparison.Ordinal);
    }

    [Fact]
    public void WithoutTheOptionItIsNotNamedWhereItWouldNotHelp() =>
        Assert.DoesNotContain("UnmanagedStructs", Single("", "public struct S { private int _x; public int X() => _x; }", "S"), StringComparison.Ordinal);

    [Fact]
    public void ClassesAreNotTaken() =>
        Assert.Contains("mark 'S' with [FastSerType]", Single(Option, "public class S { public int X; }", "S"), StringComparison.Ordinal);

    [Fact]
    public void RootsAreReportedAtTheCall()
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            {{Option}}
            public struct S { private int _x; public int X() => _x; }
            public static class Calls { public static byte[] Run() => FastSerializer.Serialize(new S()); }
            """);

        var found = Assert.Single(run.Reported);
        Assert.Equal("FSER012", found.Id);
        Assert.Contains("because its field '_x' is not public", found.GetMessage(), StringComparison.Ordinal);
    }

    [Fact]
    public void FieldsInSeveralFilesHaveNoOrder()
    {
        var run = GeneratorHarness.Run(
            $"using FastSer; {Option} public partial struct S {{ public int X; }} [FastSerType] public partial class Holder {{ public S S {{ get; set; }} }}",
            "public partial struct S { public int Y; }");

        Assert.Contains("its fields are declared in several files", Assert.Single(run.Reported).GetMessage(), StringComparison.Ordinal);
    }

    private static string Single(string option, string declaration, string type, string nested = "")
    {
        var found = Assert.Single(GeneratorHarness.Run($$"""
            using System;
            using System.Runtime.InteropServices;
            using FastSer;
            {{option}}
            {{declaration}}
            [FastSerType] public partial class Holder { {{(nested.Length > 0 ? "private" : "public")}} {{type}}? Held { get; set; } {{nested}}
                {{(nested.Length > 0 ? "[FastSerInclude] private S Other { get; set; }" : "")}} }
            """).Reported);
        Assert.Equal("FSER003", found.Id);
        return found.GetMessage();
    }
}
