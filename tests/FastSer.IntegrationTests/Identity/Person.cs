namespace FastSer.IntegrationTests.Identity;

/// <summary>Keeps identity, and uses everything else that a class can: a factory, callbacks, a collection without a setter, a formatter.</summary>
[FastSerType(References = true)]
public sealed partial class Person
{
    private Person()
    {
    }

    public string? Name { get; set; }

    public Person? Partner { get; set; }

    public List<Person> Friends { get; } = [];

    [FastSerFormatter(typeof(PairFormatter))]
    public PersonPair? Parents { get; set; }

    [FastSerIgnore]
    public List<string> Calls { get; } = [];

    [FastSerConstructor]
    public static Person Create() => new();

    [FastSerSerializing]
    private void OnSerializing() => Calls.Add("serializing");

    [FastSerSerialized]
    private void OnSerialized() => Calls.Add("serialized");

    [FastSerDeserializing]
    private void OnDeserializing() => Calls.Add("deserializing");

    [FastSerDeserialized]
    private void OnDeserialized() => Calls.Add($"deserialized {Name} {Friends.Count}");
}
