using FastSer;

// A cache that outlives the program: here a folder, but it could be a key-value store. Each entry begins with the fingerprint of its
// type, so an entry of another version of the type is a miss and never a wrong value. A damaged entry is a miss too.
var folder = Directory.CreateTempSubdirectory("cache-").FullName;
try
{
    var cache = new FileCache(folder);
    var made = 0;
    var first = cache.GetOrAdd("profile-7", Make);
    var second = cache.GetOrAdd("profile-7", Make);

    // An entry that an earlier version of the program stored under the same name.
    cache.Set("profile-8", new OldProfile("Ann"));
    var third = cache.GetOrAdd("profile-8", Make);

    File.WriteAllBytes(Path.Combine(folder, "profile-7"), [1, 2, 3]);
    var fourth = cache.GetOrAdd("profile-7", Make);

    Console.WriteLine($"{first.Name}, {second.Name}, {third.Name}, {fourth.Name}");
    Console.WriteLine($"4 lookups, {made} made: {cache.Hits} hit, {cache.Misses} missing, {cache.Refused} of another version or damaged.");

    Profile Make() => new($"Profile {++made}", DateTime.UtcNow, ["reader", "writer"]);
}
finally
{
    Directory.Delete(folder, recursive: true);
}

public sealed class FileCache(string folder)
{
    private static readonly FastSerializerOptions s_options = new() { Fingerprint = true };

    public int Hits { get; private set; }

    public int Misses { get; private set; }

    public int Refused { get; private set; }

    public T GetOrAdd<T>(string key, Func<T> make)
    {
        var file = Path.Combine(folder, key);
        if (!File.Exists(file))
        {
            Misses++;
        }
        else if (FastSerializer.TryDeserialize<T>(File.ReadAllBytes(file), out var value, out _, s_options))
        {
            Hits++;
            return value;
        }
        else
        {
            Refused++;
        }

        var made = make();
        Set(key, made);
        return made;
    }

    public void Set<T>(string key, T value) =>
        File.WriteAllBytes(Path.Combine(folder, key), FastSerializer.Serialize(value, s_options));
}

[FastSerType]
public partial record Profile(string Name, DateTime Seen, List<string> Roles);

[FastSerType]
public partial record OldProfile(string Name);
