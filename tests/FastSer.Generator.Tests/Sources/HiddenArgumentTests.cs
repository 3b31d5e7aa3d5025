using FastSer.Generator.Tests.Harness;

namespace FastSer.Generator.Tests.Sources;

/// <summary>
/// Generic types over types that only their containing type can name. The runtime finds the serializer of some; for the others there is a warning, and
/// only for them.
/// </summary>
public sealed class HiddenArgumentTests
{
    [Theory]
    [InlineData("Slot<Secret?>", true)]
    [InlineData("Slot<Pair>", true)]
    [InlineData("Slot<Kind>", false)]
    [InlineData("Slot<Pair?>", false)]
    [InlineData("Slot<Secret[]?>", false)]
    [InlineData("Slot<Pair[]?>", false)]
    [InlineData("Slot<List<Secret>?>", false)]
    [InlineData("Slot<(Secret?, int)>", false)]
    [InlineData("Slot<Sealed<int>?>", false)]
    [InlineData("Slot<Slot<Secret?>>", false)]
    [InlineData("Slot<Slot<Secret[]?>>", false)]
    [InlineData("Page<Secret?>?", true)]
    [InlineData("Page<Pair>?", true)]
    [InlineData("Page<Secret[]>?", false)]
    [InlineData("Deep<Secret?>?", false)]
    [InlineData("Cell<Secret?>?", false)]
    [InlineData("Cell<Pair>?", false)]
    [InlineData("Cell<Pair?>?", false)]
    [InlineData("Cell<Secret[]>?", false)]
    [InlineData("Id<Secret[]>", true)]
    [InlineData("Slot<Id<Secret[]>>", false)]
    public void ArgumentIsSerializedOrReported(string type, bool isSerialized)
    {
        var source = $$"""
            #nullable enable
            using System.Collections.Generic;
            using FastSer;
            [FastSerType] public partial record struct Slot<T>(T Item);
            [FastSerType] public partial record struct Id<T>(int Value);
            [FastSerType] public partial class Page<T> { public List<T>? Items { get; set; } = [default!]; }
            [FastSerType] public partial class Deep<T> { public Slot<T[]?> Inner { get; set; } }
            [FastSerType(Format = WireFormat.Compact)] public partial class Cell<T> { public T? Item { get; set; } }
            [FastSerType]
            public partial class Holder
            {
                [FastSerInclude] private {{type}} _hidden{{(type.EndsWith(">?", StringComparison.Ordinal) ? " = new()" : "")}};

                [FastSerType]
                private sealed partial class Secret { public string? Text { get; set; } }

                [FastSerType]
                private sealed partial class Sealed<T> { public T? Content { get; set; } }

                [FastSerType]
                private partial struct Pair { public int Number { get; set; } }

                private enum Kind { First, Second }
            }

            public static class Calls
            {
                public static string Run()
                {
                    var bytes = FastSerializer.Serialize(new Holder());
                    return FastSerializer.Serialize(FastSerializer.Deserialize<Holder>(bytes)).Length == bytes.Length ? "same" : "";
                }
            }
            """;
        var run = GeneratorHarness.Run(source);
        Assert.Equal(isSerialized ? "" : "FSER089", string.Join(' ', run.Reported.Select(static found => found.Id)));
        if (isSerialized)
        {
            Assert.Equal("same", LoadedProgram.Run(source));
        }
        else
        {
            var program = LoadedProgram.Load("#pragma warning disable FSER089\n" + source);
            Assert.Equal(FastSerErrorCode.NoSerializer, Assert.Throws<FastSerException>(
                () => program.GetMethod("Run")!.Invoke(null, System.Reflection.BindingFlags.DoNotWrapExceptions, null, [], null)).Code);
        }
    }

    [Fact]
    public void TypeInAGenericTypeIsReportedOnce() => Assert.Single(GeneratorHarness.Run("""
        using FastSer;
        [FastSerType] public partial record struct Slot<T>(T Item);
        [FastSerType]
        public partial class Holder<T>
        {
            [FastSerInclude] private Slot<Secret[]> _hidden;

            [FastSerType]
            private sealed partial class Secret { public T Text { get; set; } = default!; }
        }

        [FastSerType]
        public partial record Users(Holder<int>? First, Holder<string>? Second);
        """).Reported, static found => found.Id == "FSER089");
}
