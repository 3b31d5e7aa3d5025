namespace FastSer.Generator.Wire;

/// <summary>The type of a key that no version of the type has a member of: nothing of it is written or read.</summary>
internal sealed record ReservedType : WireType
{
    public const string Text = "Reserved";

    public static ReservedType Instance { get; } = new() { FullName = "byte", Name = Text };

    /// <summary>The type of a key that derived types have. A lock does not record it: new derived types may come.</summary>
    public static ReservedType OfDerived { get; } = new() { FullName = "byte", Name = "Derived" };

    /// <summary>A place in the list, at which no walk arrives: a mask with its bit is refused before.</summary>
    public override string Shape => Names.Shape + ".Byte";

    public override string LockText => Text;
}
