namespace FastSer.Tool.Schemas;

/// <summary>A difference between two versions of a type.</summary>
/// <param name="TypeName">The name of the type in the new schema, or in the old one if it is missing there.</param>
/// <param name="Broken">The readers that fail, or get wrong values.</param>
/// <param name="Text">The cause.</param>
internal sealed record SchemaDifference(string TypeName, Readers Broken, string Text);

/// <summary>Readers of data of another version.</summary>
[Flags]
internal enum Readers
{
    /// <summary>No reader.</summary>
    None = 0,

    /// <summary>The new program, which reads data of the old one.</summary>
    New = 1,

    /// <summary>The old program, which reads data of the new one.</summary>
    Old = 2,

    /// <summary>Both.</summary>
    Both = New | Old,
}
