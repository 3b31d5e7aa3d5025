using System.Reflection;
using FastSer.ReferenceCodec;

namespace FastSer.TestKit;

/// <summary>The formatters and surrogates whose bytes can be known without them.</summary>
internal static class Extensions
{
    /// <summary>A formatter says by this method which value of a type of docs/wire-format.md has its bytes.</summary>
    private const string ModelMethod = "ToModel";

    /// <summary>Returns whether what the formatter writes can be known.</summary>
    public static bool IsKnown(FastSerFormatterAttribute formatter) => MethodOf(formatter.Formatter) is not null;

    /// <summary>The annotated type that stands for a type in its own assembly.</summary>
    public static Type? SurrogateOf(Type type) =>
        type.Assembly.GetCustomAttributes<FastSerSurrogateAttribute>().FirstOrDefault(surrogate => surrogate.External == type)?.Surrogate;

    public static ExtensionSchema OfFormatter(Type type, FastSerFormatterAttribute formatter, Func<Type, Schema> build)
    {
        var method = MethodOf(formatter.Formatter)
            ?? throw new NotSupportedException($"{type}: what {formatter.Formatter} writes is its own.");
        var schema = new ExtensionSchema(build(method.ReturnType)) { HasPresence = HasNull(type) };
        ClrTypes.SetItem(schema, value => method.Invoke(null, [value])!);
        return schema;
    }

    public static ExtensionSchema OfSurrogate(Type type, Type surrogate, Func<Type, Schema> build)
    {
        var schema = new ExtensionSchema(build(surrogate))
        {
            HasPresence = HasNull(type) && !HasNull(surrogate),
            IsNeverNull = !HasNull(type) && HasNull(surrogate),
        };
        var from = surrogate.GetMethod("From", BindingFlags.Public | BindingFlags.Static)!;
        ClrTypes.SetItem(schema, value => from.Invoke(null, [value])!);
        return schema;
    }

    private static MethodInfo? MethodOf(Type formatter) => formatter.GetMethod(ModelMethod, BindingFlags.Public | BindingFlags.Static);

    private static bool HasNull(Type type) => !type.IsValueType || Nullable.GetUnderlyingType(type) is not null;
}
