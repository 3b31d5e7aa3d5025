namespace FastSer.TestTypes;

/// <summary>A struct of the Compact format that members may be appended to.</summary>
/// <param name="X">An integer.</param>
/// <param name="IsExact">A flag.</param>
[FastSerType(Append = true, Format = WireFormat.Compact)]
public partial record struct AppendOffset(ulong X, bool IsExact);
