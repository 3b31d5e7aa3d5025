using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Data;

public static partial class CommunityData
{
    private const int SentUpdates = 100;
    private const float Sight = 750;
    private const int SlowestSpeed = 140;
    private const int FastestSpeed = 900;
    private const int ReverseSlower = 4;

    /// <summary>The frequency of each type of ship, and its turrets and weapons, in the order of the types.</summary>
    private static readonly (double Frequency, int Turrets, int Weapons)[] s_ships =
    [
        (2.14, 1, 20), (0.52, 4, 10), (0.97, 4, 16), (1.46, 4, 18), (13.16, 0, 2), (1.55, 3, 28), (0.83, 1, 15), (7.25, 2, 6),
        (4.06, 0, 14), (12.92, 3, 11),
    ];

    private static readonly double s_allFrequencies = s_ships.Sum(static ship => ship.Frequency);

    public static GameUpdates Updates()
    {
        var random = new Random(Seed);
        return new GameUpdates { Updates = Many(SentUpdates, () => NewUpdate(random)) };
    }

    private static GameUpdate NewUpdate(Random random)
    {
        var players = random.Next(200, 400);
        var radius = MathF.Sqrt(players * 15_000f) + Between(random, -50, 50);
        var chunks = (int)MathF.Ceiling(radius / 1600);
        return new GameUpdate
        {
            Contacts = Many(random.Next(20, 40), () => NewContact(random, players)),
            Score = (uint)(MathF.Pow(random.NextSingle(), 4) * 5000) + (uint)random.Next(50),
            WorldRadius = radius,
            TerrainUpdates = Many(random.Next(3, 10), () => NewTerrain(random, chunks)),
        };
    }

    /// <summary>Of a ship out of sight nobody knows the type, the player, the weapons and the turrets.</summary>
    private static Contact NewContact(Random random, int players)
    {
        var type = NewShipType(random);
        var (_, turrets, weapons) = s_ships[(int)type];
        var isVisible = Chance(random, 0.7);
        var loaded = random.NextDouble();
        var turret = AnyUShort(random);
        return new Contact
        {
            Damage = isVisible && Chance(random, 0.6) ? (byte)0 : (byte)random.Next(200),
            EntityId = (uint)random.Next(players * 20),
            ShipType = isVisible ? type : null,
            Guidance = new Guidance { Angle = AnyUShort(random), Submerge = Submerges(random, type), Velocity = NewVelocity(random) },
            PlayerId = isVisible ? (ushort)random.Next(players) : null,
            Reloads = isVisible ? Many(weapons, () => Chance(random, loaded)) : [],
            Transform = new Transform
            {
                Altitude = Submerges(random, type) ? (sbyte)random.Next(-120, -35) : (sbyte)0,
                Angle = AnyUShort(random),
                Position = new Vector2F { X = Between(random, -Sight, Sight), Y = Between(random, -Sight, Sight) },
                Velocity = NewVelocity(random),
            },
            TurretAngles = isVisible ? Many(turrets, () => NewAngle(random, turret)) : [],
        };
    }

    private static ShipType NewShipType(Random random)
    {
        var drawn = random.NextDouble() * s_allFrequencies;
        var type = 0;
        while (type < s_ships.Length - 1 && (drawn -= s_ships[type].Frequency) >= 0)
            type++;
        return (ShipType)type;
    }

    private static bool Submerges(Random random, ShipType type) => type == ShipType.Yasen && Chance(random, 0.9);

    private static short NewVelocity(Random random) => random.Next(100) switch
    {
        < 80 => (short)random.Next(SlowestSpeed, FastestSpeed),
        < 90 => 0,
        _ => (short)random.Next(-FastestSpeed / ReverseSlower, -SlowestSpeed / ReverseSlower),
    };

    private static ushort NewAngle(Random random, ushort turret) =>
        Chance(random, 0.75) ? (ushort)(turret + random.Next(-200, 200)) : AnyUShort(random);

    private static TerrainUpdate NewTerrain(Random random, int chunks)
    {
        var isNew = Chance(random, 0.02);
        var data = new byte[isNew ? random.Next(900, 1100) : random.Next(3, 9)];
        random.NextBytes(data);
        return new TerrainUpdate
        {
            ChunkId = new ChunkId { X = (sbyte)random.Next(-chunks, chunks), Y = (sbyte)random.Next(-chunks, chunks) },
            Data = data,
        };
    }

    private static float Between(Random random, float low, float high) => low + (high - low) * random.NextSingle();
}
