using System.Reflection;
using NetSerializer;
using Wire = NetSerializer.Primitives;

namespace FastSer.Benchmarks.Rivals;

/// <summary>
/// The serializer that the source adds by hand, as NetSerializer has no arrays of several dimensions: three lengths, then
/// the elements, all as its own integers.
/// </summary>
internal sealed class ThreeDimensions : IStaticTypeSerializer
{
    public bool Handles(Type type) => type == typeof(int[,,]);

    public IEnumerable<Type> GetSubtypes(Type type) => [typeof(int)];

    public MethodInfo GetStaticWriter(Type type) => MethodOf(nameof(Write));

    public MethodInfo GetStaticReader(Type type) => MethodOf(nameof(Read));

    private static MethodInfo MethodOf(string name) =>
        typeof(ThreeDimensions).GetMethod(name, BindingFlags.Static | BindingFlags.NonPublic)!;

    private static void Write(Stream stream, int[,,]? array)
    {
        if (array is null)
        {
            Wire.WritePrimitive(stream, 0u);
            return;
        }

        Wire.WritePrimitive(stream, (uint)array.GetLength(0) + 1);
        Wire.WritePrimitive(stream, (uint)array.GetLength(1));
        Wire.WritePrimitive(stream, (uint)array.GetLength(2));
        for (var z = 0; z < array.GetLength(0); z++)
        {
            for (var y = 0; y < array.GetLength(1); y++)
            {
                for (var x = 0; x < array.GetLength(2); x++)
                    Wire.WritePrimitive(stream, array[z, y, x]);
            }
        }
    }

    private static void Read(Stream stream, out int[,,]? array)
    {
        Wire.ReadPrimitive(stream, out uint first);
        if (first == 0)
        {
            array = null;
            return;
        }

        Wire.ReadPrimitive(stream, out uint second);
        Wire.ReadPrimitive(stream, out uint third);
        array = new int[first - 1, second, third];
        for (var z = 0; z < array.GetLength(0); z++)
        {
            for (var y = 0; y < array.GetLength(1); y++)
            {
                for (var x = 0; x < array.GetLength(2); x++)
                    Wire.ReadPrimitive(stream, out array[z, y, x]);
            }
        }
    }
}
