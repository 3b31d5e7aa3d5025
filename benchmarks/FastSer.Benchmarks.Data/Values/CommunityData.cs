using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Data;

/// <summary>
/// The values of the suite community, from a seed: counts, ranges, tables and chances are those that the source describes,
/// the draws are ours.
/// </summary>
public static partial class CommunityData
{
    private const int Seed = 20261123;
    private const int Entries = 1000;
    private const int Triangles = 12_500;

    private static readonly string[] s_users =
        ["-", "alice", "bob", "carmen", "david", "eric", "frank", "george", "harry"];

    private static readonly string[] s_months =
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

    private static readonly string[] s_methods = ["GET", "POST", "PUT", "UPDATE", "DELETE"];
    private static readonly string[] s_protocols = ["HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/3"];

    private static readonly string[] s_routes =
    [
        "/favicon.ico", "/css/index.css", "/css/font-awsome.min.css", "/img/logo-full.svg", "/img/splash.jpg", "/api/login",
        "/api/logout",
    ];

    // First and last of each block of status codes.
    private static readonly (int First, int Last)[] s_codeBlocks =
    [
        (100, 103), (200, 208), (226, 226), (300, 308), (400, 418), (421, 426), (428, 429), (431, 431), (451, 451), (500, 508),
        (510, 511),
    ];

    private static readonly ushort[] s_codes = [.. s_codeBlocks.SelectMany(CodesOf)];

    public static LogFile Log() => Log(Entries);

    public static LogFile Log(int entries)
    {
        var random = new Random(Seed);
        return new LogFile { Logs = Many(entries, () => Entry(random)) };
    }

    public static Mesh Mesh()
    {
        var random = new Random(Seed);
        return new Mesh
        {
            Triangles = Many(Triangles, () => new Triangle { V0 = Vector(), V1 = Vector(), V2 = Vector(), Normal = Vector() }),
        };

        MeshVector Vector() => new() { X = random.NextSingle(), Y = random.NextSingle(), Z = random.NextSingle() };
    }

    private static LogEntry Entry(Random random) => new()
    {
        Address = new LogAddress { X0 = Octet(random), X1 = Octet(random), X2 = Octet(random), X3 = Octet(random) },
        Identity = "-",
        UserId = Pick(random, s_users),
        Date = $"{random.Next(1, 29)}/{Pick(random, s_months)}/{random.Next(1970, 2022)}:{random.Next(24)}:{random.Next(60)}:"
            + $"{random.Next(60)} {Zone(random.Next(-12, 13))}",
        Request = $"{Pick(random, s_methods)} {Pick(random, s_routes)} {Pick(random, s_protocols)}",
        Code = Pick(random, s_codes),
        Size = (ulong)random.Next(100_000_000),
    };

    private static string Zone(int hours) => $"{(hours < 0 ? '-' : '+')}{Math.Abs(hours):00}00";

    private static IEnumerable<ushort> CodesOf((int First, int Last) block) =>
        Enumerable.Range(block.First, block.Last - block.First + 1).Select(static code => (ushort)code);

    private static byte Octet(Random random) => (byte)random.Next(256);

    private static T Pick<T>(Random random, T[] items) => items[random.Next(items.Length)];

    private static T[] Many<T>(int count, Func<T> create)
    {
        var items = new T[count];
        for (var i = 0; i < count; i++)
            items[i] = create();
        return items;
    }
}
