using FastSer;

namespace FastSerModel;

/// <summary>
/// The Tolerant format: a version with more keys reads data of this one, and the reverse. Never give a key another meaning; a key that is no
/// longer used becomes [FastSerRetired(key, typeof(...))].
/// </summary>
[FastSerType(Format = WireFormat.Tolerant)]
public partial class Settings
{
    [FastSerMember(0)]
    public string Theme { get; set; } = "light";

    [FastSerMember(1)]
    public int FontSize { get; set; } = 12;

    [FastSerMember(2)]
    public List<string> RecentFiles { get; set; } = [];
}
