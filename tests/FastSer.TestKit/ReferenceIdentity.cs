using System.Reflection;

namespace FastSer.TestKit;

/// <summary>Which objects keep their identity, as docs/wire-format.md says.</summary>
public static class ReferenceIdentity
{
    /// <summary>The class, a class or an interface that it derives from asks for it.</summary>
    public static bool IsKept(Type type)
    {
        if (type.IsValueType)
        {
            return false;
        }

        for (var level = type; level is not null; level = level.BaseType)
        {
            if (Asks(level))
            {
                return true;
            }
        }

        return type.GetInterfaces().Any(Asks);
    }

    private static bool Asks(Type type) => type.GetCustomAttribute<FastSerTypeAttribute>(inherit: false) is { References: true };
}
