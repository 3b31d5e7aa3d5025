using FastSer.Benchmarks.Data.Community;
using Orleans;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The twin of <see cref="LogAddress"/>.</summary>
[GenerateSerializer]
public struct LogAddressTwin
{
    [Id(0)]
    public byte X0;

    [Id(1)]
    public byte X1;

    [Id(2)]
    public byte X2;

    [Id(3)]
    public byte X3;
}

/// <summary>The twin of <see cref="LogEntry"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class LogEntryTwin
{
    [Id(0)]
    public LogAddressTwin Address { get; set; }

    [Id(1)]
    public string Identity { get; set; } = "";

    [Id(2)]
    public string UserId { get; set; } = "";

    [Id(3)]
    public string Date { get; set; } = "";

    [Id(4)]
    public string Request { get; set; } = "";

    [Id(5)]
    public ushort Code { get; set; }

    [Id(6)]
    public ulong Size { get; set; }
}

/// <summary>The twin of <see cref="LogFile"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class LogFileTwin
{
    [Id(0)]
    public LogEntryTwin[] Logs { get; set; } = [];
}

/// <summary>The twin of <see cref="MeshVector"/>.</summary>
[GenerateSerializer]
public struct MeshVectorTwin
{
    [Id(0)]
    public float X;

    [Id(1)]
    public float Y;

    [Id(2)]
    public float Z;
}

/// <summary>The twin of <see cref="Triangle"/>.</summary>
[GenerateSerializer]
public struct TriangleTwin
{
    [Id(0)]
    public MeshVectorTwin V0;

    [Id(1)]
    public MeshVectorTwin V1;

    [Id(2)]
    public MeshVectorTwin V2;

    [Id(3)]
    public MeshVectorTwin Normal;
}

/// <summary>The twin of <see cref="Mesh"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class MeshTwin
{
    [Id(0)]
    public TriangleTwin[] Triangles { get; set; } = [];
}

/// <summary>The twin of <see cref="Transform"/>.</summary>
[GenerateSerializer]
public struct TransformTwin
{
    [Id(0)]
    public sbyte Altitude;

    [Id(1)]
    public ushort Angle;

    [Id(2)]
    public Vector2FTwin Position;

    [Id(3)]
    public short Velocity;
}

/// <summary>The twin of <see cref="Guidance"/>.</summary>
[GenerateSerializer]
public struct GuidanceTwin
{
    [Id(0)]
    public ushort Angle;

    [Id(1)]
    public bool Submerge;

    [Id(2)]
    public short Velocity;
}

/// <summary>The twin of <see cref="Contact"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class ContactTwin
{
    [Id(0)]
    public byte Damage { get; set; }

    [Id(1)]
    public uint EntityId { get; set; }

    [Id(2)]
    public ShipType? ShipType { get; set; }

    [Id(3)]
    public GuidanceTwin Guidance { get; set; }

    [Id(4)]
    public ushort? PlayerId { get; set; }

    [Id(5)]
    public bool[] Reloads { get; set; } = [];

    [Id(6)]
    public TransformTwin Transform { get; set; }

    [Id(7)]
    public ushort[] TurretAngles { get; set; } = [];
}

/// <summary>The twin of <see cref="ChunkId"/>.</summary>
[GenerateSerializer]
public struct ChunkIdTwin
{
    [Id(0)]
    public sbyte X;

    [Id(1)]
    public sbyte Y;
}

/// <summary>The twin of <see cref="TerrainUpdate"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class TerrainUpdateTwin
{
    [Id(0)]
    public ChunkIdTwin ChunkId { get; set; }

    [Id(1)]
    public byte[] Data { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdate"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class GameUpdateTwin
{
    [Id(0)]
    public ContactTwin[] Contacts { get; set; } = [];

    [Id(1)]
    public uint Score { get; set; }

    [Id(2)]
    public float WorldRadius { get; set; }

    [Id(3)]
    public TerrainUpdateTwin[] TerrainUpdates { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdates"/>.</summary>
[GenerateSerializer]
[SuppressReferenceTracking]
public sealed class GameUpdatesTwin
{
    [Id(0)]
    public GameUpdateTwin[] Updates { get; set; } = [];
}
