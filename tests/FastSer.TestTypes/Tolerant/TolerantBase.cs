namespace FastSer.TestTypes;

/// <summary>Keys are shared with the types that derive from this one.</summary>
[FastSerType(View = true, Format = WireFormat.Tolerant)]
public partial class TolerantBase
{
    /// <summary>A member of the base.</summary>
    [FastSerMember(0)]
    public string? Name { get; set; }

    [FastSerMember(1)]
    [FastSerInclude]
    private int _secret;

    /// <summary>Makes an object with a secret.</summary>
    /// <typeparam name="T">The type.</typeparam>
    /// <param name="secret">The secret.</param>
    /// <param name="target">The object.</param>
    /// <returns>The object.</returns>
    public static T WithSecret<T>(T target, int secret)
        where T : TolerantBase
    {
        target._secret = secret;
        return target;
    }
}
