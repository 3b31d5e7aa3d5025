using System.Collections;
using System.Runtime.Serialization;
using System.Security;
using Hyperion;

namespace FastSer.SafetyComparison.Subjects;

internal sealed class HyperionSubject : Subject
{
    private static readonly Serializer s_serializer = new(SerializerOptions.Default.WithTypeFilter(new ModelFilter()));

    public override string Name => "Hyperion";

    public override string Setting => "a type filter with the types of the model; `DisallowUnsafeTypes`, the default";

    public override Type VersionOf => typeof(Serializer);

    public override IReadOnlyList<Type> DocumentedErrors => [typeof(SerializationException), typeof(SecurityException)];

    public override byte[] Write<T>(T value)
    {
        var output = new MemoryStream();
        s_serializer.Serialize(value, output);
        return output.ToArray();
    }

    public override T? Read<T>(byte[] bytes)
        where T : default => s_serializer.Deserialize<T>(new MemoryStream(bytes));

    /// <summary>
    /// Allows the types of the model. The filter of <see cref="TypeFilterBuilder"/> knows short names only, and the writer asks for full ones.
    /// </summary>
    private sealed class ModelFilter : ITypeFilter
    {
        private static readonly Type[] s_types =
        [
            typeof(TextHolder), typeof(BytesHolder), typeof(NumbersHolder), typeof(ListHolder), typeof(MapHolder), typeof(CheckedHolder), typeof(Node),
            typeof(Message), typeof(Padded), typeof(PaddedHolder), typeof(PartHolder), typeof(Widget0), typeof(Padded[]), typeof(List<TextHolder>),
            typeof(Dictionary<long, int>), typeof(DictionaryEntry),
        ];

        private readonly HashSet<string> _names =
            [.. s_types.SelectMany(static type => TypeFilterBuilder.Create().Include(type).Build().FilteredTypes.Append(type.AssemblyQualifiedName!))];

        public bool IsAllowed(string typeName) => _names.Contains(typeName);
    }
}
