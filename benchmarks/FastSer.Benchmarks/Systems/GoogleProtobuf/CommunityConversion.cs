using FastSer.Benchmarks.Data.Community;

namespace FastSer.Benchmarks.Systems.GoogleProtobuf;

/// <summary>The log and the mesh of the suite community, to and from the generated messages; outside of the timing.</summary>
internal static class CommunityConversion
{
    public static LogFileMessage ToMessage(LogFile value) => new() { Logs = { value.Logs.Select(ToMessage) } };

    public static LogFile ToLog(LogFileMessage message) => new() { Logs = [.. message.Logs.Select(ToEntry)] };

    public static MeshMessage ToMessage(Mesh value) => new() { Triangles = { value.Triangles.Select(ToMessage) } };

    public static Mesh ToMesh(MeshMessage message) => new() { Triangles = [.. message.Triangles.Select(ToTriangle)] };

    private static LogEntryMessage ToMessage(LogEntry value) => new()
    {
        Address = new LogAddressMessage
        {
            X0 = value.Address.X0, X1 = value.Address.X1, X2 = value.Address.X2, X3 = value.Address.X3,
        },
        Identity = value.Identity,
        UserId = value.UserId,
        Date = value.Date,
        Request = value.Request,
        Code = value.Code,
        Size = value.Size,
    };

    private static LogEntry ToEntry(LogEntryMessage message) => new()
    {
        Address = new LogAddress
        {
            X0 = (byte)message.Address.X0, X1 = (byte)message.Address.X1, X2 = (byte)message.Address.X2, X3 = (byte)message.Address.X3,
        },
        Identity = message.Identity,
        UserId = message.UserId,
        Date = message.Date,
        Request = message.Request,
        Code = (ushort)message.Code,
        Size = message.Size,
    };

    private static TriangleMessage ToMessage(Triangle value) => new()
    {
        V0 = ToMessage(value.V0), V1 = ToMessage(value.V1), V2 = ToMessage(value.V2), Normal = ToMessage(value.Normal),
    };

    private static Triangle ToTriangle(TriangleMessage message) => new()
    {
        V0 = ToVector(message.V0), V1 = ToVector(message.V1), V2 = ToVector(message.V2), Normal = ToVector(message.Normal),
    };

    private static MeshVectorMessage ToMessage(MeshVector value) => new() { X = value.X, Y = value.Y, Z = value.Z };

    private static MeshVector ToVector(MeshVectorMessage message) => new() { X = message.X, Y = message.Y, Z = message.Z };
}
