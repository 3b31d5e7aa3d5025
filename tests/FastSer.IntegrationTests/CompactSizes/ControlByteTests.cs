namespace FastSer.IntegrationTests.CompactSizes;

/// <summary>Control bits are loaded as whole words where the input is long enough, and by their number where it ends.</summary>
public sealed partial class ControlByteTests
{
    private static readonly long[]?[] s_tails = [null, [], [1, 2, 3]];

    [Fact]
    public void EveryBitComesBackWhateverTheNumberOfControlBytes()
    {
        Check<Flags36>(5, static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<Flags36>(bytes),
            static (v, t) => v.Tail = t);
        Check<Flags44>(6, static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<Flags44>(bytes),
            static (v, t) => v.Tail = t);
        Check<Flags52>(7, static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<Flags52>(bytes),
            static (v, t) => v.Tail = t);
        Check<Flags63>(8, static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<Flags63>(bytes),
            static (v, t) => v.Tail = t);
        Check<Flags64>(9, static value => FastSerializer.Serialize(value), static bytes => FastSerializer.Deserialize<Flags64>(bytes),
            static (v, t) => v.Tail = t);
    }

    private static void Check<T>(int controlBytes, Func<T, byte[]> write, Func<byte[], T> read, Action<T, long[]?> setTail)
        where T : class, new()
    {
        var fields = typeof(T).GetFields().Where(static field => field.FieldType == typeof(bool)).ToArray();
        foreach (var tail in s_tails)
        {
            for (var set = 0; set < fields.Length; set++)
            {
                var value = new T();
                setTail(value, tail);
                fields[set].SetValue(value, true);

                var bytes = write(value);
                var copy = read(bytes);

                Assert.Equal(fields.Select(field => field.GetValue(value)), fields.Select(field => field.GetValue(copy)));
                Assert.Equal(bytes, write(copy));
                if (tail is null)
                {
                    Assert.Equal(controlBytes + 1, bytes.Length);
                }
            }
        }
    }
}
