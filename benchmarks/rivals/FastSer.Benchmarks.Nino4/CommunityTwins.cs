using FastSer.Benchmarks.Data.Community;
using Nino.Core;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The twin of <see cref="LogEntry"/>.</summary>
[NinoType]
public sealed class LogEntryTwin
{
    public LogAddress Address { get; set; }

    public string Identity { get; set; } = "";

    public string UserId { get; set; } = "";

    public string Date { get; set; } = "";

    public string Request { get; set; } = "";

    public ushort Code { get; set; }

    public ulong Size { get; set; }
}

/// <summary>The twin of <see cref="LogFile"/>.</summary>
[NinoType]
public sealed class LogFileTwin
{
    public LogEntryTwin[] Logs { get; set; } = [];
}

/// <summary>The twin of <see cref="Mesh"/>.</summary>
[NinoType]
public sealed class MeshTwin
{
    public Triangle[] Triangles { get; set; } = [];
}

/// <summary>The twin of <see cref="Contact"/>.</summary>
[NinoType]
public sealed class ContactTwin
{
    public byte Damage { get; set; }

    public uint EntityId { get; set; }

    public ShipType? ShipType { get; set; }

    public Guidance Guidance { get; set; }

    public ushort? PlayerId { get; set; }

    public bool[] Reloads { get; set; } = [];

    public Transform Transform { get; set; }

    public ushort[] TurretAngles { get; set; } = [];
}

/// <summary>The twin of <see cref="TerrainUpdate"/>.</summary>
[NinoType]
public sealed class TerrainUpdateTwin
{
    public ChunkId ChunkId { get; set; }

    public byte[] Data { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdate"/>.</summary>
[NinoType]
public sealed class GameUpdateTwin
{
    public ContactTwin[] Contacts { get; set; } = [];

    public uint Score { get; set; }

    public float WorldRadius { get; set; }

    public TerrainUpdateTwin[] TerrainUpdates { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdates"/>.</summary>
[NinoType]
public sealed class GameUpdatesTwin
{
    public GameUpdateTwin[] Updates { get; set; } = [];
}
