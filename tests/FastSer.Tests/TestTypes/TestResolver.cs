using System.Runtime.CompilerServices;
using FastSer.CompilerServices;

namespace FastSer.Tests.TestTypes;

/// <summary>What the generator would emit once for this assembly.</summary>
internal sealed class TestResolver : FastSerResolver
{
    [ModuleInitializer]
    [System.Diagnostics.CodeAnalysis.SuppressMessage("Usage", "CA2255", Justification = "Stands for generated code.")]
    internal static void Register() => Add(new TestResolver());

    public override object? Resolve(Type type)
    {
        if (type == typeof(Poco))
        {
            return new SerializableFormatter<Poco>();
        }

        if (type == typeof(Node))
        {
            return new SerializableFormatter<Node>();
        }

        if (type == typeof(Ledger))
        {
            return new SerializableFormatter<Ledger>();
        }

        if (type == typeof(DayOfWeek))
        {
            return new ScalarFormatter<DayOfWeek>();
        }

        if (type == typeof(IntAndDate[]))
        {
            return new ValueArrayFormatter<IntAndDate>();
        }

        if (type == typeof(List<IntAndDate>))
        {
            return new ValueListFormatter<IntAndDate>();
        }

        return ResolveStruct(type);
    }

    private static object? ResolveStruct(Type type)
    {
        if (type == typeof(IntAndDate))
        {
            return new ValueFormatter<IntAndDate>();
        }

        if (type == typeof(DatePair))
        {
            return new ValueFormatter<DatePair>();
        }

        if (type == typeof(WriteOnlyPair))
        {
            return new ValueFormatter<WriteOnlyPair>();
        }

        return type == typeof(LargeWithGap) ? new ValueFormatter<LargeWithGap>() : null;
    }
}
