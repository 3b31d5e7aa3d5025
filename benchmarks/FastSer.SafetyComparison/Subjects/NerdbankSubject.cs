using Nerdbank.MessagePack;
using PolyType;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class NerdbankSubject : Subject
{
    private static readonly MessagePackSerializer s_reading = new();
    private static readonly MessagePackSerializer s_writing = new() { StartingContext = new SerializationContext { MaxDepth = int.MaxValue } };

    public override string Name => "Nerdbank.MessagePack";

    public override string Setting => "default";

    public override Type VersionOf => typeof(MessagePackSerializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(MessagePackSerializationException)];

    public override byte[] Write<T>(T value) => s_writing.Serialize(in value, ShapeOf<T>());

    public override T? Read<T>(byte[] bytes)
        where T : default => s_reading.Deserialize(bytes, ShapeOf<T>());

    private static ITypeShape<T> ShapeOf<T>() => (ITypeShape<T>)Shapes.GeneratedTypeShapeProvider.GetTypeShape(typeof(T))!;
}
