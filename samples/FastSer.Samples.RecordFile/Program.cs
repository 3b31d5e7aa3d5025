using FastSer;

// A file of readings that grows for years. Each run of the station appends some readings and closes the file. The type gets new members
// over time. Every version of the program reads the whole file: members that later versions added are skipped, and members that earlier
// versions did not have get their defaults. FastSer.schema.lock prevents changes to the keys of the members.
var file = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
try
{
    Append(file, Enumerable.Range(0, 1000).Select(static day => new First.Reading(day, 15 + (day % 10))));
    Append(file, Enumerable.Range(1000, 500).Select(static day => new Second.Reading(day, 15.5, "roof") { Humidity = 40 }));
    Append(file, [new First.Reading(1500, 12)]);

    // Simulates a process that crashed during a write: the last reading is truncated. The next run cuts off what is left of it.
    Tear(file);
    var cut = Append(file, [new Second.Reading(1500, 13, "roof")]);
    Console.WriteLine($"{cut} bytes of a truncated reading were cut off before the next one was appended.");

    // This time a reader finds the truncated reading first.
    Tear(file);

    var (old, lost) = Read<First.Reading>(file);
    var (all, _) = Read<Second.Reading>(file);
    Console.WriteLine($"The first version reads {old.Count} readings, the last of {old[^1].Degrees:F1} degrees.");
    Console.WriteLine($"The second finds {all.Count(static reading => reading.Place == "roof")} from the roof.");
    Console.WriteLine($"{all.Count} readings, {all.Count(static reading => reading.Humidity is null)} of them without humidity, {lost} cut off.");
}
finally
{
    File.Delete(file);
}

// Readings of both versions are read as the version that appends: OpenAppend steps over them to find the end of the last one.
static long Append<T>(string file, IEnumerable<T> readings)
{
    using var writer = FastSerStreamWriter.OpenAppend<T>(file);
    writer.WriteAll(readings);
    return writer.BytesCut;
}

static void Tear(string file)
{
    using var torn = new FileStream(file, FileMode.Open);
    torn.SetLength(torn.Length - 1);
}

// Reads up to the end of the file, or up to a truncated reading.
static (List<T> Readings, int Cut) Read<T>(string file)
{
    var readings = new List<T>();
    using var reader = new FastSerStreamReader(File.OpenRead(file));
    try
    {
        while (reader.TryRead<T>(out var reading))
        {
            readings.Add(reading);
        }
    }
    catch (FastSerException exception) when (exception.Code == FastSerErrorCode.Truncated)
    {
        return (readings, 1);
    }

    return (readings, 0);
}

namespace First
{
    [FastSerType(Format = WireFormat.Tolerant)]
    public partial record Reading(
        [property: FastSerMember(0)] int Day,
        [property: FastSerMember(1)] double Degrees);
}

namespace Second
{
    [FastSerType(Format = WireFormat.Tolerant)]
    public partial record Reading(
        [property: FastSerMember(0)] int Day,
        [property: FastSerMember(1)] double Degrees,
        [property: FastSerMember(2)] string Place = "yard")
    {
        [FastSerMember(3)]
        public int? Humidity { get; init; }
    }
}
