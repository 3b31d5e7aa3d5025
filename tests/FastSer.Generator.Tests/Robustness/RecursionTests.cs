using System.Diagnostics;

namespace FastSer.Generator.Tests.Robustness;

/// <summary>Types that lead to each other without end, or very far.</summary>
public sealed class RecursionTests
{
    private const string Start = "using FastSer; using System; using System.Collections.Generic;\n";

    [Fact]
    public void UnionsThatNameEachOther() => Neighbour.ReportsNothingElse("FSER032", Start + """
        [FastSerType, FastSerUnion(0, typeof(B))] public abstract partial class A;
        [FastSerType, FastSerUnion(0, typeof(A))] public abstract partial class B : A;
        """);

    [Fact]
    public void InterfaceUnionsThatNameEachOtherInARing() => Neighbour.ReportsNothingElse("FSER032", "FSER032", "FSER032", Start + """
        [FastSerType, FastSerUnion(0, typeof(IB))] public partial interface IA;
        [FastSerType, FastSerUnion(0, typeof(IC))] public partial interface IB;
        [FastSerType, FastSerUnion(0, typeof(IA))] public partial interface IC;
        """);

    [Fact]
    public void UnionThatNamesTwoThatNameEachOther() => Neighbour.Run(Start + """
        [FastSerType, FastSerUnion(0, typeof(IB)), FastSerUnion(1, typeof(IC))] public partial interface IA;
        [FastSerType, FastSerUnion(0, typeof(IC)), FastSerUnion(1, typeof(IB))] public partial interface IB : IA;
        [FastSerType, FastSerUnion(0, typeof(IB)), FastSerUnion(1, typeof(IC))] public partial interface IC : IA;
        """);

    [Theory]
    [InlineData("public partial class A<T> { public A<List<T>>? X { get; set; } }")]
    [InlineData("public partial class A<T> { public A<(T, T)>? X { get; set; } }")]
    [InlineData("public partial class A<T> { public A<(T, T, T, T)>? X { get; set; } public A<Dictionary<T, T>>? Y { get; set; } }")]
    [InlineData("public partial class A<T> { public List<A<A<T>>>? X { get; set; } public A<T[]>? Y { get; set; } }")]
    [InlineData("public partial class A<T>(A<List<T>>? x) { public A<List<T>>? X { get; } = x; }", "References = true")]
    [InlineData("public partial class A<T>(A<(T, T)>? x) { public A<(T, T)>? X { get; } = x; }", "References = true")]
    [InlineData("public partial class A<T> { [FastSerMember(0)] public A<(T, T)>? X { get; set; } }", "Format = WireFormat.Tolerant")]
    [InlineData("public partial class A<T> { public A<(T, T)>? X { get; set; } }", "Format = WireFormat.Compact")]
    public void GenericTypeThatGrows(string declaration, string settings = "") => Bounded(() => Neighbour.Run(Start + $$"""
        [FastSerType({{settings}})] {{declaration}}
        [FastSerType] public partial class Holder { public A<int>? One { get; set; } public List<A<string>>? Many { get; set; } }
        public static class Calls { public static int M(List<A<byte>> a) => FastSerializer.GetSize(a); }
        """));

    [Theory]
    [InlineData("List<T>")]
    [InlineData("(T, T)")]
    public void KeyThatGrows(string argument) => Bounded(() => Neighbour.Run(Start + $$"""
        [FastSerType] public partial record A<T>(int X, A<{{argument}}>? Next);
        [FastSerType] public partial class Holder { public HashSet<A<int>>? Keys { get; set; } }
        """));

    [Theory]
    [InlineData("Box<", "int", ">", 25)]
    [InlineData("Box<", "int", ">", 300)]
    [InlineData("List<", "int", ">", 300)]
    [InlineData("(int, ", "int", ")", 300)]
    [InlineData("Pair<int, ", "int", ">", 300)]
    [InlineData("Tuple<int, ", "int", ">", 300)]
    [InlineData("", "int", "[]", 300)]
    [InlineData("", "Box<int>", "[]", 5000)]
    [InlineData("", "int", "[,]", 300)]
    public void DeepMemberType(string open, string core, string close, int depth)
    {
        var type = string.Concat(Enumerable.Repeat(open, depth)) + core + string.Concat(Enumerable.Repeat(close, depth));
        Bounded(() => Neighbour.Run(Start + $$"""
            [FastSerType] public partial class Box<T> { public T Value { get; set; } = default!; }
            [FastSerType] public partial class Pair<A, B> { public A First { get; set; } = default!; public B Second { get; set; } = default!; }
            [FastSerType] public partial class Holder { public {{type}} Deep { get; set; } = default!; }
            public static class Calls { public static int M({{type}} a) => FastSerializer.GetSize(a); }
            """));
    }

    [Theory]
    [InlineData("[FastSerType] public partial struct A { public B X; } [FastSerType] public partial struct B { public A X; }")]
    [InlineData("[FastSerType] public partial struct A { public A X; public A? Y; public List<A> Z; }")]
    [InlineData("[FastSerType] public partial class A : B { public int X; } [FastSerType] public partial class B : A { public int Y; }")]
    [InlineData("[FastSerType] public partial class A : A { public A X; }")]
    [InlineData("[FastSerType] public partial class A<T> : A<A<T>> { public T X; }")]
    [InlineData("[FastSerType] public partial class A<T> : A<A<T>>.B { public T X; public class B { } }")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(IB))] public partial interface IA : IB { } "
        + "[FastSerType, FastSerUnion(0, typeof(IA))] public partial interface IB : IA { }")]
    [InlineData("[FastSerType, FastSerUnion(0, typeof(A<>))] public partial class A<T> : I<A<T>>, I<T> { } "
        + "[FastSerType, FastSerUnion(0, typeof(A<>))] public partial interface I<T> { }")]
    public void TypeThatContainsOrDerivesFromItself(string source) => Bounded(() => Neighbour.Run(Start + source));

    [Theory]
    [InlineData("[assembly: FastSerUnion(0, typeof(object))]", "[FastSerType] public partial class A { public object? X; }")]
    [InlineData("", "[FastSerType] public partial class A { [FastSerUnion(0, typeof(object))] public object? X; }")]
    [InlineData("", "[FastSerType] public partial class A { [FastSerUnion(0, typeof(A)), FastSerUnion(1, typeof(List<object>))] public object? X; }")]
    [InlineData("[assembly: FastSerUnion(0, typeof(List<object>))]", "[FastSerType] public partial class A { public object? X; }")]
    [InlineData("[assembly: FastSerSurrogate(typeof(A), typeof(B)), FastSerSurrogate(typeof(B), typeof(A))]",
        "[FastSerType] public partial class A { public B? X; } [FastSerType] public partial class B { public A? X; }")]
    [InlineData("[assembly: FastSerSurrogate(typeof(A), typeof(A))]", "[FastSerType] public partial class A { public A? X; }")]
    [InlineData("", "[FastSerFormatter(typeof(A))] public partial class A { public A? X; } [FastSerType] public partial class B { public A? X; }")]
    public void SetsSurrogatesAndFormattersThatNameThemselves(string attributes, string source) =>
        Bounded(() => Neighbour.Run(Start + attributes + source));

    [Theory]
    [InlineData("(Node?, Node?, Node?, Node?, Node?, Node?, Node?, Node?)")]
    [InlineData("(Node?, Node?)[]?")]
    [InlineData("Dictionary<(Node?, Node?), (Node?, Node?)>?")]
    [InlineData("Tuple<Part, Part, Part, Part>?")]
    public void ClassThatHoldsItselfSeveralTimesInOneMember(string type) => Bounded(() => Neighbour.ReportsNothingElse(Start + $$"""
        [FastSerType] public partial class Node { public {{type}} Nodes { get; set; } }
        [FastSerType] public partial struct Part { public (Node?, Node?)[]? A { get; set; } public Tuple<Node?, Node?>? B { get; set; } }
        """));

    [Theory]
    [InlineData("public partial class Two<A, B> { [FastSerType] public partial class In { public A? V { get; set; } "
        + "public Two<Dictionary<int, B>, List<A>>.In? X { get; set; } public Two<(A, B), (B, A)>.In? Y { get; set; } } }", "Two<int, string>.In")]
    [InlineData("[FastSerType] public partial class Two<A, B> { public A? V { get; set; } "
        + "public Two<Dictionary<int, B>, List<A>>? X { get; set; } public Two<(A, B), (B, A)>? Y { get; set; } }", "Two<int, string>")]
    public void GenericClassThatGrowsInSeveralMembers(string source, string root) => Bounded(() => Neighbour.ReportsNothingElse(
        Start + source + $" public static class Calls {{ public static int M({root} a) => FastSerializer.GetSize(a); }}"));

    [Fact]
    public void ChainOfManyStructs()
    {
        var chain = string.Concat(Enumerable.Range(0, 120).Select(static i =>
            FormattableString.Invariant($"[FastSerType] public partial struct S{i} {{ public S{i + 1} X; }}\n")));

        Bounded(() => Neighbour.Run(Start + chain + "[FastSerType] public partial struct S120 { public int X; }"));
    }

    [Fact]
    public void StructsThatHoldEachOtherSeveralTimes()
    {
        var chain = string.Concat(Enumerable.Range(0, 30).Select(static i =>
            FormattableString.Invariant($"public struct S{i} {{ public S{i + 1} A, B, C, D; }}\n")));

        Bounded(() => Neighbour.Run(Start + chain + """
            public struct S30 { public int X; }
            [FastSerType] public partial class Holder { public Holder? Next { get; set; } [FastSerFormatter(typeof(F))] public S0 Value { get; set; } }
            public sealed class F : IFastSerFormatter<S0>
            {
                public static void Write(ref FastWriter writer, S0 value) { }
                public static S0 Read(ref FastReader reader) => default;
            }
            """));
    }

    /// <summary>Runs an action within a bound. Endless growth takes minutes, or all memory; the bound only tells it apart from a slow machine.</summary>
    private static void Bounded(Action action)
    {
        var watch = Stopwatch.StartNew();
        action();
        Assert.InRange(watch.Elapsed, TimeSpan.Zero, TimeSpan.FromMinutes(2));
    }
}
