using FastSer.Hosts;

namespace FastSer.AspNetCore;

/// <summary>Advice for data that may have been written as another type: clients often send one of the types of a union in place of the union.</summary>
internal static class TypeAdvice
{
    /// <summary>A sentence for the sender of invalid data; empty if the declared type and no other one was probably meant.</summary>
    public static string For(Type declared)
    {
        var other = IsUnion(declared) ? "one of its types" : ExpectedTypes.FindBase(declared) is { } union ? $"'{union.Name}'" : null;
        return other is null ? ""
            : $" The endpoint declares the type '{declared.Name}', whose bytes differ from those of {other}. The client must name the declared type: "
                + $"PostAsFastSerAsync<{declared.Name}>(...).";
    }

    private static bool IsUnion(Type type) => type.IsDefined(typeof(FastSerUnionAttribute), inherit: false)
        || (type.IsAbstract && type.Namespace?.StartsWith("System", StringComparison.Ordinal) != true);
}
