using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.FastSerTolerant;

#pragma warning disable SA1402, MA0048 // The twins are read beside each other.

/// <summary>The twin of <see cref="LogAddress"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct LogAddressTwin
{
    [FastSerMember(0)]
    public byte X0;

    [FastSerMember(1)]
    public byte X1;

    [FastSerMember(2)]
    public byte X2;

    [FastSerMember(3)]
    public byte X3;
}

/// <summary>The twin of <see cref="LogEntry"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class LogEntryTwin
{
    [FastSerMember(0)]
    public LogAddressTwin Address { get; set; }

    [FastSerMember(1)]
    public string Identity { get; set; } = "";

    [FastSerMember(2)]
    public string UserId { get; set; } = "";

    [FastSerMember(3)]
    public string Date { get; set; } = "";

    [FastSerMember(4)]
    public string Request { get; set; } = "";

    [FastSerMember(5)]
    public ushort Code { get; set; }

    [FastSerMember(6)]
    public ulong Size { get; set; }
}

/// <summary>The twin of <see cref="LogFile"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class LogFileTwin
{
    [FastSerMember(0)]
    public LogEntryTwin[] Logs { get; set; } = [];
}

/// <summary>The twin of <see cref="MeshVector"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct MeshVectorTwin
{
    [FastSerMember(0)]
    public float X;

    [FastSerMember(1)]
    public float Y;

    [FastSerMember(2)]
    public float Z;
}

/// <summary>The twin of <see cref="Triangle"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct TriangleTwin
{
    [FastSerMember(0)]
    public MeshVectorTwin V0;

    [FastSerMember(1)]
    public MeshVectorTwin V1;

    [FastSerMember(2)]
    public MeshVectorTwin V2;

    [FastSerMember(3)]
    public MeshVectorTwin Normal;
}

/// <summary>The twin of <see cref="Mesh"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class MeshTwin
{
    [FastSerMember(0)]
    public TriangleTwin[] Triangles { get; set; } = [];
}

/// <summary>The twin of <see cref="Transform"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct TransformTwin
{
    [FastSerMember(0)]
    public sbyte Altitude;

    [FastSerMember(1)]
    public ushort Angle;

    [FastSerMember(2)]
    public Vector2FTwin Position;

    [FastSerMember(3)]
    public short Velocity;
}

/// <summary>The twin of <see cref="Guidance"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct GuidanceTwin
{
    [FastSerMember(0)]
    public ushort Angle;

    [FastSerMember(1)]
    public bool Submerge;

    [FastSerMember(2)]
    public short Velocity;
}

/// <summary>The twin of <see cref="Contact"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class ContactTwin
{
    [FastSerMember(0)]
    public byte Damage { get; set; }

    [FastSerMember(1)]
    public uint EntityId { get; set; }

    [FastSerMember(2)]
    public ShipType? ShipType { get; set; }

    [FastSerMember(3)]
    public GuidanceTwin Guidance { get; set; }

    [FastSerMember(4)]
    public ushort? PlayerId { get; set; }

    [FastSerMember(5)]
    public bool[] Reloads { get; set; } = [];

    [FastSerMember(6)]
    public TransformTwin Transform { get; set; }

    [FastSerMember(7)]
    public ushort[] TurretAngles { get; set; } = [];
}

/// <summary>The twin of <see cref="ChunkId"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public partial struct ChunkIdTwin
{
    [FastSerMember(0)]
    public sbyte X;

    [FastSerMember(1)]
    public sbyte Y;
}

/// <summary>The twin of <see cref="TerrainUpdate"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class TerrainUpdateTwin
{
    [FastSerMember(0)]
    public ChunkIdTwin ChunkId { get; set; }

    [FastSerMember(1)]
    public byte[] Data { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdate"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class GameUpdateTwin
{
    [FastSerMember(0)]
    public ContactTwin[] Contacts { get; set; } = [];

    [FastSerMember(1)]
    public uint Score { get; set; }

    [FastSerMember(2)]
    public float WorldRadius { get; set; }

    [FastSerMember(3)]
    public TerrainUpdateTwin[] TerrainUpdates { get; set; } = [];
}

/// <summary>The twin of <see cref="GameUpdates"/>.</summary>
[FastSerType(Format = WireFormat.Tolerant)]
[Serializable]
public sealed partial class GameUpdatesTwin
{
    [FastSerMember(0)]
    public GameUpdateTwin[] Updates { get; set; } = [];
}
