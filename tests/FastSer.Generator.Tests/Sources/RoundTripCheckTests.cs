using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary><c>FastSerAssert.RoundTrips</c> names the member that does not come back, and passes all others.</summary>
public sealed class RoundTripCheckTests
{
    private const string Types = """
        #nullable enable
        using System;
        using System.Collections.Generic;
        using FastSer;
        [FastSerType(FORMAT)]
        public sealed partial class Order
        {
            private string? _name;
            private string? _hidden;
            private List<int>? _numbers;
            [FastSerMember(0)] public int Id { get; set; }
            [FastSerMember(1)] public List<Line?>? Lines { get; set; }
            [FastSerMember(2)] public string? Name { get => _name; set => _name = value == "kept" ? value : value + "#"; }
            [FastSerMember(3)] public List<int>? Numbers { get => _numbers; set => _numbers = value is { Count: > 0 } ? [.. value, 9] : value; }
            [FastSerMember(4)] public Dictionary<string, Line>? Map { get; set; }
            [FastSerMember(5)] public string? Hidden { get => _hidden; set => _hidden = value == "kept" ? value : null; }
            [FastSerMember(6)] public Point Point { get; set; }
            public string? Given { set => _hidden = value; }
        }
        [FastSerType(FORMAT)]
        public sealed partial class Line
        {
            private int _count;
            [FastSerMember(0)] public string? Sku { get; set; }
            [FastSerMember(1)] public int Count { get => _count; set => _count = value + 1; }
        }
        [FastSerType]
        public partial struct Point
        {
            private int _y;
            public int X { get; set; }
            public int Y { get => _y; set => _y = value == 0 ? 0 : -value; }
        }
        public static class Calls
        {
            public static string Run()
            {
                try
                {
                    return "came back: " + Show(FastSerAssert.RoundTrips(VALUE, OPTIONS));
                }
                catch (FastSerException error)
                {
                    return $"{error.Code} {error.TypeName} {error.MemberPath} {error.IsDataError} {error.Offset == Difference(VALUE)}";
                }
            }

            private static string Show(object? value) => value?.ToString() ?? "null";

            private static long Difference<T>(T value)
            {
                var bytes = FastSerializer.Serialize(value, OPTIONS);
                return bytes.AsSpan().CommonPrefixLength(FastSerializer.Serialize(FastSerializer.Deserialize<T>(bytes, OPTIONS), OPTIONS));
            }
        }
        """;

    [Theory]
    [InlineData("new Order { Name = \"kept\", Lines = [null, new Line { Sku = \"a\", Count = 300 }] }", "Line Lines[1].Count")]
    [DeepInlineData("new Order { Name = \"kept\", Map = new() { [\"k\"] = new Line { Sku = \"a\", Count = 300 } } }", "Line Map[0].Value.Count")]
    [DeepInlineData("new Order { Id = 4, Name = \"b\" }", "Order Name")]
    [InlineData("new Order { Name = \"kept\", Numbers = [1] }", "Order Numbers")]
    [DeepInlineData("new Order { Name = \"kept\", Given = \"longer\" }", "Order Hidden")]
    [DeepInlineData("new Order { Name = \"kept\", Point = new Point { X = 1, Y = 2 } }", "Point Point.Y")]
    [InlineData("new List<Order?> { null, new Order { Name = \"kept\" }, new Order { Name = \"b\" } }", "Order [2].Name")]
    [DeepInlineData("new Point { X = 1, Y = 2 }", "Point Y")]
    [DeepInlineData("new[] { new Point(), new Point { X = 1, Y = 2 } }", "Point [1].Y")]
    public void TheMemberThatChangesIsNamed(string value, string place)
    {
        foreach (var format in (string[])["Format = WireFormat.Fast", "Format = WireFormat.Compact", "Format = WireFormat.Tolerant", "Append = true"])
        {
            // Whether a member of a Tolerant object is null stands in the mask of the object.
            var named = format.Contains("Tolerant", StringComparison.Ordinal) ? place.Replace("Hidden", "", StringComparison.Ordinal) : place;
            foreach (var options in (string[])["null", "new FastSerializerOptions { Fingerprint = true }"])
            {
                Assert.Equal($"{format} {options}: RoundTripMismatch {named} False True", $"{format} {options}: {Run(format, value, options)}");
            }
        }
    }

    [Theory]
    [InlineData("new Order { Name = \"kept\" }", "Order")]
    [InlineData("(Order?)null", "null")]
    [InlineData("new List<int> { 1 }.Count", "1")]
    [InlineData("new Point { X = 3 }", "Point")]
    [InlineData("\"text\"", "text")]
    public void WhatComesBackIsReturned(string value, string expected) =>
        Assert.Equal("came back: " + expected, Run("Format = WireFormat.Fast", value, "null"));

    private static string Run(string format, string value, string options) => LoadedProgram.Run(Types
        .Replace("FORMAT", format, StringComparison.Ordinal)
        .Replace("VALUE", value, StringComparison.Ordinal)
        .Replace("OPTIONS", options, StringComparison.Ordinal));
}
