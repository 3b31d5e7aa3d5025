namespace FastSer.CodeFixes.Tests;

public sealed class MarkTypeCodeFixTests
{
    [Theory]
    [InlineData("FSER003", "[FastSerType]\npublic partial class A { public B? X; }\n\n/// <summary>Kept.</summary>\npublic class B { public int Y; }", "public class B", "[FastSerType]\npublic partial class B")]
    [InlineData("FSER003", "[FastSerType]\npublic partial class A { public System.Collections.Generic.Dictionary<int, B[]>? X; public B? Y; }\npublic sealed record B(int Y);", "public sealed record B", "[FastSerType]\npublic sealed partial record B")]
    [InlineData("FSER003", "[FastSerType]\npublic partial record A(Outer.B X);\npublic class Outer\n{\n    public struct B { public int Y; }\n}", "public class Outer\n{\n    public struct B", "public partial class Outer\n{\n    [FastSerType]\n    public partial struct B")]
    [InlineData("FSER034", "[FastSerType]\n[FastSerUnion(0, typeof(B))]\npublic abstract partial class A;\npublic class B : A { public int X; }", "public class B", "[FastSerType]\npublic partial class B")]
    [InlineData("FSER035", "[FastSerUnion(0, typeof(B))]\npublic abstract partial class A;\n[FastSerType] public partial class B : A { public int X; }", "[FastSerUnion", "[FastSerType]\n[FastSerUnion")]
    [InlineData("FSER013", "public class A\n{\n    [FastSerMember(0)] public int X;\n    [FastSerMember(1)] public int Y;\n}", "public class A", "[FastSerType]\npublic partial class A")]
    public async Task TypeIsAnnotated(string id, string declaration, string replaced, string by)
    {
        var before = $"using FastSer;\n{declaration}\n";
        var expected = before.Replace(replaced, by, StringComparison.Ordinal);

        Assert.Equal(expected, await FixRunner.ApplyAsync(new MarkTypeCodeFix(), id, before));
        Assert.Equal(expected, await FixRunner.ApplyToAllAsync(new MarkTypeCodeFix(), id, before));
        Assert.Empty(await FixRunner.DiagnoseAsync(expected));
    }

    [Theory]
    [InlineData("public object? X;")]
    [InlineData("public System.Exception? X;")]
    [InlineData("public I? X;")]
    [InlineData("public System.Collections.Generic.List<Action>? X;")]
    public async Task NothingIsOfferedForTypesThatCannotHaveTheAttribute(string member) => Assert.Empty(await FixRunner.OfferedAsync(
        new MarkTypeCodeFix(), "FSER003", $"using FastSer;\n[FastSerType]\npublic partial class A {{ {member} }}\npublic interface I;\npublic delegate void Action();\n"));
}
