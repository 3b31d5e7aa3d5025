using System.Buffers;
using System.Numerics;
using FastSer;

// Saves the components of a game, one array each, sixty times a second into a reused buffer, and reads them back into the existing
// arrays. After the first frame nothing is allocated.
const int Entities = 10_000;
const int Frames = 60;

var world = World.Create(Entities);
var copy = World.Create(Entities);
var output = new ArrayBufferWriter<byte>(FastSerializer.GetSize(world));
Save();

var before = GC.GetAllocatedBytesForCurrentThread();
for (var frame = 0; frame < Frames; frame++)
{
    world.Step(1f / 60);
    Save();
}

var allocated = GC.GetAllocatedBytesForCurrentThread() - before;
var same = copy.Positions.AsSpan().SequenceEqual(world.Positions) && copy.Lives.AsSpan().SequenceEqual(world.Lives);
Console.WriteLine($"{output.WrittenCount:N0} bytes a frame.");
Console.WriteLine(FormattableString.Invariant(
    $"{Frames} frames of {Entities} entities, {output.WrittenCount / Entities} bytes each: same {same}, {allocated / Frames} bytes allocated a frame."));

void Save()
{
    output.ResetWrittenCount();
    FastSerializer.Serialize(output, world);
    FastSerializer.Populate(output.WrittenSpan, ref copy);
}

[FastSerType]
public sealed partial class World
{
    public Vector3[] Positions { get; set; } = [];

    public Vector3[] Velocities { get; set; } = [];

    public Life[] Lives { get; set; } = [];

    public static World Create(int entities)
    {
        var random = new Random(7);
        var world = new World
        {
            Positions = new Vector3[entities],
            Velocities = new Vector3[entities],
            Lives = new Life[entities],
        };
        for (var i = 0; i < entities; i++)
        {
            world.Velocities[i] = new Vector3(random.NextSingle(), random.NextSingle(), random.NextSingle());
            world.Lives[i] = new Life { Health = 100, Armor = (ushort)random.Next(50) };
        }

        return world;
    }

    public void Step(float seconds)
    {
        for (var i = 0; i < Positions.Length; i++)
        {
            Positions[i] += Velocities[i] * seconds;
        }
    }
}

[FastSerType]
public partial struct Life : IEquatable<Life>
{
    public ushort Health;

    public ushort Armor;

    public readonly bool Equals(Life other) => Health == other.Health && Armor == other.Armor;
}
