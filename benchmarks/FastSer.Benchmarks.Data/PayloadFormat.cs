namespace FastSer.Benchmarks.Data;

/// <summary>
/// The format that the data types ask for, and the name of the system that is measured with it. Projects for the other
/// formats compile the same types with a file of their own in place of this one.
/// </summary>
public static class PayloadFormat
{
    public const WireFormat Value = WireFormat.Fast;

    public const bool HasViews = true;

    public const string SystemName = "FastSer";
}
