namespace FastSer.TestTypes;

/// <summary>A type with its array and its list: the bytes of both follow from those of the elements.</summary>
public sealed record SequenceFamily(TestCase Element, TestCase Array, TestCase List)
{
    public override string ToString() => Element.Name;
}
