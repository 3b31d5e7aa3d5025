namespace FastSer.TestTypes;

[FastSerType]
public partial class ReadOnlyFields
{
    public readonly int Number;
    public readonly string? Text;
    public readonly IntThenDateTime Fixed;

    public ReadOnlyFields(string? text, IntThenDateTime @fixed, int number)
    {
        Number = number;
        Text = text;
        Fixed = @fixed;
    }
}
