using FastSer;

// A file of readings that grows for years. Each run of the station appends some and closes the file; the type gets new members
// meanwhile. Every version of the program reads the whole file: what later versions added is skipped, what earlier ones lacked
// takes its default. FastSer.schema.lock keeps the keys of the readings from being changed.
var file = Path.Combine(Path.GetTempPath(), Path.GetRandomFileName());
try
{
    Append(file, Enumerable.Range(0, 1000).Select(static day => new First.Reading(day, 15 + (day % 10))));
    Append(file, Enumerable.Range(1000, 500).Select(static day => new Second.Reading(day, 15.5, "roof") { Humidity = 40 }));
    Append(file, [new First.Reading(1500, 12)]);

    // A process that died while it wrote: the last reading is cut.
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

// Reads up to the end, or to a reading that was not written whole.
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
