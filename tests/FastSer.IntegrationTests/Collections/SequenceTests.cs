using System.Buffers.Binary;
using System.Collections;

namespace FastSer.IntegrationTests.Collections;

/// <summary>
/// The bytes of an array or a list are a header and the bytes of its elements, whichever of the runtime's code paths
/// writes and reads them. The lengths pass every block and tail of the vector code.
/// </summary>
public sealed class SequenceTests
{
    private const int MaxLength = 70;

    [Theory]
    [ClassData(typeof(AllFamilies))]
    public void ArrayIsItsHeaderAndItsElements(string name)
    {
        var family = AllFamilies.Get(name);
        CheckEveryLength(family, family.Array, static items => items);
    }

    [Theory]
    [ClassData(typeof(AllFamilies))]
    public void ListIsItsHeaderAndItsElements(string name)
    {
        var family = AllFamilies.Get(name);
        CheckEveryLength(family, family.List, items => Activator.CreateInstance(family.List.Type, items)!);
    }

    private static void CheckEveryLength(SequenceFamily family, TestCase sequence, Func<Array, object> make)
    {
        for (var length = 0; length <= MaxLength; length++)
        {
            var items = RandomItems(family.Element.Type, length);
            var value = make(items);
            var elements = items.Cast<object?>().SelectMany(i => family.Element.Serialize(i));
            var expected = Header(length).Concat(elements).ToArray();

            var bytes = sequence.Serialize(value);

            Assert.Equal(expected, bytes);
            Differences.AssertNone(value, sequence.Deserialize(bytes), $"{sequence.Name} of {length}");
        }
    }

    private static Array RandomItems(Type type, int length)
    {
        var generator = new ValueGenerator(length);
        var items = Array.CreateInstance(type, length);
        for (var i = 0; i < length; i++)
        {
            ((IList)items)[i] = generator.Create(type);
        }

        return items;
    }

    private static byte[] Header(int count)
    {
        if (count + 1 < 255)
        {
            return [(byte)(count + 1)];
        }

        var header = new byte[5];
        header[0] = 255;
        BinaryPrimitives.WriteInt32LittleEndian(header.AsSpan(1), count + 1);
        return header;
    }
}
