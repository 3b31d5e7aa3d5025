using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>The resolver as the generator would emit it once for this assembly.</summary>
internal sealed class TestResolver : FastSerResolver
{
    [ModuleInitializer]
    [System.Diagnostics.CodeAnalysis.SuppressMessage("Usage", "CA2255", Justification = "Stands for generated code.")]
    internal static void Register() => Add(new TestResolver());

    public override object? Resolve(Type type)
    {
        if (type == typeof(Poco))
        {
            return new SerializableSerializer<Poco>();
        }

        if (type == typeof(Node))
        {
            return new SerializableSerializer<Node>();
        }

        if (type == typeof(Ledger))
        {
            return new SerializableSerializer<Ledger>();
        }

        if (type == typeof(DayOfWeek))
        {
            return new ScalarSerializer<DayOfWeek>();
        }

        if (type == typeof(IntAndDate[]))
        {
            return new ValueArraySerializer<IntAndDate>();
        }

        if (type == typeof(List<IntAndDate>))
        {
            return new ValueListSerializer<IntAndDate>();
        }

        return ResolveStruct(type);
    }

    private static object? ResolveStruct(Type type)
    {
        if (type == typeof(IntAndDate))
        {
            return new ValueSerializer<IntAndDate>();
        }

        if (type == typeof(DatePair))
        {
            return new ValueSerializer<DatePair>();
        }

        if (type == typeof(WriteOnlyPair))
        {
            return new ValueSerializer<WriteOnlyPair>();
        }

        return type == typeof(LargeWithGap) ? new ValueSerializer<LargeWithGap>() : null;
    }
}
