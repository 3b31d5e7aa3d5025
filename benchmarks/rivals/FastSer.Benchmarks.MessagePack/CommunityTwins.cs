using FastSer.Benchmarks.Data.Community;
using MessagePack;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The twin of <see cref="LogAddress"/>.</summary>
[MessagePackObject]
public struct LogAddressTwin
{
    [Key(0)]
    public byte X0;

    [Key(1)]
    public byte X1;

    [Key(2)]
    public byte X2;

    [Key(3)]
    public byte X3;
}

/// <summary>The twin of <see cref="LogEntry"/>.</summary>
[MessagePackObject]
public sealed class LogEntryTwin
{
    [Key(0)]
    public LogAddressTwin Address { get; set; }

    [Key(1)]
    public string Identity { get; set; } = "";

    [Key(2)]
    public string UserId { get; set; } = "";

    [Key(3)]
    public string Date { get; set; } = "";

    [Key(4)]
    public string Request { get; set; } = "";

    [Key(5)]
    public ushort Code { get; set; }

    [Key(6)]
    public ulong Size { get; set; }
}

/// <summary>The twin of <see cref="LogFile"/>.</summary>
[MessagePackObject]
public sealed class LogFileTwin
{
    [Key(0)]
    public LogEntryTwin[] Logs { get; set; } = [];
}

/// <summary>The twin of <see cref="MeshVector"/>.</summary>
[MessagePackObject]
public struct MeshVectorTwin
{
    [Key(0)]
    public float X;

    [Key(1)]
    public float Y;

    [Key(2)]
    public float Z;
}

/// <summary>The twin of <see cref="Triangle"/>.</summary>
[MessagePackObject]
public struct TriangleTwin
{
    [Key(0)]
    public MeshVectorTwin V0;

    [Key(1)]
    public MeshVectorTwin V1;

    [Key(2)]
    public MeshVectorTwin V2;

    [Key(3)]
    public MeshVectorTwin Normal;
}

/// <summary>The twin of <see cref="Mesh"/>.</summary>
[MessagePackObject]
public sealed class MeshTwin
{
    [Key(0)]
    public TriangleTwin[] Triangles { get; set; } = [];
}

/// <summary>The twin of <see cref="Transform"/>.</summary>
[MessagePackObject]
public struct TransformTwin
{
    [Key(0)]
    public sbyte Altitude;

    [Key(1)]
    public ushort Angle;

    [Key(2)]
    public Vector2FTwin Position;

    [Key(3)]
    public short Velocity;
}

/// <summary>The twin of <see cref="Guidance"/>.</summary>
[MessagePackObject]
public struct GuidanceTwin
{
    [Key(0)]
    public ushort Angle;

    [Key(1)]
    public bool Submerge;

    [Key(2)]
    public short Velocity;
}

/// <summary>The twin of <see cref="Contact"/>.</summary>
[MessagePackObject]
public sealed class ContactTwin
{
    [Key(0)]
    public byte Damage { get; set; }

    [Key(1)]
    public uint EntityId { get; set; }

    [Key(2)]
    public ShipType? ShipType { get; set; }

    [Key(3)]
    public GuidanceTwin Guidance { get; set; }

    [Key(4)]
    public ushort? PlayerId { get; set; }

    [Key(5)]
    public bool[] Reloads { get; set; } = [];

    [Key(6)]
    public TransformTwin Transform { get; set; }

    [Key(7)]
    public ushort[] TurretAngles { get; set; } = [];
}

/// <summary>The twin of <see cref="ChunkId"/>.</summary>
[MessagePackObject]
public struct ChunkIdTwin
{
    [Key(0)]
    public sbyte X;

    [Key(1)]
    public sbyte Y;
}

/// <summary>The twin of <see cref="TerrainUpdate"/>.</summary>
[MessagePackObject]
public sealed class TerrainUpdateTwin
{
    [Key(0)]
    public ChunkIdTwin ChunkId { get; set; }

    [Key(1)]
    public byte[] Data { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdate"/>.</summary>
[MessagePackObject]
public sealed class GameUpdateTwin
{
    [Key(0)]
    public ContactTwin[] Contacts { get; set; } = [];

    [Key(1)]
    public uint Score { get; set; }

    [Key(2)]
    public float WorldRadius { get; set; }

    [Key(3)]
    public TerrainUpdateTwin[] TerrainUpdates { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdates"/>.</summary>
[MessagePackObject]
public sealed class GameUpdatesTwin
{
    [Key(0)]
    public GameUpdateTwin[] Updates { get; set; } = [];
}
