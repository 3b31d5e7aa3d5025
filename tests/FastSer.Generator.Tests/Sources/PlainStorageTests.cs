using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Which structs are copied as memory: those that reading makes without running code of the user's.</summary>
public sealed class PlainStorageTests
{
    [Theory]
    [InlineData("public int A; private ulong _b; public S(System.Random random) { A = random.Next(); }", "ReadWrite")]
    [InlineData("public int A { get; set; } public ulong B { get; set; } public S(int a, ulong b) { A = a; B = b + 1; }", "ReadWrite")]
    [InlineData("public int A; public S(int a) { A = a + 1; } private S(string text) { A = text.Length; }", "ReadWrite")]
    [InlineData("public int A { get; } public S(int a) { A = a + 1; }", "Write")]
    [InlineData("public readonly int A; public int B; public S(int a) { A = a + 1; B = 0; }", "Write")]
    [InlineData("public int A { get; init; } public S(int a) { A = a + 1; }", "Write")]
    [InlineData("public int A; public S() { A = 1; }", "Write")]
    [InlineData("public int A; [FastSerConstructor] public S(int a) { A = a + 1; }", "Write")]
    [InlineData("public int A; [FastSerConstructor] public static S Make(int a) => new S { A = a + 1 };", "Write")]
    [InlineData("public int A = 5; public S(string text) { A = text.Length; }", "Write")]
    [InlineData("private int _a; public int A { get => _a; set => _a = value; } public S(string text) { _a = text.Length; }", "None")]
    public void AConstructorCountsOnlyIfReadingUsesIt(string members, string packing) => Assert.Contains(
        $"ValuePacking.{packing};",
        GeneratorHarness.Run($"using FastSer; [FastSerType] public partial struct S {{ {members} }}").Sources[0].Text,
        StringComparison.Ordinal);

    [Theory]
    [InlineData("public partial struct S(int a) { public int A = a + 1; }")]
    [InlineData("public partial record struct S(int A) { public int A { get; set; } = A + 1; }")]
    public void PrimaryConstructorsCount(string declaration) => Assert.Contains(
        "ValuePacking.Write;", GeneratorHarness.Run("using FastSer; [FastSerType] " + declaration).Sources[0].Text, StringComparison.Ordinal);
}
