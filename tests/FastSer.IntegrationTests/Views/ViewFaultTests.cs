namespace FastSer.IntegrationTests.Views;

/// <summary>Bytes of no value, and bytes that change: a result or a <see cref="FastSerException"/>, with the place, and nothing else.</summary>
public sealed class ViewFaultTests
{
    [Fact]
    public void EveryPrefixGivesResultsOrOneKindOfException()
    {
        var faults = 0;
        for (var seed = 0; seed < 12; seed++)
        {
            var bytes = FastSerializer.Serialize(new ViewValues(seed).Order());
            for (var size = 0; size < bytes.Length; size++)
            {
                faults += Look(bytes.AsSpan(0, size).ToArray());
            }
        }

        Assert.True(faults > 1000);
    }

    [Fact]
    public void MutatedBytesGiveResultsOrOneKindOfException()
    {
        var random = new Random(5);
        var faults = 0;
        var mutants = TestDepth.Choose(all: 60_000, quick: 2_000);
        for (var i = 0; i < mutants; i++)
        {
            var bytes = i % 40 == 0 || s_last is null ? s_last = FastSerializer.Serialize(new ViewValues(i).Order()) : s_last;
            var mutant = bytes.ToArray();
            for (var n = random.Next(1, 4); n > 0; n--)
            {
                mutant[random.Next(mutant.Length)] = random.Next(4) switch { 0 => 0, 1 => 255, 2 => 1, _ => (byte)random.Next(256) };
            }

            faults += Look(mutant);
        }

        Assert.InRange(faults, mutants / 60, mutants);
    }

    [Fact]
    public void MutatedTolerantBytesGiveResultsOrOneKindOfException()
    {
        var random = new Random(6);
        var faults = 0;
        for (var i = 0; i < 20_000; i++)
        {
            var bytes = FastSerializer.Serialize(new ViewValues(i % 50).Note(3) ?? new ViewNote(1));
            bytes[random.Next(bytes.Length)] = (byte)random.Next(256);
            try
            {
                new ViewComparison(hasObject: false).Note(ViewNote.View(bytes), null);
            }
            catch (FastSerException exception)
            {
                Check(exception, bytes.Length);
                faults++;
            }
        }

        Assert.True(faults > 1000);
    }

    [Trait("Needs", "threads")]
    [Fact]
    public async Task BytesThatChangeMeanwhileGiveResultsOrOneKindOfException()
    {
        var bytes = FastSerializer.Serialize(new ViewValues(3).Order());
        using var stop = new CancellationTokenSource(TimeSpan.FromMilliseconds(1500));
        var writer = Task.Run(() =>
        {
            var random = new Random(1);
            while (!stop.IsCancellationRequested)
            {
                var place = random.Next(bytes.Length);
                var kept = bytes[place];
                bytes[place] = (byte)random.Next(256);
                Thread.SpinWait(20);
                bytes[place] = kept;
            }
        });
        var looks = 0;
        for (; !stop.IsCancellationRequested; looks++)
        {
            try
            {
                // Views are looked at in part: a text that changes between two looks differs from itself, which is no fault.
                Touch(ViewOrder.View(bytes));
            }
            catch (FastSerException)
            {
            }
        }

        await writer;
        Assert.True(looks > 0);
    }

    [Fact]
    public void AnErrorNamesTypeMemberAndOffset()
    {
        var bytes = FastSerializer.Serialize(new ViewBase { Id = 1, Name = "abc" });
        CheckPlace(FastSerErrorCode.Truncated, 5, "Name", () => ViewBase.View(bytes.AsSpan(0, 7)).Name.IsNull);
        var whole = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<ViewBase>(bytes.AsSpan(0, 7)));
        Assert.Equal((5L, "Name"), (whole.Offset, whole.MemberPath));
        CheckPlace(FastSerErrorCode.Truncated, 1, "Id", () => ViewBase.View(bytes.AsSpan(0, 3)).Id == 0);
        CheckPlace(FastSerErrorCode.Truncated, 0, null, () => ViewBase.View([]).IsNull);
        CheckPlace(FastSerErrorCode.InvalidPresence, 0, null, () => ViewBase.View([2]).IsNull);
        CheckPlace(FastSerErrorCode.UnexpectedNull, 0, "Id", () => ViewBase.View([0]).Id == 0);

        var point = FastSerializer.Serialize(new ViewPoint(1, 2, true));
        point[6] = 7;
        var exception = Assert.Throws<FastSerException>(() => ViewPoint.View(point).IsSet);
        Assert.Equal((FastSerErrorCode.InvalidValue, 6, "IsSet"), (exception.Code, exception.Offset, exception.MemberPath));
    }

    [Fact]
    public void AnErrorOfToObjectHasItsOffsetInAllBytes()
    {
        var bytes = FastSerializer.Serialize(new ViewChain { Next = new ViewChain { End = "abc" } });
        var whole = Assert.Throws<FastSerException>(() => FastSerializer.Deserialize<ViewChain>(bytes.AsSpan(0, 12)));
        var exception = Assert.Throws<FastSerException>(() => ViewChain.View(bytes.AsSpan(0, 12)).Next.ToObject());

        Assert.Equal((whole.Code, whole.Offset, whole.TypeName), (exception.Code, exception.Offset, exception.TypeName));
        Assert.Equal("End", exception.MemberPath);
    }

    [Fact]
    public void CountsOfMoreThanTheBytesCanHoldAreRefused()
    {
        byte[] bytes = [0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0];
        var order = FastSerializer.Serialize(new ViewNote(1, Answers: []));
        Assert.Throws<FastSerException>(() => ViewLabel.View(bytes).Text.Length);
        for (var i = 0; i < order.Length; i++)
        {
            var mutant = order.ToArray();
            mutant[i] = 0xFE;
            try
            {
                Assert.True(ViewNote.View(mutant).Answers.Count <= mutant.Length);
            }
            catch (FastSerException)
            {
            }
        }
    }

    private static byte[]? s_last;

    private static int Look(byte[] bytes)
    {
        try
        {
            new ViewComparison(hasObject: false).Order(ViewOrder.View(bytes), null);
            return 0;
        }
        catch (FastSerException exception)
        {
            Check(exception, bytes.Length);
            return 1;
        }
    }

    private static void Check(FastSerException exception, int length)
    {
        Assert.InRange(exception.Offset, 0, length);
        Assert.NotNull(exception.TypeName);
    }

    private static void CheckPlace(FastSerErrorCode code, int offset, string? member, Func<bool> look)
    {
        var exception = Assert.Throws<FastSerException>(() => _ = look());
        Assert.Equal(
            (code, offset, typeof(ViewBase).FullName, member), (exception.Code, exception.Offset, exception.TypeName, exception.MemberPath));
    }

    private static void Touch(ViewOrderView view)
    {
        _ = view.Last.ToString();
        foreach (var line in view.Lines)
        {
            _ = line.IsNull ? null : line.Name.ToString();
        }

        foreach (var text in view.Texts)
        {
            _ = text == "abc";
        }

        foreach (var entry in view.Counts)
        {
            _ = entry.Key.Length + entry.Value;
        }

        _ = view.Note.IsNull ? 0 : view.Note.Answers.Count;
        _ = view.Numbers.ToArray();
        _ = view.Shape.TryGet(out ViewCircleView circle) && circle.Name == "x";
    }
}
