namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Ping
{
    public int Number { get; set; }
    public Pong? Pong { get; set; }
}
