namespace FastSer.MatrixTests;

/// <summary>Methods that compiled source text calls.</summary>
public static class Items
{
    public static T[] Repeat<T>(T[] items, int count)
    {
        var repeated = new T[count];
        for (var i = 0; i < count; i++)
        {
            repeated[i] = items[i % items.Length];
        }

        return repeated;
    }
}
