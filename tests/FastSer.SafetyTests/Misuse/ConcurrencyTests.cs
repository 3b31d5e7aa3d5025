namespace FastSer.SafetyTests.Misuse;

[Trait("Promise", "P19")]
public sealed class ConcurrencyTests
{
    private const int Tasks = 16;
    private const int LeastRounds = 10;
    private static readonly TimeSpan s_duration = TimeSpan.FromSeconds(3);

    [Fact]
    public async Task ManyThreadsDoNotDisturbEachOther()
    {
        var goldens = TestCases.All.Select(static c => (Case: c, Bytes: Goldens.Load(c.Name))).ToArray();
        var until = DateTime.UtcNow + s_duration;

        await Task.WhenAll(Enumerable.Range(0, Tasks).Select(seed => OnItsOwnThread(() =>
        {
            var random = new Random(seed);
            var count = 0;
            for (; count < LeastRounds || DateTime.UtcNow < until; count++)
            {
                var (testCase, all) = goldens[random.Next(goldens.Length)];
                var bytes = all[random.Next(all.Count)];
                testCase.TryDeserialize(bytes.AsSpan(0, bytes.Length / 2), out _, out _);
                Assert.True(Oracle.Check(testCase, bytes));
            }

            return count;
        })));
    }

    [Fact]
    [Trait("Promise", "P27")]
    public async Task ListsThatOtherThreadsChangeAreWrittenWholeOrRefused()
    {
        var list = new List<Leaf?>();
        var dictionary = new Dictionary<string, int>();
        using var stop = new CancellationTokenSource(s_duration);
        var changer = OnItsOwnThread(() =>
        {
            var random = new Random(1);
            while (!stop.IsCancellationRequested)
            {
                Change(random, list, dictionary);
            }

            return 0;
        });

        var written = 0;
        while (!stop.IsCancellationRequested)
        {
            written += IsWellFormedOrRefused(list) ? 1 : 0;
            written += IsWellFormedOrRefused(dictionary) ? 1 : 0;
        }

        await changer;
        Assert.InRange(written, 1, int.MaxValue);
    }

    private static Task<int> OnItsOwnThread(Func<int> action) => Task.Factory.StartNew(
        action, CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);

    private static void Change(Random random, List<Leaf?> list, Dictionary<string, int> dictionary)
    {
        if (list.Count > 300)
        {
            list.Clear();
            dictionary.Clear();
        }

        list.Add(random.Next(4) == 0 ? null : new Leaf { Name = new string('x', random.Next(300)) });
        dictionary[$"{random.Next(1000)}"] = random.Next();
    }

    private static bool IsWellFormedOrRefused<T>(T value)
    {
        byte[] bytes;
        try
        {
            bytes = FastSerializer.Serialize(value);
        }
        catch (FastSerException)
        {
            return false;
        }

        // A dictionary may be torn into null or equal keys, which are the other thread's fault: the format holds.
        var read = FastSerializer.TryDeserialize<T>(bytes, out _, out var error);
        Assert.True(
            read || error.Code is FastSerErrorCode.DuplicateKey or FastSerErrorCode.InvalidValue, error.ToString());
        return read;
    }
}
