namespace FastSer.TestTypes;

[FastSerType(View = true)]
public partial class StructCollections
{
    public IntThenDateTime[]? Array { get; set; }
    public List<IntThenDateTime>? List { get; set; }
    public HashSet<RecordKey>? Set { get; set; }
    public Dictionary<RecordKey, BoolDoubleChar>? Dictionary { get; set; }
    public NamedPoint[]? VariableArray { get; set; }
    public List<NamedPoint>? VariableList { get; set; }
    public Dictionary<string, NamedPoint>? VariableDictionary { get; set; }
}
