using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>The arguments of the types round a type are looked up at run time as its own are.</summary>
public sealed class NestedInGenericTests
{
    [Theory]
    [InlineData("Fast", "Outer<List<int?>>.Inner", "[1, null]")]
    [InlineData("Compact", "Outer<long>.Inner", "3")]
    [InlineData("Compact", "Outer<int?[]>.Inner", "[1, null]")]
    [InlineData("Tolerant", "Outer<Dictionary<string, int?>>.Inner", "new() { [\"a\"] = null }")]
    [InlineData("Fast", "Outer<int?[]>.Middle<string>.Deep", "[2]")]
    [InlineData("Compact", "Outer<int?[]>.Middle<string>.Deep", "[2]")]
    public void ArgumentsOfContainingTypesHaveSerializers(string format, string type, string value) => Assert.Equal("", LoadedProgram.Run($$"""
        using System;
        using System.Collections.Generic;
        using FastSer;

        public partial class Outer<T>
        {
            [FastSerType(Format = WireFormat.{{format}})]
            public partial class Inner { [FastSerMember(0)] public T? Value { get; set; } }

            public partial class Middle<U>
            {
                [FastSerType(Format = WireFormat.{{format}})]
                public partial class Deep { [FastSerMember(0)] public T? Value { get; set; } [FastSerMember(1)] public U? Other { get; set; } }
            }
        }

        public static class Calls
        {
            public static string Run()
            {
                var bytes = FastSerializer.Serialize(new {{type}} { Value = {{value}} });
                var read = FastSerializer.Deserialize<{{type}}>(bytes);
                var again = FastSerializer.Serialize(read);
                return bytes.AsSpan().SequenceEqual(again) ? "" : Convert.ToHexString(again);
            }
        }
        """));
}
