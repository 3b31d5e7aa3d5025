namespace FastSer.TestTypes;

/// <summary>Collections that are filled element by element.</summary>
[FastSerType(View = true)]
public partial class LinearCollections
{
    public LinkedList<int>? Linked { get; set; }
    public LinkedList<string?>? LinkedStrings { get; set; }
    public Queue<int>? Queue { get; set; }
    public Queue<Leaf?>? QueuedObjects { get; set; }
    public Stack<int>? Stack { get; set; }
    public Stack<string?>? StackedStrings { get; set; }
    public Stack<Leaf?>? StackedObjects { get; set; }
    public Stack<IntThenDateTime>? StackedStructs { get; set; }
    public Queue<List<int>?>? QueuedLists { get; set; }
    public PriorityQueue<string?, int>? Priorities { get; set; }
    public PriorityQueue<long, DateTime>? FixedPriorities { get; set; }
}
