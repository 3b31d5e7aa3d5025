using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Diagnostics;

public sealed class ExtensionDiagnosticTests
{
    private const string Formatter = """
        public sealed class Long : IFastSerFormatter<long>
        {
            public static void Write(ref FastWriter writer, long value) => writer.WriteInt64(value);
            public static long Read(ref FastReader reader) => reader.ReadInt64();
            public static void Skip(ref FastReader reader) => reader.ReadInt64();
        }

        """;

    [Fact]
    public void FormatterMustFit() => DiagnosticTests.Check(Formatter + """
        [FastSerType]
        public partial class Holder
        {
            [FastSerFormatter(typeof(Long))] public long Fits { get; set; }
            [FastSerFormatter(typeof(Long))] public int {|FSER045:TooShort|} { get; set; }
            [FastSerFormatter(typeof(Long))] public long? {|FSER045:Nullable|} { get; set; }
            [FastSerFormatter(typeof(string))] public long {|FSER045:NoFormatter|};
        }
        """);

    [Fact]
    public void FormatterOfATypeMustFit() => DiagnosticTests.Check(Formatter + """
        [FastSerFormatter(typeof(Long))]
        public struct Step;

        [FastSerType]
        public partial class Holder
        {
            public System.Collections.Generic.List<Step>? {|FSER045:Steps|} { get; set; }
        }
        """);

    [Fact]
    public void AFormatterTakesThePlaceOfGeneratedCode() => DiagnosticTests.Check(Formatter + """
        [FastSerType]
        [FastSerFormatter(typeof(Long))]
        public partial class {|FSER009:Both|}
        {
            public int Id { get; set; }
        }
        """);

    [Theory]
    [InlineData("public class Mine;")]
    [InlineData("[FastSerType] public partial class Mine { public int Id { get; set; } }")]
    [InlineData("""
        [FastSerType]
        public partial class Mine : IFastSerSurrogate<string, Mine>
        {
            public int Id { get; set; }
            public static Mine From(string value) => new();
            public string ToExternal() => "";
        }
        """)]
    public void SurrogateMustFit(string surrogate) => DiagnosticTests.Check($$"""
        [assembly: FastSerSurrogate(typeof(System.Net.NetworkInformation.PhysicalAddress), typeof(Mine))]
        {{surrogate}}

        [FastSerType]
        public partial class Holder
        {
            public System.Net.NetworkInformation.PhysicalAddress? {|FSER046:Address|} { get; set; }
            public System.Net.NetworkInformation.PhysicalAddress[]? {|FSER046:Addresses|} { get; set; }
        }
        """);

    [Theory]
    [InlineData("System.Uri")]
    [InlineData("System.DateTime")]
    [InlineData("int")]
    [InlineData("string")]
    [InlineData("int?")]
    [InlineData("int[]")]
    [InlineData("System.DayOfWeek")]
    [InlineData("(int, string)")]
    [InlineData("System.Tuple<int>")]
    [InlineData("System.Collections.Generic.List<int>")]
    [InlineData("System.Collections.Generic.Dictionary<int, string>")]
    public void TypesThatFastSerWritesItselfTakeNoSurrogate(string type) => DiagnosticTests.Check($$"""
        [assembly: FastSerSurrogate(typeof({{type}}), typeof(Mine))]

        [FastSerType]
        public partial class Mine : IFastSerSurrogate<{{type}}, Mine>
        {
            public byte Id { get; set; }
            public static Mine From({{type}} value) => new();
            public {{type}} ToExternal() => default!;
        }

        [FastSerType]
        public partial class Holder
        {
            public {{type}} {|FSER046:Single|} { get; set; } = default!;
            public {{type}}[]? {|FSER046:Many|} { get; set; }
        }

        public static class Calls
        {
            public static byte[] Root({{type}} value) => {|FSER012:FastSerializer.Serialize(value)|};
        }
        """);

    [Theory]
    [InlineData("int", "FSER047")]
    [InlineData("string?", null)]
    public void OnlyStructsOfFixedSizeCannotTakeTheContext(string member, string? id)
    {
        var run = GeneratorHarness.Run($$"""
            using FastSer;
            [FastSerType]
            public partial struct Point
            {
                public {{member}} X { get; set; }
                [FastSerDeserialized] private static void After(ref Point value, FastSerContext context) { }
            }
            """);

        Assert.Equal(id is null ? [] : [id], run.Reported.Select(static found => found.Id));
        Assert.Empty(run.CompilerDiagnostics());
    }

    [Theory]
    [InlineData("[FastSerSerializing] private static void {|FSER047:M|}(int value) { }")]
    [InlineData("[FastSerSerializing] private static void {|FSER047:M|}(ref Holder value) { }")]
    [InlineData("[FastSerSerializing] private static void {|FSER047:M|}(out Holder value) => value = null!;")]
    [InlineData("[FastSerSerializing] private static void {|FSER047:M|}(Holder value, int other) { }")]
    [InlineData("[FastSerSerializing] private static void {|FSER047:M|}(ref FastWriter writer) { }")]
    [InlineData("[FastSerSerialized] private void {|FSER047:M|}(int value) { }")]
    [InlineData("[FastSerSerialized] private void {|FSER047:M|}(Holder value, FastSerContext context) { }")]
    [InlineData("[FastSerSerialized] private void {|FSER047:M|}(ref FastSerContext context) { }")]
    [InlineData("[FastSerSerialized] private static void {|FSER047:M|}(FastSerContext context, Holder value) { }")]
    [InlineData("[FastSerDeserialized] private int {|FSER047:M|}() => 1;")]
    [InlineData("[FastSerDeserializing] private async void {|FSER047:M|}() => await System.Threading.Tasks.Task.Yield();")]
    [InlineData("[FastSerSerialized] private void {|FSER047:M|}<T>() { }")]
    public void CallbackMustBeCallable(string method) => DiagnosticTests.Check($$"""
        [FastSerType]
        public partial class Holder
        {
            public int Id { get; set; }

            {{method}}
        }
        """);

    [Fact]
    public void CallbacksOfBasesMustBeReachable() => DiagnosticTests.Check("""
        public class Base
        {
            [FastSerSerializing] private void {|FSER047:Hidden|}() { }
            [FastSerSerialized] protected void Reachable() { }
        }

        [FastSerType]
        public partial class Holder : Base
        {
            public int Id { get; set; }
        }
        """);

    [Fact]
    public void CallbacksOfStructsAreCalled() => DiagnosticTests.Check("""
        [FastSerType]
        public partial struct Holder
        {
            public int Id { get; set; }

            [FastSerSerializing, FastSerSerialized, FastSerDeserialized] private void M() { }
            [FastSerSerializing] private static void N(ref Holder value) { }
            [FastSerSerializing] private static void O(in Holder value) { }
            [FastSerSerializing] private static void P(ref readonly Holder value) { }
            [FastSerSerializing] private static void Q(Holder value) { }
            [FastSerDeserializing] private void {|FSER047:R|}() { }
            [FastSerSerializing] private static void {|FSER047:S|}(ref int value) { }
        }
        """);

    [Fact]
    public void CallbacksAreNoExplicitInterfaceMembers() => DiagnosticTests.Check("""
        public interface IHook { void M(); }
        [FastSerType]
        public sealed partial class Holder : IHook
        {
            public int Id { get; set; }

            [FastSerSerializing] void IHook.{|FSER047:M|}() { }
        }
        """);

    [Theory]
    [InlineData("public Holder(int id) => Id = id; public int Id { get; }")]
    [InlineData("public int Id { get; init; }")]
    [InlineData("public required int Id { get; set; }")]
    public void DeserializingNeedsObject(string members) => DiagnosticTests.Check($$"""
        [FastSerType]
        public partial class {|FSER048:Holder|}
        {
            {{members}}

            [FastSerDeserializing] private void M() { }
        }
        """);

    [Theory]
    [InlineData("public static object {|FSER049:Of|}(int id) => new Holder(id);")]
    [InlineData("public Holder {|FSER049:Of|}(int id) => new Holder(id);")]
    [InlineData("public static Holder {|FSER049:Of|}<T>(int id) => new Holder(id);")]
    public void FactoryMustReturnType(string method) => DiagnosticTests.Check($$"""
        [FastSerType]
        public partial class Holder
        {
            private Holder(int id) => Id = id;

            public int Id { get; }

            [FastSerConstructor] {{method}}
        }
        """);

    [Fact]
    public void MembersThatAFactoryLeavesOutMustBeAssignable() => DiagnosticTests.Check("""
        [FastSerType]
        public partial class Holder
        {
            public int Id { get; private set; }
            public string? {|FSER004:Text|} { get; init; }
            public System.Collections.Generic.List<int> Filled { get; } = new();

            [FastSerConstructor] public static Holder Of(int id) => new Holder { Id = id };
        }
        """);

    [Theory]
    [InlineData("int[]")]
    [InlineData("string")]
    [InlineData("System.Collections.Generic.List<int>?")]
    [InlineData("System.Collections.Generic.List<int>?", false)]
    public void OnlyCollectionsThatTakeElementsAreFilled(string type, bool isError = true) => DiagnosticTests.Check($$"""
        #nullable disable warnings
        [FastSerType]
        public partial class Holder
        {
            public {{type}} {{(isError ? "{|FSER004:Items|}" : "Items")}} { get; } = {{(isError ? "default!" : "[]")}};
        }
        """);
}
