using System.Globalization;
using System.Reflection;

namespace FastSer.Generator.Tests.Versions;

/// <summary>The loaded versions of one side of a batch.</summary>
internal sealed class VersionProgram(Assembly assembly)
{
    public byte[] Write(int pair, FastSerializerOptions? options = null) => (byte[])Call(pair, "Write", options);

    /// <summary>The members of the written value, by name.</summary>
    public Dictionary<string, string> Written(int pair) => Parse((string)Call(pair, "Written"));

    /// <summary>The members of the value that is read, by name; null where reading throws.</summary>
    public Dictionary<string, string>? Read(int pair, byte[] data, out FastSerErrorCode? error, FastSerializerOptions? options = null)
    {
        try
        {
            error = null;
            return Parse((string)Call(pair, "Read", data, options));
        }
        catch (FastSerException exception)
        {
            error = exception.Code;
            return null;
        }
        catch (NullReferenceException)
        {
            // What was written is null for the new version.
            error = null;
            return new Dictionary<string, string> { ["value"] = "null" };
        }
    }

    private object Call(int pair, string method, params object?[] arguments) =>
        assembly.GetType(string.Create(CultureInfo.InvariantCulture, $"P{pair}.Calls"), throwOnError: true)!
            .GetMethod(method)!.Invoke(null, BindingFlags.DoNotWrapExceptions, binder: null, arguments, culture: null)!;

    private static Dictionary<string, string> Parse(string dump) => dump.Split(';', StringSplitOptions.RemoveEmptyEntries)
        .Select(static item => item.Split('=', 2)).ToDictionary(static item => item[0], static item => item[1]);
}
