namespace FastSer.TestTypes;

[FastSerType]
public partial class ChosenConstructor
{
    public ChosenConstructor()
    {
    }

    [FastSerConstructor]
    public ChosenConstructor(int id, string? name)
    {
        Id = id;
        Name = name;
        ChosenConstructorRan = true;
    }

    public ChosenConstructor(int id, string? name, bool other)
    {
        Id = other ? id : -id;
        Name = name;
    }

    public int Id { get; }
    public string? Name { get; }
    public DateTime Set { get; set; }

    [FastSerIgnore]
    public bool ChosenConstructorRan { get; }
}
