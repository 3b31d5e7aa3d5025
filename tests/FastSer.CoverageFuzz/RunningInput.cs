using System.IO.MemoryMappedFiles;

namespace FastSer.CoverageFuzz;

/// <summary>The input that runs, in a file that outlives the process which it may end.</summary>
internal sealed class RunningInput : IDisposable
{
    /// <summary>The environment variable that names the file.</summary>
    public const string Switch = "FASTSER_FUZZ_INPUT";

    private const int LengthSize = sizeof(int);
    private const int Size = 1 << 16;

    private readonly MemoryMappedFile _file;
    private readonly MemoryMappedViewAccessor _view;

    public RunningInput(string path)
    {
        _file = MemoryMappedFile.CreateFromFile(path, FileMode.OpenOrCreate, null, Size);
        _view = _file.CreateViewAccessor();
    }

    /// <summary>Keeps an input before it runs.</summary>
    public void Set(byte[] input)
    {
        _view.Write(0, input.Length);
        _view.WriteArray(LengthSize, input, 0, Math.Min(input.Length, Size - LengthSize));
    }

    /// <summary>Returns the input that was kept last.</summary>
    public byte[] Get()
    {
        var input = new byte[Math.Clamp(_view.ReadInt32(0), 0, Size - LengthSize)];
        _view.ReadArray(LengthSize, input, 0, input.Length);
        return input;
    }

    public void Dispose()
    {
        _view.Dispose();
        _file.Dispose();
    }
}
