namespace FastSer.Benchmarks.Data;

/// <summary>The format that the data types of this project ask for.</summary>
internal static class PayloadFormat
{
    public const WireFormat Value = WireFormat.Compact;

    public const bool HasViews = false;

    public const string SystemName = "FastSer Compact";
}
