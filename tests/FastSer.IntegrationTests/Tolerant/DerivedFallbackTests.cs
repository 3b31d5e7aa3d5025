namespace FastSer.IntegrationTests.Tolerant;

/// <summary>Classes that derive from the fallback of a union.</summary>
public sealed partial class DerivedFallbackTests
{
    /// <summary>Reading would create the fallback class itself, and lose the members of the derived one.</summary>
    [Fact]
    public void ValuesOfDerivedClassesAreNotWritten()
    {
        var read = Assert.IsType<OpenOther>(FastSerializer.Deserialize<OpenNote>(FastSerializer.Serialize<NewNote>(new NewText("text"))));
        var derived = new NamedOther(read.Unknown) { Name = "name" };

        Assert.Equal(FastSerErrorCode.UnexpectedType, Assert.Throws<FastSerException>(() => FastSerializer.Serialize<OpenNote>(derived)).Code);
        Assert.Equal(FastSerErrorCode.UnexpectedType, Assert.Throws<FastSerException>(() => FastSerializer.Serialize(new OpenBoard([derived]))).Code);
    }

    [FastSerType(Format = WireFormat.Tolerant)]
    [FastSerUnion(7, typeof(OpenText))]
    [FastSerFallback(typeof(OpenOther))]
    public abstract partial class OpenNote;

    [FastSerType(Format = WireFormat.Tolerant)]
    public sealed partial class OpenText : OpenNote;

    public class OpenOther(FastSerUnknownCase unknown) : OpenNote, IFastSerFallback<OpenOther>
    {
        public FastSerUnknownCase Unknown => unknown;

        public static OpenOther Create(FastSerUnknownCase unknown) => new(unknown);
    }

    public sealed class NamedOther(FastSerUnknownCase unknown) : OpenOther(unknown)
    {
        public string? Name { get; set; }
    }

    [FastSerType]
    public sealed partial record OpenBoard(OpenNote[]? All);
}
