namespace FastSer.TestTypes;

/// <summary>Nothing yet.</summary>
[FastSerType(Append = true)]
public partial class AppendEmpty;
