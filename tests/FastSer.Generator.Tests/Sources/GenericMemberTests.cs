using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>Types that a generic type asks the runtime for through the generic types of its members have serializers.</summary>
public sealed class GenericMemberTests
{
    private const string Types = """
        using System;
        using System.Collections.Generic;
        using FastSer;

        [FastSerType] public partial class Order { public int Id { get; set; } }
        [FastSerType] public partial class Box<T> { public T? Item { get; set; } }
        [FastSerType(Format = WireFormat.Compact)] public partial class Small<T> { public T? Item { get; set; } }
        [FastSerType(Format = WireFormat.Tolerant)] public partial class Kept<T> { [FastSerMember(0)] public T? Item { get; set; } }
        [FastSerType(References = true)] public partial class Tracked<T> { public T? Item { get; set; } }
        """;

    [Theory]
    [InlineData("Box<List<T>>", "new() { Item = [new()] }")]
    [DeepInlineData("Box<T[]>", "new() { Item = [new()] }")]
    [DeepInlineData("Small<T>", "new() { Item = new() }")]
    [InlineData("Small<List<T>>", "new() { Item = [new()] }")]
    [DeepInlineData("Kept<Dictionary<int, T>>", "new() { Item = new() { [1] = new() } }")]
    [DeepInlineData("Tracked<List<T>>", "new() { Item = [new()] }")]
    [InlineData("List<Small<T>>", "[new() { Item = new() }]")]
    [DeepInlineData("Dictionary<int, Box<T[]>>", "new() { [1] = new() { Item = [new()] } }")]
    [DeepInlineData("Compact<List<T>>", "new(new() { new() })")]
    [InlineData("(int, Box<List<T>>)", "(1, new() { Item = [new()] })")]
    [DeepInlineData("Box<Box<Small<List<T>>>>", "new() { Item = new() { Item = new() { Item = [new()] } } }")]
    public void TypesInMembersHaveSerializers(string member, string value)
    {
        foreach (var format in (string[])["Format = WireFormat.Fast", "Format = WireFormat.Compact", "Format = WireFormat.Tolerant", "References = true"])
        {
            if (format.EndsWith("Tolerant", StringComparison.Ordinal) && member.StartsWith("Tracked", StringComparison.Ordinal))
            {
                continue;
            }

            RoundTrips(
                $"[FastSerType({format})] public partial class Outer<T> {{ [FastSerMember(0)] public {member}? Value {{ get; set; }} }}",
                "Outer<Order>", $"new Outer<Order> {{ Value = {value} }}");
        }
    }

    [Fact]
    public void TypesInMembersOfMembersHaveSerializers() => RoundTrips(
        "[FastSerType] public partial class Inner<T> { public Box<List<T>>? Value { get; set; } } "
        + "[FastSerType] public partial class Outer<T> { public Inner<T?[]>? Value { get; set; } }",
        "Outer<Order>", "new Outer<Order> { Value = new() { Value = new() { Item = [[new()]] } } }");

    [Fact]
    public void TypesInInheritedMembersHaveSerializers() => RoundTrips(
        "[FastSerType] public partial class Base<T> { public Box<List<T>>? Value { get; set; } } "
        + "[FastSerType] public partial class Outer<T> : Base<T[]>;",
        "Outer<Order>", "new Outer<Order> { Value = new() { Item = [[new()]] } }");

    [Fact]
    public void TypesInUnionCasesHaveSerializers() => RoundTrips(
        "[FastSerType, FastSerUnion(0, typeof(Leaf<>))] public abstract partial class Base<T>; "
        + "[FastSerType] public partial class Leaf<T> : Base<T> { public Box<List<T>>? Value { get; set; } }",
        "Base<Order>", "(Base<Order>)new Leaf<Order> { Value = new() { Item = [new()] } }");

    [Fact]
    public void TypesInMembersOfTypesThatAreMembersHaveSerializers() => RoundTrips(
        "[FastSerType] public partial class Inner<T> { public Box<List<T>>? Value { get; set; } } "
        + "[FastSerType] public partial class Holder { public Inner<Order>? Value { get; set; } }",
        "Holder", "new Holder { Value = new() { Value = new() { Item = [new()] } } }");

    [Fact]
    public void TypesThatGrowHaveSerializersForSomeSteps() => RoundTrips(
        "[FastSerType] public partial class Grow<T> { public T? Value { get; set; } public Grow<List<T>>? Next { get; set; } }",
        "Grow<int>", "new Grow<int> { Value = 1, Next = new() { Value = [2], Next = new() { Value = [[3]] } } }", skips: false);

    private static void RoundTrips(string types, string type, string value, bool skips = true) => Assert.Equal("", LoadedProgram.Run($$"""
        {{Types}}
        {{types}}

        public static class Calls
        {
            public static string Run()
            {
                var bytes = FastSerializer.Serialize<{{type}}>({{value}});
                var again = FastSerializer.Serialize(FastSerializer.Deserialize<{{type}}>(bytes));
                var end = {{(skips ? $"FastSerializer.Skip<{type}>(bytes)" : "bytes.Length")}};
                return bytes.AsSpan().SequenceEqual(again) && end == bytes.Length ? "" : Convert.ToHexString(again);
            }
        }
        """));
}
