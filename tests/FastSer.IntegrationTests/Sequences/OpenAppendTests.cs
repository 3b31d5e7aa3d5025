namespace FastSer.IntegrationTests.Sequences;

/// <summary>Files whose last item is torn: it is cut before items are appended, and nothing else ever is.</summary>
public sealed partial class OpenAppendTests : IDisposable
{
    private static readonly FastSerStreamOptions s_plain = new() { BufferSize = 256 };
    private static readonly FastSerStreamOptions s_checked = new() { BufferSize = 256, Serializer = new FastSerializerOptions { Checksum = true } };

    private readonly string _path = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());

    public void Dispose() => File.Delete(_path);

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void TornFilesOfEveryFramingAreCutAtTheLastWholeItem(bool hasChecksums)
    {
        var options = hasChecksums ? s_checked : s_plain;
        TearEverywhere(options, [1, 2, 3]);
        TearEverywhere(options, [new Leaf { Id = 1, Name = "one" }, new Leaf { Id = 2 }, new Leaf { Id = 3, Name = "three" }]);
        TearEverywhere(options, ["a", null, "", new string('x', 300)]);
        TearEverywhere(options, [new Compact<long>(1), new Compact<long>(-300), new Compact<long>(long.MaxValue)]);
        TearEverywhere(options, [new List<string?> { "a", null }, new List<string?>(), new List<string?> { new('b', 40) }]);
        TearEverywhere(options, [Guid.NewGuid(), Guid.Empty]);
        TearEverywhere(options, [new byte[5000], new byte[1]]);
    }

    [Theory]
    [ClassData(typeof(SampledCases))]
    public void TornItemsOfEveryTypeAreCut(string name) => TestCases.Get(name).Accept(new TearVisitor());

    [Fact]
    public void StreamsThatCannotSeekAreRefused()
    {
        using var stream = new ForwardStream();

        Assert.Contains("seek", Assert.Throws<ArgumentException>(() => FastSerStreamWriter.OpenAppend<string>(stream)).Message, StringComparison.Ordinal);
        Assert.Throws<ArgumentException>(() => FastSerStreamWriter.OpenAppend(stream, static reader => reader.TryRead<string>(out _)));
    }

    [Fact]
    public void MissingAndEmptyFilesAreOpened()
    {
        using (var writer = FastSerStreamWriter.OpenAppend<string>(_path))
        {
            Assert.Equal(0, writer.BytesCut);
        }

        using (var writer = FastSerStreamWriter.OpenAppend<string>(_path))
        {
            writer.Write("one");
        }

        using (var writer = FastSerStreamWriter.OpenAppend<string>(_path))
        {
            Assert.Equal(0, writer.BytesCut);
            writer.Write("two");
        }

        Assert.Equal(["one", "two"], ReadAll<string>(_path));
    }

    [Fact]
    public async Task AsyncOpensTheSame()
    {
        await using (var writer = await FastSerStreamWriter.OpenAppendAsync<string>(_path))
        {
            await writer.WriteAsync("one");
            await writer.WriteAsync("two");
        }

        Tear(_path, 1);
        await using (var writer = await FastSerStreamWriter.OpenAppendAsync<string>(_path))
        {
            Assert.Equal(4, writer.BytesCut);
            await writer.WriteAsync("three");
        }

        Assert.Equal(["one", "three"], ReadAll<string>(_path));
        using var canceled = new CancellationTokenSource();
        await canceled.CancelAsync();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
            await FastSerStreamWriter.OpenAppendAsync<string>(_path, cancellationToken: canceled.Token));
        Assert.Equal(["one", "three"], ReadAll<string>(_path));
    }

    [Trait("Needs", "locked files")]
    [Fact]
    public void LockedFileIsNotOpenedAndOthersCanRead()
    {
        using (File.Open(_path, FileMode.Create, FileAccess.ReadWrite, FileShare.None))
        {
            Assert.Throws<IOException>(() => FastSerStreamWriter.OpenAppend<int>(_path));
        }

        using var writer = FastSerStreamWriter.OpenAppend<int>(_path);
        writer.Write(7);
        writer.Flush();
        using var reader = new FastSerStreamReader(new FileStream(_path, FileMode.Open, FileAccess.Read, FileShare.ReadWrite));
        Assert.Equal(7, reader.Read<int>());
    }

    [Fact]
    public void FileIsClosedAfterAnError()
    {
        File.WriteAllBytes(_path, [3, 9, 9]);
        Assert.Throws<FastSerException>(() => FastSerStreamWriter.OpenAppend<string>(_path));
        using var free = File.Open(_path, FileMode.Open, FileAccess.ReadWrite, FileShare.None);
        Assert.Equal(3, free.Length);
        Assert.Throws<DirectoryNotFoundException>(() => FastSerStreamWriter.OpenAppend<string>(Path.Combine(_path + ".none", "file")));
    }

    [Fact]
    public void CorruptItemsAreReportedAndNothingIsCut()
    {
        Write(_path, s_plain, [new Leaf { Id = 1, Name = "one" }, new Leaf { Id = 2, Name = "two" }, new Leaf { Id = 3, Name = "three" }]);
        var bytes = File.ReadAllBytes(_path);
        for (var bit = 0; bit < bytes.Length * 8; bit++)
        {
            byte[] damaged = [.. bytes];
            damaged[bit / 8] ^= (byte)(1 << (bit % 8));
            File.WriteAllBytes(_path, damaged);
            try
            {
                using var writer = FastSerStreamWriter.OpenAppend<Leaf>(_path);
                Assert.Equal(0, writer.BytesCut);
            }
            catch (FastSerException)
            {
            }

            Assert.Equal(damaged, File.ReadAllBytes(_path));
        }
    }

    [Theory]
    [InlineData(0)]
    [InlineData(3)]
    public void ChecksumsFindEveryFlippedBit(int torn)
    {
        Write(_path, s_checked, [1, 2, 3]);
        Tear(_path, torn);
        var bytes = File.ReadAllBytes(_path);
        for (var bit = 0; bit < 22 * 8; bit++)
        {
            byte[] damaged = [.. bytes];
            damaged[bit / 8] ^= (byte)(1 << (bit % 8));
            File.WriteAllBytes(_path, damaged);

            Assert.Throws<FastSerException>(() => FastSerStreamWriter.OpenAppend<int>(_path, s_checked));
            Assert.Equal(damaged, File.ReadAllBytes(_path));
        }
    }

    /// <summary>Bytes of checksums are numbers too, and the file would be cut.</summary>
    [Trait("Needs", "Brotli")]
    [Fact]
    public void OtherOptionsAreReported()
    {
        Write(_path, s_checked, [1, 2, 3]);
        var exception = Assert.Throws<FastSerException>(() => FastSerStreamWriter.OpenAppend<int>(_path));
        Assert.Equal(FastSerErrorCode.ChecksumMismatch, exception.Code);
        Assert.Contains("Checksum", exception.Message, StringComparison.Ordinal);

        Write(_path, s_plain, [1, 2, 3]);
        Assert.Equal(FastSerErrorCode.ChecksumMismatch, Assert.Throws<FastSerException>(() => FastSerStreamWriter.OpenAppend<int>(_path, s_checked)).Code);
        File.WriteAllBytes(_path, FastSerCompression.Compress(FastSerializer.Serialize(new Leaf { Id = 1, Name = "one" })));
        Assert.Throws<FastSerException>(() => FastSerStreamWriter.OpenAppend<Leaf>(_path));
    }

    [Fact]
    public void ItemsBehindAHeaderOfAnotherProgramAreAppended()
    {
        File.WriteAllBytes(_path, [9, 9, 9]);
        using (var file = new FileStream(_path, FileMode.Append))
        {
            new FastSerStreamWriter(file, new FastSerStreamOptions { LeaveOpen = true }).Dispose();
            using var first = new FastSerStreamWriter(file);
            first.Write("one");
            first.Write("two");
        }

        Tear(_path, 2);
        using (var file = new FileStream(_path, FileMode.Open, FileAccess.ReadWrite))
        {
            file.Position = 3;
            using var writer = FastSerStreamWriter.OpenAppend<string>(file);
            Assert.Equal(3, writer.BytesCut);
            writer.Write("three");
        }

        Assert.Equal([9, 9, 9], File.ReadAllBytes(_path)[..3]);
        using var read = new FileStream(_path, FileMode.Open) { Position = 3 };
        using var reader = new FastSerStreamReader(read);
        Assert.Equal(["one", "three"], reader.ReadAll<string>());
        Assert.Equal(reader.BytesRead, reader.LastItemEnd);
    }

    [Fact]
    public async Task ItemsOfSeveralTypesAreReadByTheDelegate()
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, new FastSerStreamOptions { LeaveOpen = true }))
        {
            for (var i = 0; i < 3; i++)
            {
                writer.Write(i);
                writer.Write($"text {i}");
            }
        }

        var whole = stream.Length;
        stream.SetLength(whole - 1);
        stream.Position = 0;
        using (var writer = FastSerStreamWriter.OpenAppend(stream, Pairs(), new FastSerStreamOptions { LeaveOpen = true }))
        {
            Assert.Equal(7, writer.BytesCut);
            writer.Write("text 2");
        }

        Assert.Equal(whole, stream.Length);
        stream.Position = 0;
        var pairs = Pairs();
        var appended = await FastSerStreamWriter.OpenAppendAsync(stream, (reader, _) => new ValueTask<bool>(pairs(reader)));
        Assert.Equal((0, whole), (appended.BytesCut, stream.Position));

        stream.Position = 0;
        Assert.Throws<InvalidOperationException>(() => FastSerStreamWriter.OpenAppend(stream, static _ => false));
        Assert.Equal(whole, stream.Length);
        Assert.Throws<ArgumentException>(() => FastSerStreamWriter.OpenAppend<int>(new MemoryStream([1], writable: false)));
        Assert.Throws<ArgumentNullException>(() => FastSerStreamWriter.OpenAppend<int>((Stream)null!));
    }

    /// <summary>Nothing else in this program names the collections.</summary>
    [Fact]
    public void CallsNameRoots()
    {
        var stream = new MemoryStream([0], 0, 1, writable: true);
        Assert.Equal(0, FastSerStreamWriter.OpenAppend<Queue<OnlyHere>>(stream).BytesCut);
        using var reader = new FastSerStreamReader(new MemoryStream([0]));
        Assert.True(reader.TryReadBytes<Stack<OnlyHere>>(out var bytes));
        Assert.Equal([0], bytes.ToArray());
    }

    /// <summary>Without it, the items behind a torn one would be read as other values.</summary>
    [Theory]
    [InlineData(1, false)]
    [InlineData(30, true)]
    public async Task ReaderSaysWhereTheLastWholeItemEnds(int longest, bool isAsync)
    {
        Write(_path, s_plain, ["one", "two", "three"]);
        var bytes = File.ReadAllBytes(_path)[..^2];
        using var reader = new FastSerStreamReader(new TrickleStream(bytes, new Random(1), longest), s_plain);
        Assert.Equal(0, reader.LastItemEnd);
        for (var i = 1; i <= 2; i++)
        {
            _ = isAsync ? await reader.ReadAsync<string>() : reader.Read<string>();
            Assert.Equal(5 * i, reader.LastItemEnd);
        }

        var exception = await Assert.ThrowsAsync<FastSerException>(async () =>
            _ = isAsync ? await reader.ReadAsync<string>() : reader.Read<string>());
        Assert.Equal((FastSerErrorCode.Truncated, bytes.Length), (exception.Code, exception.Offset));
        Assert.Equal(10, reader.LastItemEnd);
        reader.Dispose();
        Assert.Equal(10, reader.LastItemEnd);
    }

    [Fact]
    public void CorruptItemsCountWhenAnItemBehindThemIsRead()
    {
        using var reader = new FastSerStreamReader(new MemoryStream([3, 2, 0x61, 2, 1, 2, 1, 3, 2, 0x62, 2, 1]));

        Assert.Equal("a", reader.Read<string>());
        Assert.Equal(3, reader.LastItemEnd);
        for (var i = 0; i < 2; i++)
        {
            Assert.Throws<FastSerException>(() => reader.Read<string>());
            Assert.Equal((5 + (2 * i), 3), (reader.BytesRead, reader.LastItemEnd));
        }

        Assert.Equal("b", reader.Read<string>());
        Assert.Equal((10, 10), (reader.BytesRead, reader.LastItemEnd));
        Assert.Throws<FastSerException>(() => reader.Read<string>());
        Assert.Equal((12, 10), (reader.BytesRead, reader.LastItemEnd));
    }

    private static Func<FastSerStreamReader, bool> Pairs()
    {
        var isNumber = false;
        return reader =>
        {
            isNumber = !isNumber;
            return isNumber ? reader.TryRead<int>(out _) : reader.TryRead<string>(out _);
        };
    }

    /// <summary>Tears a file after each of its bytes, appends an item, and reads all.</summary>
    private static void TearEverywhere<T>(FastSerStreamOptions options, T[] items)
    {
        long[] ends = [.. Enumerable.Range(0, items.Length + 1).Select(count => (long)Written(options, items[..count]).Length)];
        var bytes = Written(options, items);
        for (var length = 0; length <= bytes.Length; length += bytes.Length > 1000 ? 37 : 1)
        {
            var stream = new MemoryStream();
            stream.Write(bytes, 0, length);
            stream.Position = 0;
            var whole = ends.Count(end => end <= length) - 1;
            using (var writer = FastSerStreamWriter.OpenAppend<T>(stream, options))
            {
                Assert.Equal(length - ends[whole], writer.BytesCut);
                writer.Write(items[0]);
            }

            Assert.Equal(Written(options, [.. items[..whole], items[0]]), stream.ToArray());
        }
    }

    private static byte[] Written<T>(FastSerStreamOptions options, T[] items)
    {
        var stream = new MemoryStream();
        using (var writer = new FastSerStreamWriter(stream, options))
        {
            writer.WriteAll(items);
        }

        return stream.ToArray();
    }

    private static void Write<T>(string path, FastSerStreamOptions options, T[] items) => File.WriteAllBytes(path, Written(options, items));

    private static void Tear(string path, int count)
    {
        using var file = new FileStream(path, FileMode.Open);
        file.SetLength(file.Length - count);
    }

    private static List<T> ReadAll<T>(string path)
    {
        using var reader = new FastSerStreamReader(File.OpenRead(path));
        return [.. reader.ReadAll<T>()];
    }

    [FastSerType]
    public sealed partial record OnlyHere(int Id);

    private sealed class TearVisitor : ITestCaseVisitor
    {
        private const int LongestEverywhere = 200;

        public void Visit<T>(TestCase<T> testCase)
        {
            var random = new Random(1);
            foreach (var sample in testCase.CreateTypedSamples())
            {
                foreach (var options in (FastSerStreamOptions[])[s_plain, s_checked])
                {
                    var item = Written(options, [sample]);
                    for (var i = 1; i < Math.Min(item.Length, LongestEverywhere); i++)
                    {
                        var stream = new MemoryStream();
                        stream.Write(item);
                        stream.Write(item, 0, item.Length <= LongestEverywhere ? i : random.Next(1, item.Length));
                        var torn = stream.Length - item.Length;
                        stream.Position = 0;
                        using var writer = FastSerStreamWriter.OpenAppend<T>(stream, options);
                        Assert.Equal((torn, (long)item.Length), (writer.BytesCut, stream.Length));
                    }
                }
            }
        }
    }

    private sealed class ForwardStream : MemoryStream
    {
        public override bool CanSeek => false;
    }
}
