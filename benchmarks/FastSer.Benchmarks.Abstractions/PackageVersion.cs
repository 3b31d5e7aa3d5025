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
        // What follows names the commit: "1.0.0+abc" or "1.0.0. Commit Hash: abc".
        var end = text.AsSpan().IndexOfAny('+', ' ');
        return (end < 0 ? text : text[..end]).TrimEnd('.');
    }
}
