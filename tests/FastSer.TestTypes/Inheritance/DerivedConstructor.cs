namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class DerivedConstructor(string? name, Guid key, int id) : BaseConstructor(id, name)
{
    public Guid Key { get; } = key;
    public DateTime? Moment { get; set; }
}
