namespace FastSer.Generator.Objects;

/// <summary>The mask of a Tolerant type's own version: seven keys a byte, and a set bit behind the last key.</summary>
internal sealed class MaskModel(EquatableArray<KeyModel> keys)
{
    private const int KeysPerByte = 7;
    private const int More = 0x80;

    /// <summary>Bytes of the mask.</summary>
    public int Size { get; } = (keys.Count / KeysPerByte) + 1;

    public static int ByteOf(int key) => key / KeysPerByte;

    public static int BitOf(int key) => 1 << (key % KeysPerByte);

    /// <summary>The bits of a byte that are set in every value of this version.</summary>
    public int Certain(int index) => Own(index) | (index == Size - 1 ? BitOf(keys.Count) : More);

    /// <summary>Those of members alone.</summary>
    public int Own(int index) => Collect(index, static key => !key.IsRetired && !key.IsNullable);

    /// <summary>The bits of a byte that are the same in every value of this version: all but those of nullable members.</summary>
    public int Constant(int index) => 0xFF & ~Collect(index, static key => !key.IsRetired && key.IsNullable);

    private int Collect(int index, Func<KeyModel, bool> isWanted)
    {
        var bits = 0;
        for (var key = index * KeysPerByte; key < Math.Min(keys.Count, (index + 1) * KeysPerByte); key++)
        {
            bits |= isWanted(keys[key]) ? BitOf(key) : 0;
        }

        return bits;
    }
}
