using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>What the generator would emit once for this assembly.</summary>
internal sealed class TestResolver : FastSerResolver
{
    [ModuleInitializer]
    [System.Diagnostics.CodeAnalysis.SuppressMessage("Usage", "CA2255", Justification = "Stands for generated code.")]
    internal static void Register() => Add(new TestResolver());

    public override object? FindPart(Type type) => new Part();

    private sealed class Part :
        ISerializerFactory<Poco>,
        ISerializerFactory<Node>,
        ISerializerFactory<Ledger>,
        ISerializerFactory<DayOfWeek>,
        ISerializerFactory<IntAndDate[]>,
        ISerializerFactory<List<IntAndDate>>,
        ISerializerFactory<IntAndDate>,
        ISerializerFactory<DatePair>,
        ISerializerFactory<WriteOnlyPair>,
        ISerializerFactory<LargeWithGap>
    {
        TypeSerializer<Poco> ISerializerFactory<Poco>.Create() => new SerializableSerializer<Poco>();

        TypeSerializer<Node> ISerializerFactory<Node>.Create() => new SerializableSerializer<Node>();

        TypeSerializer<Ledger> ISerializerFactory<Ledger>.Create() => new SerializableSerializer<Ledger>();

        TypeSerializer<DayOfWeek> ISerializerFactory<DayOfWeek>.Create() => new ScalarSerializer<DayOfWeek>();

        TypeSerializer<IntAndDate[]> ISerializerFactory<IntAndDate[]>.Create() => new ValueArraySerializer<IntAndDate>();

        TypeSerializer<List<IntAndDate>> ISerializerFactory<List<IntAndDate>>.Create() => new ValueListSerializer<IntAndDate>();

        TypeSerializer<IntAndDate> ISerializerFactory<IntAndDate>.Create() => new ValueSerializer<IntAndDate>();

        TypeSerializer<DatePair> ISerializerFactory<DatePair>.Create() => new ValueSerializer<DatePair>();

        TypeSerializer<WriteOnlyPair> ISerializerFactory<WriteOnlyPair>.Create() => new ValueSerializer<WriteOnlyPair>();

        TypeSerializer<LargeWithGap> ISerializerFactory<LargeWithGap>.Create() => new ValueSerializer<LargeWithGap>();
    }
}
