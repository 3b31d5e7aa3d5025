using System.Buffers;

namespace FastSer.SafetyTests.Misuse;

/// <summary>Collections of every kind that change while they are written: an error, or bytes that can be read.</summary>
[Trait("Promise", "P27")]
public sealed class ChangingTests
{
    private static readonly TimeSpan s_race = TimeSpan.FromMilliseconds(40);
    private static readonly TimeSpan s_longRace = TimeSpan.FromMilliseconds(400);

    /// <summary>Elements, and the members before and behind the collection.</summary>
    private static readonly int[] s_positions = [-1, 0, 1, 60, 118, 119, 120];

    private static readonly (Func<Changing, byte[]> Write, Func<byte[], FastSerException?> Read)[] s_forms =
    [
        (static value => FastSerializer.Serialize(value), ReadValue),
        (ToSpan, ReadValue),
        (ToWriter, ReadValue),
        (ToPooled, ReadValue),
        (ToStream, ReadValue),
        (ToItem, ReadItem),
    ];

    public static TheoryData<string> Kinds => [.. TestDepth.Sample(Changes.Names, 4)];

    public static TheoryData<string> Replacements => [.. ElementReplacement.Names];

    [Theory]
    [MemberData(nameof(Kinds))]
    public void ElementThatChangesItsCollection(string kind)
    {
        var acts = Changes.Get(kind).Acts.Length;
        foreach (var form in s_forms)
        {
            foreach (var position in s_positions)
            {
                // The second call of a getter is that of a second visit.
                for (var act = 0; act < 2 * acts; act++)
                {
                    Check(kind, form, position, act / 2, visit: 1 + (act % 2));
                }
            }
        }
    }

    [Theory]
    [InlineData("list")]
    [InlineData("own list")]
    [InlineData("compact list")]
    [InlineData("tolerant list")]
    [InlineData("tracked list")]
    public void ElementThatChangesTheCountOfItsList(string kind)
    {
        foreach (var (write, _) in s_forms)
        {
            foreach (var position in s_positions.Where(static position => position is >= 0 and < 119))
            {
                var changes = Changes.Get(kind);
                var visits = 0;
                changes.Elements[position].OnRead = () =>
                {
                    if (visits++ == 0)
                    {
                        changes.Acts[0](0);
                    }
                };
                var exception = Assert.Throws<FastSerException>(() => write(changes.Value));
                Assert.Equal(FastSerErrorCode.CollectionChanged, exception.Code);
            }
        }
    }

    [Theory]
    [MemberData(nameof(Kinds))]
    public async Task OtherThreadThatChangesTheCollection(string kind)
    {
        var changes = Changes.Get(kind);
        using var stop = new CancellationTokenSource(s_race);
        var changer = Task.Factory.StartNew(
            () =>
            {
                var random = new Random(1);
                while (!stop.IsCancellationRequested)
                {
                    // The collection's own methods may fail: it is changed and read at once by nobody but us.
                    Record.Exception(() => changes.Acts[random.Next(4) == 0 ? 0 : random.Next(changes.Acts.Length)](0));
                }
            },
            CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        for (var i = 0; !stop.IsCancellationRequested; i++)
        {
            var (write, read) = s_forms[i % s_forms.Length];
            AssertCanBeRead(Write(write, changes.Value), read, mayRefuse: true);
        }

        await changer;
    }

    /// <summary>Where a value is measured, and no longer has that measure when it is copied.</summary>
    [Theory]
    [MemberData(nameof(Replacements))]
    public async Task OtherThreadThatReplacesAnElement(string kind)
    {
        var (value, replace) = ElementReplacement.Get(kind);
        using var stop = new CancellationTokenSource(s_longRace);
        var changer = Task.Factory.StartNew(
            () =>
            {
                for (var i = 0; !stop.IsCancellationRequested; i++)
                {
                    replace(i % 2 == 0);
                }
            },
            CancellationToken.None, TaskCreationOptions.LongRunning, TaskScheduler.Default);
        for (var i = 0; !stop.IsCancellationRequested; i++)
        {
            var (write, read) = s_forms[i % s_forms.Length];
            AssertCanBeRead(Write(write, value), read, mayRefuse: true);
        }

        await changer;
    }

    private static void Check(
        string kind, (Func<Changing, byte[]> Write, Func<byte[], FastSerException?> Read) form, int position, int act, int visit)
    {
        var changes = Changes.Get(kind);
        var actor = position < 0 ? changes.Value.Before
            : position < changes.Elements.Count ? changes.Elements[position]
            : changes.Value.After;
        var visits = 0;
        actor.OnRead = () =>
        {
            if (++visits == visit)
            {
                changes.Acts[act](0);
            }
        };
        var bytes = Write(form.Write, changes.Value);
        actor.OnRead = null;
        Assert.True(visits > 0 || position is >= 0 and < 120 || bytes is null, "Nothing happened.");
        AssertCanBeRead(bytes, form.Read, mayRefuse: false);
    }

    private static byte[]? Write(Func<Changing, byte[]> write, Changing value)
    {
        try
        {
            return write(value);
        }
        catch (FastSerException exception)
        {
            Assert.Contains(exception.Code, new[] { FastSerErrorCode.CollectionChanged, FastSerErrorCode.UserCode });
            return null;
        }
        catch (InsufficientMemoryException)
        {
            // The span was too short for what the value became.
            return null;
        }
    }

    /// <param name="bytes">What was written.</param>
    /// <param name="read">What reads it.</param>
    /// <param name="mayRefuse">A collection that two threads changed may hold a key twice, or a null as a key: that was written.</param>
    private static void AssertCanBeRead(byte[]? bytes, Func<byte[], FastSerException?> read, bool mayRefuse)
    {
        if (bytes is not null && read(bytes) is { } error)
        {
            Assert.True(mayRefuse && error.Code is FastSerErrorCode.DuplicateKey or FastSerErrorCode.InvalidValue,
                error.ToString());
        }
    }

    private static FastSerException? ReadValue(byte[] bytes)
    {
        try
        {
            FastSerializer.Deserialize<Changing>(bytes);
            return null;
        }
        catch (FastSerException exception)
        {
            return exception;
        }
    }

    private static FastSerException? ReadItem(byte[] bytes)
    {
        using var reader = new FastSerStreamReader(new MemoryStream(bytes));
        try
        {
            reader.Read<Changing>();
            return null;
        }
        catch (FastSerException exception)
        {
            return exception;
        }
    }

    private static byte[] ToSpan(Changing value)
    {
        var destination = new byte[100_000];
        return FastSerializer.TrySerialize(value, destination, out var count)
            ? destination[..count]
            : throw new InsufficientMemoryException();
    }

    private static byte[] ToWriter(Changing value)
    {
        var output = new ArrayBufferWriter<byte>(16);
        FastSerializer.Serialize(output, value);
        return output.WrittenSpan.ToArray();
    }

    private static byte[] ToPooled(Changing value)
    {
        using var bytes = FastSerializer.SerializePooled(value);
        return bytes.Span.ToArray();
    }

    private static byte[] ToStream(Changing value)
    {
        var stream = new BusyStream();
        FastSerializer.Serialize(stream, value);
        return stream.ToArray();
    }

    private static byte[] ToItem(Changing value)
    {
        using var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            writer.Write(value);
        }

        return stream.ToArray();
    }
}
