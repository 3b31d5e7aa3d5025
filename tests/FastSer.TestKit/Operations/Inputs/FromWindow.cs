using FastSer.CompilerServices;
using FastSer.Serializers;
using FastSer.Windows;

namespace FastSer.TestKit.Operations;

/// <summary>A small window over the input; what cannot be read through it is read as a whole.</summary>
internal sealed class FromWindow() : InputOperation("through a window")
{
    protected override T Read<T>(byte[] bytes, Sample<T> origin)
    {
        var serializer = SerializerCache<T>.Instance.For(origin.Options);
        using var window = new SequenceWindow(Cuts.Random(bytes, origin.Random, 40), bufferSize: 1 << origin.Random.Next(9));
        return serializer.TryParse(window, origin.Options, out var value) ? value : serializer.Parse(bytes, origin.Options);
    }
}
