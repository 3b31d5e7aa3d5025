using System.Globalization;
using Xunit.Abstractions;

namespace FastSer.Generator.Tests.Versions;

/// <summary>
/// Every single edit of a declaration: data of the old version reads right, or reading throws, or the schema lock refuses the edit. It is
/// never read as another value. <c>FASTSER_VERSION_DECLARATIONS</c> sets the number of declarations of each form, each with all of its edits,
/// and <c>FASTSER_SEED</c> repeats a seed.
/// </summary>
public sealed class VersionEditTests(ITestOutputHelper output)
{
    private const int BatchSize = 300;
    private const int QuickEdits = 4;

    private static readonly FastSerializerOptions s_names = new() { FingerprintNames = true };

    private int _rules;
    private int _lock;
    private int _thrown;
    private int _right;
    private int _misreadBehindTheLock;
    private int _noticedByNames;

    [Fact]
    public void NoEditIsReadAsAnotherValue()
    {
        var depth = Setting("FASTSER_VERSION_DECLARATIONS", 0);
        var seed = Setting("FASTSER_SEED", 1);
        var random = new Random(seed);
        var declarations = TestDepth.Sample(VersionCorpus.Forms, 4)
            .SelectMany(form => Enumerable.Range(0, Math.Max(depth, 1)).Select(_ => VersionCorpus.Create(form.Form, form.Arguments, random))).ToList();
        var pairs = declarations.SelectMany(declaration => Chosen([.. VersionCorpus.EditsOf(declaration)], depth, random))
            .Concat(VersionCorpus.Unions()).ToList();

        var faults = pairs.Chunk(BatchSize).SelectMany(Check).ToList();

        output.WriteLine(FormattableString.Invariant(
            $"seed {seed}: {declarations.Count} declarations and the unions, {pairs.Count} edits: {_rules} refused without a lock, {_lock} refused by the lock, ")
            + FormattableString.Invariant($"{_thrown} thrown, {_right} read right; the lock refused {_misreadBehindTheLock} that would be misread, ")
            + FormattableString.Invariant($"of which fingerprints with names notice {_noticedByNames}"));
        Assert.True(faults.Count == 0, $"{faults.Count} faults:\n" + string.Join('\n', faults.Take(40)));
        Assert.True(_lock > 0 && _right > 0 && _misreadBehindTheLock > 0 && _noticedByNames > 0);
    }

    private static int Setting(string name, int value) =>
        Environment.GetEnvironmentVariable(name) is { } text ? int.Parse(text, CultureInfo.InvariantCulture) : value;

    private static IEnumerable<VersionPair> Chosen(List<VersionPair> all, int depth, Random random) =>
        depth > 0 ? all : all.OrderBy(_ => random.Next()).Take(QuickEdits);

    private IEnumerable<string> Check(VersionPair[] pairs)
    {
        var batch = new VersionBatch(pairs);
        for (var i = 0; i < pairs.Length; i++)
        {
            foreach (var fault in batch.RefusedByRules.TryGetValue(i, out var rule) ? CheckRefusal(pairs[i], rule) : Check(pairs[i], i, batch))
            {
                yield return $"{pairs[i].Title}: {fault}";
            }
        }
    }

    private IEnumerable<string> CheckRefusal(VersionPair pair, string rule)
    {
        _rules++;
        if (pair.IsAllowed)
        {
            yield return $"allowed, but refused: {rule}";
        }
    }

    private IEnumerable<string> Check(VersionPair pair, int number, VersionBatch batch)
    {
        var written = batch.Old.Written(number);
        var read = batch.New.Read(number, batch.Old.Write(number), out var error);
        var difference = read is null ? null : Differences(pair, written, read).FirstOrDefault();
        if (batch.RefusedByLock.TryGetValue(number, out var refusal))
        {
            _lock++;
            if (pair.IsAllowed)
            {
                yield return $"allowed, but refused: {refusal}";
            }
        }
        else if (difference is not null)
        {
            yield return $"neither the lock nor reading notices it: {difference}";
        }
        else if (read is null)
        {
            _thrown++;
            if (pair.IsAllowed)
            {
                yield return $"allowed, but does not read: {error}";
            }
        }
        else
        {
            _right++;
        }

        if (difference is not null && refusal is not null)
        {
            _misreadBehindTheLock++;
        }

        foreach (var fault in CheckFingerprint(pair, number, batch, difference))
        {
            yield return fault;
        }
    }

    private IEnumerable<string> CheckFingerprint(VersionPair pair, int number, VersionBatch batch, string? difference)
    {
        var named = batch.New.Read(number, batch.Old.Write(number, s_names), out _, s_names);
        if (difference is not null && named is null)
        {
            _noticedByNames++;
        }
        else if (difference is not null && !pair.HasVersions && !pair.Title.Contains("enum", StringComparison.Ordinal))
        {
            yield return $"a fingerprint with names does not notice it: {difference}";
        }
        else if (pair.Renamed.Count > 0 && pair.IsAllowed && named is null)
        {
            yield return "the declared renaming has another fingerprint";
        }
    }

    private static IEnumerable<string> Differences(VersionPair pair, Dictionary<string, string> written, Dictionary<string, string> read)
    {
        foreach (var (name, value) in read)
        {
            var former = pair.Renamed.GetValueOrDefault(name, name);
            var expected = written.TryGetValue(former, out var old) ? old : pair.Defaults.GetValueOrDefault(name, "not there");
            // An enum may become its integer.
            var number = Array.IndexOf(["Red", "Green", "Blue"], expected).ToString(CultureInfo.InvariantCulture);
            if (value != expected && value != number)
            {
                yield return $"{name} was {expected} and is {value}";
            }
        }
    }
}
