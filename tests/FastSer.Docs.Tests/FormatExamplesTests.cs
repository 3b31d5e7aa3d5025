using FastSer.TestKit.Operations;

namespace FastSer.Docs.Tests;

/// <summary>Every example of docs/wire-format.md holds.</summary>
public sealed class FormatExamplesTests
{
    private static readonly string s_document = RepositoryFiles.Read("docs/wire-format.md");
    private static readonly FormatExample[] s_examples =
        [.. MarkdownBlocks.Of(s_document, "hex").SelectMany(FormatExample.Parse)];

    private static readonly FormatExampleValues s_values = new();

    public static TheoryData<int, string> ValueExamples =>
        Select(static example => example.Value);

    /// <summary>
    /// All values but those that become others, as documented: an interface is read as a list, and the formatters of a reading
    /// keep less than their values.
    /// </summary>
    public static TheoryData<string> Cases => [.. TestDepth.Sample(s_values.Cases.Keys.Where(static value =>
        !value.StartsWith("new Reading(", StringComparison.Ordinal) && !value.Contains("IEnumerable", StringComparison.Ordinal)), 12)];

    public static TheoryData<int, string> ErrorExamples =>
        Select(static example => example.TypeToRead);

    [Theory]
    [MemberData(nameof(ValueExamples))]
    public void ValueHasTheDocumentedBytes(int number, string value)
    {
        var bytes = s_examples[number].Bytes;

        Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(s_values.Write(value, bytes)));
    }

    [Theory]
    [MemberData(nameof(ErrorExamples))]
    public void FaultyBytesGiveTheDocumentedError(int number, string type) =>
        Assert.Equal(s_examples[number].Error, s_values.Read(type, s_examples[number].Bytes).ToString());

    [Theory]
    [MemberData(nameof(ValueExamples))]
    public void ReferenceCodecWritesAndReadsTheDocumentedBytes(int number, string value)
    {
        var bytes = s_examples[number].Bytes;

        Assert.Equal(Convert.ToHexString(bytes), Convert.ToHexString(s_values.WriteByReference(value, bytes)));
    }

    [Theory]
    [MemberData(nameof(ErrorExamples))]
    public void ReferenceCodecGivesTheDocumentedError(int number, string type) =>
        Assert.Equal(s_examples[number].Error, s_values.ReadByReference(type, s_examples[number].Bytes));

    [Theory]
    [MemberData(nameof(Cases))]
    [Trait("Promise", "P29")]
    public void EveryOperationAgrees(string value) =>
        s_values.Cases[value]().Accept(new OperationCheck(seed: 1, generated: 3, mutants: 3));

    [Fact]
    public void EveryPreparedValueAndTypeIsInTheDocument()
    {
        Assert.Equal(
            s_values.Values.Order(StringComparer.Ordinal),
            s_examples.Select(static example => example.Value).OfType<string>().Order(StringComparer.Ordinal));
        Assert.Equal(
            s_values.TypesToRead.Order(StringComparer.Ordinal),
            s_examples.Select(static example => example.TypeToRead).OfType<string>().Distinct().Order(StringComparer.Ordinal));
    }

    [Fact]
    public void EveryExampleIsAValueOrAnError() => Assert.All(s_examples, static example =>
    {
        Assert.Equal(example.Value is null, example.TypeToRead is not null);
        Assert.Equal(example.Value is null, example.Error is not null);
    });

    [Fact]
    public void DocumentedTypesAreTheTestedOnes()
    {
        var types = RepositoryFiles.Read("tests/FastSer.Docs.Tests/FormatExampleTypes.cs");

        Assert.All(MarkdownBlocks.Of(s_document, "csharp"), block => Assert.Contains(block, types, StringComparison.Ordinal));
    }

    [Fact]
    public void EveryErrorCodeIsDocumented() => Assert.All(
        Enum.GetValues<FastSerErrorCode>().Where(static code => code is not (FastSerErrorCode.None or FastSerErrorCode.RoundTripMismatch)),
        static code => Assert.Contains($"`{code}`", s_document, StringComparison.Ordinal));

    private static TheoryData<int, string> Select(Func<FormatExample, string?> select)
    {
        var data = new TheoryData<int, string>();
        foreach (var (number, example) in s_examples.Index())
        {
            if (select(example) is { } text)
            {
                data.Add(number, text);
            }
        }

        return data;
    }
}
