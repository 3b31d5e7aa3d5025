namespace FastSer.TestTypes;

[FastSerType]
public partial class Keywords
{
    public int @class { get; set; }
    public string? @event { get; set; }
    public bool @return;
    public List<int>? @namespace { get; set; }
    public int @record { get; set; }
    public int @required { get; set; }
    public string? @await { get; set; }
    public long @field { get; set; }
    public long @var { get; set; }
    public int? @global { get; set; }
}
