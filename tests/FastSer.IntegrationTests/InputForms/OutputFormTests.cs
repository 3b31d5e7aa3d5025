using System.Buffers;
using System.IO.Pipelines;
using FastSer.IntegrationTests.Allocations;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Effects on outputs beside the bytes: where they are written, the memory that is given back, the allocations.</summary>
public sealed class OutputFormTests
{
    [Fact]
    public void MemoryStreamIsOverwrittenInPlaceAndExtended()
    {
        var value = Enumerable.Range(0, 50_000).Select(static i => new Leaf { Id = i, Name = $"{i}" }).ToList();
        var bytes = FastSerializer.Serialize(value);
        foreach (var length in (int[])[0, 100, 70_000, bytes.Length, bytes.Length + 10])
        {
            var stream = new MemoryStream();
            stream.Write(new byte[length + 3]);
            stream.Position = 3;

            FastSerializer.Serialize(stream, value);

            Assert.Equal(bytes.Length + 3, stream.Position);
            Assert.Equal(Math.Max(bytes.Length, length) + 3, stream.Length);
            Assert.True(stream.ToArray().AsSpan(3, bytes.Length).SequenceEqual(bytes));
            Assert.True(stream.ToArray().AsSpan(Math.Min(3 + bytes.Length, (int)stream.Length)).IndexOfAnyExcept((byte)0) < 0);
        }
    }

    [Fact]
    public void PooledBytesAreGivenBackOnce()
    {
        var first = FastSerializer.SerializePooled("first");
        var copy = first;
        first.Dispose();
        var second = FastSerializer.SerializePooled("second");
        copy.Dispose();
        first.Dispose();

        Assert.Throws<ObjectDisposedException>(() => copy.Memory);
        Assert.Equal("second", FastSerializer.Deserialize<string>(second.Span));
        second.Dispose();
        Assert.Empty(default(PooledBytes).Memory.ToArray());
        default(PooledBytes).Dispose();
    }

    [Fact]
    public async Task PiecesOfLongValuesAreGivenBackOnce()
    {
        var value = (1, new List<string> { new('x', 2_000_000), new('y', 3_000_000), new('z', 5_000_000) });
        for (var i = 0; i < 3; i++)
        {
            using var inner = new MemoryStream();
            await using var stream = new BufferedStream(inner);
            await FastSerializer.SerializeAsync(stream, value);
            await stream.FlushAsync();
            Assert.True(inner.ToArray().AsSpan().SequenceEqual(FastSerializer.Serialize(value)));
        }

        // What was given back twice is rented twice.
        for (var size = 1 << 20; size <= 1 << 23; size *= 2)
        {
            var rented = Enumerable.Range(0, 4).Select(_ => ArrayPool<byte>.Shared.Rent(size)).ToList();
            Assert.Equal(rented.Count, rented.Distinct(ReferenceEqualityComparer.Instance).Count());
            rented.ForEach(static array => ArrayPool<byte>.Shared.Return(array));
        }
    }

    [Fact]
    public void PooledBytesMayBeManyAndLarge()
    {
        var values = Enumerable.Range(0, 100).Select(static i => new string('x', i * i * 20)).ToArray();
        var pooled = Array.ConvertAll(values, static value => FastSerializer.SerializePooled(value));

        for (var i = 0; i < values.Length; i++)
        {
            Assert.Equal(values[i], FastSerializer.Deserialize<string>(pooled[i].Span));
            pooled[i].Dispose();
        }
    }

    [OptimizedTheory]
    [MemberData(nameof(AllocationTests.CasesThatAllocateNothing), MemberType = typeof(AllocationTests))]
    public void PooledBytesAndStreamsAllocateNothing(string name) => TestCases.Get(name).Accept(new AllocationCheck());

    [OptimizedFact]
    public void LargePooledBytesAllocateNothing()
    {
        var value = new int[1_000_000];
        Assert.Equal(0, Allocation.Of(() => FastSerializer.SerializePooled(value).Dispose()));
    }

    [Fact]
    public void ExceptionOfTheStreamPassesAsItIs()
    {
        var value = new string('x', 200_000);
        Assert.Throws<IOException>(() => FastSerializer.Serialize(new FailingStream(0), value));
        Assert.Throws<IOException>(() => FastSerializer.Serialize(new FailingStream(1), new int[100_000]));
        Assert.Throws<IOException>(() => FastSerializer.Deserialize<string>(new FailingStream(0)));
    }

    private sealed class AllocationCheck : ITestCaseVisitor
    {
        public void Visit<T>(TestCase<T> testCase)
        {
            var stream = new MemoryStream(1 << 20);
            var opaque = new MemoryStream(new byte[1 << 20]);
            foreach (var sample in testCase.CreateTypedSamples())
            {
                Assert.Equal(0, Allocation.Of(() => FastSerializer.SerializePooled(sample).Dispose()));
                Assert.Equal(0, Allocation.Of(() => Write(stream, sample)));
                Assert.Equal(0, Allocation.Of(() => Write(opaque, sample)));
            }
        }

        private static void Write<T>(MemoryStream stream, T sample)
        {
            stream.Position = 0;
            FastSerializer.Serialize(stream, sample);
        }
    }
}
