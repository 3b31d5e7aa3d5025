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

    // Simulates a process that crashed during a write: the last reading is truncated.
    using (var torn = new FileStream(file, FileMode.Open))
    {
        torn.SetLength(torn.Length - 1);
    }

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

static void Append<T>(string file, IEnumerable<T> readings)
{
    using var writer = new FastSerStreamWriter(new FileStream(file, FileMode.Append));
    foreach (var reading in readings)
    {
        writer.Write(reading);
    }
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
