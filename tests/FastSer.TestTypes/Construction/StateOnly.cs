namespace FastSer.TestTypes;

[FastSerType(Members = FastSerMembers.PublicState)]
public partial class StateOnly(int id)
{
    private string _last = "";

    public int Id { get; } = id;
    public string? First { get; set; }

    public string Last
    {
        get => _last;
        set => _last = value;
    }

    public string FullName => $"{First} {Last}";

    public int[]? Numbers { get; init; }
    public IEnumerable<int> Even => (Numbers ?? []).Where(static number => number % 2 == 0);

    public int this[int index] => Numbers?[index] ?? 0;
}
