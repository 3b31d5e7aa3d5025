using FastSer.Benchmarks.Data.Community;
using MemoryPack;

namespace FastSer.Benchmarks.Rivals;

/// <summary>The twin of <see cref="LogEntry"/>.</summary>
[MemoryPackable]
public sealed partial class LogEntryTwin
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
[MemoryPackable]
public sealed partial class LogFileTwin
{
    public LogEntryTwin[] Logs { get; set; } = [];
}

/// <summary>The twin of <see cref="Mesh"/>.</summary>
[MemoryPackable]
public sealed partial class MeshTwin
{
    public Triangle[] Triangles { get; set; } = [];
}

/// <summary>The twin of <see cref="Contact"/>.</summary>
[MemoryPackable]
public sealed partial class ContactTwin
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
[MemoryPackable]
public sealed partial class TerrainUpdateTwin
{
    public ChunkId ChunkId { get; set; }

    public byte[] Data { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdate"/>.</summary>
[MemoryPackable]
public sealed partial class GameUpdateTwin
{
    public ContactTwin[] Contacts { get; set; } = [];

    public uint Score { get; set; }

    public float WorldRadius { get; set; }

    public TerrainUpdateTwin[] TerrainUpdates { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdates"/>.</summary>
[MemoryPackable]
public sealed partial class GameUpdatesTwin
{
    public GameUpdateTwin[] Updates { get; set; } = [];
}
