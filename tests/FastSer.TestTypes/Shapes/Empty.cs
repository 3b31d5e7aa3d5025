namespace FastSer.TestTypes;

[FastSerType]
public partial class Empty;
