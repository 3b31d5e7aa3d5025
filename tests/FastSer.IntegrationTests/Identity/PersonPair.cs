namespace FastSer.IntegrationTests.Identity;

/// <summary>Is written by a formatter that goes back to objects that keep their identity.</summary>
public sealed record PersonPair(Person? First, Person? Second);

public sealed class PairFormatter : IFastSerFormatter<PersonPair>
{
    public static void Write(ref FastWriter writer, PersonPair value)
    {
        writer.WriteObject(value.First);
        writer.WriteObject(value.Second);
    }

    public static PersonPair Read(ref FastReader reader) => new(reader.ReadObject<Person>(), reader.ReadObject<Person>());

    public static void Skip(ref FastReader reader) => Read(ref reader);
}
