namespace FastSer.Tool;

/// <summary>Reads a file, and shows on the terminal how much of it has been read if it is long.</summary>
internal sealed class ProgressStream : FileStream
{
    private const int LeastLength = 4 << 20;
    private const int Percent = 100;

    private readonly bool _isShown;
    private int _shown = -1;

    /// <summary>Opens a file.</summary>
    /// <param name="file">The file.</param>
    /// <param name="printsResult">Whether the result goes to the standard output: nothing is shown between its lines on a terminal.</param>
    public ProgressStream(FileInfo file, bool printsResult)
        : base(file.FullName, FileMode.Open, FileAccess.Read) =>
        _isShown = Length >= LeastLength && !Console.IsErrorRedirected && (!printsResult || Console.IsOutputRedirected);

    public override int Read(byte[] buffer, int offset, int count) => Show(base.Read(buffer, offset, count));

    public override int Read(Span<byte> buffer) => Show(base.Read(buffer));

    protected override void Dispose(bool disposing)
    {
        if (_shown >= 0)
        {
            _shown = -1;
            Console.Error.Write("\r     \r");
        }

        base.Dispose(disposing);
    }

    private int Show(int count)
    {
        var percent = _isShown ? (int)(Position * Percent / Length) : _shown;
        if (percent != _shown)
        {
            _shown = percent;
            Console.Error.Write(string.Create(System.Globalization.CultureInfo.InvariantCulture, $"\r{percent,3} %"));
        }

        return count;
    }
}
