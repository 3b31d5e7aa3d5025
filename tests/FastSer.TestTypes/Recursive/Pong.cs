namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Pong
{
    public string? Text { get; set; }
    public Ping?[]? Pings { get; set; }
}
