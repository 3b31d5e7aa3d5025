using System.Reflection;

namespace FastSer.Benchmarks;

/// <summary>The version of the assembly that a type comes from, as its package states it.</summary>
public static class PackageVersion
{
    public static string Of(Type type)
    {
        var text = type.Assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>()?.InformationalVersion
            ?? type.Assembly.GetName().Version?.ToString()
            ?? "unknown version";
        var commit = text.IndexOf('+', StringComparison.Ordinal);
        return commit < 0 ? text : text[..commit];
    }
}
