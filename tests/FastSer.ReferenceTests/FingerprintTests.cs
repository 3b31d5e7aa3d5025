namespace FastSer.ReferenceTests;

/// <summary>Two types have the same fingerprint exactly when each reads what the other writes.</summary>
[Trait("Promise", "P29")]
public sealed class FingerprintTests
{
    private const int LeastPairs = 200;

    private static readonly FastSerializerOptions s_options = new() { Fingerprint = true };

    private static readonly (TestCase Case, ReferenceModel Model, string Fingerprint)[] s_all =
        [.. AllCases.All.Select(static c => (c, ReferenceModel.Of(c.Type), FingerprintOf(c)))];

    [Fact]
    public void TypesOfOneFormHaveOneFingerprint()
    {
        foreach (var group in s_all.GroupBy(static item => SchemaText.Of(item.Model.Schema)))
        {
            var fingerprints = group.Select(static item => item.Fingerprint).Distinct();
            Assert.True(fingerprints.Count() == 1, string.Join(", ", group.Select(static item => item.Case.Name)));
        }
    }

    [DeepFact]
    public void TypesOfOneFingerprintReadEachOther()
    {
        var pairs = 0;
        List<string> faults = [];
        foreach (var group in s_all.Where(static item => !HasVersions(item.Model.Schema)).GroupBy(static item => item.Fingerprint))
        {
            foreach (var (writer, model, _) in group)
            {
                foreach (var (reader, _, _) in group.Where(item => item.Case != writer))
                {
                    pairs++;
                    faults.AddRange(Exchange(writer, model, reader) is { } fault ? [fault] : []);
                }
            }
        }

        Assert.True(faults.Count == 0, string.Join('\n', faults));
        Assert.InRange(pairs, LeastPairs, int.MaxValue);
    }

    /// <summary>Exchanges values; refusals for other reasons than the form are no fault: keys that occur twice, values of the reader's own rules.</summary>
    private static string? Exchange(TestCase writer, ReferenceModel model, TestCase reader)
    {
        for (var seed = 0; seed < 5; seed++)
        {
            var bytes = model.Encode(new ValueGenerator(seed).Create(writer.Type));
            if (!reader.TryDeserialize(bytes, out var value, out var error))
            {
                if (error.Code is FastSerErrorCode.DuplicateKey or FastSerErrorCode.InvalidValue or FastSerErrorCode.UserCode)
                {
                    continue;
                }

                return $"{reader.Name} does not read what {writer.Name} writes: {error}";
            }

            if (!reader.Serialize(value).AsSpan().SequenceEqual(bytes) && !HasOwnOrder(reader))
            {
                return $"{reader.Name} writes otherwise what {writer.Name} wrote: {Convert.ToHexString(bytes)}";
            }
        }

        return null;
    }

    /// <summary>The fingerprint says of a Tolerant or appendable type only that it is one: its versions differ.</summary>
    private static bool HasVersions(Schema schema) =>
        SchemaText.Of(schema) is var text && (text.Contains("Tolerant", StringComparison.Ordinal)
            || text.Contains("Appendable", StringComparison.Ordinal) || text.Contains("UnionTrue", StringComparison.Ordinal));

    private static bool HasOwnOrder(TestCase testCase) => ContainedTypes.Of(testCase.Type).Any(CollectionItems.HasOwnOrder);

    private static string FingerprintOf(TestCase testCase)
    {
        var value = testCase.CreateSamples()[0];
        return Convert.ToHexString(testCase.Serialize(value, s_options).AsSpan(0, 4));
    }
}
