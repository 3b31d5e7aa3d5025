using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.ByHand;

internal static partial class ByHandFormat
{
    private static void Write(BinaryWriter writer, LogAddress value)
    {
        writer.Write(value.X0);
        writer.Write(value.X1);
        writer.Write(value.X2);
        writer.Write(value.X3);
    }

    private static LogAddress ReadLogAddress(BinaryReader reader) => new()
    {
        X0 = reader.ReadByte(),
        X1 = reader.ReadByte(),
        X2 = reader.ReadByte(),
        X3 = reader.ReadByte(),
    };

    private static void Write(BinaryWriter writer, LogEntry value)
    {
        Write(writer, value.Address);
        writer.Write(value.Identity);
        writer.Write(value.UserId);
        writer.Write(value.Date);
        writer.Write(value.Request);
        writer.Write(value.Code);
        writer.Write(value.Size);
    }

    private static LogEntry ReadLogEntry(BinaryReader reader) => new()
    {
        Address = ReadLogAddress(reader),
        Identity = reader.ReadString(),
        UserId = reader.ReadString(),
        Date = reader.ReadString(),
        Request = reader.ReadString(),
        Code = reader.ReadUInt16(),
        Size = reader.ReadUInt64(),
    };

    public static void Write(BinaryWriter writer, LogFile value)
    {
        writer.Write(value.Logs.Length);
        foreach (var item in value.Logs)
            Write(writer, item);
    }

    public static LogFile ReadLogFile(BinaryReader reader) => new()
    {
        Logs = ReadMany(reader, ReadLogEntry),
    };

    private static void Write(BinaryWriter writer, MeshVector value)
    {
        writer.Write(value.X);
        writer.Write(value.Y);
        writer.Write(value.Z);
    }

    private static MeshVector ReadMeshVector(BinaryReader reader) => new()
    {
        X = reader.ReadSingle(),
        Y = reader.ReadSingle(),
        Z = reader.ReadSingle(),
    };

    private static void Write(BinaryWriter writer, Triangle value)
    {
        Write(writer, value.V0);
        Write(writer, value.V1);
        Write(writer, value.V2);
        Write(writer, value.Normal);
    }

    private static Triangle ReadTriangle(BinaryReader reader) => new()
    {
        V0 = ReadMeshVector(reader),
        V1 = ReadMeshVector(reader),
        V2 = ReadMeshVector(reader),
        Normal = ReadMeshVector(reader),
    };

    public static void Write(BinaryWriter writer, Mesh value)
    {
        writer.Write(value.Triangles.Length);
        foreach (var item in value.Triangles)
            Write(writer, item);
    }

    public static Mesh ReadMesh(BinaryReader reader) => new()
    {
        Triangles = ReadMany(reader, ReadTriangle),
    };

    private static void Write(BinaryWriter writer, Transform value)
    {
        writer.Write(value.Altitude);
        writer.Write(value.Angle);
        Write(writer, value.Position);
        writer.Write(value.Velocity);
    }

    private static Transform ReadTransform(BinaryReader reader) => new()
    {
        Altitude = reader.ReadSByte(),
        Angle = reader.ReadUInt16(),
        Position = ReadVector2F(reader),
        Velocity = reader.ReadInt16(),
    };

    private static void Write(BinaryWriter writer, Guidance value)
    {
        writer.Write(value.Angle);
        writer.Write(value.Submerge);
        writer.Write(value.Velocity);
    }

    private static Guidance ReadGuidance(BinaryReader reader) => new()
    {
        Angle = reader.ReadUInt16(),
        Submerge = reader.ReadBoolean(),
        Velocity = reader.ReadInt16(),
    };

    private static void Write(BinaryWriter writer, Contact value)
    {
        writer.Write(value.Damage);
        writer.Write(value.EntityId);
        writer.Write(value.ShipType is not null);
        if (value.ShipType is not null)
            writer.Write((int)value.ShipType.Value);
        Write(writer, value.Guidance);
        writer.Write(value.PlayerId is not null);
        if (value.PlayerId is not null)
            writer.Write(value.PlayerId.Value);
        writer.Write(value.Reloads.Length);
        foreach (var item in value.Reloads)
            writer.Write(item);
        Write(writer, value.Transform);
        writer.Write(value.TurretAngles.Length);
        foreach (var item in value.TurretAngles)
            writer.Write(item);
    }

    private static Contact ReadContact(BinaryReader reader) => new()
    {
        Damage = reader.ReadByte(),
        EntityId = reader.ReadUInt32(),
        ShipType = reader.ReadBoolean() ? (ShipType)reader.ReadInt32() : null,
        Guidance = ReadGuidance(reader),
        PlayerId = reader.ReadBoolean() ? reader.ReadUInt16() : null,
        Reloads = ReadMany(reader, static reader => reader.ReadBoolean()),
        Transform = ReadTransform(reader),
        TurretAngles = ReadMany(reader, static reader => reader.ReadUInt16()),
    };

    private static void Write(BinaryWriter writer, ChunkId value)
    {
        writer.Write(value.X);
        writer.Write(value.Y);
    }

    private static ChunkId ReadChunkId(BinaryReader reader) => new()
    {
        X = reader.ReadSByte(),
        Y = reader.ReadSByte(),
    };

    private static void Write(BinaryWriter writer, TerrainUpdate value)
    {
        Write(writer, value.ChunkId);
        writer.Write(value.Data.Length);
        writer.Write(value.Data);
    }

    private static TerrainUpdate ReadTerrainUpdate(BinaryReader reader) => new()
    {
        ChunkId = ReadChunkId(reader),
        Data = reader.ReadBytes(reader.ReadInt32()),
    };

    private static void Write(BinaryWriter writer, GameUpdate value)
    {
        writer.Write(value.Contacts.Length);
        foreach (var item in value.Contacts)
            Write(writer, item);
        writer.Write(value.Score);
        writer.Write(value.WorldRadius);
        writer.Write(value.TerrainUpdates.Length);
        foreach (var item in value.TerrainUpdates)
            Write(writer, item);
    }

    private static GameUpdate ReadGameUpdate(BinaryReader reader) => new()
    {
        Contacts = ReadMany(reader, ReadContact),
        Score = reader.ReadUInt32(),
        WorldRadius = reader.ReadSingle(),
        TerrainUpdates = ReadMany(reader, ReadTerrainUpdate),
    };

    public static void Write(BinaryWriter writer, GameUpdates value)
    {
        writer.Write(value.Updates.Length);
        foreach (var item in value.Updates)
            Write(writer, item);
    }

    public static GameUpdates ReadGameUpdates(BinaryReader reader) => new()
    {
        Updates = ReadMany(reader, ReadGameUpdate),
    };

    private static T[] ReadMany<T>(BinaryReader reader, Func<BinaryReader, T> read)
    {
        var items = new T[reader.ReadInt32()];
        for (var i = 0; i < items.Length; i++)
            items[i] = read(reader);
        return items;
    }
}
