namespace FastSer.Fuzz;

/// <summary>The kind of the declaration of a type.</summary>
internal enum TypeKind
{
    Class,
    Record,
    Struct,
    RecordStruct,
    Interface,
}
