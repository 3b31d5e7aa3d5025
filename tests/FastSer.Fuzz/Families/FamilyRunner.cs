namespace FastSer.Fuzz;

/// <summary>Lets every version of a family read what every version has written, through every input.</summary>
internal static class FamilyRunner
{
    private const int Versions = 5;

    public static BatchReport Run(int seed, int values, int mutants, bool appends = false)
    {
        var batch = MakeBatch(seed, appends);
        var report = new BatchReport { Types = batch.Types.Count };
        var source = TypeSource.Of(batch.Types);
        var (locked, faults) = FamilyLock.Of(batch.Types);
        report.Refused.AddRange(faults.Select(fault => $"{seed}: {fault}"));
        var result = BatchRunner.Compile(source, RootSource.Of(batch.Roots), locked);
        report.Refused.AddRange(result.Refused.Select(d => $"{seed}: {d}"));
        report.Mistakes.AddRange(result.Mistakes.Select(d => $"{seed}: {d}"));
        report.Findings.AddRange(result.Refused.Count > 0 ? [] : result.Broken.Take(1).Select(d => BatchRunner.Broken(seed, d) with { Source = source }));
        if (result.Assembly is not null && FindFailure(result, seed, values, mutants, appends, report) is { } exception)
        {
            report.Findings.Add(new Finding(seed, SignatureOf(exception), exception.Message, "versions"));
        }

        return report;
    }

    /// <summary>The finding with as few versions and members as still show it.</summary>
    public static Finding Shrink(
        Finding finding, int values, int mutants, TimeSpan limit, Action? progress = null, bool appends = false)
    {
        return new Shrinker(MakeBatch(finding.Seed, appends), limit, Find).Shrink(finding);

        string? Find(Batch batch)
        {
            progress?.Invoke();
            var types = batch.Reachable();
            var result = BatchRunner.Compile(TypeSource.Of(types), RootSource.Of(batch.Roots), FamilyLock.Of(types).Text);
            if (finding.Root is null)
            {
                return new FindingProbe(finding).Find(batch);
            }

            var exception = result.Assembly is null ? null : FindFailure(result, finding.Seed, values, mutants, appends, new BatchReport());
            return exception is not null && SignatureOf(exception) == finding.Signature ? exception.Message : null;
        }
    }

    private static Batch MakeBatch(int seed, bool appends)
    {
        var versions = FamilyMaker.Make(seed, Versions, appends);
        var roots = versions.Select(static (types, i) => new Root($"version {i}", new TypeRef(types[0].FullName) { Uses = [types[0]] }));
        return Batch.Of(seed, versions.SelectMany(static types => types), roots);
    }

    /// <summary>The versions' numbers differ from finding to finding.</summary>
    private static string SignatureOf(Exception exception) => "versions " + BatchRunner.SignatureOf(exception.Message);

    private static Exception? FindFailure(CompileResult result, int seed, int values, int mutants, bool appends, BatchReport report)
    {
        // Those of a version that appends are in order.
        var cases = BatchRunner.CasesOf(result);
        try
        {
            foreach (var (writer, reader) in cases.SelectMany(w => cases.Select(r => (w, r))))
            {
                var isNewer = appends && cases.IndexOf(writer) > cases.IndexOf(reader);
                Check(writer, reader, seed, values, mutants, appends, isNewer, report);
            }

            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
    }

    private static void Check(TestCase writer, TestCase reader, int seed, int values, int mutants, bool appends, bool isNewer, BatchReport report)
    {
        for (var i = 0; i < values; i++)
        {
            var value = new ValueGenerator((seed * 100) + i).Create(writer.Type);
            var bytes = writer.Serialize(value);
            if (FaultOf(writer, reader, value, bytes, appends, isNewer) is { } fault)
            {
                throw new OperationException($"{writer.Name}: {reader.Name} {fault}\nof {ValueDump.Inline(value)}\n{Convert.ToHexString(bytes)}");
            }

            var check = new ForeignCheck(bytes, seed + i, mutants);
            reader.Accept(check);
            report.Operations += check.Count;
            report.Accepted += check.Accepted;
        }
    }

    /// <summary>Describes what a version makes of the bytes of another, if it is not the same value; or returns null.</summary>
    private static string? FaultOf(TestCase writer, TestCase reader, object? value, byte[] bytes, bool appends, bool isNewer)
    {
        object? read;
        try
        {
            read = reader.Deserialize(bytes);
        }
        catch (FastSerException exception) when (isNewer && exception.Code is FastSerErrorCode.NewerVersion or FastSerErrorCode.UnknownUnionTag)
        {
            // What it appended is told, and nothing else is read in its place.
            return null;
        }
        catch (FastSerException exception)
        {
            return $"refuses it: {exception}";
        }

        return VersionComparison.FirstDifference(value, read) is { } difference ? "reads otherwise: " + difference
            : !appends && WrittenBack(writer, reader, value, read) is { } lost ? "writes back otherwise: " + lost
            : null;
    }

    /// <summary>Checks that the writer gets back the values that a version reads and writes again, with those that it keeps unread.</summary>
    private static string? WrittenBack(TestCase writer, TestCase reader, object? value, object? read)
    {
        var back = writer.Deserialize(reader.Serialize(read));
        return VersionComparison.FirstDifference(read, back) ?? VersionComparison.FirstLoss(value, read, back);
    }

    /// <summary>Bytes of another version, as they are and changed, through every input.</summary>
    private sealed class ForeignCheck(byte[] bytes, int seed, int mutants) : ITestCaseVisitor
    {
        public long Count { get; private set; }

        public long Accepted { get; private set; }

        public void Visit<T>(TestCase<T> testCase)
        {
            var check = new OperationCheck(seed);
            check.CheckForeign(testCase, bytes, mutants);
            (Count, Accepted) = (check.Count, check.Accepted);
        }
    }
}
