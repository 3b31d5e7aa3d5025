using System.Buffers;

namespace FastSer.IntegrationTests.InputForms;

/// <summary>Counts the bytes that are rented at a time.</summary>
internal sealed class CountingPool : MemoryPool<byte>
{
    private int _rented;

    public int MostRented { get; private set; }

    public override int MaxBufferSize => Shared.MaxBufferSize;

    public override IMemoryOwner<byte> Rent(int minBufferSize = -1)
    {
        var owner = new Owner(this, new byte[Math.Max(minBufferSize, 4096)]);
        _rented += owner.Memory.Length;
        MostRented = Math.Max(MostRented, _rented);
        return owner;
    }

    protected override void Dispose(bool disposing)
    {
    }

    private sealed class Owner(CountingPool pool, byte[] array) : IMemoryOwner<byte>
    {
        public Memory<byte> Memory => array;

        public void Dispose() => pool._rented -= array.Length;
    }
}
