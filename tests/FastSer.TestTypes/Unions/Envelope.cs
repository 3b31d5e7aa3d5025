namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Envelope : IMessage
{
    public int Id { get; set; }

    public IMessage?[]? Inner { get; set; }

    public Dictionary<string, CommandMessage?>? Commands { get; set; }
}
