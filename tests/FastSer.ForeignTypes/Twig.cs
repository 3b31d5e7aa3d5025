namespace FastSer.ForeignTypes;

public struct Twig
{
    public int Length;
    public Branch? End;
}
