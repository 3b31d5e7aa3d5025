namespace FastSer.IntegrationTests.InputForms;

/// <summary>Errors in elements that are read while they arrive have the code and the place that they have in the whole input.</summary>
[Trait("Promise", "P14")]
[Trait("Promise", "P29")]
public sealed class DamagedElementTests
{
    private static int Changes => TestDepth.Choose(all: 12, quick: 2);

    private static IEnumerable<int> Numbers => Enumerable.Range(0, 60_000);

    [Fact]
    public void ObjectsFailAsInTheSpan() => ElementMutations.AssertSameWhenDamaged(
        Numbers.Select(static i => new ElementInputTests.Reading(i, new string('t', i % 90))).ToList(), Changes);

    [DeepFact]
    public void TolerantObjectsFailAsInTheSpan() => ElementMutations.AssertSameWhenDamaged(
        Numbers.Select(static i => i % 50 == 0
            ? null
            : new ElementInputTests.Entry(i) { Name = $"name {i}", Tags = [.. Enumerable.Repeat("tag", i % 20)] }).ToArray(),
        Changes);

    [DeepFact]
    public void UnionsFailAsInTheSpan() => ElementMutations.AssertSameWhenDamaged<IReadOnlyList<ElementInputTests.Message>>(
        [.. Numbers.Select(static i => i % 3 == 0
            ? (ElementInputTests.Message)new ElementInputTests.Amount(i * 100_000L, i)
            : new ElementInputTests.Note($"{i}", new byte[i % 100]))],
        Changes);

    [Fact]
    public void StructsWithCodeFailAsInTheSpan() => ElementMutations.AssertSameWhenDamaged(
        Enumerable.Range(0, 300_000).Select(static i => new ElementInputTests.Checked(i % 2 == 0, i)).ToArray(), Changes);

    [Fact]
    public void ScalarsFailAsInTheSpan()
    {
        ElementMutations.AssertSameWhenDamaged(Enumerable.Repeat(true, 3_000_000).ToList(), Changes);
        ElementMutations.AssertSameWhenDamaged(Enumerable.Repeat(DateTime.MaxValue, 300_000).ToArray(), Changes);
        ElementMutations.AssertSameWhenDamaged(Enumerable.Range(0, 600_000).ToArray(), Changes);
    }

    [Fact]
    public void StringsFailAsInTheSpan() => ElementMutations.AssertSameWhenDamaged(Numbers.Select(static i => new string('\u1234', i % 50)).ToList(), Changes);

    [DeepFact]
    public void ListsOfListsFailAsInTheSpan() => ElementMutations.AssertSameWhenDamaged(
        Numbers.Select(static i => Enumerable.Repeat(new ElementInputTests.Reading(i, null), i % 20).ToList()).ToList(), Changes);
}
