#pragma warning disable CA2263 // The calls by a Type are what is tested.
#if NET9_0_OR_GREATER
using System.IO.Pipelines;
#endif

namespace FastSer.TestKit.Operations;

/// <summary>An input, of a value whose type only a <see cref="Type"/> tells.</summary>
internal sealed class FromType(FromTypeKind kind) : InputOperation($"by a Type from {kind}")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin) => (T)(kind switch
    {
        FromTypeKind.Span => FastSerializer.Deserialize(typeof(T), bytes.AsSpan(), origin.Options),
        FromTypeKind.Segments => FastSerializer.Deserialize(typeof(T), Cuts.Random(bytes, origin.Random, 7), origin.Options),
        FromTypeKind.Stream => FastSerializer.Deserialize(new TrickleStream(bytes, origin.Random, 7), typeof(T), origin.Options),
        FromTypeKind.StreamAsync => Pump.Wait(() => FastSerializer.DeserializeAsync(
            new TrickleStream(bytes, origin.Random, 7), typeof(T), origin.Options)),
#if NET9_0_OR_GREATER
        FromTypeKind.Pipe => Pump.Wait(() => FastSerializer.DeserializeAsync(
            PipeReader.Create(Cuts.Random(bytes, origin.Random, 7)), typeof(T), origin.Options)),
#endif
        _ => throw new NotSupportedException($"{kind} is not read here."),
    })!;
}
