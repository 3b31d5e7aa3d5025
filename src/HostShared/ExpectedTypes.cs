using System.Diagnostics.CodeAnalysis;

namespace FastSer.Hosts;

/// <summary>
/// Finds the type that the receiver of an object may expect where no declared type is known: the bytes of a case of a union, or of a derived class,
/// differ from those of the union or base class. This file is compiled into each package that needs it.
/// </summary>
internal static class ExpectedTypes
{
    /// <summary>A base class or interface that a serializer is known of; null if an object can only be written as what it is.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "Controllers and hubs run neither trimmed nor compiled ahead of time.")]
    public static Type? FindBase(Type type)
    {
        for (var parent = type.BaseType; parent is not null && parent != typeof(object) && parent != typeof(ValueType); parent = parent.BaseType)
        {
            if (FastSerializer.CanSerialize(parent))
            {
                return parent;
            }
        }

        // The interfaces of collections have the bytes of the collections.
        return IsOfSystem(type) ? null : type.GetInterfaces().FirstOrDefault(static contract => !IsOfSystem(contract) && FastSerializer.CanSerialize(contract));
    }

    private static bool IsOfSystem(Type type) => type.Namespace is "System" || type.Namespace?.StartsWith("System.", StringComparison.Ordinal) == true;
}
