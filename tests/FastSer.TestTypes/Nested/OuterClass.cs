namespace FastSer.TestTypes;

/// <summary>Types nested in every kind of type.</summary>
public partial class OuterClass
{
    [FastSerType(View = true)]
    public partial class Inner
    {
        public int Number { get; set; }
        public Innermost? Deeper { get; set; }

        [FastSerType(View = true)]
        public sealed partial class Innermost
        {
            public string? Text { get; set; }
        }
    }

    [FastSerType(View = true)]
    public partial struct InnerStruct
    {
        public byte A;
        public int B;
    }

    [FastSerType(View = true)]
    internal sealed partial record InnerRecord(int Id, InnerStruct Struct);
}
