namespace FastSer.TestTypes;

public abstract class AbstractBase(int id)
{
    public int Id { get; } = id;
    public virtual string? Label { get; set; }
    public abstract long Weight { get; set; }
}
