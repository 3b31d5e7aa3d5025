using System.Buffers;

namespace FastSer.SafetyTests.Misuse;

/// <summary>One call, with all that it uses within reach of user code.</summary>
internal sealed class Scene
{
    public const byte Foreign = 0xA5;

    private readonly List<byte[]> _rented = [];

    /// <summary>The value that is written, or populated.</summary>
    public Busy Value { get; } = Busy.Create();

    public FastSerStreamWriter? Writer { get; set; }

    public FastSerStreamReader? Reader { get; set; }

    public Stream? Stream { get; set; }

    public PooledBytes? Pooled { get; set; }

    public IBufferWriter<byte>? Output { get; set; }

    /// <summary>Takes what the pool has to give, as other code of the process does, and fills it.</summary>
    public void RentAll()
    {
        for (var size = 256; size <= 1 << 16; size *= 2)
        {
            for (var i = 0; i < 6; i++)
            {
                var array = ArrayPool<byte>.Shared.Rent(size);
                array.AsSpan().Fill(Foreign);
                _rented.Add(array);
            }
        }
    }

    /// <summary>Checks that the rented arrays still have the content that their owner gave them, and returns them.</summary>
    public void AssertForeignMemoryIsIntact()
    {
        Assert.All(_rented, static array => Assert.Equal(-1, array.AsSpan().IndexOfAnyExcept(Foreign)));
        Assert.Equal(_rented.Count, _rented.Distinct(ReferenceEqualityComparer.Instance).Count());
        _rented.ForEach(static array => ArrayPool<byte>.Shared.Return(array, clearArray: true));
        _rented.Clear();
    }
}
