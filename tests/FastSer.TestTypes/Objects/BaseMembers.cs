namespace FastSer.TestTypes;

/// <summary>Members of base and interface types that name what they may hold.</summary>
[FastSerType(View = true)]
public partial class BaseMembers
{
    [FastSerUnion(0, typeof(Animal))]
    [FastSerUnion(1, typeof(Dog))]
    public Animal? Pet { get; set; }

    [FastSerUnion(0, typeof(int))]
    [FastSerUnion(1, typeof(string))]
    public IComparable? Key { get; set; }

    [FastSerUnion(3, typeof(Dog))]
    [FastSerUnion(4, typeof(Puppy))]
    public Dictionary<int, Animal?>? Pack { get; set; }
}
