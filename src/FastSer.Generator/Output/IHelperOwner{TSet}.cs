namespace FastSer.Generator.Output;

/// <summary>A type whose values are written and read by helpers.</summary>
/// <typeparam name="TSet">The set of helpers that the text of a helper is made with.</typeparam>
internal interface IHelperOwner<in TSet>
{
    /// <summary>Gets the part that the type adds to the name of a helper.</summary>
    string Name { get; }

    /// <summary>Gets whether the name alone says how it is written: no other type has that name, and none is written differently under it.</summary>
    bool HasPlainName { get; }

    /// <summary>Gets whether its code names something that not all code of the assembly can name.</summary>
    bool IsHidden { get; }

    /// <summary>Emits the methods that write and read values.</summary>
    void EmitHelpers(SourceWriter source, TSet helpers);
}
