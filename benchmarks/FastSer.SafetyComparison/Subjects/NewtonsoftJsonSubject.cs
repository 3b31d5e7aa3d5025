using System.Text;
using Newtonsoft.Json;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class NewtonsoftJsonSubject : Subject
{
    private static readonly JsonSerializerSettings s_writing = new() { MaxDepth = null };

    public override string Name => "Newtonsoft.Json";

    public override string Setting => "default (`TypeNameHandling.None`)";

    public override Type VersionOf => typeof(JsonConvert);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(JsonException)];

    public override byte[] Write<T>(T value) => Encoding.UTF8.GetBytes(JsonConvert.SerializeObject(value, s_writing));

    public override T? Read<T>(byte[] bytes)
        where T : default => JsonConvert.DeserializeObject<T>(Encoding.UTF8.GetString(bytes));
}
