using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>The default of a struct whose constructor refuses it is written; the error of reading says why it cannot be read.</summary>
public sealed class StructDefaultTests
{
    [Theory]
    [InlineData("Fast")]
    [InlineData("Compact")]
    [InlineData("Tolerant")]
    public void ErrorSaysThatDefaultsAreWrittenWithoutTheConstructor(string format)
    {
        var text = LoadedProgram.Run($$"""
            using System;
            using FastSer;
            [FastSerType(Format = WireFormat.{{format}})]
            public readonly partial struct Percent
            {
                public Percent(int value)
                {
                    ArgumentOutOfRangeException.ThrowIfNegativeOrZero(value);
                    Value = value;
                }

                [FastSerMember(0)] public int Value { get; }
            }
            public static class Calls
            {
                public static string Run()
                {
                    var bytes = FastSerializer.Serialize(new Percent[] { new(1), default });
                    try
                    {
                        return "read " + FastSerializer.Deserialize<Percent[]>(bytes)!.Length;
                    }
                    catch (FastSerException exception)
                    {
                        return $"{exception.Code} {exception.InnerException!.GetType().Name} {exception.Message}";
                    }
                }
            }
            """);

        Assert.StartsWith("UserCode ArgumentOutOfRangeException ", text, StringComparison.Ordinal);
        Assert.Contains("of a struct: writing a default value does not call it, but reading calls it", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public Box(int value) { throw new InvalidOperationException(); } public int Value { get; }")]
    [InlineData("public int Value { get => 1; set => throw new InvalidOperationException(); }")]
    [InlineData("public int Value { get; set; } [FastSerDeserialized] private void Check() => throw new InvalidOperationException();")]
    public void OtherErrorsDoNotSpeakOfStructs(string members)
    {
        var text = LoadedProgram.Run($$"""
            using System;
            using FastSer;
            [FastSerType] public partial class Box { {{members}} }
            public static class Calls
            {
                public static string Run()
                {
                    try
                    {
                        FastSerializer.Deserialize<Box>([1, 7, 0, 0, 0]);
                        return "read";
                    }
                    catch (FastSerException exception)
                    {
                        return $"{exception.Code} {exception.Message}";
                    }
                }
            }
            """);

        Assert.StartsWith("UserCode A constructor, accessor, formatter or callback threw; see the inner exception (", text, StringComparison.Ordinal);
        Assert.DoesNotContain("of a struct", text, StringComparison.Ordinal);
    }

    [Fact]
    public void NullableMemberNeedsNoDefault() => Assert.Equal("", LoadedProgram.Run("""
        using System;
        using FastSer;
        [FastSerType]
        public readonly partial struct Percent
        {
            public Percent(int value)
            {
                ArgumentOutOfRangeException.ThrowIfNegativeOrZero(value);
                Value = value;
            }

            public int Value { get; }
        }
        [FastSerType] public partial class Rebate { public Percent? Percent { get; set; } }
        public static class Calls
        {
            public static string Run() =>
                FastSerializer.Deserialize<Rebate>(FastSerializer.Serialize(new Rebate()))!.Percent is null ? "" : "not null";
        }
        """));
}
