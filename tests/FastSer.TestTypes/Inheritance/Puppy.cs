namespace FastSer.TestTypes;

[FastSerType(View = true)]
public sealed partial class Puppy : Dog
{
    public Dog? Mother { get; set; }
    public List<string?>? Toys { get; set; }
}
