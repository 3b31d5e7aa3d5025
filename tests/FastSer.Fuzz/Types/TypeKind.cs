namespace FastSer.Fuzz;

/// <summary>What a type is declared as.</summary>
internal enum TypeKind
{
    Class,
    Record,
    Struct,
    RecordStruct,
    Interface,
}
