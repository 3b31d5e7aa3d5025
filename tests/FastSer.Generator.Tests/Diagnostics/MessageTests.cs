using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

/// <summary>The advice of diagnostics is possible, and names things that exist.</summary>
public sealed class MessageTests
{
    [Theory]
    [InlineData("System.Diagnostics.Process?", "declare a surrogate for it with [assembly: FastSerSurrogate(typeof(Process), ...)]", "mark 'Process'")]
    [InlineData("System.Diagnostics.Process?", "give the member a [FastSerFormatter]", "use a supported type")]
    [InlineData("System.WeakReference<string>?", "use a type of your own", "Surrogate")]
    [InlineData("Plain?", "mark 'Plain' with [FastSerType], or mark the member [FastSerIgnore]", "surrogate")]
    [InlineData("System.Tuple<int, int, int, int, int, int, int, int>?", "the eighth type argument of a Tuple must be a Tuple", "mark 'Tuple'")]
    [InlineData(
        "System.Tuple<int, int, int, int, int, int, int, System.Tuple<int, int, int, int, int, int, int, (int, int)>>?",
        "the eighth type argument of a Tuple must be a Tuple", "FSER090")]
    [InlineData("object?", "[FastSerUnion(tag, typeof(...))]", "mark 'Object'")]
    [InlineData("System.ValueTuple", "no data; give the member a [FastSerFormatter], or mark it [FastSerIgnore]", "mark 'ValueTuple'")]
    [InlineData("int[,,,,]?", "not supported; use an array of arrays", "[FastSerIgnore]")]
    public void MembersAreToldWhatIsPossible(string type, string said, string unsaid) => Check(
        $"public class Plain; [FastSerType] public partial class Holder {{ public {type} Value {{ get; set; }} }}", said, unsaid);

    [Theory]
    [InlineData("default(System.Diagnostics.Process)!", "FastSerSurrogate(typeof(Process)", "member")]
    [InlineData("new object()", "use a concrete type", "member")]
    [InlineData("(System.Action)null!", "a delegate is code, not data", "member")]
    [InlineData("new { A = 1 }", "use a record", "mark ''")]
    [InlineData("typeof(int)", "can hold one", "list them")]
    [InlineData("new System.Collections.ArrayList()", "use a generic collection such as List<T>", "[FastSerUnion")]
    public void RootsAreNotToldOfMembers(string root, string said, string unsaid) => Check(
        $"public static class Calls {{ public static byte[] M() => FastSerializer.Serialize({root}); }}", said, unsaid);

    [Theory]
    [InlineData("ID", "'id'")]
    [InlineData("URLName", "'urlName'")]
    [InlineData("Id", "'id'")]
    [InlineData("X", "'x'")]
    [InlineData("IPv4", "'iPv4'")]
    public void ParametersAreNamedAsParametersAre(string member, string parameter) =>
        Check($"[FastSerType] public partial class Holder {{ public int {member} {{ get; }} }}", parameter, "'iD'");

    [Theory]
    [InlineData("public Holder(ref int x) => X = x;", "passed by reference", "rename")]
    [InlineData("[FastSerConstructor] public Holder(ref int x) => X = x;", "passed by reference", "rename")]
    [InlineData("[FastSerConstructor] public Holder(out int x) => X = x = 1;", "'out' parameter", "rename")]
    [InlineData("[FastSerConstructor] public Holder(int y) => X = y;", "rename it", "reference")]
    public void ParametersAreRefusedForTheirOwnReason(string constructor, string said, string unsaid) =>
        Check($"[FastSerType] public partial class Holder {{ {constructor} public int X {{ get; }} }}", said, unsaid);

    [Theory]
    [InlineData("public int X { get; }", "give it a setter or init accessor, add a constructor parameter 'x'", "readonly")]
    [InlineData("public readonly int X;", "remove 'readonly', add a constructor parameter 'x'", "accessor")]
    [InlineData("public override int X => 1;", "restored: add a constructor parameter 'x'", "setter")]
    [InlineData("public int X { get; init; } [FastSerConstructor] public static Holder Make() => new();", "setter that is not init, add a factory", "or init")]
    public void MembersAreToldHowTheyCouldBeRestored(string member, string said, string unsaid) => Check(
        $"public abstract class Base {{ [FastSerIgnore] public abstract int Y {{ get; }} public abstract int X {{ get; }} }} "
        + $"[FastSerType] public partial class Holder {(member.Contains("override", StringComparison.Ordinal) ? ": Base" : "")} "
        + $"{{ {member} {(member.Contains("override", StringComparison.Ordinal) ? "public override int Y => 1;" : "")} }}", said, unsaid);

    [Theory]
    [InlineData("public abstract partial class Base;", "string", "remove the attribute", "derive")]
    [InlineData("public abstract partial class Base;", "Other", "derive it from 'Base' or remove the attribute", "implement")]
    [InlineData("public partial interface Base;", "Other", "implement 'Base' or remove the attribute", "derive")]
    public void TypesThatFitNoUnionAreToldHowTheyCould(string union, string type, string said, string unsaid) => Check(
        $"[FastSerType, FastSerUnion(0, typeof({type}))] {union} [FastSerType] public partial class Other;", said, unsaid);

    [Theory]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(Leaf))] public abstract partial class Case : Base; "
        + "[FastSerType] public partial class Leaf : Case;", "set Format = WireFormat.Tolerant on 'Case'", "name the types")]
    [InlineData("[FastSerType] public partial class Case : Base;", "set Format = WireFormat.Tolerant on 'Case'", "name the types")]
    public void TolerantUnionsAreToldWhatIsNotThereYet(string type, string said, string unsaid) => Check(
        $"[FastSerType(Format = WireFormat.Tolerant), FastSerUnion(0, typeof(Case))] public abstract partial class Base; {type}", said, unsaid);

    [Theory]
    [InlineData("FastSerUnion(0, typeof(A)), FastSerUnion(1, typeof(A))", "covers 'A', so")]
    [InlineData("FastSerUnion(0, typeof(Inner)), FastSerUnion(1, typeof(A))", "covers 'A', so")]
    [InlineData("FastSerUnion(0, typeof(A)), FastSerUnion(1, typeof(Inner))", "covers 'A', a type of the union 'Inner', so")]
    [InlineData("FastSerUnion(0, typeof(B)), FastSerUnion(1, typeof(Inner))", "covers 'B', which derives from 'Inner', so")]
    [InlineData("FastSerUnion(0, typeof(Inner)), FastSerUnion(1, typeof(B))", "covers 'Inner', from which 'B' derives, so")]
    public void TypesThatTwoTagsCoverAreNamed(string cases, string said) => Check(
        $"[FastSerType, {cases}] public abstract partial class Base; "
        + "[FastSerType, FastSerUnion(0, typeof(A))] public abstract partial class Inner : Base; "
        + "[FastSerType] public partial class A : Inner;\n#pragma warning disable FSER140\n[FastSerType] public partial class B : Inner;", said, "union 'A'");

    internal static void Check(string source, string said, string unsaid)
    {
        var run = GeneratorHarness.Run("using FastSer; namespace Shop; " + source);
        var messages = run.Reported.Where(static diagnostic => !diagnostic.IsSuppressed && diagnostic.Id.StartsWith("FSER", StringComparison.Ordinal))
            .Select(static diagnostic => diagnostic.GetMessage(System.Globalization.CultureInfo.InvariantCulture)).ToList();

        var message = Assert.Single(messages);
        Assert.Contains(said, message, StringComparison.Ordinal);
        Assert.DoesNotContain(unsaid, message, StringComparison.Ordinal);
    }
}
