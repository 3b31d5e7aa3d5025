namespace FastSer.Fuzz;

/// <summary>Lets every version of a family read what every version has written, through every input.</summary>
internal static class FamilyRunner
{
    private const int Versions = 5;

    public static BatchReport Run(int seed, int values, int mutants)
    {
        var versions = FamilyMaker.Make(seed, Versions);
        List<TypeModel> types = [.. versions.SelectMany(static v => v)];
        var report = new BatchReport { Types = types.Count };
        var source = TypeSource.Of(types);
        var result = BatchRunner.Compile(
            source, RootSource.Of([.. versions.Select(static (v, i) => new Root($"version {i}", new TypeRef(v[0].FullName)))]));
        report.Refused.AddRange(result.Refused.Select(d => $"{seed}: {d}"));
        report.Mistakes.AddRange(result.Mistakes.Select(d => $"{seed}: {d}"));
        report.Findings.AddRange(result.Refused.Count > 0 ? [] : result.Broken.Take(1).Select(d => BatchRunner.Broken(seed, d) with { Source = source }));
        if (result.Assembly is null)
        {
            return report;
        }

        var cases = BatchRunner.CasesOf(result);
        try
        {
            foreach (var (writer, reader) in cases.SelectMany(w => cases.Select(r => (w, r))))
            {
                Check(writer, reader, seed, values, mutants, report);
            }
        }
        catch (Exception exception)
        {
            report.Findings.Add(new Finding(seed, "versions " + BatchRunner.SignatureOf(exception.Message), exception.Message, "versions")
            {
                Source = source, RootText = types[0].FullName + "?",
            });
        }

        return report;
    }

    private static void Check(TestCase writer, TestCase reader, int seed, int values, int mutants, BatchReport report)
    {
        for (var i = 0; i < values; i++)
        {
            var value = new ValueGenerator((seed * 100) + i).Create(writer.Type);
            var bytes = writer.Serialize(value);
            object? read;
            try
            {
                read = reader.Deserialize(bytes);
            }
            catch (FastSerException exception)
            {
                throw new OperationException(
                    $"{writer.Name}: {reader.Name} refuses it: {exception}\nof {ValueDump.Inline(value)}\n{Convert.ToHexString(bytes)}", exception);
            }

            if (VersionComparison.FirstDifference(value, read) is { } difference)
            {
                throw new OperationException($"{writer.Name}: {reader.Name} reads otherwise: {difference}\nof {ValueDump.Inline(value)}\n{Convert.ToHexString(bytes)}");
            }

            var check = new ForeignCheck(bytes, seed + i, mutants);
            reader.Accept(check);
            report.Operations += check.Count;
        }
    }

    /// <summary>Bytes of another version, as they are and changed, through every input.</summary>
    private sealed class ForeignCheck(byte[] bytes, int seed, int mutants) : ITestCaseVisitor
    {
        public long Count { get; private set; }

        public void Visit<T>(TestCase<T> testCase)
        {
            var check = new OperationCheck(seed);
            check.CheckForeign(testCase, bytes, mutants);
            Count = check.Count;
        }
    }
}
