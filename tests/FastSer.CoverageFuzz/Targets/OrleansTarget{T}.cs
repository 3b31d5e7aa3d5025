using System.Diagnostics;
using FastSer.Orleans;
using Microsoft.Extensions.DependencyInjection;
using Orleans.Serialization;

namespace FastSer.CoverageFuzz.Targets;

/// <summary>
/// Reads messages of Orleans that hold a value of FastSer. Orleans has exceptions of several types for messages that it cannot read itself; FastSer
/// throws its own, and that of Orleans for a field of another form. OverflowException is that of Orleans for a length above 32 bits, from a method that
/// is compiled into its callers.
/// </summary>
/// <param name="samples">The values of valid messages.</param>
internal sealed class OrleansTarget<T>(IReadOnlyList<T> samples) : IFuzzTarget
{
    private readonly Serializer _serializer = new ServiceCollection().AddSerializer(static builder => builder.AddFastSer()).BuildServiceProvider()
        .GetRequiredService<Serializer>();

    public string Name => $"Orleans message: {typeof(T).Name}";

    public IEnumerable<byte[]> CreateSeeds() => samples.Select(value => _serializer.SerializeToArray(value));

    public void Run(byte[] input)
    {
        T? value;
        try
        {
            value = _serializer.Deserialize<T>(input);
        }
        catch (Exception exception) when (exception is FastSerException or SerializerException or OverflowException || IsOfOrleans(exception))
        {
            return;
        }

        var bytes = _serializer.SerializeToArray(value);
        OperationException.ThrowIfDifferent(bytes, _serializer.SerializeToArray(_serializer.Deserialize<T>(bytes)));
    }

    /// <summary>Returns whether the code that threw, or had .NET throw, is that of Orleans.</summary>
    private static bool IsOfOrleans(Exception exception) => new StackTrace(exception).GetFrames()
        .Select(static frame => frame.GetMethod()!.Module.Assembly.GetName().Name!)
        .First(static name => !name.StartsWith("System.", StringComparison.Ordinal)) == typeof(Serializer).Assembly.GetName().Name;
}
