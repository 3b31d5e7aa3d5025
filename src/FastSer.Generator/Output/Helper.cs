namespace FastSer.Generator.Output;

/// <summary>
/// The methods that write and read one composite type. A name has one text in an assembly: it ends with a hash of the text, unless
/// it alone says what the text is (<see cref="IHelperOwner{TSet}.HasPlainName"/>). Immutable and structurally equal all the way down.
/// </summary>
/// <param name="Name">What follows the verb in the names of the methods.</param>
/// <param name="Text">The methods.</param>
internal sealed record Helper(string Name, string Text)
{
    /// <summary>Stands in the text for the name until that is known.</summary>
    public const string Self = "\0";

    /// <summary>Well below what the compiler accepts as the name of a method.</summary>
    private const int MaximumBytes = 200;

    public static Helper Of<TSet>(IHelperOwner<TSet> type, string text)
    {
        var name = ShortName.Of(type.Name, MaximumBytes, type.HasPlainName ? null : text);
        return new Helper(name, text.Replace(Self, name));
    }
}
