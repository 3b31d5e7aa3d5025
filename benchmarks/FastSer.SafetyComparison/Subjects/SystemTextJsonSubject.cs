using System.Text.Json;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class SystemTextJsonSubject : Subject
{
    private static readonly JsonSerializerOptions s_writing = new() { MaxDepth = int.MaxValue };

    public override string Name => "System.Text.Json";

    public override string Setting => "default";

    public override Type VersionOf => typeof(JsonSerializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(JsonException)];

    public override byte[] Write<T>(T value) => JsonSerializer.SerializeToUtf8Bytes(value, s_writing);

    public override T? Read<T>(byte[] bytes)
        where T : default => JsonSerializer.Deserialize<T>(bytes);
}
